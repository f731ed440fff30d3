extension ParallelText {
  /// A translation unit: one thing that is said, in each language that says it (a TMX `tu`).
  ///
  /// ```swift
  /// for unit in ParallelText([korean, english]).units where unit.segments(in: "en").isEmpty {
  ///   print("not translated:", unit.segments(in: "ko").map(\.text))
  /// }
  /// // not translated: ["머리글은 스크롤을 따라갑니다."]
  /// ```
  public struct Unit: Sendable {
    /// ASCII, unique in its parallel text, and made of the text: it stays when others come or go.
    public let id: String
    private let topic: Topic
    private let unit: TranslationUnit

    init(_ unit: TranslationUnit, in topic: Topic) {
      id = unit.id
      self.unit = unit
      self.topic = topic
    }

    /// The BCP 47 tags of the languages that it is said in.
    public var languages: [String] {
      Set(unit.variants.map(\.language)).sorted().map(\.tag)
    }

    /// The segments that say it in the language with this BCP 47 tag; empty where it is missing.
    ///
    /// Of several translations into one language, the one that most of the text is taken from.
    public func segments(in language: String) -> [Note.Segment] {
      guard let variant = variant(in: language) else { return [] }
      let segments = topic.documents[variant.document].segments
      return variant.segments.map { Note.Segment(segments[$0]) }
    }

    /// The probability, in 0...1, that what is said in this language belongs to the unit; nil where
    /// it is missing.
    public func confidence(in language: String) -> Double? {
      variant(in: language)?.confidence
    }

    private func variant(in language: String) -> Variant? {
      topic.mainVariant(of: unit, in: Language(tag: language))
    }
  }
}
