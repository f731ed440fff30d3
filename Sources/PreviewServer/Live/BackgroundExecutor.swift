import Foundation
import Glibc
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
  private let condition = NSCondition()

  /// - Parameters:
  ///   - threads: The number of tasks that run at once.
  ///   - niceness: The niceness of the threads, in 0...19.
  init(threads: Int, niceness: Int32) {
    for number in 0..<max(1, threads) {
      let thread = Thread { [weak self] in
        setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, niceness)
        while let job = self?.next() {
          guard let self else { return }
          unsafe job.runSynchronously(on: asUnownedTaskExecutor())
        }
      }
      thread.name = "background \(number)"
      thread.stackSize = 8 << 20
      thread.start()
    }
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    state.withLock { $0.jobs.append(job) }
    condition.lock()
    condition.signal()
    condition.unlock()
  }

  /// Lets the threads end after the enqueued jobs.
  func stop() {
    state.withLock { $0.isStopped = true }
    condition.lock()
    condition.broadcast()
    condition.unlock()
  }

  /// Waits for the next job; nil after ``stop()``.
  private func next() -> UnownedJob? {
    condition.lock()
    defer { condition.unlock() }
    while true {
      let (job, isStopped) = state.withLock { state in
        (state.jobs.isEmpty ? nil : state.jobs.removeFirst(), state.isStopped)
      }
      if let job { return job }
      if isStopped { return nil }
      condition.wait()
    }
  }
}
