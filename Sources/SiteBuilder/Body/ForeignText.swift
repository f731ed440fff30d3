import Bitext
import TextBasics

/// Words of another script in a text: Japanese in an English sentence, Korean in a Japanese one.
///
/// Pages say their language, so that they get the right glyphs and the right voice.
enum ForeignText {
  struct Run: Equatable {
    let text: String
    /// Nil where the text is in the language around it.
    let language: Language?
  }

  /// Whether a text may have words of another script; it only reads first bytes of characters.
  static func mayBe(in text: Span<UInt8>, of language: Language) -> Bool {
    switch language {
    case .korean:
      // Kana; a Chinese character alone may be Korean.
      for index in text.indices where text[index] == 0xE3 {
        if index + 1 < text.count, 0x81...0x83 ~= text[index + 1] { return true }
      }
      return false
    case .japanese:
      for index in text.indices where 0xEA...0xED ~= text[index] { return true }
      return false
    case .undetermined: return false
    default:
      for index in text.indices where 0xE3...0xED ~= text[index] { return true }
      return false
    }
  }

  /// The text in runs of one language each, for a text in `language`; if `hasJapanese`, Chinese
  /// characters in an English text are Japanese.
  static func runs(of text: String, in language: Language, hasJapanese: Bool) -> [Run] {
    var runs: [Run] = []
    var plain = String.UnicodeScalarView()
    var foreign = String.UnicodeScalarView()
    // What may belong to the words before it or to the text behind it: blanks and punctuation.
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

    /// The language of words; nil if their letters do not tell it.
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
