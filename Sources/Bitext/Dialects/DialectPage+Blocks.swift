/// The containers that a line stands in.
extension DialectPage {
  /// Leaves the containers that end before a line, and takes the line out of the others.
  mutating func enterBlocks(of line: DialectLine) -> DialectLine {
    guard !blocks.isEmpty else { return line }
    if line.isBlank {
      // A blank line belongs to a container where text of it follows.
      var inner = blocks
      if let next = nextIndent(after: current) {
        inner.leave(before: next)
      } else {
        inner = .init()
      }
      let isLast = inner.entries.count < blocks.entries.count
      if isLast { blocks = inner }
      return blocks.inside(line)
    }
    let depth = blocks.entries.count
    blocks.leave(before: line.indent)
    // Otherwise the text behind a quote would go on in it.
    if blocks.entries.count < depth { write([], like: blocks.inside(line).continued) }
    if blocks.needsDedent { blocks.setDedent(line.indent) }
    return blocks.inside(line)
  }

  /// The columns of white space before the next line that is not blank.
  private func nextIndent(after number: Int) -> Int? {
    nextLine(after: number).map { line($0).indent }
  }

  /// Whether a blank line or a heading stands above the line, or nothing.
  var isAtStartOfBlock: Bool {
    current == 0 || line(current - 1).isBlank || line(current - 1).first == 0x23
  }
}
