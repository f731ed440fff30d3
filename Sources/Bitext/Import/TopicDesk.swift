/// A topic whose translations come back in one language, unit by unit in its order.
struct TopicDesk {
  let topic: Topic
  let original: Language
  let language: Language
  let units: [Exchange.Unit]
  /// The document of the main edition in the language.
  let edition: Int?
  /// The translations that come back under other originals.
  private let pairs: ReturnedPairs
  /// Translations whose original was not found, by their digests.
  private var orphans: [TranslationDigest: Exchange.Rendering] = [:]

  init(
    _ topic: Topic, _ units: [Exchange.Unit], from original: Language,
    to language: Language, _ pairs: ReturnedPairs = ReturnedPairs()
  ) {
    self.topic = topic
    self.pairs = pairs
    self.units = units
    self.original = original
    self.language = language
    edition = topic.mainEdition(in: language)?.document
    for unit in units where unit.rendering(in: original) == nil {
      guard let rendering = unit.rendering(in: language) else { continue }
      orphans[TranslationDigest(of: rendering.markdown)] = rendering
    }
  }

  /// The translation of a unit in the notes.
  ///
  /// Where the original was moved, its translation may not be beside it: then the exported
  /// translation is taken, if it stands anywhere in the topic.
  func translation(
    of unit: Exchange.Unit, exported: TranslationDigest?
  ) -> Exchange.Rendering? {
    if let moved = pairs.moved[unit.name] { return moved }
    let known = pairs.left.contains(unit.name) ? nil : unit.rendering(in: language)
    return known ?? exported.flatMap { orphans[$0] }
  }

  /// Whether a translator may leave the original of a unit as it is: in a heading, in the name of another
  /// page, or where the file in the language has it already.
  func mayBeCopied(_ unit: Exchange.Unit, _ old: Exchange.Rendering?) -> Bool {
    guard old == nil, let original = unit.rendering(in: original) else { return false }
    // Many translators keep the headings of the original, in files that are missing yet as well.
    if case .heading = original.kind { return true }
    // The titles of books and pages that are listed are not translated where these are not.
    if original.pieces.areName { return true }
    guard let edition, original.document != edition else { return false }
    return topic.documents[edition].segments.contains {
      $0.kind == original.kind && $0.text == original.text
    }
  }

  /// A text without the blanks before it, which a tool left, and which would make code of it; a row of
  /// a table may begin with an empty cell.
  func withoutIndent(_ markdown: String, of unit: Exchange.Unit) -> String {
    let rendering = unit.rendering(in: original) ?? unit.rendering(in: language)
    if rendering?.kind == .cell { return markdown }
    return String(markdown.drop { $0 == " " || $0 == "\t" || $0 == "\n" })
  }

  /// Whether the translation of a unit comes back for another one, and so this has none.
  func lacksTranslation(_ unit: Exchange.Unit) -> Bool { pairs.left.contains(unit.name) }

  /// The translation of a unit in a document, where originals may stand as well, by its segments; nil
  /// if it has none there.
  func translation(
    of unit: TranslationUnit, in document: Int, isShared: Bool
  ) -> ClosedRange<Int>? {
    let name = "\(topic.slug)/\(unit.id)"
    if let moved = pairs.moved[name] {
      return moved.document == document ? moved.segments.range : nil
    }
    if pairs.left.contains(name) { return nil }
    return unit.variants.first { variant in
      variant.document == document
        && (variant.language == language || !isShared && !variant.language.isDetermined)
    }?.range
  }
}
