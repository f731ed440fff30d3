/// A digest of a translation as it was exported.
///
/// It comes back with the translation, and tells who has changed the text since: the translator,
/// somebody in the notes, or both (Mens, "A state-of-the-art survey on software merging", 2002:
/// three-way merging). Texts that differ in the number and kind of their spaces have equal digests,
/// because some tools fold spaces; only ``spacing`` tells them apart.
struct TranslationDigest: Hashable, Sendable {
  /// Sixteen hexadecimal digits for the text with one space for each run.
  private let words: String
  /// Four hexadecimal digits for the text with its spaces; nil if the delivered file has none.
  let spacing: String?

  /// The digits as they are exported.
  var digits: String { words + (spacing ?? "") }

  /// The digest of a translation's Markdown, which is empty where there is no translation.
  init(of markdown: String) {
    // Some tools compose or decompose letters.
    let composed = PlainText.composed(markdown)
    words = Self.digits(of: composed.withFoldedSpaces, 16)
    spacing = Self.digits(of: composed, 4)
  }

  /// The digest that a delivered file gives; nil if the file gives no digest.
  init?(_ text: some StringProtocol) {
    let digits = text.split(whereSeparator: \.isWhitespace).joined()
    guard [16, 20].contains(digits.utf8.count),
      digits.utf8.allSatisfy({ Self.hexadecimal.contains($0) })
    else { return nil }
    words = String(digits.prefix(16))
    spacing = digits.utf8.count == 20 ? String(digits.suffix(4)) : nil
  }

  static func == (one: TranslationDigest, other: TranslationDigest) -> Bool {
    one.words == other.words
  }

  func hash(into hasher: inout Hasher) { hasher.combine(words) }

  private static func digits(of text: String, _ count: Int) -> String {
    var hash = StableHash()
    hash.combine(text)
    let digits = String(hash.value, radix: 16)
    return String((String(repeating: "0", count: 16 - digits.utf8.count) + digits).suffix(count))
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
