import Bitext
import RowStyles

/// The examples of one topic and the units that they follow, for all its languages.
struct TopicExamples: Sendable {
  struct Placed: Sendable {
    let showing: Showing
    /// The document whose fence placed the example; nil if the meaning of the text did.
    let document: Int?
  }

  /// For each document the examples in its fences, by segment; nil for an invalid block.
  let fences: [[Int: Showing?]]
  /// The examples by the index of the unit that they follow, in display order.
  let following: [Int: [Placed]]

  let meaning: TopicMeaning

  /// Finds the examples of `topic`: first those in fences, then those that match the meaning of its
  /// texts.
  init(of topic: Topic, meaning: TopicMeaning, book: ExampleBook) {
    var following: [Int: [Placed]] = [:]
    var explicit: Set<String> = []
    fences = topic.documents.indices.map { number in
      let document = topic.documents[number]
      var shown: [Int: Showing?] = [:]
      for (segment, info) in document.fenceIndices where ExampleBook.isExample(info) {
        let showing = book.showing(of: document.segments[segment].text)
        shown[segment] = .some(showing)
        guard let showing else { continue }
        explicit.insert(showing.key)
        var before = segment - 1
        while before >= 0, shown.keys.contains(before) { before -= 1 }
        let unit = before >= 0 ? topic.unitOfSegment[number][before] : 0
        following[unit, default: []].append(Placed(showing: showing, document: number))
      }
      return shown
    }
    for number in topic.units.indices {
      let showing =
        meaning.concepts[number].map(book.showing) ?? meaning.guidelines[number].flatMap(book.pair)
      // A page shows the example after the first of these units that it has.
      if let showing, !explicit.contains(showing.key) {
        following[number, default: []].insert(Placed(showing: showing, document: nil), at: 0)
      }
    }
    self.meaning = meaning
    self.following = following
  }

  /// Whether the titles of a topic say that it is about tables.
  static func isAboutTables(_ topic: Topic) -> Bool {
    let slug = String(
      decoding: topic.slug.utf8.map { $0 == UInt8(ascii: "-") ? 0x20 : $0 }, as: UTF8.self)
    return ConceptMatcher.isAboutTables(topic.editions.map(\.title) + [slug])
  }
}
