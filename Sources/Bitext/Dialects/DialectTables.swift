/// Tables with blank lines between their rows, or with cells of several lines, as converters of
/// pages write them.
///
/// To CommonMark each row, or each line, is a paragraph or a row of its own; nobody means that by a
/// line of pipes and dashes.
struct DialectTables {
  /// Whether the rows of a table are read that have blank lines between them.
  private var isInSparseRows = false
  /// How many columns the table has whose rows are read.
  private var columns: Int?

  /// Whether a text may hold such a table: a blank line before a pipe, or a row that is cut.
  static func mayBe(in bytes: [UInt8]) -> Bool {
    var next = ByteSearch.first(0x7C, in: bytes)
    while let index = next {
      guard index > 2, bytes[index - 1] == 0x0A else {
        next = ByteSearch.first(0x7C, in: bytes, from: index + 1)
        continue
      }
      if isBehindSparseRow(index - 2, in: bytes) { return true }
      let feed = ByteSearch.first(0x0A, in: bytes, from: index) ?? bytes.count
      if isCutRow(bytes[index..<feed]), feed + 1 < bytes.count, bytes[feed + 1] > 0x20,
        bytes[feed + 1] != 0x7C || feed + 2 == bytes.count || bytes[feed + 2] == 0x0A
      {
        return true
      }
      next = ByteSearch.first(0x7C, in: bytes, from: feed)
    }
    return false
  }

  /// Whether blank lines end at a place that a row stands above: most tables have a text there.
  private static func isBehindSparseRow(_ place: Int, in bytes: [UInt8]) -> Bool {
    var end = place
    while end >= 0, bytes[end] <= 0x20 { end -= 1 }
    guard end >= 0, bytes[end...place].contains(0x0A) else { return false }
    var start = end
    while start > 0, bytes[start - 1] != 0x0A { start -= 1 }
    while bytes[start] == 0x20 { start += 1 }
    return bytes[start] == 0x7C
  }

  /// Leaves out a blank line between two rows; false for any other line.
  mutating func readBlankLine(_ line: DialectLine, of page: inout DialectPage) -> Bool {
    if line.first == 0x7C {
      if !isInSparseRows { isInSparseRows = beginsSparseTable(page) }
      return false
    }
    guard isInSparseRows else { return false }
    isInSparseRows = line.isBlank && row(after: page.current, in: page) != nil
    if isInSparseRows { page.drop() }
    return isInSparseRows
  }

  // MARK: - Cells of several lines

  /// Whether a row does not end in a pipe.
  private static func isCutRow(_ row: ArraySlice<UInt8>) -> Bool {
    row.last { $0 > 0x20 } != 0x7C
  }

  /// Reads a row whose cells go on over lines, which become one with breaks; false for any other.
  mutating func readCutRow(_ line: DialectLine, of page: inout DialectPage) -> Bool {
    guard line.first == 0x7C, !line.isInList else {
      if line.isBlank { columns = nil }
      return false
    }
    guard let columns else {
      columns = PipeTable.alignments(of: line.text)?.count
      return false
    }
    guard Self.isCutRow(line.text) else { return false }
    var row = Array(line.text)
    let last = min(page.current + Self.mostLines, page.lines.count)
    for number in (page.current + 1)..<max(page.current + 1, last) {
      let next = page.line(number)
      let isPipe = next.first == 0x7C && next.text.allSatisfy { $0 == 0x7C || $0 <= 0x20 }
      if next.isBlank || next.first == 0x7C && !isPipe { return false }
      // Code goes on behind the end of the line.
      let isInCode = !row.count { $0 == 0x60 }.isMultiple(of: 2)
      row += (isPipe || isInCode ? " " : "<br>").utf8 + page.bytes[next.range].drop { $0 <= 0x20 }
      guard !Self.isCutRow(row[...]) else { continue }
      guard PipeTable.cells(of: row[...]).count == columns else { return false }
      page.current = number
      page.write(page.rewritten(row), like: line)
      return true
    }
    return false
  }

  /// How many lines a row may have.
  private static let mostLines = 64

  // MARK: - Blank lines

  /// Whether blank lines and the row of dashes follow the line that is read.
  private func beginsSparseTable(_ page: DialectPage) -> Bool {
    guard page.current + 1 < page.lines.count, page.line(page.current + 1).isBlank,
      let second = row(after: page.current + 1, in: page)
    else { return false }
    let (head, dashes) = (page.line(page.current).text, page.line(second).text)
    return PipeTable.alignments(of: dashes)?.count == PipeTable.cells(of: head).count
  }

  /// The next line that is not blank, if it begins as a row does; blank lines are few.
  private func row(after number: Int, in page: DialectPage) -> Int? {
    for next in (number + 1)..<max(number + 1, min(number + 5, page.lines.count)) {
      let line = page.line(next)
      if !line.isBlank { return line.first == 0x7C ? next : nil }
    }
    return nil
  }
}
