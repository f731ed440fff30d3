import Dispatch
import Synchronization

/// Runs tasks on a few threads of its own with low priority.
///
/// Work that nobody waits for must not use the threads that requests and browsers need.
final class BackgroundExecutor: TaskExecutor {
  private struct State {
    var jobs: [UnownedJob] = []
    var isStopped = false
  }

  private let state = Mutex(State())
  /// Counts jobs, and the threads that may end.
  private let work = DispatchSemaphore(value: 0)
  private let threads: Int

  /// - Parameters:
  ///   - threads: The number of tasks that run at once.
  ///   - niceness: The niceness of the threads, in 0...19.
  init(threads: Int, niceness: Int32) {
    self.threads = max(1, threads)
    for number in 0..<self.threads {
      WorkerThread.start("background \(number)") { [weak self] in
        WorkerThread.yield(niceness)
        while let job = self?.next() {
          guard let self else { return }
          unsafe job.runSynchronously(on: asUnownedTaskExecutor())
        }
      }
    }
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    state.withLock { $0.jobs.append(job) }
    work.signal()
  }

  /// Lets the threads end after the enqueued jobs.
  func stop() {
    state.withLock { $0.isStopped = true }
    for _ in 0..<threads { work.signal() }
  }

  /// Waits for the next job; nil after ``stop()``.
  private func next() -> UnownedJob? {
    while true {
      work.wait()
      let (job, isStopped) = state.withLock { state in
        (state.jobs.isEmpty ? nil : state.jobs.removeFirst(), state.isStopped)
      }
      if let job { return job }
      if isStopped { return nil }
    }
  }
}
