/// A digest of a translation as it was exported.
///
/// It comes back with the translation, and tells who has changed the text since: the translator,
/// somebody in the notes, or both (Mens, "A state-of-the-art survey on software merging", 2002:
/// three-way merging).
struct TranslationDigest: Hashable, Sendable {
  /// Sixteen hexadecimal digits.
  let digits: String

  /// The digest of a translation's Markdown, which is empty where there is no translation.
  init(of markdown: String) {
    var hash = StableHash()
    // Some tools compose or decompose letters.
    hash.combine(PlainText.composed(markdown))
    let digits = String(hash.value, radix: 16)
    self.digits = String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }

  /// The digest that a delivered file gives; nil if it is none.
  init?(_ text: some StringProtocol) {
    let digits = text.split(whereSeparator: \.isWhitespace).joined()
    guard digits.utf8.count == 16, digits.utf8.allSatisfy({ Self.hexadecimal.contains($0) }) else {
      return nil
    }
    self.digits = digits
  }

  /// The digest of a text that is not there.
  static let none = TranslationDigest(of: "")

  private static let hexadecimal = Set("0123456789abcdef".utf8)
}

extension Exchange.Unit {
  /// The digest of the translation into `language`, or of its absence.
  func digest(in language: Language) -> TranslationDigest {
    wholeDigests[language] ?? rendering(in: language).map { TranslationDigest(of: $0.markdown) }
      ?? .none
  }
}
