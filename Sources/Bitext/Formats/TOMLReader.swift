/// Reads a TOML 1.0 document: its lines, headers and keys.
///
/// Additions of TOML 1.1 are rejected, as other readers of front matter reject them.
struct TOMLReader {
  private let bytes: [UInt8]
  private let start: Int
  private let end: Int
  private(set) var index: Int

  /// - Precondition: The bytes in `range` are UTF-8.
  init(_ bytes: [UInt8], in range: SourceRange) {
    self.bytes = bytes
    start = range.lowerBound
    end = range.upperBound
    index = range.lowerBound
  }

  /// Reads the whole document.
  mutating func document() throws(TOML.Fault) -> TOML {
    var tables = TOMLTables(depth: 0)
    var table = TOMLTables.root
    if start == 0 { _ = skip("\u{FEFF}") }
    try skipLines()
    while byte != nil {
      if byte == UInt8(ascii: "[") {
        table = try header(&tables)
      } else {
        try entry(of: table, &tables)
      }
      try endLine()
      try skipLines()
    }
    return TOML(value: .table(tables.entries()), range: SourceRange(start, end))
  }

  /// Reads `[name]` or `[[name]]` and returns the table to which the lines below it belong.
  private mutating func header(_ tables: inout TOMLTables) throws(TOML.Fault) -> Int {
    let isList = starts(with: "[[")
    index += isList ? 2 : 1
    let path = try keys()
    try expect(isList ? "]]" : "]")
    return isList ? try tables.append(at: path) : try tables.define(at: path)
  }

  /// Reads `key = value`.
  mutating func entry(of table: Int, _ tables: inout TOMLTables) throws(TOML.Fault) {
    let path = try keys()
    try expect("=")
    skipSpace()
    // The key is checked first, so that its error comes before one of the value.
    let place = try tables.place(of: path, in: table)
    tables.set(try value(depth: place.depth), at: place)
  }

  /// Reads a dotted key with the white space around its parts.
  private mutating func keys() throws(TOML.Fault) -> [TOML.Key] {
    var keys: [TOML.Key] = []
    repeat {
      skipSpace()
      let start = index
      let name: String
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        name = try string(isKey: true)
      } else {
        skip(while: Self.isBareKey)
        guard index > start else { throw unreadable("a key is missing") }
        name = String(decoding: bytes[start..<index], as: UTF8.self)
      }
      guard keys.count < TOML.maximumDepth else { throw tooDeep(at: start) }
      keys.append(TOML.Key(name: name, range: SourceRange(start, index)))
      skipSpace()
    } while skip(".")
    return keys
  }

  private static func isBareKey(_ byte: UInt8) -> Bool {
    0x61...0x7A ~= byte | 0x20 || 0x30...0x39 ~= byte || byte == UInt8(ascii: "-")
      || byte == UInt8(ascii: "_")
  }

  // MARK: - Lines

  /// Skips empty lines and comments.
  mutating func skipLines() throws(TOML.Fault) {
    skipSpace()
    while let next = byte, next == 0x23 || next == 0x0A || next == 0x0D {
      try endLine()
      skipSpace()
    }
  }

  /// Skips the rest of a line, which may hold only a comment.
  private mutating func endLine() throws(TOML.Fault) {
    skipSpace()
    if byte == UInt8(ascii: "#") {
      while let next = byte, !isLineEnd {
        guard !Self.isControl(next) else { throw control(next) }
        index += 1
      }
    }
    guard let next = byte, !skipLineEnd() else { return }
    throw Self.isControl(next) ? control(next) : unreadable("only a comment may follow here")
  }

  var isLineEnd: Bool { byte == 0x0A || byte == 0x0D && starts(with: "\r\n") }

  mutating func skipLineEnd() -> Bool { skip("\n") || skip("\r\n") }

  // MARK: - Bytes

  var byte: UInt8? { index < end ? bytes[index] : nil }

  /// The byte after ``byte``; nil at the end.
  var nextByte: UInt8? { index + 1 < end ? bytes[index + 1] : nil }

  func text(from start: Int) -> ArraySlice<UInt8> { bytes[start..<index] }

  func starts(with text: StaticString) -> Bool {
    bytes.span.extracting(index..<end).extracting(first: text.utf8CodeUnitCount).isEqual(to: text)
  }

  mutating func skip(_ text: StaticString) -> Bool {
    guard starts(with: text) else { return false }
    index += text.utf8CodeUnitCount
    return true
  }

  mutating func skip(while isSkipped: (UInt8) -> Bool) {
    while let next = byte, isSkipped(next) { index += 1 }
  }

  /// Skips `count` bytes, or fewer at the end of the document.
  mutating func skip(count: Int) { index = min(end, index + count) }

  mutating func expect(_ text: StaticString) throws(TOML.Fault) {
    guard skip(text) else { throw unreadable("'\(text)' is missing") }
  }

  mutating func skipSpace() { skip { $0 == 0x20 || $0 == 0x09 } }

  /// Whether a character is forbidden in strings and comments; line feeds are treated separately.
  static func isControl(_ byte: UInt8) -> Bool {
    byte < 0x20 && byte != 0x09 || byte == 0x7F
  }

  // MARK: - Faults

  /// A fault from `start`, or from the current place, to the end of the line.
  func unreadable(_ problem: String, at start: Int? = nil) -> TOML.Fault {
    let start = start ?? index
    var stop = start
    while stop < end, bytes[stop] != 0x0A { stop += 1 }
    while stop > start, bytes[stop - 1] <= 0x20 { stop -= 1 }
    return TOML.Fault(
      problem: "this TOML cannot be read: \(problem)", range: SourceRange(start, stop))
  }

  /// The fault for a forbidden control character at the current place.
  func control(_ byte: UInt8) -> TOML.Fault {
    let digits = String(byte, radix: 16, uppercase: true)
    let name = "U+" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
    let problem =
      byte == 0x0D
      ? "a carriage return needs a line feed after it"
      : "the control character \(name) is not allowed: remove it or write an escape"
    return TOML.Fault(
      problem: "this TOML cannot be read: \(problem)", range: SourceRange(index, index + 1))
  }

  func tooDeep(at start: Int) -> TOML.Fault {
    unreadable("it nests deeper than \(TOML.maximumDepth) levels", at: start)
  }
}
