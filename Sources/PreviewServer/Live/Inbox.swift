import Dispatch
import Synchronization

/// Collects changes until they are taken.
final class Inbox: Sendable {
  private struct State {
    var changes: [ChangeSet] = []
    var isClosed = false
    var waiter: (number: Int, resume: CheckedContinuation<Void, Never>)?
    var lastNumber = 0
  }

  private let state = Mutex(State())

  var isEmpty: Bool { state.withLock { $0.changes.isEmpty && !$0.isClosed } }

  var isClosed: Bool { state.withLock { $0.isClosed } }

  func add(_ changes: ChangeSet) { wake { $0.changes.append(changes) } }

  /// Ends ``wait(atMost:)`` without a change.
  func nudge() { wake { _ in } }

  /// Marks the end of the changes.
  func close() { wake { $0.isClosed = true } }

  /// Removes and returns everything collected, as one change; nil if there is nothing.
  func take() -> ChangeSet? {
    state.withLock { state in
      guard var all = state.changes.first else { return nil }
      for changes in state.changes.dropFirst() {
        all.files.formUnion(changes.files)
        all.isWhole = all.isWhole || changes.isWhole
      }
      state.changes = []
      return all
    }
  }

  /// Waits until there is a change or `time` is over; for one caller at a time.
  func wait(atMost time: DispatchTimeInterval? = nil) async {
    await withCheckedContinuation { continuation in
      let number = state.withLock { state -> Int? in
        guard state.changes.isEmpty, !state.isClosed else { return nil }
        state.lastNumber += 1
        state.waiter = (state.lastNumber, continuation)
        return state.lastNumber
      }
      guard let number else { return continuation.resume() }
      guard let time else { return }
      DispatchQueue.global(qos: .userInitiated).asyncAfter(deadline: .now() + time) { [self] in
        let waiter = state.withLock { state in
          defer { if state.waiter?.number == number { state.waiter = nil } }
          return state.waiter?.number == number ? state.waiter : nil
        }
        waiter?.resume.resume()
      }
    }
  }

  private func wake(_ change: (inout sending State) -> Void) {
    let waiter = state.withLock { state in
      change(&state)
      defer { state.waiter = nil }
      return state.waiter
    }
    waiter?.resume.resume()
  }
}
