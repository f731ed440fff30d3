extension LineRewriter {
  /// Puts each cell of the first pipe table among `lines` on a line of its own, as a heading.
  ///
  /// A heading is one line, interrupts a paragraph, and takes no lazy line: so the text around a
  /// table parses as GitHub's specification says, and references in cells resolve.
  func tableEdit(
    for lines: [Content], isSetext: Bool, in text: inout MarkedText
  ) -> MarkedText.Edit? {
    let last = lines.count - (isSetext ? 2 : 1)
    guard last >= 1 else { return nil }
    for index in 1...last {
      guard let columns = delimiterRow(lines[index]), !lines[index - 1].isLazy,
        lines[index - 1].indent <= 3,
        PipeTable.cells(of: bytes[lines[index - 1].range]).count == columns.count
      else { continue }
      var end = index + 1
      while end < lines.count, isRow(lines[end], isUnderline: isSetext && end == lines.count - 1) {
        end += 1
      }
      let rows = [lines[index - 1]] + lines[(index + 1)..<end]
      let numbers = lines[index - 1].number...lines[end - 1].number
      let table = text.add(
        MarkedText.Table(
          columns: columns,
          lines: text.origin(of: numbers.lowerBound)...text.origin(of: numbers.upperBound),
          rowLines: rows.map { text.origin(of: $0.number) }))
      var edit = MarkedText.Edit(range: numbers.lowerBound..<(numbers.upperBound + 1))
      addCells(of: rows, columns: columns.count, table: table, to: &edit)
      return edit
    }
    return nil
  }

  private func delimiterRow(_ line: Content) -> [Block.ColumnAlignment]? {
    guard !line.isLazy, line.indent <= 3 else { return nil }
    return PipeTable.alignments(of: bytes[line.range])
  }

  /// Whether a line after a table's delimiter row is one of its rows and begins no other block.
  private func isRow(_ line: Content, isUnderline: Bool) -> Bool {
    guard !line.isLazy, line.indent <= 3, !line.range.isEmpty else { return false }
    let end = line.range.upperBound
    if !PipeTable.hasCells(bytes[line.range]) { return false }
    if ListMarker.length(in: bytes, at: line.range.lowerBound, end: end) != nil { return false }
    if let tag = HTMLTag(in: bytes, at: line.range.lowerBound),
      bytes[(line.range.lowerBound + min(tag.length, line.range.count))..<end]
        .allSatisfy({ $0 == 0x20 || $0 == 0x09 })
    {
      return false
    }
    guard isUnderline else { return true }
    let dashes = bytes[line.range].filter { $0 == 0x2D }.count
    return dashes < 3
  }

  private func addCells(
    of rows: [Content], columns: Int, table: Int, to edit: inout MarkedText.Edit
  ) {
    let beginning = Array("# ".utf8) + wall + [0x20]
    let end = [0x20] + wall
    // The marks around a cell are often twice as long as the cell.
    edit.bytes.reserveCapacity(64 + 3 * rows.reduce(0) { $0 + $1.range.count })
    for (row, line) in rows.enumerated() {
      let cells = PipeTable.cells(of: bytes[line.range])
      // GitHub leaves out the cells after the last column, a page must not.
      let shown = dialect == .notes ? cells.count : min(columns, cells.count)
      for column in 0..<shown {
        // The first cell stands where the row stood, behind the markers of its containers.
        if row == 0, column == 0 {
          edit.bytes += bytes[line.start..<line.range.lowerBound]
        } else {
          appendPrefix(of: line, to: &edit.bytes)
        }
        edit.bytes += beginning
        edit.bytes += cells[column]
        edit.bytes += end
        let cell = MarkedText.Cell(table: table, row: row)
        edit.endLine(number: line.number, standingFor: .cell(cell))
      }
    }
  }
}
