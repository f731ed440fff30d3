/// Tells prose in a code block from code.
///
/// People put an original and its translation into a fence, for the grey box. Code has symbols that
/// prose has not, and its comments may be prose in any language.
enum ProseDetector {
  static func isProse(_ text: String, info: String?) -> Bool {
    if let info, isData(info) { return false }
    // What somebody types and what a program answers is no text to be translated.
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

  /// Whether a fence names a language of code, and not what kind of text stands in it.
  private static func namesLanguage(_ info: String) -> Bool {
    let name = info.lowercased().prefix { $0 != " " && $0 != "{" && $0 != "," && $0 != ":" }
    return !name.isEmpty && !textNames.contains(String(name))
  }

  private static let textNames: Set<String> = [
    "text", "txt", "plain", "plaintext", "markdown", "md", "note", "none",
  ]

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
    let name = info.lowercased().prefix { $0 != " " && $0 != "{" && $0 != "," && $0 != ":" }
    return dataNames.contains(String(name))
  }

  private static let dataNames = Set(
    """
    bash console css csv diff docker dockerfile dot html ini json makefile mermaid nginx plist po
    powershell regex scss sh shell shellsession sql strings toml xml yaml yml zsh
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
