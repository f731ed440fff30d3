/// The values of TOML; whole numbers in other than decimal digits stay as they are written.
extension TOML {
  mutating func value(depth: Int) throws(Fault) -> YAML {
    let start = index
    guard depth < Self.maximumDepth else { throw unreadable("it nests too deep") }
    let value: YAML.Value
    switch byte {
    case 0x22, 0x27: value = .scalar(PlainText.cleaned(try string(isKey: false)))
    case 0x5B: value = .sequence(try array(depth: depth))
    case 0x7B:
      try inlineTable(depth: depth)
      value = .mapping([])
    default:
      skip { $0 > 0x20 && ![0x2C, 0x5D, 0x7D, 0x23].contains($0) }
      // A space may stand between a date and its time.
      if index - start == 10, byte == 0x20, index + 1 < end, 0x30...0x39 ~= source.bytes[index + 1]
      {
        index += 1
        skip { $0 > 0x20 && ![0x2C, 0x5D, 0x7D, 0x23].contains($0) }
      }
      guard index > start else { throw unreadable("a value is missing") }
      let word = source.text(in: SourceRange(start, index))
      guard Self.isScalar(word) else { throw unreadable("a text stands in quotes", at: start) }
      value = .scalar(word.replacing("_", with: ""))
    }
    return YAML(value: value, range: SourceRange(start, index))
  }

  /// Whether a word without quotes is a number, a date, a time, `true` or `false`.
  private static func isScalar(_ word: String) -> Bool {
    let number = /[+-]?(0|[1-9](_?[0-9])*)(\.[0-9](_?[0-9])*)?([eE][+-]?[0-9](_?[0-9])*)?/
    let based = /0x[0-9a-fA-F](_?[0-9a-fA-F])*|0o[0-7](_?[0-7])*|0b[01](_?[01])*/
    let time = /[0-9]{2}:[0-9]{2}:[0-9]{2}(\.[0-9]+)?/
    let date = /[0-9]{4}-[0-9]{2}-[0-9]{2}([Tt ][0-9:.]{8,}([Zz]|[+-][0-9]{2}:[0-9]{2})?)?/
    return word.wholeMatch(of: number) != nil || word.wholeMatch(of: based) != nil
      || word.wholeMatch(of: date) != nil || word.wholeMatch(of: time) != nil
      || word.wholeMatch(of: /true|false|[+-]?(inf|nan)/) != nil
  }

  private mutating func array(depth: Int) throws(Fault) -> [YAML] {
    let start = index
    index += 1
    var items: [YAML] = []
    try skipLines()
    while !skip("]") {
      items.append(try value(depth: depth + 1))
      try skipLines()
      let hasComma = skip(",")
      try skipLines()
      if byte == nil { throw unreadable("']' is missing", at: start) }
      guard hasComma || byte == 0x5D else { throw unreadable("',' or ']' is missing") }
    }
    return items
  }

  /// What it holds is read for its mistakes.
  private mutating func inlineTable(depth: Int) throws(Fault) {
    index += 1
    skipSpace()
    if skip("}") { return }
    repeat {
      _ = try keys()
      try expect("=")
      skipSpace()
      _ = try value(depth: depth + 1)
      skipSpace()
    } while skip(",")
    try expect("}")
  }

  /// A text in single or double quotes, one or three of them.
  mutating func string(isKey: Bool) throws(Fault) -> String {
    let start = index
    let quote = source.bytes[index]
    let isLong = !isKey && (starts(with: "\"\"\"") || starts(with: "'''"))
    index += isLong ? 3 : 1
    if isLong { _ = skip("\n") || skip("\r\n") }
    var text: [UInt8] = []
    while let next = byte, isLong || next != 0x0A {
      if next == 0x5C, quote == 0x22 {
        try appendEscape(to: &text, isLong: isLong)
        continue
      }
      // Line ends are those of the system, whatever the file has.
      if next != quote, !starts(with: "\r\n") { text.append(next) }
      index += 1
      guard next == quote else { continue }
      if !isLong { return String(decoding: text, as: UTF8.self) }
      var count = 1
      while byte == quote, count < 5 {
        index += 1
        count += 1
      }
      // Up to two quotes are text, and so are two before the last three.
      text += repeatElement(quote, count: count < 3 ? count : count - 3)
      if count >= 3 { return String(decoding: text, as: UTF8.self) }
    }
    throw unreadable("a quote is never closed", at: start)
  }

  private static let escapes: [UInt8: UInt8] = [
    0x62: 0x08, 0x74: 0x09, 0x6E: 0x0A, 0x66: 0x0C, 0x72: 0x0D, 0x22: 0x22, 0x5C: 0x5C,
  ]

  private mutating func appendEscape(to text: inout [UInt8], isLong: Bool) throws(Fault) {
    let start = index
    index += 1
    let letter = byte ?? 0
    let count = letter == 0x75 ? 4 : letter == 0x55 ? 8 : 0
    if let plain = Self.escapes[letter] {
      text.append(plain)
      index += 1
    } else if count > 0 {
      let digits = source.bytes[index + 1..<max(index + 1, min(index + 1 + count, end))]
      guard digits.count == count, digits.first != 0x2B,
        let code = UInt32(String(decoding: digits, as: UTF8.self), radix: 16),
        let scalar = Unicode.Scalar(code)
      else { throw unreadable("this escape stands for no character", at: start) }
      text += String(scalar).utf8
      index += 1 + count
    } else {
      // At the end of a line it takes the white space around the line end with it.
      skipSpace()
      guard isLong, byte == 0x0A || starts(with: "\r\n") else {
        throw unreadable("a backslash stands for itself in '…' only", at: start)
      }
      skip { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
    }
  }
}
