/// A correction made by a person, which every build obeys.
package struct Pin: Hashable, Sendable {
  /// The instruction that a pin gives for its segments.
  package enum Kind: Hashable, Sendable {
    /// These segments are one unit.
    case together([Quote])
    /// No two of these segments are one unit.
    case apart([Quote])
    /// The unit of this segment has this id.
    case unit(id: String, Quote)
    /// This segment is in this language.
    case language(Language, Quote)
  }

  /// The first words of a segment, by which it is found whatever changes around it.
  package struct Quote: Hashable, Sendable {
    /// The words as the person wrote them.
    package let words: String
    /// The end of the path of the segment's source; nil if the words are enough.
    package let path: String?

    package init(_ words: String, in path: String? = nil) {
      self.words = words
      self.path = path
    }
  }

  /// The instruction, with the quotes of its segments.
  package let kind: Kind
  /// The place of the pin in its file.
  package let range: SourceRange

  package init(_ kind: Kind, range: SourceRange = SourceRange(0, 0)) {
    self.kind = kind
    self.range = range
  }
}

/// The place of a segment in a topic's sources.
package struct SegmentPlace: Hashable, Sendable, Comparable {
  /// The index of the source among its topic's documents.
  package let document: Int
  /// The index of the segment in its document.
  package let segment: Int

  package init(document: Int, segment: Int) {
    self.document = document
    self.segment = segment
  }

  package static func < (a: SegmentPlace, b: SegmentPlace) -> Bool {
    (a.document, a.segment) < (b.document, b.segment)
  }
}

/// The pins of a topic with segments in place of quotes.
package struct Pins: Hashable, Sendable {
  /// An id that a person gave to the unit of a segment.
  package struct Name: Hashable, Sendable {
    /// The place of the segment whose unit gets the id.
    package let place: SegmentPlace
    /// The id that the unit gets.
    package let id: String
  }

  /// Segments that are one unit.
  package var together: [[SegmentPlace]] = []
  /// Segments of which no two are one unit.
  package var apart: [[SegmentPlace]] = []
  /// The ids that persons gave.
  package var names: [Name] = []

  package init() {}

  /// Whether a pin keeps any two of `places` apart.
  func forbids(_ places: Set<SegmentPlace>) -> Bool {
    apart.contains { pin in pin.count(where: places.contains) > 1 }
  }
}
