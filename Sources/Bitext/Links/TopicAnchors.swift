import Synchronization

/// The ids behind the fragments of headings and places, by topic and document.
///
/// They are computed when a link first needs them.
package final class TopicAnchors: Sendable {
  private struct Places {
    /// For each document, the ids of the units that hold what a fragment names: pages use ids of
    /// their own.
    let ofDocuments: [[String: String]]
    let units: Set<String>

    init(_ topic: Topic) {
      ofDocuments = zip(topic.documents, topic.unitOfSegment).map { document, units in
        LinkFragments(of: document).segments.mapValues { topic.units[units[$0]].id }
      }
      units = Set(topic.units.map(\.id))
    }
  }

  private let known: Mutex<[Int: Places]>

  package convenience init() { self.init([:]) }

  private init(_ known: [Int: Places]) { self.known = Mutex(known) }

  /// The known ids without those of the given topics.
  package func without(_ topics: [Int]) -> TopicAnchors {
    var rest = known.withLock { $0 }
    for topic in topics { rest[topic] = nil }
    return TopicAnchors(rest)
  }

  /// Finds the unit that a fragment names in a document.
  ///
  /// - Parameters:
  ///   - fragment: As it is written, without `#`.
  ///   - document: The index of the document in its topic.
  ///   - topic: The topic.
  ///   - number: Its number in the corpus.
  /// - Returns: The id of the unit; nil if the fragment names none.
  /// - Complexity: O(topic) for the first fragment of a topic, then O(fragment).
  package func id(
    of fragment: String, in document: Int, of topic: Topic, numbered number: Int
  ) -> String? {
    guard topic.documents.indices.contains(document) else { return nil }
    let places = places(of: topic, numbered: number)
    let named = places.ofDocuments[document]
    if let id = named[fragment] { return id }
    if let id = HeadingFragment.spellings(of: fragment).firstResult({ named[$0] }) { return id }
    return places.units.contains(fragment) ? fragment : nil
  }

  private func places(of topic: Topic, numbered number: Int) -> Places {
    if let places = known.withLock({ $0[number] }) { return places }
    let places = Places(topic)
    known.withLock { $0[number] = places }
    return places
  }
}
