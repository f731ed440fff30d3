import Synchronization

/// A flag that is shared by two threads.
package final class Flag: Sendable {
  private let value = Mutex(false)

  package init() {}

  package var isSet: Bool { value.withLock(\.self) }
  package func set() { value.withLock { $0 = true } }
}
