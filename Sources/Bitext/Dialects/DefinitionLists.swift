import TextBasics

/// Definition lists of PHP Markdown Extra, kramdown and Pandoc, with a term on a line of its own and
/// `: text` below it, of MDN, where both are items, `- term` and `  - : text`, and of DocC, with
/// `- term Name: text`.
///
/// They are written as the elements that HTML has for them, which hold Markdown between blank lines.
struct DefinitionLists {
  /// A list that is open.
  private struct List {
    /// The columns that its containers take away from its lines.
    let base: Int
    /// How many containers it stands in.
    let depth: Int
    /// Where its marks are written.
    let line: DialectLine
    var isInDefinition = false
    /// Whether its terms and definitions are items, as in MDN.
    var isOfItems = false
  }

  /// The lists that are open, the outermost first.
  private var lists: [List] = []
  /// Whether the last item of the list is a term of DocC.
  private var isInTerms = false

  // MARK: - Ends

  /// Closes the lists that end before a line, as it stands in the file.
  mutating func leave(before line: DialectLine, of page: inout DialectPage) {
    while let list = lists.last, !belongs(line, at: page.current, to: list, of: page) {
      close(&page)
    }
  }

  /// Closes the lists that end with the text.
  mutating func closeAll(_ page: inout DialectPage) {
    while !lists.isEmpty { close(&page) }
  }

  private mutating func close(_ page: inout DialectPage) {
    leaveDefinition(&page)
    guard let list = lists.popLast() else { return }
    page.write(block: "</dl>", like: list.line)
  }

  private mutating func leaveDefinition(_ page: inout DialectPage) {
    guard let list = lists.last else { return }
    page.blocks.leave(toDepth: list.depth)
    guard list.isInDefinition else { return }
    lists[lists.count - 1].isInDefinition = false
    page.write(block: "</dd>", like: list.line)
  }

  /// Whether a line goes on with a list: it is indented as text of a definition, begins a term or a
  /// definition, or goes on with a paragraph without any mark.
  private func belongs(
    _ line: DialectLine, at number: Int, to list: List, of page: DialectPage
  ) -> Bool {
    if line.isBlank {
      guard let next = page.nextLine(after: number) else { return false }
      return isPart(page.line(next), at: next, of: list, page)
    }
    if isPart(line, at: number, of: list, page) { return true }
    guard line.indent >= list.base, !line.isInList, !line.isQuoted, let first = line.first,
      number > 0, !page.line(number - 1).isBlank
    else { return false }
    return !Self.marks.contains(first)
  }

  /// The characters with which blocks begin that are no text.
  private static let marks = Array("#|<`~{=:@!%".utf8)

  private func isPart(
    _ line: DialectLine, at number: Int, of list: List, _ page: DialectPage
  ) -> Bool {
    if list.isInDefinition, line.indent >= list.base + 2 { return true }
    if list.isOfItems {
      return isItemDefinition(line) || isItemTerm(line, at: number, list.base, of: page)
    }
    return isDefinition(line, list.base) || isTerm(line, at: number, list.base, of: page)
  }

  // MARK: - Definitions

  /// The text behind the mark of a definition, whose element is opened; nil for any other line.
  mutating func enter(_ line: DialectLine, of page: inout DialectPage) -> DialectLine? {
    guard let list = lists.last, line.first == 0x3A,
      list.isOfItems ? isItemDefinition(line) : isDefinition(line, list.base)
    else { return nil }
    leaveDefinition(&page)
    page.write(block: "<dd>", like: list.line)
    lists[lists.count - 1].isInDefinition = true
    let dedent =
      list.isOfItems
      ? page.line(page.current).prefix.count : dedent(below: list, of: page)
    page.blocks.open(IndentedBlocks.Entry(indent: 0, dedent: dedent, prefix: []))
    return list.isOfItems ? line.bareBehindMark : line.behindMark
  }

  /// `- : text`, an item that is the definition of the item above it.
  private func isItemDefinition(_ line: DialectLine) -> Bool {
    line.isInList && line.first == 0x3A && line.content.count > 2
      && line.text[line.content.lowerBound + 1] <= 0x20
  }

  /// Whether a line is an item with a definition below it, deeper than itself.
  private func isItemTerm(
    _ line: DialectLine, at number: Int, _ base: Int, of page: DialectPage
  ) -> Bool {
    guard line.isInList, !line.isQuoted, line.first != 0x3A, line.first != nil,
      (base...(base + 3)).contains(line.indent), let next = page.nextLine(after: number)
    else { return false }
    return isItemDefinition(page.line(next)) && page.line(next).indent > line.indent
  }

  /// Reads an item that is a term; false for any other.
  private mutating func readItemTerm(_ line: DialectLine, of page: inout DialectPage) -> Bool {
    guard page.blocks.entries.count < IndentedBlocks.maximumDepth else { return false }
    let bare = line.bare
    if let list = lists.last, list.isOfItems,
      isItemTerm(line, at: page.current, list.base, of: page)
    {
      leaveDefinition(&page)
    } else if isItemTerm(line, at: page.current, page.blocks.columns, of: page) {
      page.write(block: "<dl>", like: bare)
      lists.append(
        List(
          base: page.blocks.columns, depth: page.blocks.entries.count, line: bare,
          isOfItems: true))
    } else {
      return false
    }
    page.write(block: "<dt>", like: bare)
    page.write(page.rewritten(Array(line.text)), like: bare)
    page.write(block: "</dt>", like: bare)
    return true
  }

