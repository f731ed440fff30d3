import Bitext
import Synchronization

/// For each topic and document, the ids of headings by the fragments that hosts make of them;
/// worked out when a link first asks.
final class TopicAnchors: Sendable {
  private let known: Mutex<[Int: [[String: String]]]>

  init(_ known: [Int: [[String: String]]]) { self.known = Mutex(known) }

  /// What is known of all topics but those that have another text now.
  func without(_ topics: [Int]) -> TopicAnchors {
    var rest = known.withLock { $0 }
    for topic in topics { rest[topic] = nil }
    return TopicAnchors(rest)
  }

  func of(_ topic: Int, in corpus: Corpus) -> [[String: String]] {
    if let anchors = known.withLock({ $0[topic] }) { return anchors }
    let anchors = HeadingAnchors.all(of: corpus.topics[topic])
    known.withLock { $0[topic] = anchors }
    return anchors
  }
}
