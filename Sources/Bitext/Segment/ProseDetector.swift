import TextBasics

/// Tells prose in a code block from code.
///
/// People put an original and its translation into a fence, for the grey box. Code has symbols that
/// prose has not, and its comments may be prose in any language. The output of programs, trees of
/// files, columns and samples of Markdown have words and no such symbols, and they live by their
/// spaces and line breaks: so a block that looks like prose is prose only if it is a pair of texts
/// or runs in sentences.
enum ProseDetector {
  /// Whether a block is prose; `isAmongPairs`, which few blocks ask for, if other fences of the file hold
  /// pairs of texts.
  static func isProse(
    _ text: String, info: String?, isAmongPairs: @autoclosure () -> Bool
  ) -> Bool {
    hasWords(text, info: info)
      && (isPair(text) || isRunning(text) && !isPlain(info) || isAmongPairs())
  }

  /// Whether the author says that a block is plain text, as manuals do of what a program prints.
  private static func isPlain(_ info: String?) -> Bool {
    guard let name = info.flatMap({ FenceInfo($0).language }) else { return false }
    return plainNames.contains(name.lowercased())
  }

  private static let plainNames: Set<String> = ["text", "txt", "plain", "plaintext", "none"]

  /// Whether a fence in a block holds a text and its translation.
  static func holdsPair(_ block: Block) -> Bool {
    switch block.kind {
    case .code(let info, let literal): isPair(literal, info: info)
    case .quote(let inner), .callout(_, _, let inner), .list(_, let inner), .item(_, let inner),
      .element(_, let inner), .footnoteDefinition(_, let inner):
      inner.contains(where: holdsPair)
    case .paragraph, .heading, .html, .plain, .thematicBreak, .table: false
    }
  }

  /// Whether a block of code holds a text and its translation.
  private static func isPair(_ text: String, info: String?) -> Bool {
    hasWords(text, info: info) && isPair(text)
  }

  /// Whether lines in Latin letters stand beside lines in Korean or Japanese, and none of them lives by
  /// its spaces.
  private static func isPair(_ text: String) -> Bool {
    var hasLatin = false
    var isAsian = false
    for line in text.linesOfCode where line.utf8.contains(where: { $0 > 0x20 }) {
      let evidence = LanguageEvidence(of: String(line))
      guard evidence.hasLetters, !isLaidOut(line) else { return false }
      if evidence.hangul + evidence.kana + evidence.han > 0 {
        isAsian = true
      } else if evidence.words > 0, line.first?.isUppercase ?? false {
        hasLatin = true
      } else {
        return false
      }
    }
    return hasLatin && isAsian
  }

  /// Whether a text runs on in sentences up to its end.
  private static func isRunning(_ text: String) -> Bool {
    var letters = 0
    var last: Substring = ""
    for line in text.linesOfCode where line.utf8.contains(where: { $0 > 0x20 }) {
      guard !isLaidOut(line) else { return false }
      let evidence = LanguageEvidence(of: String(line))
      letters += evidence.words + (evidence.hangul + evidence.kana + evidence.han) / 2
      last = line
    }
    let end = last.unicodeScalars.last { !WhiteSpace.contains($0) && !Sentence.isCloser($0.value) }
    return letters >= leastWords && end.flatMap { Sentence.mark($0.value) } != nil
  }

  /// The words of the shortest sentence, each of which is two letters of Korean or Japanese.
  private static let leastWords = 4

  /// Whether a line begins with an indent or the mark of an item or a heading, or has a column.
  private static func isLaidOut(_ line: Substring) -> Bool {
    let bytes = line.utf8
    guard let first = bytes.first, first > 0x20 else { return true }
    if "-*+#|>`".utf8.contains(first) { return true }
    var blanks = 0
    for byte in bytes {
      blanks = byte == 0x20 ? blanks + 1 : 0
      if blanks > 2 || byte == 0x09 { return true }
    }
    return false
  }

  /// Whether most lines have words and no symbols of code.
  private static func hasWords(_ text: String, info: String?) -> Bool {
    if let info, isData(info) { return false }
    // Commands that somebody types, and the answers of programs, are not translated.
    if text.utf8.first(where: { $0 > 0x20 }) == 0x24, isSession(text) { return false }
    var prose = 0
    var code = 0
    for line in text.linesOfCode {
      switch kind(of: line) {
      case .prose: prose += 1
      case .code:
        // Sentences below it are those of a string or of comments.
        if prose == 0, code == 0, let info, namesLanguage(info) { return false }
        code += 1
      case .open: break
      }
    }
    return prose > 0 && prose > 2 * code
  }

  /// Whether a fence names a language of code, and not a kind of text.
  private static func namesLanguage(_ info: String) -> Bool {
    guard let name = FenceInfo(info).language else { return false }
    return !plainNames.contains(name.lowercased()) && name.lowercased() != "note"
  }

