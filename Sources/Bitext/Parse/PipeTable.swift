/// The rows of pipe tables, as GitHub's specification defines them.
enum PipeTable {
  /// The alignments that a delimiter row gives; nil where `line` is none.
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
  static func cells(of line: ArraySlice<UInt8>) -> [[UInt8]] {
    var cells: [[UInt8]] = []
    var cell: [UInt8] = []
    let row = trimmed(line)
    var index = row.startIndex
    if row.first == 0x7C { index += 1 }
    while index < row.endIndex {
      let byte = row[index]
      if byte == 0x5C, index + 1 < row.endIndex, row[index + 1] == 0x7C {
        cell.append(0x7C)
        index += 2
        continue
      }
      if byte == 0x7C {
        cells.append(Array(trimmed(cell[...])))
        cell = []
      } else {
        cell.append(byte)
      }
      index += 1
    }
    if row.last != 0x7C || !cell.isEmpty { cells.append(Array(trimmed(cell[...]))) }
    return cells
  }

  private static func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var slice = bytes
    while let first = slice.first, first == 0x20 || (0x09...0x0D).contains(first) {
      slice.removeFirst()
    }
    while let last = slice.last, last == 0x20 || (0x09...0x0D).contains(last) {
      slice.removeLast()
    }
    return slice
  }
}
