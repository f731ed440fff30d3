extension ParallelText {
  /// A translation unit: the same content in each of its languages (a TMX `tu`).
  ///
  /// ```swift
  /// for unit in ParallelText([korean, english]).units where unit.segments(in: "en").isEmpty {
  ///   print("not translated:", unit.segments(in: "ko").map(\.text))
  /// }
  /// // not translated: ["머리글은 스크롤을 따라갑니다."]
  /// ```
  public struct Unit: Sendable {
    /// ASCII and unique in the parallel text; derived from the text, so that other units do not
    /// affect it.
    public let id: String
    private let topic: Topic
    private let unit: TranslationUnit

    init(_ unit: TranslationUnit, in topic: Topic) {
      id = unit.id
      self.unit = unit
      self.topic = topic
    }

    /// The BCP 47 tags of the unit's languages.
    public var languages: [String] {
      Set(unit.variants.map(\.language)).sorted().map(\.tag)
    }

    /// The segments in the language with a BCP 47 tag; empty if the unit lacks that language.
    ///
    /// If there are several translations into the language, they come from the main one.
    public func segments(in language: String) -> [Note.Segment] {
      guard let variant = variant(in: language) else { return [] }
      let segments = topic.documents[variant.document].segments
      return variant.segments.map { Note.Segment(segments[$0]) }
    }

    /// The probability, in 0...1, that the text in a language belongs to the unit.
    ///
    /// Nil if the unit lacks that language.
    public func confidence(in language: String) -> Double? {
      variant(in: language)?.confidence
    }

    private func variant(in language: String) -> Variant? {
      topic.mainVariant(of: unit, in: Language(tag: language))
    }
  }
}
