/// Tables with blank lines between their rows, as converters of pages write them.
///
/// To CommonMark each row is a paragraph; nobody means that by a line of pipes and dashes.
extension DialectReader {
  /// Whether a text may hold such a table: a blank line before a pipe.
  static func mayHoldSparseTable(_ bytes: [UInt8]) -> Bool {
    var next = ByteSearch.first(0x7C, in: bytes)
    while let index = next {
      if index > 2, bytes[index - 1] == 0x0A, isBehindSparseRow(index - 2, in: bytes) {
        return true
      }
      next = ByteSearch.first(0x7C, in: bytes, from: index + 1)
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
  mutating func isInSparseTable(_ line: DialectLine) -> Bool {
    if line.first == 0x7C {
      if !isInSparseRows { isInSparseRows = beginsSparseTable }
      return false
    }
    guard isInSparseRows else { return false }
    isInSparseRows = line.isBlank && row(after: current) != nil
    if isInSparseRows { drop() }
    return isInSparseRows
  }

  /// Whether blank lines and the row of dashes follow the line that is read.
  private var beginsSparseTable: Bool {
    guard current + 1 < lines.count, self.line(current + 1).isBlank,
      let second = row(after: current + 1)
    else { return false }
    let (head, dashes) = (line(current).content, line(second).content)
    return PipeTable.alignments(of: bytes[dashes])?.count == PipeTable.cells(of: bytes[head]).count
  }

  /// The next line that is not blank, if it begins as a row does; blank lines are few.
  private func row(after number: Int) -> Int? {
    for next in (number + 1)..<max(number + 1, min(number + 5, lines.count)) {
      let line = line(next)
      if !line.isBlank { return line.first == 0x7C ? next : nil }
    }
    return nil
  }
}
