import TextBasics

/// The bytes of one text file, exactly as they are on disk, and the starts of its lines.
///
/// The bytes are valid UTF-8, which is checked once, here. Nothing is normalised, so a
/// ``SourceRange`` always points into the author's file.
package struct SourceFile: Sendable {
  /// The path as shown to people: relative to the content folder, with `/` between parts.
  package let path: String
  /// All bytes of the file.
  package let bytes: [UInt8]
  /// The byte offset of the first byte of each line; line 1 is at index 0.
  ///
  /// A line ends at LF, CR or CRLF.
  package let lineStarts: [UInt32]
  private let columnMarks: ColumnMarks?

  /// The largest size of a file, in bytes.
  ///
  /// libcmark reads no longer line, and a ``SourceRange`` reaches four times as far.
  package static let maximumSize = 1 << 30

  /// Checks that `bytes` are UTF-8 and finds the lines, in O(n).
  package init(path: String, bytes: [UInt8]) throws(InvalidUTF8) {
    do {
      _ = try UTF8Span(validating: bytes.span)
    } catch {
      throw InvalidUTF8(path: path, offset: error.byteOffsets.lowerBound)
    }
    self.init(path: path, validated: bytes)
  }

  /// Makes a source of a string, which is valid by construction.
  package init(path: String, text: String) {
    self.init(path: path, validated: Array(text.utf8))
  }

  /// Makes a source of bytes that are known to be UTF-8.
  init(path: String, validated bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
    lineStarts = Self.lineStarts(in: bytes)
    columnMarks = ColumnMarks(bytes, lineStarts: lineStarts)
  }

  /// Finds the lines; the array has no spare capacity, because a corpus keeps one for each file.
  private static func lineStarts(in bytes: [UInt8]) -> [UInt32] {
    var starts: [UInt32] = []
    if ByteSearch.first(0x0D, in: bytes) == nil {
      starts.reserveCapacity(1 + ByteSearch.count(0x0A, in: bytes))
      starts.append(0)
      var next = ByteSearch.first(0x0A, in: bytes)
      while let end = next {
        starts.append(UInt32(end + 1))
        next = ByteSearch.first(0x0A, in: bytes, from: end + 1)
      }
      return starts
    }
    starts.reserveCapacity(1 + bytes.count { $0 == 0x0A || $0 == 0x0D })
    starts.append(0)
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if byte == 0x0D, index < bytes.count, bytes[index] == 0x0A { index += 1 }
      if byte == 0x0A || byte == 0x0D { starts.append(UInt32(index)) }
    }
    return starts
  }

  /// The 1-based number of the line with byte `offset`, in O(log lines).
  package func line(at offset: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(lineStarts[middle]) <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  /// The number of bytes of the byte order mark before the text, which is no part of it.
  var markLength: Int { bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }

  /// The 1-based line and column, in Unicode scalars, of byte `offset`.
  ///
  /// A byte order mark has no column.
  ///
  /// - Complexity: O(log lines), however long the line.
  package func position(of offset: Int) -> (line: Int, column: Int) {
    let line = line(at: offset)
    var start = Int(lineStarts[line - 1])
    if start == 0 { start = min(markLength, offset) }
    let end = max(start, min(offset, bytes.count))
    let column =
      columnMarks.map { $0.count(before: end, in: bytes) - $0.count(before: start, in: bytes) }
      ?? ColumnMarks.count(bytes[start..<end])
    return (line, column + 1)
  }

  /// The bytes of line `number` (1-based) with its line ending; empty past the end.
  package func range(ofLine number: Int) -> SourceRange {
    guard number >= 1, number <= lineStarts.count else {
      return SourceRange(bytes.count, bytes.count)
    }
    let end = number < lineStarts.count ? Int(lineStarts[number]) : bytes.count
    return SourceRange(Int(lineStarts[number - 1]), end)
  }

  /// The bytes of lines `numbers` (1-based, inclusive) with their line endings.
  package func range(ofLines numbers: ClosedRange<Int>) -> SourceRange {
    let first = range(ofLine: numbers.lowerBound)
    let last = range(ofLine: numbers.upperBound)
    return SourceRange(first.lowerBound, max(first.lowerBound, last.upperBound))
  }

  /// The text of `range`, as it is in the file.
  package func text(in range: SourceRange) -> String {
    String(decoding: bytes[range.lowerBound..<range.upperBound], as: UTF8.self)
  }
}

/// The first place at which a file stops being UTF-8.
package struct InvalidUTF8: Error, Hashable, Sendable {
  /// The path of the file, as shown to people.
  package let path: String
  /// The byte offset of the first faulty byte.
  package let offset: Int
}
