/// A row of a table as exports write it: its cells with ` | ` between them.
///
/// A `|` in a text is escaped there, one in code is not.
enum RowMarkdown {
  /// What stands between two cells.
  static let separator = " | "

  /// The cells of a row.
  ///
  /// - Complexity: O(markdown).
  static func cells(of markdown: String) -> [String] {
    let bytes = Array(markdown.utf8)
    var cells: [String] = []
    var start = 0
    var index = 0
    var codes = codes(in: bytes)[...]
    while index < bytes.count {
      if let code = codes.first, code.lowerBound == index {
        index = codes.removeFirst().upperBound
      } else if bytes[index] == 0x20, bytes[index...].starts(with: separator.utf8) {
        cells.append(String(decoding: bytes[start..<index], as: UTF8.self))
        index += separator.utf8.count
        start = index
      } else {
        index += 1
      }
    }
    return cells + [String(decoding: bytes[start...], as: UTF8.self)]
  }

  /// The places of the bars in a row of a note, in code as well; an escaped one is none.
  static func bars(in row: ArraySlice<UInt8>) -> [Int] {
    row.indices.filter { index in
      row[index] == UInt8(ascii: "|")
        && (index == row.startIndex || row[index - 1] != UInt8(ascii: "\\"))
    }
  }

  /// The row as a table in Markdown has it: in one line, and where a `|` ends a cell also in code.
  static func written(_ markdown: String) -> String {
    let markdown = markdown.replacing("\\\n", with: "<br>")
    guard markdown.utf8.contains(UInt8(ascii: "`")) else { return markdown }
    let bytes = Array(markdown.utf8)
    var written: [UInt8] = []
    var index = 0
    for code in codes(in: bytes) {
      written += bytes[index..<code.lowerBound]
      for byte in bytes[code] {
        if byte == UInt8(ascii: "|") { written.append(UInt8(ascii: "\\")) }
        written.append(byte)
      }
      index = code.upperBound
    }
    return String(decoding: written + bytes[index...], as: UTF8.self)
  }

  /// The ranges of code, with the equal runs of back-ticks around it.
  private static func codes(in bytes: [UInt8]) -> [Range<Int>] {
    let tick = UInt8(ascii: "`")
    var runs: [Range<Int>] = []
    var index = 0
    while index < bytes.count {
      let end = bytes[index...].firstIndex { $0 != tick } ?? bytes.count
      if end > index { runs.append(index..<end) }
      index = max(end, index + 1)
    }
    var codes: [Range<Int>] = []
    // For each length the runs that may end a code, the last first.
    var ends = Dictionary(grouping: runs.indices.reversed()) { runs[$0].count }
    var next = 0
    while next < runs.count {
      let run = runs[next]
      while let last = ends[run.count]?.last, last <= next { ends[run.count]?.removeLast() }
      let isEscaped = run.lowerBound > 0 && bytes[run.lowerBound - 1] == UInt8(ascii: "\\")
      if !isEscaped, let end = ends[run.count]?.last {
        codes.append(run.lowerBound..<runs[end].upperBound)
        next = end
      }
      next += 1
    }
    return codes
  }
}
