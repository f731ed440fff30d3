import TextBasics

/// Definition lists of PHP Markdown Extra, kramdown and Pandoc, with a term on a line of its own and
/// `: text` below it, and of DocC, with `- term Name: text`.
struct DefinitionLists {
  /// Whether a definition was read, so that another one may follow it.
  private var isInDefinitions = false
  /// Whether the last item of the list is a term of DocC.
  private var isInTerms = false

  /// Reads a term, or the beginning of a definition; false where the line is neither.
  ///
  /// A term is a title in bold, and each of its definitions an item.
  mutating func read(_ line: DialectLine, of page: inout DialectPage) -> Bool {
    if line.isInList {
      guard let term = TermItem(line), isInTerms || isTermList(term, of: page) else {
        isInTerms = false
        return false
      }
      isInTerms = true
      page.write(page.rewritten(term.shown), like: line)
      return true
    }
    if line.first == 0x3A, isDefinition(line), followsTermOrDefinition(page) {
      isInDefinitions = true
      let text = page.rewritten(Array(line.text.dropFirst()))
      // Few lists of authors have this mark, so theirs stays a list of its own.
      page.write([0x2B] + text, like: line)
      return true
    }
    guard isTerm(line, at: page.current, of: page) else { return false }
    let text = InlineDialect.rewritten(Array(line.text)).bytes
    let title = String(decoding: text, as: UTF8.self)
    page.write(block: title.contains("**") ? title : "**\(title)**", like: line)
    return true
  }

  /// `: text`, at most three columns in, and no mark of a container.
  private func isDefinition(_ line: DialectLine) -> Bool {
    guard line.indent <= 3, !line.isInList, line.content.count > 2 else { return false }
    return line.text.first == 0x3A && line.text[line.content.lowerBound + 1] <= 0x20
  }

  /// Whether a line is a term: text alone on its line, with a definition below it or below the next
  /// blank line.
  private func isTerm(_ line: DialectLine, at number: Int, of page: DialectPage) -> Bool {
    guard let first = line.first, !line.isInList, !line.isQuoted, line.indent <= 3,
      line.content.count <= 200,
      ![0x23, 0x3A, 0x7C, 0x3C, 0x60, 0x7E, 0x7B, 0x3E, 0x3D].contains(first)
    else { return false }
    var next = number + 1
    if next < page.lines.count, page.line(next).isBlank { next += 1 }
    guard next < page.lines.count, isDefinition(page.line(next)) else { return false }
    // The end of a paragraph is no term.
    return number == 0 || page.line(number - 1).isBlank || isDefinition(page.line(number - 1))
  }

  /// Whether the lines above are a term, or a definition and what goes on in it.
  private func followsTermOrDefinition(_ page: DialectPage) -> Bool {
    var number = page.current - 1
    if number >= 0, page.line(number).isBlank { number -= 1 }
    guard number >= 0 else { return false }
    if isTerm(page.line(number), at: number, of: page) { return true }
    return isInDefinitions && (isDefinition(page.line(number)) || page.line(number).indent >= 2)
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
