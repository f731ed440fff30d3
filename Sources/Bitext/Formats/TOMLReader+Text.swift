/// Reads quoted strings.
extension TOMLReader {
  /// Reads a string in single or double quotes, or in three of them; a key allows only one.
  mutating func string(isKey: Bool) throws(TOML.Fault) -> String {
    let start = index
    let isLiteral = byte == UInt8(ascii: "'")
    let quote = isLiteral ? UInt8(ascii: "'") : UInt8(ascii: "\"")
    let isLong = !isKey && starts(with: isLiteral ? "'''" : "\"\"\"")
    skip(count: isLong ? 3 : 1)
    if isLong { _ = skipLineEnd() }
    var text: [UInt8] = []
    while let next = byte {
      if next == quote {
        guard closes(quote, isLong: isLong, &text) else { continue }
        return String(decoding: text, as: UTF8.self)
      } else if next == 0x5C, !isLiteral {
        try appendEscape(to: &text, isLong: isLong)
      } else if isLineEnd {
        guard isLong else { break }
        // The value has line feeds, whatever line endings the file has.
        text.append(0x0A)
        _ = skipLineEnd()
      } else {
        guard !Self.isControl(next) else { throw control(next) }
        text.append(next)
        skip(count: 1)
      }
    }
    throw unreadable("a quote is never closed", at: start)
  }

  /// Skips a run of quotes and returns whether it ends the string; up to two of them may be
  /// content.
  private mutating func closes(_ quote: UInt8, isLong: Bool, _ text: inout [UInt8]) -> Bool {
    let start = index
    skip(count: 1)
    guard isLong else { return true }
    while byte == quote, index - start < 5 { skip(count: 1) }
    let count = index - start
    text += repeatElement(quote, count: count < 3 ? count : count - 3)
    return count >= 3
  }

  private mutating func appendEscape(to text: inout [UInt8], isLong: Bool) throws(TOML.Fault) {
    let start = index
    skip(count: 1)
    switch byte {
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): text.append(byte ?? 0)
    case UInt8(ascii: "u"), UInt8(ascii: "U"):
      text += try scalar(digits: byte == UInt8(ascii: "u") ? 4 : 8, from: start).utf8
      return
    default: return try skipLineEndInText(isLong: isLong, from: start)
    }
    skip(count: 1)
  }

  /// Reads the hexadecimal digits after `\u` or `\U`.
  private mutating func scalar(digits count: Int, from start: Int) throws(TOML.Fault) -> String {
    skip(count: 1)
    var code: UInt32 = 0
    for _ in 0..<count {
      guard let digit = byte.flatMap({ Character(Unicode.Scalar($0)).hexDigitValue }) else {
        throw unreadable("this escape needs \(count) hexadecimal digits", at: start)
      }
      // Eight digits are 32 bits.
      code = code << 4 | UInt32(digit)
      skip(count: 1)
    }
    guard let scalar = Unicode.Scalar(code) else {
      throw unreadable("this escape is not a character", at: start)
    }
    return String(scalar)
  }

  /// Skips a line end after a backslash with all white space that follows.
  private mutating func skipLineEndInText(isLong: Bool, from start: Int) throws(TOML.Fault) {
    skipSpace()
    guard isLong, isLineEnd else {
      throw unreadable("a backslash is only a plain character inside '…'", at: start)
    }
    while skipLineEnd() { skipSpace() }
  }
}