  /// Whether a text begins with a prompt: `$ cargo run`.
  private static func isSession(_ text: String) -> Bool {
    let start = text.utf8.drop { $0 <= 0x20 }.prefix(3)
    return start.count == 3 && start.dropFirst().first == 0x20
      && start.last.map { 0x61...0x7A ~= $0 || $0 == 0x2E } ?? false
  }

  /// Whether a line is one that a compiler quotes: `12 |  let shelf`.
  private static func isQuotedByCompiler(_ bytes: [UInt8]) -> Bool {
    let rest = bytes.drop { 0x30...0x39 ~= $0 }.drop { $0 == 0x20 }
    return rest.first == 0x7C && !rest.dropFirst().contains(0x7C)
  }

  private enum Kind { case prose, code, open }

  /// Formats whose values or comments may be sentences and that are still no prose.
  ///
  /// Not the languages of code that notes are about: people mark a grey box as one of them.
  private static func isData(_ info: String) -> Bool {
    FenceInfo(info).language.map { dataNames.contains($0.lowercased()) } ?? false
  }

  private static let dataNames = Set(
    """
    bash console css csv diff docker dockerfile dot gitcommit html ini json log makefile markdown md
    mdx mermaid nginx output plist po powershell regex scss sh shell shellsession sql strings toml xml yaml yml zsh
    """.split(whereSeparator: \.isWhitespace).map(String.init))

  private static func kind(of line: Substring) -> Kind {
    let bytes = Array(line.utf8.drop { $0 == 0x20 || $0 == 0x09 })
    if bytes.isEmpty { return .open }
    if hasCodeSymbols(bytes) || beginsAsCode(bytes) || isQuotedByCompiler(bytes) { return .code }
    let evidence = LanguageEvidence(of: String(line))
    if evidence.hangul + evidence.kana > 0 { return .prose }
    if evidence.han >= 4 { return .prose }
    let isSentence = evidence.words >= 3 && evidence.functionWords >= 1
    return isSentence || evidence.commonWords >= 3 ? .prose : .open
  }

  private static func hasCodeSymbols(_ bytes: [UInt8]) -> Bool {
    guard let last = bytes.last(where: { $0 > 0x20 }) else { return false }
    if last == 0x3B || last == 0x7B || last == 0x7D { return true }
    for index in bytes.indices.dropLast() {
      let pair = (bytes[index], bytes[index + 1])
      switch pair {
      case (0x2D, 0x3E), (0x3D, 0x3D), (0x28, 0x29), (0x3C, 0x2F), (0x2F, 0x3E), (0x3A, 0x3A),
        (0x7B, 0x7D), (0x2B, 0x3D), (0x26, 0x26), (0x7C, 0x7C), (0xE2, 0x94):
        return true
      case (0x20, 0x3D) where index + 2 < bytes.count && bytes[index + 2] == 0x20: return true
      case (_, 0x28) where isCall(bytes, at: index + 1): return true
      default: continue
      }
    }
    return false
  }

  /// `name(`, `name("…")` or `name(label: …)`, not `term(gloss)`.
  private static func isCall(_ bytes: [UInt8], at bracket: Int) -> Bool {
    let before = bytes[bracket - 1]
    guard 0x61...0x7A ~= before | 0x20 || before == 0x5F, bracket + 1 < bytes.count else {
      return false
    }
    let inside = bytes[(bracket + 1)...].prefix(80).prefix { $0 != 0x29 }
    return inside.first == 0x22 || inside.first == 0x2E || inside.first == 0x5C
      || inside.contains(0x3A) && inside.allSatisfy { $0 < 0x80 }
  }

  private static func beginsAsCode(_ bytes: [UInt8]) -> Bool {
    switch bytes[0] {
    case 0x40, 0x24, 0x7B, 0x7D, 0x3C:
      return bytes.count > 1 && bytes[1] != 0x20 || bytes[0] != 0x3C
    case 0x2F: return bytes.count > 1 && (bytes[1] == 0x2F || bytes[1] == 0x2A)
    case 0x23: return bytes.starts(with: "#include".utf8) || bytes.starts(with: "#if".utf8)
    case 0x2E: return bytes.count > 1 && 0x61...0x7A ~= bytes[1]
    default:
      let word = String(decoding: bytes.prefix { $0 != 0x20 }, as: UTF8.self)
      return keywords.contains(word) && bytes.count > word.utf8.count
        && !bytes.contains { $0 == 0x2E && bytes.last == 0x2E }
    }
  }

  private static let keywords: Set<String> = [
    "let", "var", "func", "class", "struct", "enum", "import", "return", "extension", "protocol",
    "private", "public", "static", "const", "def", "override", "guard", "switch", "git", "swift",
    "npm", "brew", "sudo", "cd",
  ]
}
