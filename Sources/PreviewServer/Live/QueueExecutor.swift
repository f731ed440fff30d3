import Dispatch

/// Runs tasks on a queue of its own.
///
/// The shared pool has one thread for each processor, and reading thousands of notes takes all of
/// them; a request must not wait for that.
final class QueueExecutor: TaskExecutor {
  private let queue: DispatchQueue

  init(_ label: String) { queue = DispatchQueue(label: label, qos: .userInteractive) }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let executor = unsafe asUnownedTaskExecutor()
    queue.async { unsafe job.runSynchronously(on: executor) }
  }
}
