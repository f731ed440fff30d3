import Synchronization

/// A value that is worked out when it is first asked for, by one of those who ask.
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
