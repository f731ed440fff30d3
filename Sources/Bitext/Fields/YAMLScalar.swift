/// A scalar of YAML as it is written, with its quotes or its block header.
struct YAMLScalar {
  enum Style: Equatable {
    case plain, single, double
    /// A block with the bytes of its header (`|`, `>-`) and the indent of its lines.
    case block(header: [UInt8], indent: Int)
  }

  /// Without the white space, comment or line break that follows.
  let range: SourceRange
  let style: Style

  /// Finds the end of the scalar that begins at `start` and says `text`.
  ///
  /// Nil if its end cannot be told.
  init?(at start: Int, saying text: String, in source: SourceFile, within end: Int, isInFlow: Bool)
  {
    var scanner = YAMLScalarScanner(bytes: source.bytes, index: start, end: end)
    guard start < end else { return nil }
    switch source.bytes[start] {
    case UInt8(ascii: "\""):
      guard scanner.skipDoubleQuoted() else { return nil }
      style = .double
    case UInt8(ascii: "'"):
      guard scanner.skipSingleQuoted() else { return nil }
      style = .single
    case UInt8(ascii: "|"), UInt8(ascii: ">"):
      guard !isInFlow, let block = scanner.skipBlock() else { return nil }
      style = block
    default:
      guard scanner.skipPlain(saying: text, in: source, isInFlow: isInFlow) else { return nil }
      style = .plain
    }
    range = SourceRange(start, scanner.index)
  }
}

/// Walks over a scalar.
private struct YAMLScalarScanner {
  let bytes: [UInt8]
  var index: Int
  let end: Int

  mutating func skipDoubleQuoted() -> Bool {
    index += 1
    while index < end {
      switch bytes[index] {
      case UInt8(ascii: "\\"): index += 2
      case UInt8(ascii: "\""):
        index += 1
        return true
      default: index += 1
      }
    }
    return false
  }

  mutating func skipSingleQuoted() -> Bool {
    let quote = UInt8(ascii: "'")
    index += 1
    while index < end {
      guard bytes[index] == quote else {
        index += 1
        continue
      }
      index += 1
      guard index < end, bytes[index] == quote else { return true }
      index += 1
    }
    return false
  }

  /// A block ends before the first line that is indented less than its own.
  mutating func skipBlock() -> YAMLScalar.Style? {
    let start = index
    var place = endOfLine(from: start)
    var header = bytes[start..<place]
    if let comment = header.firstIndex(of: UInt8(ascii: "#")) { header = header[..<comment] }
    while let last = header.last, last <= 0x20 { header.removeLast() }
    // An indicator of the indent, `|2`, leaves open where the text begins.
    guard !header.contains(where: { 0x31...0x39 ~= $0 }) else { return nil }
    var indent: Int?
    index = place
    while place < end {
      let line = afterLineBreak(place)
      guard line < end else { break }
      let stop = endOfLine(from: line)
      let text = bytes[line..<stop].firstIndex { $0 != 0x20 } ?? stop
      if text < stop {
        if text - line < indent ?? 1 { break }
        indent = indent ?? (text - line)
        index = stop
      }
      place = stop
    }
    return indent.map { .block(header: Array(header), indent: $0) }
  }

  /// The lines of a plain scalar are taken one after the other until they say `text`.
  mutating func skipPlain(saying text: String, in source: SourceFile, isInFlow: Bool) -> Bool {
    var said = ""
    var blank = 0
    var place = index
    for line in 0..<Self.mostLines {
      let stop = endOfPlain(from: place, isInFlow: isInFlow)
      var last = stop
      while last > place, bytes[last - 1] <= 0x20 { last -= 1 }
      let part = source.text(in: SourceRange(place, last))
      if part.isEmpty {
        blank += 1
      } else {
        if line > 0 { said += blank > 0 ? String(repeating: "\n", count: blank) : " " }
        said += part
        blank = 0
        if PlainText.cleaned(said) == text {
          index = last
          return true
        }
      }
      let next = afterLineBreak(endOfLine(from: stop))
      guard next < end, next > stop else { return false }
      place = next
      while place < end, bytes[place] == 0x20 { place += 1 }
    }
    return false
  }

  private static let mostLines = 200

  private func endOfPlain(from start: Int, isInFlow: Bool) -> Int {
    let line = endOfLine(from: start)
    for place in start..<line {
      switch bytes[place] {
      case UInt8(ascii: "#") where place > start && bytes[place - 1] <= 0x20: return place
      case UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}"): if isInFlow { return place }
      default: break
      }
    }
    return line
  }

  private func endOfLine(from start: Int) -> Int {
    var place = start
    while place < end, bytes[place] != 0x0A, bytes[place] != 0x0D { place += 1 }
    return place
  }

  private func afterLineBreak(_ place: Int) -> Int {
    guard place < end else { return end }
    let isPair = bytes[place] == 0x0D && place + 1 < end && bytes[place + 1] == 0x0A
    return place + (isPair ? 2 : 1)
  }
}