  /// The columns before the further lines of the definition that begins here, of which its first
  /// indented one has the most that count.
  private func dedent(below list: List, of page: DialectPage) -> Int {
    let last = min(page.lines.count, page.current + 50)
    for number in (page.current + 1)..<max(last, page.current + 1) {
      let line = page.line(number)
      if line.isBlank { continue }
      if line.indent >= list.base + 2 { return min(line.indent, list.base + 4) }
      if page.line(number - 1).isBlank || line.first == 0x3A { break }
    }
    return list.base
  }

  /// `: text`, at most three columns in, and no mark of a container.
  private func isDefinition(_ line: DialectLine, _ base: Int) -> Bool {
    guard (base...(base + 3)).contains(line.indent), !line.isInList, !line.isQuoted,
      line.content.count > 2
    else { return false }
    return line.text.first == 0x3A && line.text[line.content.lowerBound + 1] <= 0x20
  }

  /// Reads `: text` below a table, which is its caption to Pandoc.
  private func readCaption(_ line: DialectLine, of page: inout DialectPage) -> Bool {
    guard line.first == 0x3A, isDefinition(line, page.blocks.columns) else { return false }
    var above = page.current - 1
    if above >= 0, page.line(above).isBlank { above -= 1 }
    guard above >= 0, page.line(above).first == 0x7C else { return false }
    var text = line.behindMark.text
    if text.last == 0x7D, let open = text.lastIndex(of: 0x7B),
      AttributeList(LineScanner(Array(text), 0..<text.count).at(open - text.startIndex)) != nil
    {
      text = text[..<open]
    }
    page.write(block: String(decoding: page.rewritten(Array(text)), as: UTF8.self), like: line)
    return true
  }

  // MARK: - Terms

  /// Reads a term; false if the line is no term.
  mutating func read(_ line: DialectLine, of page: inout DialectPage) -> Bool {
    if line.isInList {
      if readItemTerm(line, of: &page) { return true }
      guard let term = TermItem(line), isInTerms || isTermList(term, of: page) else {
        isInTerms = false
        return false
      }
      isInTerms = true
      page.write(page.rewritten(term.shown), like: line)
      return true
    }
    let base = page.blocks.columns
    if lists.isEmpty, readCaption(line, of: &page) { return true }
    guard page.blocks.entries.count < IndentedBlocks.maximumDepth else { return false }
    if let list = lists.last, isTerm(line, at: page.current, list.base, of: page) {
      leaveDefinition(&page)
    } else if isTerm(line, at: page.current, base, of: page) {
      page.write(block: "<dl>", like: line)
      lists.append(List(base: base, depth: page.blocks.entries.count, line: line))
    } else {
      return false
    }
    page.write(block: "<dt>", like: line)
    page.write(page.rewritten(Array(line.text)), like: line)
    page.write(block: "</dt>", like: line)
    return true
  }

  /// Whether a line is a term: text alone on its line, with a definition below it or below the next
  /// blank line.
  ///
  /// Several terms may stand above one definition, if they are too short to be a paragraph.
  private func isTerm(
    _ line: DialectLine, at number: Int, _ base: Int, of page: DialectPage
  ) -> Bool {
    guard mayBeTerm(line, base) else { return false }
    var first = number
    while first > 0, !isBoundary(page.line(first - 1), base) {
      guard number - first < Self.mostTerms, mayBeTerm(page.line(first - 1), base) else {
        return false
      }
      first -= 1
    }
    var next = number + 1
    while next < page.lines.count, mayBeTerm(page.line(next), base) {
      guard next - first < Self.mostTerms else { return false }
      next += 1
    }
    if next - first > 1 {
      return next < page.lines.count && isDefinition(page.line(next), base)
        && (first..<next).allSatisfy { Self.isShort(page.line($0)) }
    }
    if next < page.lines.count, page.line(next).isBlank { next += 1 }
    return next < page.lines.count && isDefinition(page.line(next), base)
  }

  /// Whether a paragraph ends with a line, or above the next one.
  private func isBoundary(_ line: DialectLine, _ base: Int) -> Bool {
    line.isBlank || line.first == 0x23 || line.indent < base || isDefinition(line, base)
      || !lists.isEmpty && line.indent >= base + 2
  }

  private func mayBeTerm(_ line: DialectLine, _ base: Int) -> Bool {
    guard let first = line.first, !line.isInList, !line.isQuoted,
      (base...(base + 3)).contains(line.indent), line.content.count <= 200,
      !Array("#:|<{>=".utf8).contains(first), DialectFence(opening: line) == nil
    else { return false }
    return line.text.contains { $0.isASCIIAlphanumeric || $0 >= 0x80 }
  }

  /// The most terms of one definition.
  private static let mostTerms = 4

  private static func isShort(_ line: DialectLine) -> Bool {
    let text = String(decoding: line.text, as: UTF8.self)
    return TerminalWidth.columns(of: text) <= 40 && !Sentence.ends(text)
      && !text.utf8.contains(0x2C)
  }

  /// Whether an item is one of DocC, not one of words such as *term paper*: its text stands below
  /// it, or another one follows.
  private func isTermList(_ item: TermItem, of page: DialectPage) -> Bool {
    var number = page.current + 1
    let end = min(page.lines.count, number + 100)
    while number < end, page.line(number).isBlank { number += 1 }
    if item.isAlone, number < end, !page.line(number).isInList, page.line(number).indent >= 2 {
      return true
    }
    while number < end {
      let line = page.line(number)
      if line.isInList { return TermItem(line) != nil }
      guard line.isBlank || line.indent >= 2 else { return false }
      number += 1
    }
    return false
  }
}
