import TextBasics

/// A line of a text, cut into its prefix and its content.
struct DialectLine {
  private let bytes: [UInt8]
  /// The line without its ending.
  let range: Range<Int>
  /// The text behind white space, the marks of quotes, and the mark of an item.
  let content: Range<Int>
  /// Whether the mark of an item stands before the content.
  let isInList: Bool
  /// The bytes that stand for the line where it was taken out of a container.
  let replacement: [UInt8]?
  /// The bytes before the content.
  let prefix: [UInt8]

  init(_ bytes: [UInt8], _ range: Range<Int>) {
    self.bytes = bytes
    self.range = range
    var index = range.lowerBound
    while index < range.upperBound, [0x20, 0x09, 0x3E].contains(bytes[index]) { index += 1 }
    var isInList = false
    if index < range.upperBound,
      let length = ListMarker.length(in: bytes, at: index, end: range.upperBound)
    {
      isInList = true
      index += length
      while index < range.upperBound, bytes[index] == 0x20 || bytes[index] == 0x09 { index += 1 }
    }
    self.isInList = isInList
    content = index..<range.upperBound
    replacement = nil
    prefix = Array(bytes[range.lowerBound..<index])
  }

  private init(_ line: DialectLine, prefix: [UInt8], replacement: [UInt8]?, isInList: Bool) {
    bytes = line.bytes
    range = line.range
    content = line.content
    self.isInList = isInList
    self.prefix = prefix
    self.replacement = replacement
  }

  /// The line with so many columns of its indentation taken away.
  func dedented(by columns: Int) -> DialectLine {
    var left = columns
    var index = range.lowerBound
    while left > 0, index < content.lowerBound, bytes[index] == 0x20 || bytes[index] == 0x09 {
      left -= bytes[index] == 0x09 ? 4 : 1
      index += 1
    }
    let dropped = index - range.lowerBound
    return DialectLine(
      self, prefix: Array(prefix.dropFirst(dropped)),
      replacement: Array(bytes[index..<range.upperBound]),
      isInList: isInList)
  }

  /// The text behind the mark at the beginning of its content and behind the white space there, as
  /// a line in the same containers.
  var behindMark: DialectLine {
    var start = min(content.lowerBound + 1, range.upperBound)
    while start < range.upperBound, bytes[start] == 0x20 || bytes[start] == 0x09 { start += 1 }
    let rest = DialectLine(bytes, start..<range.upperBound)
    return DialectLine(
      rest, prefix: prefix + rest.prefix, replacement: prefix + bytes[rest.range],
      isInList: rest.isInList)
  }

  /// Its place without anything before it or in it: where the elements around its text are written.
  var bare: DialectLine { DialectLine(bytes, content.lowerBound..<content.lowerBound) }

  /// The text behind the mark at the beginning of its content, out of its containers.
  var bareBehindMark: DialectLine {
    var start = min(content.lowerBound + 1, range.upperBound)
    while start < range.upperBound, bytes[start] == 0x20 || bytes[start] == 0x09 { start += 1 }
    let rest = DialectLine(bytes, start..<range.upperBound)
    return DialectLine(
      rest, prefix: rest.prefix, replacement: Array(bytes[rest.range]), isInList: rest.isInList)
  }

  /// A further line of the block that this line begins.
  var continued: DialectLine {
    DialectLine(
      self, prefix: prefix.map { $0 == 0x3E || $0 == 0x09 ? $0 : 0x20 }, replacement: replacement,
      isInList: false)
  }

  /// Whether the mark of a quote stands before its content.
  var isQuoted: Bool { !isInList && prefix.contains(0x3E) }
  var isRewritten: Bool { replacement != nil }
  var isBlank: Bool { content.isEmpty && !isInList && !prefix.contains(0x3E) }
  /// The bytes of its content.
  var text: ArraySlice<UInt8> { bytes[content] }
  var first: UInt8? { content.isEmpty ? nil : bytes[content.lowerBound] }
  var scanner: LineScanner { LineScanner(bytes, content) }
  var isCommentStart: Bool { scanner.isAt("<!--") }

  /// The columns of white space that it begins with.
  var indent: Int {
    var columns = 0
    for index in range {
      if bytes[index] == 0x20 {
        columns += 1
      } else if bytes[index] == 0x09 {
        columns += 4 - columns % 4
      } else {
        break
      }
    }
    return columns
  }
}
