/// A word before a text that says in which language it is, or on which side of a translation it
/// stands: `EN: …`, `[KO] …`, `한) …`, `JA | …`, `**원문:** …`, `🇯🇵 …`.
struct LanguageLabel {
  enum Side: Hashable { case language(Language), original, translation }

  let side: Side
  /// The number of bytes of Markdown before the text.
  let length: Int

  /// Reads the label that a text of Markdown begins with.
  ///
  /// A name has to be marked as a label: by brackets, a colon, or as bold, emphasis or code. A flag
  /// is one by itself.
  ///
  /// - Complexity: O(1).
  init?(in markdown: some Collection<UInt8>) {
    let head = Array(markdown.prefix(Self.longest))
    var scanner = Scanner(text: String(decoding: head, as: UTF8.self).unicodeScalars[...])
    guard let side = scanner.side() else { return nil }
    self.side = side
    length = scanner.length
  }

  /// The label of a text and the text without it; nil if there is none, or nothing else.
  static func split(_ content: [Inline]) -> (label: LanguageLabel, rest: [Inline])? {
    let mark: String
    let inner: String
    var rest = content.dropFirst()
    switch content.first {
    case .text(let text):
      guard mayBegin(text.utf8.span) else { return nil }
      (mark, inner) = ("", text)
    case .strong(let children) where children.count == 1:
      guard case .text(let text) = children[0] else { return nil }
      (mark, inner) = ("**", text)
    case .emphasis(let children) where children.count == 1:
      guard case .text(let text) = children[0] else { return nil }
      (mark, inner) = ("*", text)
    case .code(let text): (mark, inner) = ("`", text)
    default: return nil
    }
    var markdown = inner
    if !mark.isEmpty {
      guard inner.utf8.count <= longest else { return nil }
      markdown = mark + inner + mark
      if case .text(let next)? = rest.first {
        markdown += next
        rest = rest.dropFirst()
      }
    }
    guard let label = LanguageLabel(in: markdown.utf8),
      mark.isEmpty || label.length >= inner.utf8.count + 2 * mark.utf8.count
    else { return nil }
    let left = String(Substring(markdown.utf8.dropFirst(label.length)))
    if !left.isEmpty { rest = [.text(left)] + rest }
    while rest.first == .softBreak || rest.first == .hardBreak { rest = rest.dropFirst() }
    return rest.isEmpty ? nil : (label, Array(rest))
  }

  /// Whether a text may begin with a label: with a mark that opens one, or with a first word that has
  /// a colon in it, as few texts do.
  ///
  /// - Complexity: O(first word).
  private static func mayBegin(_ text: Span<UInt8>) -> Bool {
    guard !text.isEmpty else { return false }
    if mayOpen(text[0]) { return true }
    // `【` and `〔` share their first byte with kana.
    if text[0] == 0xE3, text.count > 1, text[1] == 0x80 { return true }
    for index in 1..<max(1, min(text.count, longest)) {
      switch text[index] {
      case 0x20: return index + 1 < text.count && text[index + 1] == 0x7C
      // A colon or a bracket, and the first byte of a wide one.
      case 0x3A, 0x29, 0xEF: return true
      default: break
      }
    }
    return false
  }

  /// Whether a label may begin with a byte without having a colon.
  private static func mayOpen(_ byte: UInt8) -> Bool {
    switch byte {
    // `[`, `(`, and the first bytes of `（` and of flags.
    case 0x5B, 0x28, 0xEF, 0xF0: true
    default: false
    }
  }

  /// The number of bytes that may hold a label with its marks.
  private static let longest = 48

  /// The words that authors have for an original and its translation, before texts and above columns.
  static let sides: [String: Side] = [
    "original": .original, "source": .original, "원문": .original, "원어": .original, "원본": .original,
    "原文": .original, "原語": .original, "英文": .original,
    "translation": .translation, "target": .translation, "번역": .translation, "번역문": .translation,
    "번역어": .translation, "역": .translation, "우리말": .translation, "訳": .translation,
    "訳文": .translation, "訳語": .translation, "翻訳": .translation, "和訳": .translation,
    "対訳": .translation, "和文": .translation, "日本語訳": .translation,
  ]

  /// Whether a title says nothing but on which side of a translation the texts below it stand, in any
  /// language: `원문`, `Show original`, `英語原文を表示`.
  ///
  /// - Complexity: O(1).
  static func isSide(_ title: String) -> Bool {
    guard title.utf8.count <= longest else { return false }
    var isSide = false
    for word in title.lowercased().split(whereSeparator: { !$0.isLetter }) {
      let invitation = invitations.first { word.hasSuffix($0) } ?? ""
      let word = word.dropLast(invitation.count)
      guard !word.isEmpty, !fillers.contains(String(word)) else { continue }
      if sides[String(word)] != nil || namesLanguageAndSide(word) {
        isSide = true
      } else if PathKey.language(named: String(word)) == nil {
        return false
      }
    }
    return isSide
  }

