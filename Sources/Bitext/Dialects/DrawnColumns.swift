import TextBasics

/// A table whose columns stand below dashes, as Pandoc writes simple tables and those of several lines.
struct DrawnColumns {
  private(set) var rows: [DrawnRow] = []
  /// How many of the rows are titles.
  private(set) var head = 0
  /// The line of dashes below the titles.
  private(set) var dashes: Int
  /// The last line.
  private(set) var end: Int
  /// Where columns begin.
  private let starts: [Int]

  var columns: Int { starts.count }

  /// The most lines of titles, and of a table.
  private static let (mostTitles, mostLines) = (6, 2_000)

  /// The table that begins at a line; nil if no table begins there.
  init?(at first: Int, in page: DialectPage) {
    let top = Self.dashes(page.line(first))
    var number = first
    if let top, top.count == 1 {
      // A line over all columns stands above the titles.
      number += 1
      guard top[0].count > 5 else { return nil }
    }
    guard let dashes = Self.lineOfDashes(from: number, in: page),
      let columns = Self.dashes(page.line(dashes)), columns.count > 1
    else { return nil }
    let isFramed = top?.count == 1
    guard isFramed || dashes <= first + 1 else { return nil }
    self.dashes = dashes
    end = dashes
    starts = columns.map(\.lowerBound)
    var titles = DrawnRow(line: number, columns: columns.count)
    for line in number..<dashes { titles.add(cells(page.line(line), page)) }
    if dashes > number {
      head = 1
      rows.append(titles)
      guard titles.cells.count(where: { !$0.isEmpty }) > 1 else { return nil }
    }
    guard readRows(isFramed: isFramed, in: page) else { return nil }
  }

  /// Reads the rows below the dashes; false where that is no table.
  private mutating func readRows(isFramed: Bool, in page: DialectPage) -> Bool {
    let first = dashes + 1
    let last = min(page.lines.count, first + Self.mostLines)
    let lines = first..<max(first, last)
    let close = lines.first {
      Self.dashes(page.line($0))?.count == (isFramed ? 1 : columns)
    }
    let blank = lines.first { page.line($0).isBlank } ?? last
    // Without titles the end is marked, and so is that of rows with blank lines between them.
    let isMarked = close.map { isFramed || head == 0 || $0 < blank } ?? false
    if isFramed || head == 0, !isMarked { return false }
    let stop = isMarked ? close ?? blank : blank
    let hasBlanks = (first..<max(first, stop)).contains { page.line($0).isBlank }
    var row: DrawnRow?
    for number in first..<max(first, stop) {
      let line = page.line(number)
      if line.isBlank || !hasBlanks, let done = row {
        rows.append(done)
        row = nil
      }
      guard !line.isBlank else { continue }
      row = row ?? DrawnRow(line: number, columns: columns)
      row?.add(cells(line, page))
    }
    if let row { rows.append(row) }
    end = isMarked ? stop : stop - 1
    return rows.dropFirst(head).contains { $0.cells.count(where: { !$0.isEmpty }) > 1 }
  }

  /// The runs of dashes that are all of a line, by their columns.
  private static func dashes(_ line: DialectLine) -> [Range<Int>]? {
    guard !line.isQuoted, let first = line.first, first == 0x2D else { return nil }
    var runs: [Range<Int>] = []
    var scanner = LineScanner(line.scanner.bytes, line.range)
    while !scanner.isAtEnd {
      scanner.skip { $0 == 0x20 }
      let start = scanner.index
      if scanner.isAtEnd { break }
      guard scanner.skip(while: { $0 == 0x2D }) > 1 else { return nil }
      runs.append((start - line.range.lowerBound)..<(scanner.index - line.range.lowerBound))
    }
    return runs
  }

  /// The line of the dashes below titles, which has no blank line above it.
  private static func lineOfDashes(from number: Int, in page: DialectPage) -> Int? {
    for next in number..<max(number, min(number + mostTitles, page.lines.count)) {
      let line = page.line(next)
      if line.isBlank { return nil }
      if let runs = dashes(line) { return runs.count > 1 ? next : nil }
    }
    return nil
  }

  /// The parts of a line below the columns.
  private func cells(_ line: DialectLine, _ page: DialectPage) -> [[UInt8]] {
    let text = String(decoding: page.bytes[line.range], as: UTF8.self)
    if let parts = Self.parts(of: text), parts.count == columns { return parts }
    var cells = Array(repeating: "", count: columns)
    var (column, place) = (0, 0)
    var isBehindSpace = true
    for scalar in text.unicodeScalars {
      // A word that is wider than its column keeps its letters together.
      while isBehindSpace || scalar == " ", column + 1 < columns, place >= starts[column + 1] {
        column += 1
      }
      cells[column].unicodeScalars.append(scalar)
      place += TerminalWidth.columns(of: scalar)
      isBehindSpace = scalar == " "
    }
    return cells.map { Self.trimmed(Array($0.utf8)[...]) }
  }

  /// The parts of a line with at least two spaces between them.
  private static func parts(of text: String) -> [[UInt8]]? {
    var parts: [[UInt8]] = []
    var part: [UInt8] = []
    for byte in text.utf8 {
      if byte == 0x20, part.last == 0x20 {
        if part.count > 1 { parts.append(trimmed(part[...])) }
        part = [0x20]
      } else {
        part.append(byte)
      }
    }
    let last = trimmed(part[...])
    if !last.isEmpty { parts.append(last) }
    return parts.filter { !$0.isEmpty }
  }

  private static func trimmed(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var bytes = bytes.drop { $0 <= 0x20 }
    while let last = bytes.last, last <= 0x20 { bytes.removeLast() }
    return Array(bytes)
  }
}
