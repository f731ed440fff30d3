/// Reads arrays, inline tables and unquoted values.
extension TOMLReader {
  mutating func value(depth: Int) throws(TOML.Fault) -> TOML {
    let start = index
    guard depth <= TOML.maximumDepth else { throw tooDeep(at: start) }
    let value: TOML.Value
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "'"): value = .text(try string(isKey: false))
    case UInt8(ascii: "["): value = .array(try array(depth: depth))
    case UInt8(ascii: "{"): value = .table(try inlineTable(depth: depth))
    default: value = try word()
    }
    return TOML(value: value, range: SourceRange(start, index))
  }

  private mutating func word() throws(TOML.Fault) -> TOML.Value {
    let start = index
    skip(while: Self.isWord)
    // A date and its time may be separated by a space.
    if index - start == 10, text(from: start)[start + 4] == UInt8(ascii: "-"), byte == 0x20,
      let digit = nextByte, 0x30...0x39 ~= digit
    {
      skip(count: 1)
      skip(while: Self.isWord)
    }
    guard index > start else { throw unreadable("a value is missing") }
    do throws(TOMLWord.Refusal) {
      return try TOMLWord.value(of: text(from: start))
    } catch {
      throw TOML.Fault(
        problem: "this TOML cannot be read: \(error.problem)", range: SourceRange(start, index))
    }
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 0...0x20, 0x7F, UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: "#"):
      false
    default: true
    }
  }

  private mutating func array(depth: Int) throws(TOML.Fault) -> [TOML] {
    let start = index
    skip(count: 1)
    var items: [TOML] = []
    try skipLines()
    while !skip("]") {
      guard byte != nil else { throw unreadable("']' is missing", at: start) }
      items.append(try value(depth: depth + 1))
      try skipLines()
      if skip(",") {
        try skipLines()
      } else if byte == nil {
        throw unreadable("']' is missing", at: start)
      } else if byte != UInt8(ascii: "]") {
        throw unreadable("',' or ']' is missing")
      }
    }
    return items
  }

  /// Reads an inline table: on one line, without a trailing comma, and closed to later additions.
  private mutating func inlineTable(depth: Int) throws(TOML.Fault) -> [TOML.Entry] {
    skip(count: 1)
    skipSpace()
    if skip("}") { return [] }
    var tables = TOMLTables(depth: depth)
    repeat {
      try entry(of: TOMLTables.root, &tables)
      skipSpace()
    } while skip(",")
    guard skip("}") else {
      throw unreadable(
        byte == nil || isLineEnd
          ? "'}' is missing on this line" : "',' or '}' is missing")
    }
    return tables.entries()
  }
}
