import Bitext
import Synchronization

/// The ids behind the fragments of headings and places, by topic and document.
///
/// They are computed when a link first needs them.
final class TopicAnchors: Sendable {
  private let known: Mutex<[Int: [[String: String]]]>

  init(_ known: [Int: [[String: String]]]) { self.known = Mutex(known) }

  /// The known ids without those of the given topics.
  func without(_ topics: [Int]) -> TopicAnchors {
    var rest = known.withLock { $0 }
    for topic in topics { rest[topic] = nil }
    return TopicAnchors(rest)
  }

  /// The ids for each document of a topic.
  func of(_ topic: Int, in corpus: Corpus) -> [[String: String]] {
    if let anchors = known.withLock({ $0[topic] }) { return anchors }
    let anchors = Self.ids(in: corpus[topic])
    known.withLock { $0[topic] = anchors }
    return anchors
  }

  /// For each document of a topic, the ids of the units that hold what a fragment names: pages use
  /// ids of their own.
  private static func ids(in topic: Topic) -> [[String: String]] {
    zip(topic.documents, topic.unitOfSegment).map { document, units in
      LinkFragments(of: document).segments.mapValues { topic.units[units[$0]].id }
    }
  }
}
