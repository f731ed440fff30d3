import TextBasics

/// Definition lists of PHP Markdown Extra, kramdown and Pandoc: a term on a line of its own, and
/// `: text` below it.
extension DialectReader {
  /// Reads a term, or the beginning of a definition; false where the line is neither.
  ///
  /// A term is a title in bold, and each of its definitions an item.
  mutating func readDefinition(_ line: DialectLine) -> Bool {
    if line.first == 0x3A, isDefinition(line), followsTermOrDefinition {
      isInDefinitions = true
      let text = Array(bytes[line.content.lowerBound + 1..<line.content.upperBound])
      let read = InlineDialect.rewritten(text)
      for tag in read.unknown { tell(tag) }
      // Few lists of authors have this mark, so theirs stays a list of its own.
      write([0x2B] + read.bytes, like: line)
      return true
    }
    guard isTerm(line, at: current) else { return false }
    let text = InlineDialect.rewritten(Array(bytes[line.content])).bytes
    let title = String(decoding: text, as: UTF8.self)
    write(block: title.contains("**") ? title : "**\(title)**", like: line)
    return true
  }

  /// `: text`, at most three columns in, and no mark of a container.
  private func isDefinition(_ line: DialectLine) -> Bool {
    guard line.indent <= 3, !line.isInList, line.content.count > 2 else { return false }
    return bytes[line.content.lowerBound] == 0x3A && bytes[line.content.lowerBound + 1] <= 0x20
  }

  /// Whether a line is a term: text alone on its line, with a definition below it or below the next
  /// blank line.
  private func isTerm(_ line: DialectLine, at number: Int) -> Bool {
    guard let first = line.first, !line.isInList, !line.isQuoted, line.indent <= 3,
      line.content.count <= 200,
      ![0x23, 0x3A, 0x7C, 0x3C, 0x60, 0x7E, 0x7B, 0x3E, 0x3D].contains(first)
    else { return false }
    var next = number + 1
    if next < lines.count, self.line(next).isBlank { next += 1 }
    guard next < lines.count, isDefinition(self.line(next)) else { return false }
    // The end of a paragraph is no term.
    return number == 0 || self.line(number - 1).isBlank || isDefinition(self.line(number - 1))
  }

  /// Whether the lines above are a term, or a definition and what goes on in it.
  private var followsTermOrDefinition: Bool {
    var number = current - 1
    if number >= 0, line(number).isBlank { number -= 1 }
    guard number >= 0 else { return false }
    if isTerm(line(number), at: number) { return true }
    return isInDefinitions && (isDefinition(line(number)) || line(number).indent >= 2)
  }
}
