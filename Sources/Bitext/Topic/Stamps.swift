/// The record that a person reviewed a translation, or that a program made it, and of the original
/// that it translated.
package struct Stamp: Hashable, Sendable {
  /// The id of the unit when it was stamped.
  package let unit: String
  /// The language of the translation.
  package let language: Language
  /// The original as it was translated: plain text, white space folded.
  package let source: String
  /// A hash of the translation, by which the unit is found when its original, and so its id, has
  /// changed.
  package let translation: String
  /// Who made the translation and who looked at it; nil if nobody said, which is a review.
  package let provenance: Provenance?

  package init(
    unit: String, language: Language, source: String, translation: String,
    provenance: Provenance? = nil
  ) {
    self.provenance = provenance
    self.unit = unit
    self.language = language
    self.source = source
    self.translation = translation
  }

  /// Whether the stamp is that of a text in a value, such as a title, and of no unit of the topic.
  package var isOfField: Bool { unit.utf8.first == UInt8(ascii: "@") }

  /// Whether it says that a program made the translation and nobody has looked at it.
  package var isOfMachine: Bool { provenance?.origin == .machine }

  /// The hash of a translation's text.
  package static func fingerprint(of text: String) -> String {
    var hash = StableHash()
    for word in Words.compared(in: text) { hash.combine(word) }
    return hash.sixDigits
  }

  /// Whether a translation is the reviewed one; a stamp without a hash is of any.
  func isOf(translation text: String) -> Bool {
    translation.isEmpty || translation == Self.fingerprint(of: text)
  }
}

/// The contents of a topic's `<slug>.stamps.yaml`.
package struct Stamps: Hashable, Sendable {
  /// The stamps by unit and language; one for each, except after a merge of two branches.
  package let entries: [Stamp]

  package init(_ entries: [Stamp] = []) {
    self.entries = entries.sorted {
      ($0.unit, $0.language, $0.source) < ($1.unit, $1.language, $1.source)
    }
  }
}
