/// The changes that an import makes, by file.
struct ImportPlans {
  /// The edits that write a unit.
  struct Change {
    let unit: Importing.Delivered
    /// The unit of the notes that it was taken for, and the language of its text.
    let of: Exchange.Unit
    let language: Language
    let edits: [SegmentEdit]
    /// The text that is replaced; nil for a new one.
    let old: Exchange.Rendering?
    /// The text of the translation once it is written.
    let text: String

    init(
      unit: Importing.Delivered, of: Exchange.Unit, in language: Language, edits: [SegmentEdit],
      old: Exchange.Rendering?, document: Document
    ) {
      self.unit = unit
      self.of = of
      self.language = language
      self.edits = edits
      self.old = old
      let texts = old?.segments.map { index in
        edits.first { $0.segment == index }?.expected ?? document.segments[index].text
      }
      // The texts of a draft have no edits of their own.
      let written = edits.isEmpty ? [Self.words(of: unit.unit.text)] : edits.map(\.expected)
      text = (texts ?? written).joined(separator: " ")
    }

    /// A text as the segments of a note have it: without the bars between cells.
    private static func words(of text: Delivery.Text) -> String {
      text.textWithAddresses.split(whereSeparator: \.isWhitespace).filter { $0 != "|" }
        .joined(separator: " ")
    }

    /// The text with its original, if it is new in a file that does not hold the original.
    func addedPair(at path: String, from language: Language?) -> ImportedPins.Pair? {
      guard old == nil, let original = language.flatMap(of.rendering), original.path != path else {
        return nil
      }
      return ImportedPins.Pair(
        source: (path: original.path, text: original.text), target: (path: path, text: text))
    }

    /// The stamp of the translation under the original that was translated.
    var stamp: Stamp {
      Stamp(
        unit: of.id, language: language, source: Self.words(of: unit.unit.original),
        translation: Stamp.fingerprint(of: text))
    }
  }

  /// The changes of a file.
  struct Plan {
    let topic: String
    let document: Document
    let isNew: Bool
    /// The plan by which the file is made anew; nil where texts are written into it.
    fileprivate(set) var draft: DraftPlan?
    fileprivate(set) var changes: [Change] = []
  }

  private(set) var byPath: [String: Plan] = [:]

  func document(at path: String) -> Document? { byPath[path]?.document }

  /// Makes a file anew, or for the first time; false if it already gets texts of another topic.
  mutating func add(_ draft: DraftPlan, to document: Document, of topic: Topic, isNew: Bool) -> Bool
  {
    let path = document.source.path
    var plan = byPath[path] ?? Plan(topic: topic.slug, document: document, isNew: isNew)
    guard plan.topic == topic.slug else { return false }
    plan.draft = draft
    byPath[path] = plan
    return true
  }

  /// Adds a change to a document; false if the file already gets texts of another topic.
  @discardableResult
  mutating func add(
    _ change: Change, to document: Document, of topic: Topic, isNew: Bool = false
  ) -> Bool {
    let path = document.source.path
    var plan = byPath[path] ?? Plan(topic: topic.slug, document: document, isNew: isNew)
    guard plan.topic == topic.slug else { return false }
    plan.changes.append(change)
    byPath[path] = plan
    return true
  }
}
