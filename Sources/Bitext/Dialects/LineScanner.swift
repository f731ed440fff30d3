import TextBasics

/// A place in a line that moves on.
struct LineScanner {
  let bytes: [UInt8]
  var index: Int
  private(set) var end: Int

  init(_ bytes: [UInt8], _ range: Range<Int>) {
    self.bytes = bytes
    index = range.lowerBound
    end = range.upperBound
  }

  var next: UInt8? { index < end ? bytes[index] : nil }
  var isAtEnd: Bool { index >= end }

  /// The same place in a shorter line, so that the search for an end that is missing costs little.
  func limited(to count: Int) -> LineScanner {
    var copy = self
    copy.end = min(end, index + count)
    return copy
  }

  /// The same line from another place on.
  func at(_ place: Int) -> LineScanner {
    var copy = self
    copy.index = place
    return copy
  }

  /// The text between two places of the line.
  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  @discardableResult
  mutating func skip(while isSkipped: (UInt8) -> Bool) -> Int {
    let start = index
    while index < end, isSkipped(bytes[index]) { index += 1 }
    return index - start
  }

  mutating func skipSpace() { skip { $0 == 0x20 || $0 == 0x09 } }

  mutating func take(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    index += 1
    return true
  }

  /// Skips `word` if it comes next.
  mutating func take(_ word: String) -> Bool {
    guard isAt(word) else { return false }
    index += word.utf8.count
    return true
  }

  func isAt(_ word: String) -> Bool { Self.holds(bytes, word, at: index, before: end) }

  /// Where `word` begins next.
  func first(_ word: String) -> Int? {
    var start = index
    while start < end {
      if Self.holds(bytes, word, at: start, before: end) { return start }
      start += 1
    }
    return nil
  }

  private static func holds(
    _ bytes: [UInt8], _ word: String, at start: Int, before end: Int
  ) -> Bool {
    guard word.utf8.count <= end - start else { return false }
    var index = start
    for byte in word.utf8 {
      if bytes[index] != byte { return false }
      index += 1
    }
    return true
  }

  /// Skips a code span, or the backticks here where nothing near closes them.
  mutating func skipCode() {
    var close = limited(to: 1_024)
    let length = close.skip { $0 == 0x60 }
    index = close.index
    while !close.isAtEnd {
      close.skip { $0 != 0x60 }
      if close.skip(while: { $0 == 0x60 }) == length {
        index = close.index
        return
      }
    }
  }

  /// Letters, digits, hyphens, low lines and dots.
  mutating func name() -> String {
    let start = index
    skip { $0.isASCIIAlphanumeric || $0 == 0x2D || $0 == 0x5F || $0 == 0x2E }
    return text(start..<index)
  }
}
