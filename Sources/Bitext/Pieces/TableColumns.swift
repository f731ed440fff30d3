import TextBasics

/// The columns of a table whose bars its author has put one below the other.
///
/// Editors and formatters measure as terminals do: a Hangul syllable is as wide as two letters.
struct TableColumns {
  /// The places of the bars, in columns of a terminal.
  private let bars: [Int]

  /// The table around a row of a file, as far as its nearest rows show it.
  ///
  /// Nil if its bars do not stand one below the other, or nobody has put them there: in all rows the
  /// cells are equally wide.
  init?(in bytes: [UInt8], at row: Int) {
    func line(at place: Int) -> Range<Int> {
      let start = bytes[..<place].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
      return start..<(bytes[place...].firstIndex(of: 0x0A) ?? bytes.count)
    }
    func isRow(_ line: Range<Int>) -> Bool {
      bytes[line].first { $0 > 0x20 } == UInt8(ascii: "|")
    }
    var lines = [line(at: row)]
    while lines.count < Self.mostRows, let first = lines.first, isRow(first), first.lowerBound > 0 {
      lines.insert(line(at: first.lowerBound - 1), at: 0)
    }
    while lines.count < 2 * Self.mostRows, let last = lines.last, isRow(last),
      last.upperBound + 1 < bytes.count
    {
      lines.append(line(at: last.upperBound + 1))
    }
    let rows = lines.filter(isRow).map { Self.Row(bytes[$0]) }
    guard rows.count > 2, let bars = rows.first?.bars, bars.count > 1,
      rows.allSatisfy({ $0.bars == bars }), Set(rows.map(\.words)).count > 1
    else { return nil }
    self.bars = bars
  }

  /// How many rows on each side are looked at.
  private static let mostRows = 24

  /// A row `| A | B |` with blanks behind its cells up to the bars; nil if a cell is too wide.
  func filled(_ row: String) -> String? {
    let bytes = Array(row.utf8)
    let ends = RowMarkdown.bars(in: bytes[...])
    guard ends.count == bars.count, let first = bars.first else { return nil }
    var filled: [UInt8] = []
    var width = first
    var start = 0
    for (end, bar) in zip(ends, bars) {
      let cell = bytes[start..<end]
      width += TerminalWidth.columns(of: String(decoding: cell, as: UTF8.self))
      guard width <= bar else { return nil }
      filled += cell + [UInt8](repeating: 0x20, count: bar - width) + [bytes[end]]
      width = bar + 1
      start = end + 1
    }
    return String(decoding: filled + bytes[start...], as: UTF8.self)
  }

  private struct Row {
    /// The columns of the bars.
    let bars: [Int]
    /// The widths of the cells without blanks around them.
    let words: [Int]

    init(_ line: ArraySlice<UInt8>) {
      var bars: [Int] = []
      var words: [Int] = []
      var width = 0
      var start = line.startIndex
      for end in RowMarkdown.bars(in: line) {
        let cell = String(decoding: line[start..<end], as: UTF8.self)
        words.append(TerminalWidth.columns(of: String(cell.drop { $0 == " " }.trimmedEnd)))
        width += TerminalWidth.columns(of: cell)
        bars.append(width)
        width += 1
        start = end + 1
      }
      self.bars = bars
      self.words = words
    }
  }
}

extension Substring {
  /// The text without blanks at its end.
  fileprivate var trimmedEnd: Substring {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
