/// That a person has looked at a translation, and what it was a translation of.
package struct Stamp: Hashable, Sendable {
  /// The id that the unit had.
  package let unit: String
  package let language: Language
  /// The original as it was translated: plain text, white space folded.
  package let source: String
  /// A fingerprint of the translation, by which the unit is found again when its original was
  /// rewritten and its id with it.
  package let translation: String

  package init(unit: String, language: Language, source: String, translation: String) {
    self.unit = unit
    self.language = language
    self.source = source
    self.translation = translation
  }

  /// The fingerprint of a translation's text.
  package static func fingerprint(of text: String) -> String {
    var hash = StableHash()
    for word in Words.compared(in: text) { hash.combine(word) }
    return hash.sixDigits
  }
}

/// What a topic's `<slug>.stamps.yaml` says.
package struct Stamps: Hashable, Sendable {
  /// Sorted by unit, then by language; one per unit and language, but for what a merge of two
  /// branches left.
  package let entries: [Stamp]

  package init(_ entries: [Stamp] = []) {
    self.entries = entries.sorted {
      ($0.unit, $0.language, $0.source) < ($1.unit, $1.language, $1.source)
    }
  }
}
