import TextBasics

/// Finds names whose capitals are wrong: UIkit, iPados, Javascript.
struct NameSpelling: Rule {
  func check(_ topic: CheckedTopic) -> [Diagnostic] {
    topic.prose.joined().flatMap(findings)
  }

  private func findings(_ text: ProseText) -> [Diagnostic] {
    let scalars = text.scalars
    guard !Self.isInCapitals(scalars) else { return [] }
    var findings: [Diagnostic] = []
    var index = 0
    while index < scalars.count {
      guard Self.isOfWord(scalars[index]) else {
        index += 1
        continue
      }
      let start = index
      while index < scalars.count, Self.isOfWord(scalars[index]) { index += 1 }
      guard index - start >= Self.shortest, index - start <= Self.longest else { continue }
      let word = text.prose.text(start..<index)
      guard let name = ProductNames.bySmallLetters[word.lowercased()], name != word,
        !Self.commands.contains(word), !Self.isPartOfAddress(scalars, start..<index),
        !Self.isAnotherName(
          text.prose.text(max(0, start - 6)..<index),
          text.prose.text(index..<min(scalars.count, index + 4)))
      else { continue }
      findings.append(
        text.finding(
          .warning, "name-spelling", "‘\(word)’ is written ‘\(name)’", at: start..<index,
          replacement: name))
    }
    return findings
  }

  private static func isOfWord(_ scalar: Unicode.Scalar) -> Bool {
    "a"..."z" ~= scalar || "A"..."Z" ~= scalar || "0"..."9" ~= scalar || scalar == "_"
  }

  private static func isInCapitals(_ scalars: [Unicode.Scalar]) -> Bool {
    !scalars.contains { "a"..."z" ~= $0 }
  }

  /// Whether a word is part of a domain, a file, a path, a hashtag or an account.
  private static func isPartOfAddress(_ scalars: [Unicode.Scalar], _ word: Range<Int>) -> Bool {
    let before = word.lowerBound > 0 ? scalars[word.lowerBound - 1] : " "
    if "./-@#:\\$%&=`".unicodeScalars.contains(before) { return true }
    guard word.upperBound < scalars.count else { return false }
    let next = scalars[word.upperBound]
    let after = word.upperBound + 1 < scalars.count ? scalars[word.upperBound + 1] : " "
    return "/-@:\\=`".unicodeScalars.contains(next) || next == "." && isOfWord(after)
  }

  /// Whether a word, together with the words beside it, is another name.
  private static func isAnotherName(_ text: String, _ next: String) -> Bool {
    text.hasSuffix("Cisco IOS")
      || text.hasSuffix("IOS") && [" XE", " XR"].contains(where: next.hasPrefix)
  }

  /// Names of commands, packages and fences, too, which are in small letters.
  private static let commands: Set<String> = [
    "mysql", "mongodb", "graphql", "postgresql", "websocket", "webassembly", "typescript",
  ]

  private static let shortest = 3
  private static let longest = 20
}
