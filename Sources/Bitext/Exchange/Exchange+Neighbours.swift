extension Exchange {
  /// Units with the originals before and after them in their topic or file.
  static func withNeighbours(_ units: [Unit], in original: Language) -> [Unit] {
    let texts = units.map { $0.rendering(in: original)?.shownText.shownNeighbour }
    var units = units
    for index in units.indices {
      func text(_ other: Int) -> String? {
        units.indices.contains(other) && units[other].topic == units[index].topic
          ? texts[other] : nil
      }
      units[index].neighbours = (text(index - 1), text(index + 1))
    }
    return units
  }
}

extension String {
  /// The text as a note of another one has it: enough to tell its subject.
  fileprivate var shownNeighbour: String {
    let scalars = unicodeScalars.prefix(160)
    return scalars.endIndex == endIndex ? self : String(scalars) + "…"
  }
}

/// The remarks of authors to translators about the segments of a topic.
struct SegmentRemarks {
  private let topic: Topic
  private var remarks: [Int: [[String]]] = [:]

  init(_ topic: Topic) { self.topic = topic }

  /// The remarks before the text of a rendering.
  mutating func remarks(on rendering: Exchange.Rendering) -> [String] {
    let document = topic.documents[rendering.document]
    let known =
      remarks[rendering.document]
      ?? TranslatorRemarks(document, withFrontMatter: false).remarks(
        for: document.segments.map(\.range))
    remarks[rendering.document] = known
    return rendering.segments.flatMap { known[$0] }
  }
}
