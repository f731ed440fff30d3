import TextBasics

/// Tells the comments that authors and their tools write for themselves from those that hold a text.
enum ToolComment {
  /// Whether a comment is an instruction to a tool: `markdownlint-disable MD033`, `vale off`,
  /// `toc`, `cspell:ignore`, `#region Cups`, `BEGIN TABLE`, `{width=50}`.
  ///
  /// `text` is the text between the marks of the comment, in one line.
  static func isDirective(_ text: String) -> Bool {
    let words = text.drop { $0 == "-" || $0.isWhitespace }.split(whereSeparator: \.isWhitespace)
    guard let first = words.first, let mark = first.utf8.first else { return true }
    switch mark {
    case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "%"), UInt8(ascii: "@"),
      UInt8(ascii: "$"), UInt8(ascii: "/"):
      return true
    // `# Cups` is a heading.
    case UInt8(ascii: "#") where first.contains { $0 != "#" }: return true
    default: break
    }
    if words.count == 1 { return single(first) }
    return isNameOfSwitch(first) || isKey(first, before: words.count - 1)
      || marksOfParts.contains(first) || words.count < 5 && words.contains("=")
      || isTool(first) && switches.contains(words[1])
        && (words.count == 2 || orders.contains(words[1]))
  }

  /// Whether a comment is about a task or its author, and no text of the note.
  static func isRemark(_ text: String) -> Bool {
    let start = text.drop { $0 == "-" || $0.isWhitespace }
    let word = start.prefix { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
    return remarks.contains(word) || wordsAlone.contains(start.trimmed) || isDirective(text)
  }

  private static let remarks: Set<Substring> = [
    "TODO", "FIXME", "XXX", "NOTE", "HACK", "TBD", "WIP", "OUTLINE",
  ]

  /// Words that begin sentences as well.
  private static let wordsAlone: Set<String> = ["todo", "fixme", "test"]

  /// The marks around a part that a tool writes anew.
  private static let marksOfParts: Set<Substring> = [
    "BEGIN", "END", "START", "STOP", "begin", "end", "region", "endregion",
  ]

  private static let switches: Set<Substring> = [
    "on", "off", "disable", "enable", "ignore", "start", "stop", "begin", "end", "skip",
  ]

  /// Switches with an object: `disable MD033`.
  private static let orders: Set<Substring> = ["disable", "enable", "ignore", "skip"]

  /// Words that alone are an instruction to a generator of pages.
  private static let orderWords: Set<String> = [
    "toc", "tocstop", "endtoc", "notoc", "doctoc", "more", "readmore", "truncate", "excerpt",
    "break", "pagebreak", "newpage", "ignore", "omit", "fold", "begin", "end", "nopb",
  ]

  private static func single(_ word: Substring) -> Bool {
    // `End` is a word of a text.
    let isOrder = word == word.lowercased() || word == word.uppercased()
    return isOrder && orderWords.contains(word.lowercased()) || marksOfParts.contains(word)
      || isNameOfSwitch(word)
      || isKey(word, before: 0) || word.dropLast().contains { "/_=:@#$%{}<>".contains($0) }
  }

  /// Whether a word in small letters is one that a tool could be called by.
  private static func isTool(_ word: Substring) -> Bool {
    word.allSatisfy { $0.isASCII && ($0.isLowercase || $0.isNumber || $0 == "-") }
      && !["go", "log", "put", "sign", "switch", "take", "turn"].contains(word)
  }

  /// Whether a word is the name of a tool with an instruction: `prettier-ignore-start`.
  private static func isNameOfSwitch(_ word: Substring) -> Bool {
    let parts = word.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count > 1, parts.allSatisfy({ !$0.isEmpty && isTool($0) }) else { return false }
    let rest = parts.dropFirst()
    return rest.contains { orders.contains($0) || $0 == "restore" || $0 == "capture" }
      || parts.count == 2 && ["start", "begin", "stop"].contains(rest[1])
      || parts.count > 2 && switches.contains(rest[parts.count - 1])
  }

  /// Whether a word is the key of a setting, before so many words of its value: `theme: dark`,
  /// `ANCHOR: cup`, `cspell:ignore`; `Note:` begins a sentence.
  private static func isKey(_ word: Substring, before values: Int) -> Bool {
    guard let colon = word.firstIndex(of: ":"), colon != word.startIndex else { return false }
    let key = word[..<colon]
    guard key.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "-_.".contains($0)) })
    else { return false }
    let isSentence = key.first?.isUppercase == true && key.dropFirst().allSatisfy(\.isLowercase)
    if keysOfRemarks.contains(key.lowercased()) { return true }
    if isSentence || key.first?.isNumber == true { return false }
    // `tabs:start` is one word.
    return word[colon...].count > 1 || key.contains { "-_.".contains($0) || $0.isNumber }
      || values < 4 && key.allSatisfy(\.isLowercase) || marksOfParts.contains(key)
  }

  private static let keysOfRemarks: Set<String> = [
    "anchor", "author", "editor", "fixme", "memo", "remark", "reviewer", "source", "todo",
    "translator", "translators",
  ]
}
