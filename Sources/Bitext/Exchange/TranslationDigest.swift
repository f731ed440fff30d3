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
    // Some tools compose or decompose letters, and some fold spaces.
    hash.combine(PlainText.composed(markdown.withFoldedSpaces))
    let digits = String(hash.value, radix: 16)
    self.digits = String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }

  /// The digest that a delivered file gives; nil if the file gives no digest.
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

extension String {
  /// The text with one space for each run of spaces.
  var withFoldedSpaces: String {
    guard utf8.contains(0xC2) || utf8.contains(0xE3) || contains("  ") else { return self }
    var folded = String.UnicodeScalarView()
    var wasSpace = false
    for scalar in unicodeScalars {
      let isSpace = PieceMaker.isKept(scalar)
      if !isSpace { folded.append(scalar) } else if !wasSpace { folded.append(" ") }
      wasSpace = isSpace
    }
    return String(folded)
  }
}
