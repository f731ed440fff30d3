// Tells ThreadSanitizer about a hand-over that it cannot see: if threads contend for a Mutex of Swift's
// Synchronization, the kernel passes it on, which would be reported as a race each time. This library
// is preloaded; it has no effect on programs without the sanitizer.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdint.h>

#define SWIFT __attribute__((swiftcall))
#define SELF __attribute__((swift_context)) void *self
#define LOCK "$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF"
#define UNLOCK "$s15Synchronization12_MutexHandleV11_unlockSlowyyF"

__attribute__((weak)) void __tsan_acquire(void *);
__attribute__((weak)) void __tsan_release(void *);

SWIFT void lock_slow(uint32_t thread, SELF) __asm__(LOCK);
SWIFT void lock_slow(uint32_t thread, SELF) {
  static SWIFT void (*original)(uint32_t, SELF);
  if (!original) original = dlsym(RTLD_NEXT, LOCK);
  original(thread, self);
  if (__tsan_acquire) __tsan_acquire(self);
}

SWIFT void unlock_slow(SELF) __asm__(UNLOCK);
SWIFT void unlock_slow(SELF) {
  static SWIFT void (*original)(SELF);
  if (!original) original = dlsym(RTLD_NEXT, UNLOCK);
  if (__tsan_release) __tsan_release(self);
  original(self);
}
