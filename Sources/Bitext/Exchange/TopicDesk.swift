/// A topic whose translations come back in one language, unit by unit in its order.
struct TopicDesk {
  let topic: Topic
  let original: Language
  let language: Language
  /// The document of the main edition in the language.
  let edition: Int?
  /// The last segment of the unit before, in the edition: a new unit is written after it.
  private(set) var anchor: Int?
  /// Translations whose original was not found, by their digests.
  private var orphans: [TranslationDigest: Exchange.Rendering] = [:]

  init(
    _ topic: Topic, _ units: some Sequence<Exchange.Unit>, from original: Language,
    to language: Language
  ) {
    self.topic = topic
    self.original = original
    self.language = language
    edition = topic.mainEdition(in: language)?.document
    for unit in units where unit.rendering(in: original) == nil {
      guard let rendering = unit.rendering(in: language) else { continue }
      orphans[TranslationDigest(of: rendering.markdown)] = rendering
    }
  }

  /// The document of the main edition, if the originals stand in it as well.
  var sharedEdition: Int? {
    edition.flatMap { edition in
      topic.editions.contains { $0.document == edition && $0.language == original }
        ? edition : nil
    }
  }

  /// The translation of a unit in the notes.
  ///
  /// Where the original was moved, its translation may not be beside it: then what was exported is
  /// the one, if it stands anywhere in the topic.
  func translation(
    of unit: Exchange.Unit, exported: TranslationDigest?
  ) -> Exchange.Rendering? {
    unit.rendering(in: language) ?? exported.flatMap { orphans[$0] }
  }

  /// Goes on to the unit after `unit`.
  mutating func pass(_ unit: Exchange.Unit) {
    guard let rendering = unit.rendering(in: language), rendering.document == edition else {
      return
    }
    anchor = rendering.segments.last
  }
}
