import Synchronization

/// A value that is computed once, on first access, even if several threads ask at the same time.
final class Lazy<Value: Sendable>: Sendable {
  private let made = Mutex<Value?>(nil)
  private let make: @Sendable () -> Value

  init(_ make: @escaping @Sendable () -> Value) { self.make = make }

  var value: Value {
    made.withLock { made in
      let known = made ?? make()
      made = known
      return known
    }
  }
}
