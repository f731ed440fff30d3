import TextBasics

/// Tables that are drawn: the grids and the columns of Pandoc, into which it turns the tables of Word.
///
/// They become pipe tables, each row on the first of its lines.
enum GridTables {
  /// The most lines of a table.
  private static let mostLines = 2_000

  /// Whether a text may have one: `+-`, `+=`, or dashes with a space and dashes behind them.
  static func mayStand(in bytes: [UInt8]) -> Bool {
    if ByteSearch.contains(0x2B, before: 0x2D, in: bytes) { return true }
    var next = ByteSearch.first(0x2D, in: bytes)
    while let index = next {
      var place = index
      while place < bytes.count, bytes[place] == 0x2D { place += 1 }
      let end = place
      while place < bytes.count, bytes[place] == 0x20 { place += 1 }
      if end - index > 1, place > end, place < bytes.count, bytes[place] == 0x2D { return true }
      next = ByteSearch.first(0x2D, in: bytes, from: end)
    }
    return false
  }

  /// Reads a whole table that begins with a line; false where none does.
  static func read(_ line: DialectLine, of page: inout DialectPage) -> Bool {
    guard page.blocks.isEmpty, !line.isQuoted, line.indent < 4, !line.isInList else {
      return false
    }
    let isBehindBlank = page.current == 0 || page.line(page.current - 1).isBlank
    if line.first == 0x2B { return readGrid(line, of: &page) }
    guard isBehindBlank, let table = DrawnColumns(at: page.current, in: page) else { return false }
    write(table.rows, head: table.head, columns: table.columns, dashes: table.dashes, line, &page)
    page.current = table.end
    readCaption(below: line, of: &page)
    return true
  }

  // MARK: - Grids

  private static func readGrid(_ line: DialectLine, of page: inout DialectPage) -> Bool {
    guard page.current >= page.noGridBefore, isBorder(line) else { return false }
    let columns = line.text.count { $0 == 0x2B } - 1
    var rows: [DrawnRow] = []
    var row: DrawnRow?
    var (head, dashes) = (0, page.current)
    var last = page.current
    let end = min(page.lines.count, page.current + mostLines)
    var number = page.current + 1
    while number < end {
      let next = page.line(number)
      if isBorder(next) {
        if let row { rows.append(row) }
        row = nil
        last = number
        if head == 0, next.text.contains(0x3D), number > page.current {
          head = rows.count
          dashes = number
        }
      } else if next.first == 0x7C, !next.isInList {
        let cells = PipeTable.cells(of: next.text)
        row = row ?? DrawnRow(line: number, columns: columns)
        row?.add(cells.map { Array($0) })
      } else {
        break
      }
      number += 1
    }
    guard !rows.isEmpty, columns > 0 else {
      page.noGridBefore = number
      return false
    }
    write(rows, head: head, columns: columns, dashes: dashes, line, &page)
    page.current = last
    readCaption(below: line, of: &page)
    return true
  }

  /// Whether a line is `+---+===+`.
  private static func isBorder(_ line: DialectLine) -> Bool {
    var text = line.text
    while text.last == 0x20 { text.removeLast() }
    return text.first == 0x2B && text.last == 0x2B && text.count > 2
      && text.allSatisfy { $0 == 0x2B || $0 == 0x2D || $0 == 0x3D || $0 == 0x3A }
  }

  // MARK: - Writing

  /// Writes rows as those of a pipe table, which has one row of titles: an empty one if need be.
  private static func write(
    _ rows: [DrawnRow], head: Int, columns: Int, dashes: Int, _ line: DialectLine,
    _ page: inout DialectPage
  ) {
    let first = page.current
    page.write([], like: line)
    let head = head == 0 && (rows.first?.isStrong ?? false) && rows.count > 1 ? 1 : head
    var titles = DrawnRow(line: first, columns: columns)
    for row in rows[..<head] { titles.add(row.cells) }
    if head > 0 { page.current = rows[0].line }
    page.write(page.rewritten(titles.markdown), like: line)
    page.current = head > 0 && dashes > rows[0].line ? dashes : page.current
    page.write("|" + String(repeating: " --- |", count: columns), like: line)
    for row in rows[head...] {
      page.current = row.line
      page.write(page.rewritten(row.markdown), like: line)
    }
    page.write([], like: line)
  }

  /// Writes the title of a table, `: Title` below it, as a paragraph.
  private static func readCaption(below line: DialectLine, of page: inout DialectPage) {
    guard page.current + 2 < page.lines.count, page.line(page.current + 1).isBlank else { return }
    readCaption(page.line(page.current + 2), at: page.current + 2, of: &page)
  }

  @discardableResult
  private static func readCaption(
    _ line: DialectLine, at number: Int, of page: inout DialectPage
  ) -> Bool {
    var scanner = line.scanner
    guard !line.isInList, !line.isQuoted, scanner.take(": ") || scanner.take("Table: ") else {
      return false
    }
    scanner.skipSpace()
    page.current = number
    page.write([], like: line)
    page.write(page.rewritten(Array(page.bytes[scanner.index..<scanner.end])), like: line)
    return true
  }
}

/// A row of a table that is drawn, whose cells may go on over lines.
struct DrawnRow {
  /// The first of its lines.
  let line: Int
  private(set) var cells: [[UInt8]]
  /// Whether the next line of a cell begins a paragraph.
  private var isBroken: [Bool]

  init(line: Int, columns: Int) {
    self.line = line
    cells = Array(repeating: [], count: columns)
    isBroken = Array(repeating: false, count: columns)
  }

  /// Adds a line of each cell.
  mutating func add(_ line: [[UInt8]]) {
    for (column, text) in line.enumerated() {
      // A row of fewer cells than columns has wide ones; one of more has pipes in its last.
      let place = min(column, cells.count - 1)
      if text.isEmpty {
        isBroken[place] = !cells[place].isEmpty
        continue
      }
      if !cells[place].isEmpty {
        let isItem = ListMarker.length(in: text, at: 0, end: text.count) != nil
        cells[place] += isBroken[place] || isItem ? Array("<br>".utf8) : joint(cells[place], text)
      }
      cells[place] += text
      isBroken[place] = false
    }
  }

  /// The bytes for a line break between two lines of a text: a space or none.
  private func joint(_ before: [UInt8], _ after: [UInt8]) -> [UInt8] {
    let last = String(decoding: before, as: UTF8.self).unicodeScalars.last
    let next = String(decoding: after, as: UTF8.self).unicodeScalars.first
    return LineBreak.isSpace(before: last, after: next) ? [0x20] : []
  }

  /// Whether all cells are in bold, as the titles of tables that were drawn by hand are.
  var isStrong: Bool {
    cells.allSatisfy { $0.starts(with: "**".utf8) && $0.count > 4 && $0.suffix(2) == [0x2A, 0x2A] }
  }

  /// The row of a pipe table.
  var markdown: [UInt8] {
    cells.reduce(into: [0x7C]) { row, cell in
      row.append(0x20)
      for byte in cell {
        if byte == 0x7C { row.append(0x5C) }
        row.append(byte)
      }
      row += [0x20, 0x7C]
    }
  }
}
