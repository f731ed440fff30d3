import Dispatch
import CLibrary

// The main thread waits; an asynchronous `main` would give it to the dispatcher, which valgrind
// cannot follow when it counts the instructions of a build. All signals are unblocked, because the
// parent process may have blocked some.
var signals = sigset_t()
unsafe sigemptyset(&signals)
unsafe pthread_sigmask(SIG_SETMASK, &signals, nil)

let isDone = DispatchSemaphore(value: 0)
Task.detached {
  await HigNotes.start()
  isDone.signal()
}
isDone.wait()
