import TextBasics

/// How the lines of a paragraph end: at a margin, at the end of a sentence, or as titles do.
struct LineShape {
  private let lines: ArraySlice<ParagraphLine>
  private let widths: [Int]
  private let widest: Int
  /// How many lines but the last are full.
  private let full: Int

  init(_ lines: ArraySlice<ParagraphLine>) {
    self.lines = lines
    let widths = lines.map { TerminalWidth.columns(of: $0.text) }
    let widest = widths.max() ?? 0
    self.widths = widths
    self.widest = widest
    full = zip(widths, lines.dropFirst()).count { width, next in
      width + 1 + Self.firstWordWidth(of: next.text) > widest
    }
  }

  /// Whether something ends with the line at `index`: a sentence, or a line that had room for more.
  func isEnd(_ index: Int) -> Bool {
    guard lines.indices.contains(index), lines.indices.contains(index + 1) else { return true }
    if Sentence.ends(lines[index].text) || lines[index + 1].followsHardBreak { return true }
    // A list of names in Latin letters goes on after the comma of a Korean one.
    if Self.endsInComma(lines[index].text) { return false }
    if Self.beginsWithParticle(lines[index + 1].text) { return false }
    return !isWrapped(index)
  }

  /// Whether the line at `index` stops at a margin, in the middle of a sentence.
  ///
  /// Nobody wraps at fewer than forty columns. One full line is no margin, as some line has to be
  /// the widest; two are, and so is one before a line that begins with a small letter.
  private func isWrapped(_ index: Int) -> Bool {
    guard widest >= 40, widest <= 130, !hasRoom(index) else { return false }
    if full >= 2 { return true }
    return lines[index + 1].text.utf8.first.map { 0x61...0x7A ~= $0 } ?? false
  }

  /// Whether the lines are paragraphs: long ones of several sentences, and titles.
  ///
  /// Wrapped lines end at a margin; lines of one sentence each (semantic line breaks) are one
  /// paragraph; and so are lines that end in a break made on purpose.
  var isLineByLine: Bool {
    guard lines.count >= 3, widest > 30, lines.dropFirst().allSatisfy({ !$0.followsHardBreak })
    else { return false }
    var titles = 0
    var paragraphs = 0
    var several = 0
    for (offset, line) in lines.enumerated() {
      if Sentence.ends(line.text) {
        paragraphs += 1
        if Sentence.count(in: line.text) > 1 { several += 1 }
      } else if widths[offset] <= 60, widths[offset] * 2 <= widest, !Self.goesOn(line.text) {
        titles += 1
      } else {
        return false
      }
    }
    // The widest line has no room by definition.
    guard full <= 1 + lines.count / 5 else { return false }
    let isTitled = titles > 0 && !Sentence.ends(lines[lines.startIndex].text)
    // A bold title is known by its bold text.
    if isTitled, paragraphs >= 2, lines.allSatisfy({ !$0.inline.isBold }) { return true }
    guard widest > 60, several * 2 >= paragraphs else { return false }
    return several >= 2 && lines.count >= 4 || several >= 1 && isTitled
  }

  private func hasRoom(_ index: Int) -> Bool {
    let next = Self.firstWordWidth(of: lines[index + 1].text)
    return widths[index - lines.startIndex] + 1 + next <= widest
  }

  // MARK: - Text

  private static func firstWordWidth(of text: String) -> Int {
    guard let first = text.unicodeScalars.first else { return 0 }
    // Japanese and Chinese lines break between any two characters.
    if LineBreak.isWrittenWithoutSpaces(first) { return 2 }
    return TerminalWidth.columns(of: String(text.unicodeScalars.prefix { $0 != " " }))
  }

  /// Whether a line stops in the midst of a sentence, so that it is no title.
  private static func goesOn(_ text: String) -> Bool {
    let word = text.utf8.split(separator: 0x20).last.map { String(Substring($0)) } ?? text
    return continued.contains(where: word.hasSuffix) || functionWords.contains(word)
      || endsInComma(text)
  }

  private static func endsInComma(_ text: String) -> Bool {
    text.hasSuffix(",") || text.hasSuffix("、") || text.hasSuffix("，")
  }

  /// The particles and endings that a title does not end in.
  private static let continued = [
    "에서", "을", "를", "은", "는", "의", "으로", "하고", "하며", "하여", "있는", "되는", "및", "또는",
    "되고", "있고", "이고", "않고", "되며", "으며", "이며", "하면", "되면", "으면", "려면", "라면", "이면", "다면",
    "해서", "어서", "아서", "여서", "면서", "지만", "므로", "도록", "거나", "려고", "위해", "통해", "대해", "때문에",
    "까지", "부터", "에는", "에게",
    "は", "が", "を", "に", "で", "の", "と", "から", "より",
    "も", "れば", "たら", "なら", "ので", "ながら", "して", "ても",
  ]

  private static let functionWords: Set<String> = [
    "a", "an", "the", "of", "to", "and", "or", "in", "with", "for", "by", "is", "are", "that",
    "which",
  ]

  /// Whether a line goes on with a Korean particle that belongs to the word before.
  private static func beginsWithParticle(_ text: String) -> Bool {
    let word = text.unicodeScalars.prefix { $0 != " " }
    return particles.contains(String(word))
  }

  private static let particles: Set<String> = [
    "을", "를", "이", "가", "은", "는", "의", "에", "에서", "에게", "와", "과", "로", "으로", "도", "만",
    "라는", "이라는", "라고", "이라고", "및", "등", "등의", "등을",
  ]
}
