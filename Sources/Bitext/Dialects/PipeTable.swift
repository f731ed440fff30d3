/// The rows of pipe tables, as GitHub's specification defines them.
enum PipeTable {
  /// The alignments that a delimiter row gives; nil if `line` is no delimiter row.
  static func alignments(of line: ArraySlice<UInt8>) -> [Block.ColumnAlignment]? {
    var columns: [Block.ColumnAlignment] = []
    var index = line.startIndex
    func skipSpace() {
      while index < line.endIndex, line[index] == 0x20 || line[index] == 0x09 { index += 1 }
    }
    func take(_ byte: UInt8) -> Bool {
      guard index < line.endIndex, line[index] == byte else { return false }
      index += 1
      return true
    }
    skipSpace()
    _ = take(0x7C)
    while true {
      skipSpace()
      if index == line.endIndex { break }
      let left = take(0x3A)
      guard take(0x2D) else { return nil }
      while take(0x2D) {}
      let right = take(0x3A)
      skipSpace()
      columns.append(left ? (right ? .center : .left) : right ? .right : .none)
      guard index == line.endIndex || take(0x7C) else { return nil }
    }
    return columns.isEmpty ? nil : columns
  }

  /// The text of each cell, trimmed, with `\|` for a pipe resolved.
  static func cells(of line: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    var cells: [ArraySlice<UInt8>] = []
    cells.reserveCapacity(8)
    forEachCell(of: line) { range, hasEscape in
      cells.append(cell(line[range], hasEscape: hasEscape))
    }
    return cells
  }

  /// The range of each cell between its pipes, white space included.
  static func ranges(of line: ArraySlice<UInt8>) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    forEachCell(of: line) { range, _ in ranges.append(range) }
    return ranges
  }

  private static func forEachCell(
    of line: ArraySlice<UInt8>, _ body: (Range<Int>, _ hasEscape: Bool) -> Void
  ) {
    let row = trimmed(line)
    var start = row.startIndex
    if row.first == 0x7C { start += 1 }
    var index = start
    var hasEscape = false
    while index < row.endIndex {
      let byte = row[index]
      if byte == 0x7C {
        body(start..<index, hasEscape)
        start = index + 1
        hasEscape = false
      } else if byte == 0x5C, index + 1 < row.endIndex, row[index + 1] == 0x7C {
        hasEscape = true
        index += 1
      }
      index += 1
    }
    if start < row.endIndex || row.last != 0x7C { body(start..<row.endIndex, hasEscape) }
  }

  /// Whether ``cells(of:)`` has any.
  static func hasCells(_ line: ArraySlice<UInt8>) -> Bool {
    let row = trimmed(line)
    return row.count != 1 || row.first != 0x7C
  }

  private static func cell(_ bytes: ArraySlice<UInt8>, hasEscape: Bool) -> ArraySlice<UInt8> {
    guard hasEscape else { return trimmed(bytes) }
    var cell: [UInt8] = []
    var index = bytes.startIndex
    while index < bytes.endIndex {
      if bytes[index] == 0x5C, index + 1 < bytes.endIndex, bytes[index + 1] == 0x7C { index += 1 }
      cell.append(bytes[index])
      index += 1
    }
    return trimmed(cell[...])
  }

  private static func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var start = bytes.startIndex
    var end = bytes.endIndex
    while start < end, bytes[start] == 0x20 || (0x09...0x0D).contains(bytes[start]) { start += 1 }
    while start < end, bytes[end - 1] == 0x20 || (0x09...0x0D).contains(bytes[end - 1]) { end -= 1 }
    return bytes[start..<end]
  }
}
