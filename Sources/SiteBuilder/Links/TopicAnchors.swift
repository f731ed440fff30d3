import Bitext
import Synchronization

/// The ids behind the fragments of headings and places, by topic and document.
///
/// They are computed when a link first needs them.
final class TopicAnchors: Sendable {
  private let known: Mutex<[Int?: [[String: String]]]>

  init(_ known: [Int?: [[String: String]]]) { self.known = Mutex(known) }

  /// The known ids without those of the given topics and of the home page.
  func without(_ topics: [Int]) -> TopicAnchors {
    var rest = known.withLock { $0 }
    rest[nil] = nil
    for topic in topics { rest[topic] = nil }
    return TopicAnchors(rest)
  }

  /// The ids for each document of a topic, or of the home page if `topic` is nil.
  func of(_ topic: Int?, in corpus: Corpus) -> [[String: String]] {
    if let anchors = known.withLock({ $0[topic] }) { return anchors }
    let anchors = (topic.map { corpus.topics[$0] } ?? corpus.home).map(HeadingAnchors.all) ?? []
    known.withLock { $0[topic] = anchors }
    return anchors
  }
}
