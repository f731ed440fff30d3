// Lets a program that has the Swift runtime in itself start where no /proc is mounted.
//
// There the runtime neither finds the program's words nor its own folder, in which it looks for what prints a
// backtrace, and ends the program before it begins. So it is told both before it looks.
#ifdef __linux__
#include <stdbool.h>
#include <stdlib.h>
#include <unistd.h>

void _swift_stdlib_overrideUnsafeArgvArgc(char **words, int count);

// Looked up once, so that it says the same for as long as the program runs.
static bool has_proc;

// The C library passes the program's words to what runs before main; 101 is the first place that programs may take.
__attribute__((constructor(101))) static void start(int count, char **words) {
  has_proc = access("/proc/self/exe", F_OK) == 0;
  if (has_proc) return;
  setenv("SWIFT_BACKTRACE", "enable=no,swift-backtrace=/-", 1);
  _swift_stdlib_overrideUnsafeArgvArgc(words, count);
}

// Dispatch looks into /proc once a second for what its threads do, so as to start more where some wait for the disk, and
// ends the program where it cannot. `.github/dist/build` has the linker put these before its own functions, which other
// builds do not have.
void __real__dispatch_workq_worker_register(void *queue) __attribute__((weak));
void __real__dispatch_workq_worker_unregister(void *queue) __attribute__((weak));

void __wrap__dispatch_workq_worker_register(void *queue) {
  if (has_proc && __real__dispatch_workq_worker_register) __real__dispatch_workq_worker_register(queue);
}

void __wrap__dispatch_workq_worker_unregister(void *queue) {
  if (has_proc && __real__dispatch_workq_worker_unregister) __real__dispatch_workq_worker_unregister(queue);
}
#endif
