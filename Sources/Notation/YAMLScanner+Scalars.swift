extension YAMLScanner {
  // MARK: - Characters

  var byte: UInt8 { index < bytes.count ? bytes[index] : 0 }

  func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  var isAtLineEnd: Bool {
    index >= bytes.count || bytes[index] == 0x0A || bytes[index] == 0x0D
  }

  func isBlankOrEnd(_ index: Int) -> Bool {
    guard index < bytes.count else { return true }
    return isBlank(bytes[index]) || bytes[index] == 0x0A || bytes[index] == 0x0D
  }

  func isFlowSign(_ index: Int) -> Bool {
    index < bytes.count && ",[]{}".utf8.contains(bytes[index])
  }

  mutating func skipBlanks() {
    while index < bytes.count, isBlank(bytes[index]) { index += 1 }
  }

  mutating func skipLine() {
    while !isAtLineEnd { index += 1 }
  }

  mutating func skipLineEnd() {
    if byte == 0x0D { index += 1 }
    if byte == 0x0A { index += 1 }
  }

  // MARK: - Quoted scalars

  /// Skips a quoted scalar; libyaml reports one that is never closed.
  mutating func scanQuoted(parent: Int) throws(YAMLFault) {
    let quote = byte
    // A line is only reported if the scalar is closed: otherwise its author looks for the start.
    var fault: YAMLFault?
    index += 1
    while index < bytes.count {
      switch bytes[index] {
      case quote:
        index += 1
        guard quote == UInt8(ascii: "'"), byte == quote else {
          if let fault { throw fault }
          return
        }
        index += 1
      case UInt8(ascii: "\\") where quote == UInt8(ascii: "\""):
        index += 1
        if !isAtLineEnd { index += 1 }
      case 0x0A, 0x0D:
        let found = scanQuotedLine(parent: parent)
        fault = fault ?? found
      default: index += 1
      }
    }
  }

  /// Advances to the next line of a quoted scalar; returns a fault if it is indented too little.
  private mutating func scanQuotedLine(parent: Int) -> YAMLFault? {
    skipLineEnd()
    lineStart = index
    while byte == 0x20 { index += 1 }
    let indent = index - lineStart
    skipBlanks()
    guard !isAtLineEnd, indent <= parent else { return nil }
    return YAMLFault(
      "this line goes on with a text in quotes: indent it more than where that belongs", at: index)
  }

  // MARK: - Block scalars

  /// Skips a block scalar with all its lines.
  mutating func scanBlockScalar(parent: Int) throws(YAMLFault) {
    index += 1
    var step = 0
    while !isBlankOrEnd(index), "+-123456789".utf8.contains(bytes[index]) {
      if bytes[index] >= UInt8(ascii: "1") { step = Int(bytes[index] - UInt8(ascii: "0")) }
      index += 1
    }
    guard byte != UInt8(ascii: "#") else {
      throw YAMLFault("a comment needs a space before its '#'", at: index)
    }
    skipLine()
    // The indentation is unknown until the first line that is not empty.
    var indent = step == 0 ? nil : max(parent, 0) + step
    var widestEmpty = (spaces: 0, offset: index)
    while index < bytes.count {
      let (before, beforeStart) = (index, lineStart)
      skipLineEnd()
      lineStart = index
      while byte == 0x20 { index += 1 }
      let spaces = index - lineStart
      if isAtLineEnd {
        if indent == nil, spaces > widestEmpty.spaces { widestEmpty = (spaces, lineStart) }
        continue
      }
      if indent == nil, spaces > parent, widestEmpty.spaces > spaces {
        throw YAMLFault(
          "this empty line is indented more than the text that follows it",
          at: widestEmpty.offset)
      }
      let known = indent ?? max(spaces, parent + 1, 1)
      indent = known
      guard spaces >= known else {
        // The line does not belong to the scalar.
        (index, lineStart) = (before, beforeStart)
        return
      }
      skipLine()
    }
  }
}
