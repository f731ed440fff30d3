/// A place in a line that moves over the prefixes of the containers the line is in, with tab
/// stops of four columns, as CommonMark's section 2.2 tells.
struct LineCursor {
  private let bytes: [UInt8]
  private let end: Int
  private(set) var offset: Int
  private var column = 0
  /// Columns of a tab that are left after a part of it was taken.
  private var remainder = 0

  /// `range` is the line in `bytes`, without its line ending.
  init(bytes: [UInt8], range: Range<Int>) {
    self.bytes = bytes
    offset = range.lowerBound
    end = range.upperBound
  }

  /// The columns of white space ahead.
  var indent: Int {
    var width = remainder
    var index = offset
    var column = column + remainder
    while index < end {
      if bytes[index] == 0x20 {
        width += 1
        column += 1
      } else if bytes[index] == 0x09 {
        let step = 4 - column % 4
        width += step
        column += step
      } else {
        break
      }
      index += 1
    }
    return width
  }

  /// The first byte that is no space or tab, or the end of the line.
  var content: Int {
    var index = offset
    while index < end, bytes[index] == 0x20 || bytes[index] == 0x09 { index += 1 }
    return index
  }

  var isBlank: Bool { content == end }

  /// Moves over up to `columns` columns of white space.
  mutating func skip(columns: Int) {
    var left = columns
    while left > 0 {
      if remainder > 0 {
        let step = min(left, remainder)
        remainder -= step
        column += step
        left -= step
      } else if offset < end, bytes[offset] == 0x20 {
        offset += 1
        column += 1
        left -= 1
      } else if offset < end, bytes[offset] == 0x09 {
        remainder = 4 - column % 4
        offset += 1
      } else {
        return
      }
    }
  }

  /// Moves over the prefix of a quote, if it is there.
  mutating func matchQuote() -> Bool {
    guard indent <= 3, content < end, bytes[content] == 0x3E else { return false }
    column += indent + 1
    remainder = 0
    offset = content + 1
    skip(columns: 1)
    return true
  }

  /// Moves over the indentation of a list item's content, if it is there.
  mutating func matchItem(width: Int) -> Bool {
    guard indent >= width else { return false }
    skip(columns: width)
    return true
  }

  /// Moves over the marker of a list item; the columns from here to the item's content.
  mutating func matchMarker() -> Int? {
    let lead = indent
    var index = content
    guard index < end, let length = ListMarker.length(in: bytes, at: index, end: end) else {
      return nil
    }
    column += lead + length
    remainder = 0
    index += length
    offset = index
    let gap = indent
    if isBlank || gap >= 5 || gap == 0 {
      skip(columns: 1)
      return lead + length + 1
    }
    skip(columns: gap)
    return lead + length + gap
  }
}
