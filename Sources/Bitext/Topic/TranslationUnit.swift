/// The variants that belong together across languages and sources (a TMX `tu`).
package struct TranslationUnit: Sendable {
  /// ASCII, unique in its topic, equal on every language's page; see ``UnitIdentifiers``.
  package let id: String
  /// The variants by language and source; not empty.
  package let variants: [Variant]

  package init(id: String, variants: [Variant]) {
    self.id = id
    self.variants = variants
  }
}

/// One rendering of a translation unit in one source (a TMX `tuv`).
///
/// A unit may hold several variants of one language, from several translators.
package struct Variant: Hashable, Sendable {
  /// The language of the rendering, that of its segments.
  package let language: Language
  /// Ascending indices into the document's segments; never empty.
  package let segments: SegmentIndices
  /// The probability that the variant belongs to the unit, in 0...1; 1 for the variant that the
  /// others were joined to.
  package let confidence: Double
  // Four bytes, so that a variant fits half a cache line.
  private let documentIndex: UInt32

  package init(document: Int, language: Language, segments: [Int], confidence: Double) {
    self.init(
      document: document, language: language, segments: SegmentIndices(segments),
      confidence: confidence)
  }

  init(document: Int, language: Language, segments: SegmentIndices, confidence: Double) {
    self.language = language
    self.segments = segments
    self.confidence = confidence
    documentIndex = UInt32(document)
  }

  /// The index of the source among its topic's documents.
  package var document: Int { Int(documentIndex) }
}
