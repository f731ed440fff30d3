/// A table of MyST whose rows are items of a list, and whose cells are those of lists in these.
enum ListTable {
  /// Writes the lines of one as a pipe table, each row on its first line.
  ///
  /// The fence is closed behind them.
  ///
  /// - Returns: False where they are no such list.
  static func read(
    _ lines: Range<Int>, title: String, _ options: [String: String], _ line: DialectLine,
    _ page: inout DialectPage
  ) -> Bool {
    var rows: [(line: Int, cells: [[UInt8]])] = []
    for number in lines {
      let text = page.bytes[page.line(number).range].drop { $0 == 0x20 }
      if text.isEmpty { continue }
      var rest = text
      if let row = item(rest), [0x2A, 0x2D].contains(rest.first), item(row) != nil {
        rows.append((number, []))
        rest = row
      }
      guard !rows.isEmpty else { return false }
      if let cell = item(rest) {
        rows[rows.count - 1].cells.append(Array(cell))
      } else {
        guard let last = rows[rows.count - 1].cells.popLast() else { return false }
        rows[rows.count - 1].cells.append(last + (last.isEmpty ? [] : [0x20]) + rest)
      }
    }
    guard let columns = rows.map(\.cells.count).max(), columns > 0 else { return false }
    if title.isEmpty { page.leaveOut(line) } else { page.write(title: title, like: line) }
    let head = options["header-rows"].flatMap { Int($0) } ?? 0
    if head == 0 { rows.insert((page.current, []), at: 0) }
    for (number, row) in rows.enumerated() {
      page.current = row.line
      var drawn = DrawnRow(line: row.line, columns: columns)
      drawn.add(row.cells)
      page.write(page.rewritten(drawn.markdown), like: line)
      if number == 0 { page.write("|" + String(repeating: " --- |", count: columns), like: line) }
    }
    page.current = lines.upperBound
    page.leaveOut(line)
    return true
  }

  /// The text behind the mark of an item; nil if the line is no item.
  private static func item(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard let mark = text.first, mark == 0x2A || mark == 0x2D,
      text.count == 1 || text.dropFirst().first == 0x20
    else { return nil }
    return text.dropFirst().drop { $0 == 0x20 }
  }
}
