import Synchronization

/// What the pages of a topic have in common, for the topics whose pages are being written.
///
/// A build writes the pages of a topic one after the other, so a few topics are enough, and a
/// site of any size takes no more memory.
final class RecentTopics<Value: Sendable>: Sendable {
  private let most = 8
  private let known = Mutex<[(topic: Int, value: Value)]>([])

  /// The value of a topic, made when the first of its pages is written.
  func value(ofTopic topic: Int, _ make: () -> Value) -> Value {
    if let known = known.withLock({ $0.first { $0.topic == topic }?.value }) { return known }
    let made = make()
    return known.withLock { known in
      // Another page of the topic may have been faster.
      if let other = known.first(where: { $0.topic == topic })?.value { return other }
      if known.count == most { known.removeFirst() }
      known.append((topic, made))
      return made
    }
  }
}
