// What the systems offer to C programs under different names, and what Swift's modules of their headers lack.
//
// Each function and constant is the same on every system for those who call it, so that no caller asks which one it is.
#include <sys/xattr.h>

#ifdef __linux__
#include <sys/auxv.h>

// <fcntl.h>, <pthread.h> and <stdio.h> declare these only with _GNU_SOURCE, without which that module is built.
int pthread_setname_np(unsigned long, const char *);
int renameat2(int, const char *, int, const char *, unsigned);
long syscall(long, ...);

// Names a file or folder for further calls without touching it, whatever it is (O_PATH).
static const int platform_look = 010000000;
// Makes a file without a name (O_TMPFILE); 0 where there are none.
static inline int platform_unnamed_file(void) { return 020000000; }

// openat2 (Linux 5.6) has no function in the C library. `flags` are those of open; no step of the path may be a symbolic
// link. Returns -1 and sets `errno` on failure.
static inline int platform_open_without_links(int folder, const char *_Nonnull path, int flags) {
  const struct {
    unsigned long long flags, mode, resolve;
  } how = {(unsigned)flags, 0, 0x04 /* RESOLVE_NO_SYMLINKS */};
  return (int)syscall(437, folder, path, &how, sizeof how);
}

// Renames a file unless the new name exists. EINVAL, ENOSYS and ENOTSUP say that the disk cannot do that in one step.
static inline int platform_rename_new(
    int folder, const char *_Nonnull name, int other, const char *_Nonnull new_name) {
  return renameat2(folder, name, other, new_name, 1 /* RENAME_NOREPLACE */);
}

static inline ssize_t platform_attribute(int file, const char *_Nonnull name, void *_Nullable bytes, size_t size) {
  return fgetxattr(file, name, bytes, size);
}
static inline int platform_set_attribute(int file, const char *_Nonnull name, const void *_Nullable bytes, size_t size) {
  return fsetxattr(file, name, bytes, size, 0);
}
static inline int platform_remove_attribute(int file, const char *_Nonnull name) { return fremovexattr(file, name); }
static inline ssize_t platform_attributes(int file, char *_Nullable names, size_t size) {
  return flistxattr(file, names, size);
}

// What the kernel was asked to start, as it was asked.
static inline const char *_Nullable linux_program_name(void) { return (const char *)getauxval(AT_EXECFN); }

extern char **environ;
#else
#include <crt_externs.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>

// O_EVTONLY needs no more than the right to read, and does not wait for the other end of a pipe.
static const int platform_look = O_EVTONLY | O_NONBLOCK;
static inline int platform_unnamed_file(void) { return 0; }

static inline int platform_open_without_links(int folder, const char *_Nonnull path, int flags) {
  errno = ENOSYS;
  return -1;
}

static inline int platform_rename_new(
    int folder, const char *_Nonnull name, int other, const char *_Nonnull new_name) {
  return renameatx_np(folder, name, other, new_name, RENAME_EXCL);
}

static inline ssize_t platform_attribute(int file, const char *_Nonnull name, void *_Nullable bytes, size_t size) {
  return fgetxattr(file, name, bytes, size, 0, 0);
}
static inline int platform_set_attribute(int file, const char *_Nonnull name, const void *_Nullable bytes, size_t size) {
  return fsetxattr(file, name, bytes, size, 0, 0);
}
static inline int platform_remove_attribute(int file, const char *_Nonnull name) { return fremovexattr(file, name, 0); }
static inline ssize_t platform_attributes(int file, char *_Nullable names, size_t size) {
  return flistxattr(file, names, size, 0);
}

#define environ (*_NSGetEnviron())
#endif

// Swift takes `environ` for a variable that any thread may change.
static inline char *_Nullable *_Nullable system_environment(void) { return environ; }
