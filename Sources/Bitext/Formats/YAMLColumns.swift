/// Where in a source the lines and columns are that Yams counts.
///
/// Yams reads the text composed and without control characters, counts scalars, and takes U+2028
/// and U+2029 for line ends. One line is measured at a time, once, as the places come in order.
final class YAMLColumns {
  private let source: SourceFile
  private let end: Int
  private let starts: [Int]
  /// The line that ``offsets`` are of, from 0.
  private var line: Int?
  /// Of each column of the line, and of its end.
  private var offsets: [Int] = []
  /// Behind the last byte of the line that is no white space.
  private var contentEnd = 0

  /// Finds the lines in `range` of `source`, in O(n).
  init(_ source: SourceFile, in range: SourceRange) {
    self.source = source
    end = range.upperBound
    var starts = [range.lowerBound]
    let first = source.line(at: range.lowerBound)
    for number in first..<source.lineStarts.count {
      let start = Int(source.lineStarts[number])
      guard start < end else { break }
      starts += Self.separators(in: source.bytes[starts[starts.count - 1]..<start])
      starts.append(start)
    }
    let last = starts[starts.count - 1]
    starts += Self.separators(in: source.bytes[last..<max(last, end)])
    self.starts = starts
  }

  /// From a place, both counted from 1, to the last byte of its line that is no white space.
  func range(line number: Int, column: Int) -> SourceRange {
    guard starts.indices.contains(number - 1) else { return SourceRange(end, end) }
    measure(number - 1)
    let low = offsets[min(max(column, 1), offsets.count) - 1]
    return SourceRange(low, max(low, contentEnd))
  }

  private func measure(_ number: Int) {
    guard line != number else { return }
    line = number
    let start = starts[number]
    let limit = number + 1 < starts.count ? starts[number + 1] : max(start, end)
    contentEnd = limit
    while contentEnd > start, source.bytes[contentEnd - 1] <= 0x20 { contentEnd -= 1 }
    offsets = []
    var offset = start
    // Characters, as what is composed never reaches from one into the next.
    for character in source.text(in: SourceRange(start, limit)) {
      let text = String(character)
      let columns = PlainText.cleaned(text).unicodeScalars.count
      offsets += repeatElement(offset, count: columns)
      offset += text.utf8.count
    }
    offsets.append(limit)
  }

  /// Behind each U+2028 and U+2029.
  private static func separators(in bytes: ArraySlice<UInt8>) -> [Int] {
    bytes.indices.filter {
      bytes[$0] == 0xE2 && bytes[$0...].starts(with: [0xE2, 0x80])
        && $0 + 2 < bytes.endIndex && 0xA8...0xA9 ~= bytes[$0 + 2]
    }.map { $0 + 3 }
  }
}
