import TextBasics

/// Finds spaces that are twice there, stand before a mark or inside a bracket.
struct StraySpace: Rule {
  func check(_ topic: CheckedTopic) -> [Diagnostic] {
    topic.prose.joined().flatMap { text in doubled(text) + stray(text) }
  }

  // MARK: - Two spaces

  private func doubled(_ text: ProseText) -> [Diagnostic] {
    let scalars = text.scalars
    var findings: [Diagnostic] = []
    var index = 0
    while index < scalars.count {
      guard scalars[index] == " " else {
        index += 1
        continue
      }
      let start = index
      while index < scalars.count, scalars[index] == " " { index += 1 }
      // More than two are a layout: columns, or code.
      if index - start > 2 { return [] }
      guard index - start == 2, start > 0, index < scalars.count,
        isInside(scalars[start - 1], scalars[index])
      else { continue }
      findings.append(
        text.finding(
          .note, "stray-space", "there are two spaces", at: start..<index, replacement: " "))
    }
    return findings
  }

  /// Whether spaces between these are in the midst of a sentence.
  private func isInside(
    _ before: Unicode.Scalar, _ after: Unicode.Scalar
  ) -> Bool {
    let layout: [Unicode.Scalar] = [SourceProse.lineBreak, "\t", "|"]
    if layout.contains(before) || layout.contains(after) { return false }
    // A picture of a heading, and marks between links, have room around them.
    guard Self.isOfSentence(before), Self.isOfSentence(after) else { return false }
    // Typists put two spaces behind a sentence.
    return Sentence.mark(before.value) == nil && !Sentence.isCloser(before.value)
  }

  private static func isOfSentence(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII && scalar != "|" || isLetter(scalar) || scalar == SourceProse.stop
      || scalar.properties.generalCategory == .otherPunctuation && scalar != "·"
      || Sentence.isCloser(scalar.value)
  }

  /// Whether a text goes on with one word and the closing bracket: `( and )`.
  private static func namesBrackets(_ rest: ArraySlice<Unicode.Scalar>) -> Bool {
    let word = rest.prefix { $0 != " " }
    return word.count <= 3 && rest.dropFirst(word.count).prefix(2).elementsEqual([" ", ")"])
  }

  // MARK: - A space before a mark

  private func stray(_ text: ProseText) -> [Diagnostic] {
    let scalars = text.scalars
    return scalars.indices.dropFirst().dropLast().compactMap { index -> Diagnostic? in
      guard scalars[index] == " ", scalars[index - 1] != " ",
        let mark = mark(beside: index, in: scalars)
      else { return nil }
      return text.finding(
        .note, "stray-space",
        mark.isBefore
          ? "there is a space before ‘\(mark.scalar)’" : "there is a space behind ‘\(mark.scalar)’",
        at: mark.isBefore ? index..<(index + 2) : (index - 1)..<(index + 1),
        replacement: String(mark.scalar))
    }
  }

  private func mark(
    beside index: Int, in scalars: [Unicode.Scalar]
  ) -> (scalar: Unicode.Scalar, isBefore: Bool)? {
    let (before, after) = (scalars[index - 1], scalars[index + 1])
    if "(（「『【".unicodeScalars.contains(before), Self.isLetter(after) {
      // `:(` is a face, and `( and )` names the marks.
      let isFace = index > 1 && ":-".unicodeScalars.contains(scalars[index - 2])
      return isFace || Self.namesBrackets(scalars[(index + 1)...]) ? nil : (before, false)
    }
    // A single character between spaces is spaced out on purpose: a letter, another mark.
    if index < 2 || WhiteSpace.contains(scalars[index - 2]),
      Script(of: before)?.isOfEastAsia != true
    {
      return nil
    }
    let next = index + 2 < scalars.count ? scalars[index + 2] : " "
    if "。、，！？）」』】".unicodeScalars.contains(after), Self.isLetter(before) {
      return (after, true)
    }
    // A mark between spaces may be a name: *the ? operator*.
    let isEnd =
      ".,;".unicodeScalars.contains(after)
      ? WhiteSpace.contains(next) || next == SourceProse.stop : index + 2 == scalars.count
    if ".,!?;".unicodeScalars.contains(after), isEnd, Self.isLetter(before) {
      return (after, true)
    }
    if after == ")", Self.isLetter(before), opens(scalars, before: index) { return (after, true) }
    return nil
  }

  /// Whether a bracket is open, with text right behind it.
  private func opens(_ scalars: [Unicode.Scalar], before index: Int) -> Bool {
    guard let open = scalars[max(0, index - 200)..<index].lastIndex(of: "(") else { return false }
    return !WhiteSpace.contains(scalars[open + 1])
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool { Script(of: scalar) != nil }
}
