// Linux functions that Swift's Glibc module lacks.
#include <sys/xattr.h>

// <fcntl.h> and <stdio.h> declare these only with _GNU_SOURCE, without which that module is built.
static const int linux_tmpfile = 020000000;
static const unsigned linux_rename_noreplace = 1;
int renameat2(int, const char *, int, const char *, unsigned);

// openat2 (Linux 5.6) has no function in the C library. `flags` are those of open; no step of the path may be a symbolic
// link. Returns -1 and sets `errno` on failure.
long syscall(long, ...);
static inline int linux_open_without_links(int folder, const char *path, int flags) {
  const struct {
    unsigned long long flags, mode, resolve;
  } how = {(unsigned)flags, 0, 0x04 /* RESOLVE_NO_SYMLINKS */};
  return (int)syscall(437, folder, path, &how, sizeof how);
}
