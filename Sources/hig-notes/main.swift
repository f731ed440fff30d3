import Dispatch
import Foundation

// The main thread waits instead of being given up to the dispatcher, as an asynchronous `main`
// does: valgrind, which counts the instructions of a build, cannot follow that. It takes all signals,
// also where the program that started this one had blocked some.
var signals = sigset_t()
unsafe sigemptyset(&signals)
unsafe pthread_sigmask(SIG_SETMASK, &signals, nil)

let isDone = DispatchSemaphore(value: 0)
Task.detached {
  await HigNotes.start()
  isDone.signal()
}
isDone.wait()
