/// Reads TOML 1.0 as front matter needs it: the values of the keys that stand in no table, as those
/// of YAML are read.
///
/// What tables hold means nothing here: it is read for where it ends, and only their names are kept.
struct TOML {
  struct Fault: Error {
    let problem: String
    let range: SourceRange
  }

  /// How deep values and names nest.
  static let maximumDepth = 32

  let source: SourceFile
  let end: Int
  var index: Int
  private var pairs: [(key: YAML, value: YAML)] = []
  /// Whether what is there by a name is a table.
  private var tables: [String: Bool] = [:]

  /// Reads the TOML in `range` of `source`; nil with an error where it is none, in O(n).
  static func parse(_ source: SourceFile, in range: SourceRange) -> (YAML?, [Diagnostic]) {
    var reader = TOML(source: source, end: range.upperBound, index: range.lowerBound)
    do throws(Fault) {
      try reader.readLines()
      return (YAML(value: .mapping(reader.pairs), range: range), [])
    } catch {
      return (nil, [Diagnostic(.error, "toml", error.problem, at: .range(source, error.range))])
    }
  }

  private init(source: SourceFile, end: Int, index: Int) {
    self.source = source
    self.end = end
    self.index = index
  }

  // MARK: - Lines

  private mutating func readLines() throws(Fault) {
    var isInTable = false
    try skipLines()
    while byte != nil {
      if byte == 0x5B {
        let isOneOfSeveral = starts(with: "[[")
        index += isOneOfSeveral ? 2 : 1
        try add(nil, at: try keys()[0])
        try expect(isOneOfSeveral ? "]]" : "]")
        isInTable = true
      } else {
        let keys = try keys()
        try expect("=")
        skipSpace()
        let value = try value(depth: 0)
        if !isInTable { try add(keys.count == 1 ? value : nil, at: keys[0]) }
      }
      try endLine()
      try skipLines()
    }
  }

  /// Adds what stands in no table; without a value, that a table has the name.
  private mutating func add(_ value: YAML?, at key: YAML) throws(Fault) {
    let name = key.string ?? ""
    guard let isTable = tables[name] else {
      tables[name] = value == nil
      return pairs.append((key, value ?? YAML(value: .mapping([]), range: key.range)))
    }
    // Several lines may say what is in a table.
    if isTable, value == nil { return }
    throw Fault(
      problem: "the key '\(name)' is here for the second time: keep one of them", range: key.range)
  }

  /// A key and those behind dots, with the white space around them.
  mutating func keys() throws(Fault) -> [YAML] {
    var keys: [YAML] = []
    repeat {
      skipSpace()
      let start = index
      let name: String
      if byte == 0x22 || byte == 0x27 {
        name = try string(isKey: true)
      } else {
        skip { 0x61...0x7A ~= $0 | 0x20 || 0x30...0x39 ~= $0 || $0 == 0x2D || $0 == 0x5F }
        guard index > start else { throw unreadable("a key is missing") }
        name = source.text(in: SourceRange(start, index))
      }
      keys.append(YAML(value: .scalar(PlainText.cleaned(name)), range: SourceRange(start, index)))
      guard keys.count <= Self.maximumDepth else {
        throw unreadable("it nests too deep", at: start)
      }
      skipSpace()
    } while skip(".")
    return keys
  }

  // MARK: - Bytes

  var byte: UInt8? { index < end ? source.bytes[index] : nil }

  func starts(with text: StaticString) -> Bool {
    source.bytes.span.extracting(index..<end).extracting(first: text.utf8CodeUnitCount)
      .isEqual(to: text)
  }

  mutating func skip(_ text: StaticString) -> Bool {
    guard starts(with: text) else { return false }
    index += text.utf8CodeUnitCount
    return true
  }

  mutating func skip(while isSkipped: (UInt8) -> Bool) {
    while let next = byte, isSkipped(next) { index += 1 }
  }

  mutating func expect(_ text: StaticString) throws(Fault) {
    guard skip(text) else { throw unreadable("'\(text)' is missing") }
  }

  mutating func skipSpace() { skip { $0 == 0x20 || $0 == 0x09 } }

  /// Goes over the end of a line on which nothing but a comment is left.
  private mutating func endLine() throws(Fault) {
    skipSpace()
    if byte == 0x23 { skip { $0 != 0x0A && $0 != 0x0D } }
    guard byte == nil || skip("\n") || skip("\r\n") else {
      throw unreadable("something stands behind the value")
    }
  }

  /// Goes to the next line that says something.
  mutating func skipLines() throws(Fault) {
    skipSpace()
    while byte == 0x23 || byte == 0x0A || byte == 0x0D {
      try endLine()
      skipSpace()
    }
  }

  /// A fault from `start`, or from here, to the end of the line.
  func unreadable(_ problem: String, at start: Int? = nil) -> Fault {
    let start = start ?? index
    var stop = start
    while stop < end, source.bytes[stop] != 0x0A { stop += 1 }
    while stop > start, source.bytes[stop - 1] <= 0x20 { stop -= 1 }
    return Fault(problem: "this TOML cannot be read: \(problem)", range: SourceRange(start, stop))
  }
}