  /// Whether a word names a language and a side: `英語原文`, `영어원문`.
  private static func namesLanguageAndSide(_ word: Substring) -> Bool {
    sides.keys.contains { side in
      word.hasSuffix(side) && PathKey.language(named: String(word.dropLast(side.count))) != nil
    }
  }

  /// The words that invite to open a fold, and those that stand beside the name of what is in it.
  private static let invitations = ["を表示する", "を表示", "を見る", "を読む", "を開く", "はこちら"]
  private static let fillers: Set = [
    "show", "view", "see", "read", "open", "click", "to", "the", "in", "text", "보기", "펼치기", "열기",
    "텍스트", "문장",
  ]

  /// The signs that stand for languages in brackets, as in dictionaries.
  private static let signs: [String: Language] = [
    "한": .korean, "韓": .korean, "영": .english, "英": .english, "일": .japanese, "日": .japanese,
  ]

  private struct Scanner {
    var text: Substring.UnicodeScalarView
    private(set) var length = 0

    init(text: Substring.UnicodeScalarView) { self.text = text }

    /// Takes the label.
    mutating func side() -> Side? {
      let marks = Array(run { Self.marks.contains($0) || $0 == "\\" }).filter(Self.marks.contains)
      let bracket = run(atMost: 1) { "[(（【〔".unicodeScalars.contains($0) }
      let flag = run(atMost: 2, LanguageNames.isOfFlag)
      let flagged = LanguageNames.language(ofFlag: flag).map { Side.language($0) }
      if !flag.isEmpty {
        guard flagged != nil else { return nil }
        _ = run(Self.isSpace)
      }
      let beforeName = self
      let name = run { $0.properties.isAlphabetic || $0 == "-" }
      var named = Self.side(named: name)
      // A sign alone is a word of its language as well.
      if named == nil, !bracket.isEmpty || text.first.map(Self.isClosing) ?? false {
        named = LanguageLabel.signs[String(Substring(name))].map { .language($0) }
      }
      if let flagged, named != flagged || !endsName {
        // What follows the flag is the text.
        self = beforeName
        named = flagged
      }
      guard let side = named else { return nil }
      if !bracket.isEmpty {
        _ = run { $0 == "\\" }
        guard !run(atMost: 1, Self.isClosing).isEmpty else { return nil }
      }
      // The colon stands before or behind the end of the bold text.
      let closed = run(atMost: marks.count, Self.marks.contains).count
      let colon = run(atMost: 1) { Self.isColon($0) || bracket.isEmpty && Self.isParenthesis($0) }
      let left = run(atMost: marks.count - closed, Self.marks.contains).count
      guard closed + left == marks.count else { return nil }
      _ = run(Self.isSpace)
      if !marks.isEmpty || !bracket.isEmpty || !flag.isEmpty || !colon.isEmpty { return side }
      guard !run(atMost: 1, { $0 == "|" }).isEmpty else { return nil }
      _ = run(Self.isSpace)
      return side
    }

    /// Whether what comes next ends the name of a language.
    private var endsName: Bool {
      text.first.map { Self.isColon($0) || Self.isClosing($0) } ?? false
    }

    /// Takes the characters that `isTaken` takes.
    private mutating func run(
      atMost count: Int = .max, _ isTaken: (Unicode.Scalar) -> Bool
    ) -> Substring.UnicodeScalarView {
      let run = text.prefix(count).prefix(while: isTaken)
      text = text[run.endIndex...]
      length += Substring(run).utf8.count
      return run
    }

    private static func side(named name: Substring.UnicodeScalarView) -> Side? {
      guard !name.isEmpty else { return nil }
      let name = String(Substring(name))
      if let side = LanguageLabel.sides[name.lowercased()] { return side }
      guard let language = PathKey.language(named: name), Language.known.contains(language) else {
        return nil
      }
      return .language(language)
    }

    private static let marks = "*_`".unicodeScalars

    private static func isColon(_ scalar: Unicode.Scalar) -> Bool {
      scalar == ":" || scalar == "："
    }

    private static func isParenthesis(_ scalar: Unicode.Scalar) -> Bool {
      scalar == ")" || scalar == "）"
    }

    private static func isClosing(_ scalar: Unicode.Scalar) -> Bool {
      isParenthesis(scalar) || "]】〕".unicodeScalars.contains(scalar)
    }

    private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
      scalar == " " || scalar == "\t" || scalar == "\u{A0}" || scalar == "\u{3000}"
    }
  }
}
