import Bitext
import TextBasics

/// Words of another script in a text: Japanese in an English sentence, Korean in a Japanese one.
///
/// Pages say their language, so that they get the right glyphs and the right voice.
enum ForeignText {
  struct Run: Equatable {
    let text: String
    /// Nil for a run in the language of the text around it.
    let language: Language?
  }

  /// Whether a text may have words of another script.
  ///
  /// It reads only the first bytes of characters, eight bytes at a time where none of them can be
  /// such a byte.
  static func mayBe(in text: Span<UInt8>, of language: Language) -> Bool {
    switch language {
    // Kana; a Chinese character alone may be Korean.
    case .korean:
      holds(in: text, words: { $0.holds(0xE3) }) { index in
        text[index] == 0xE3 && index + 1 < text.count && 0x81...0x83 ~= text[index + 1]
      }
    case .japanese:
      // These bytes differ only in their last bit.
      holds(
        in: text, words: { ($0 | Self.lastBits).holds(0xEB) || ($0 | Self.lastBits).holds(0xED) }
      ) {
        0xEA...0xED ~= text[$0]
      }
    default: holds(in: text, words: { $0 & Self.highBits != 0 }) { 0xE3...0xED ~= text[$0] }
    }
  }

  private static let lastBits: UInt64 = 0x0101_0101_0101_0101
  private static let highBits: UInt64 = 0x8080_8080_8080_8080

  /// Whether `isFound` is true of any byte; eight bytes are skipped unless `words` is true of them.
  @inline(__always)
  private static func holds(
    in text: Span<UInt8>, words: (UInt64) -> Bool, _ isFound: (Int) -> Bool
  ) -> Bool {
    var index = 0
    while index < text.count {
      let end = min(index + 8, text.count)
      if end - index < 8 || words(text.word(at: index)) {
        for place in index..<end where isFound(place) { return true }
      }
      index = end
    }
    return false
  }

  /// The text in runs of one language each, for a text in `language`; if `hasJapanese`, Chinese
  /// characters in an English text are Japanese.
  static func runs(of text: String, in language: Language, hasJapanese: Bool) -> [Run] {
    var runs: [Run] = []
    var plain = String.UnicodeScalarView()
    var foreign = String.UnicodeScalarView()
    // Blanks and punctuation, which may belong to the words before or to the text after them.
    var between = String.UnicodeScalarView()
    var kind: Kind?
    func flush() {
      guard !foreign.isEmpty else { return }
      let own = kind?.language(of: foreign, in: language, hasJapanese: hasJapanese)
      if let own {
        if !plain.isEmpty { runs.append(Run(text: String(plain), language: nil)) }
        plain = String.UnicodeScalarView()
        runs.append(Run(text: String(foreign), language: own))
      } else {
        plain.append(contentsOf: foreign)
      }
      foreign = String.UnicodeScalarView()
      kind = nil
    }
    for scalar in text.unicodeScalars {
      let next = Kind(of: scalar)
      if let next, next.isForeign(in: language) {
        if kind == next {
          foreign.append(contentsOf: between)
        } else {
          flush()
          plain.append(contentsOf: between)
        }
        between = String.UnicodeScalarView()
        kind = next
        foreign.append(scalar)
      } else if kind != nil, next == nil, scalar.properties.isWhitespace || scalar.value >= 0x3000 {
        between.append(scalar)
      } else {
        flush()
        plain.append(contentsOf: between)
        between = String.UnicodeScalarView()
        plain.append(scalar)
      }
    }
    flush()
    plain.append(contentsOf: between)
    if !plain.isEmpty { runs.append(Run(text: String(plain), language: nil)) }
    return runs
  }

  private enum Kind {
    case korean, japanese

    init?(of scalar: Unicode.Scalar) {
      switch Script(of: scalar) {
      case .hangul?: self = .korean
      case .hiragana?, .katakana?, .han?: self = .japanese
      case .latin?, .bopomofo?, nil: return nil
      }
    }

    func isForeign(in language: Language) -> Bool {
      switch self {
      case .korean: language != .korean
      case .japanese: language != .japanese
      }
    }

    /// The language of words; nil if their letters do not determine it.
    func language(
      of words: String.UnicodeScalarView, in outer: Language, hasJapanese: Bool
    ) -> Language? {
      switch self {
      case .korean: return .korean
      case .japanese:
        let hasKana = words.contains { Script(of: $0)?.isKana ?? false }
        if hasKana { return .japanese }
        // Korean texts have Chinese characters of their own.
        return hasJapanese && outer == .english ? .japanese : nil
      }
    }
  }
}

extension BodyWriter {
  /// Writes a text, with the language of words in another script.
  mutating func writeWithForeignWords(_ text: String) {
    let outer = inherited
    let hasJapanese = plan.languages.contains(.japanese)
    for run in ForeignText.runs(of: text, in: outer, hasJapanese: hasJapanese) {
      guard let language = run.language else {
        self.text.write(run.text, to: &html)
        continue
      }
      html.markup("<span")
      html.attribute("lang", language.tag)
      html.markup(">")
      within(language) { $0.text.write(run.text, to: &$0.html) }
      html.markup("</span>")
    }
  }
}

extension UInt64 {
  /// Whether one of its eight bytes is `byte`.
  fileprivate func holds(_ byte: UInt8) -> Bool {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let zeros = self ^ (UInt64(byte) &* ones)
    return (zeros &- ones) & ~zeros & 0x8080_8080_8080_8080 != 0
  }
}
