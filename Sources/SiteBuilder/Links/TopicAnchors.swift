import Bitext
import Synchronization

/// For each topic and document, the ids of headings and places by their fragments; worked out when
/// a link first asks.
final class TopicAnchors: Sendable {
  private let known: Mutex<[Int?: [[String: String]]]>

  init(_ known: [Int?: [[String: String]]]) { self.known = Mutex(known) }

  /// What is known of all topics but those that have another text now, and of the home page.
  func without(_ topics: [Int]) -> TopicAnchors {
    var rest = known.withLock { $0 }
    rest[nil] = nil
    for topic in topics { rest[topic] = nil }
    return TopicAnchors(rest)
  }

  /// `topic` is nil for the home page.
  func of(_ topic: Int?, in corpus: Corpus) -> [[String: String]] {
    if let anchors = known.withLock({ $0[topic] }) { return anchors }
    let anchors = (topic.map { corpus.topics[$0] } ?? corpus.home).map(HeadingAnchors.all) ?? []
    known.withLock { $0[topic] = anchors }
    return anchors
  }
}
