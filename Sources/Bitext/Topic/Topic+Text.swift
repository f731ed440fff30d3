extension Topic {
  /// The language of the originals: English if the topic has it, else its first language.
  package var originalLanguage: Language? { editions.first?.language }

  /// The plain text of a variant: its segments, joined.
  package func text(of variant: Variant) -> String {
    let segments = documents[variant.document].segments
    if variant.segments.count == 1 { return segments[variant.segments[0]].text }
    return variant.segments.map { segments[$0].text }.joined(separator: " ")
  }

  /// Whether a variant is a heading.
  func isHeading(_ variant: Variant) -> Bool {
    variant.segments.allSatisfy { documents[variant.document].segments[$0].isHeading }
  }

  /// The variant of a unit that represents `language`: that of the main edition, else the first of
  /// another source.
  package func mainVariant(of unit: TranslationUnit, in language: Language) -> Variant? {
    let main = editions.firstIndex { $0.language == language }.map { editions[$0].document }
    return unit.variants.first { $0.language == language && $0.document == main }
      ?? unit.variants.first { $0.language == language }
  }
}
