import Synchronization

/// A value that is computed once, on first access, even if several threads ask at the same time.
package final class Lazy<Value: Sendable>: Sendable {
  private let made = Mutex<Value?>(nil)
  private let make: @Sendable () -> Value

  package init(_ make: @escaping @Sendable () -> Value) { self.make = make }

  /// The value; computed by whoever asks first.
  package var value: Value {
    made.withLock { made in
      let known = made ?? make()
      made = known
      return known
    }
  }
}
