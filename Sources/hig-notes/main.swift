import Dispatch

// The main thread waits instead of being given up to the dispatcher, as an asynchronous `main`
// does: valgrind, which counts the instructions of a build, cannot follow that.
let isDone = DispatchSemaphore(value: 0)
Task.detached {
  await HigNotes.start()
  isDone.signal()
}
isDone.wait()
