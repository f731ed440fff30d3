import Bitext
import Synchronization

/// Values that the pages of a topic share, for the topics whose pages are being written.
///
/// A build writes the pages of a topic one after the other, so a few topics are enough, and a site
/// of any size takes no more memory.
final class RecentTopics<Value: Sendable>: Sendable {
  private let most = 8
  private let known = Mutex<[(topic: Int, value: Lazy<Value>)]>([])

  /// The value of a topic, made when the first of its pages is written; a second page that is
  /// written at the same time waits for it.
  func value(ofTopic topic: Int, _ make: @escaping @Sendable () -> Value) -> Value {
    let lazy = known.withLock { known in
      if let known = known.first(where: { $0.topic == topic })?.value { return known }
      if known.count == most { known.removeFirst() }
      let new = Lazy(make)
      known.append((topic, new))
      return new
    }
    return lazy.value
  }
}
