/// Reads JSON (RFC 8259).
///
/// It accepts exactly the texts that the standard allows. Halves of surrogate pairs, which are no
/// characters, become U+FFFD.
package struct JSONReader {
  /// The reason why a text is not JSON.
  package struct Fault: Error, Hashable {
    /// The place of the first byte that cannot be read.
    package let offset: Int
  }

  /// The depth up to which values are read; deeper ones are a fault.
  package static let deepest = 256

  private let bytes: [UInt8]
  private var place = 0
  private var depth = 0

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The value of a whole text, in time that grows with its length.
  package static func read(_ text: [UInt8]) throws(Fault) -> JSONValue {
    var reader = JSONReader(text)
    let value = try reader.value()
    reader.skipSpace()
    guard reader.place == text.count else { throw reader.fault }
    return value
  }

  private var fault: Fault { Fault(offset: place) }

  /// The byte at the place; 0 at the end, which no value may have.
  private var next: UInt8 { place < bytes.count ? bytes[place] : 0 }

  private mutating func skipSpace() {
    while [0x20, 0x09, 0x0A, 0x0D].contains(next) { place += 1 }
  }

  /// Passes one byte; whether it is there.
  private mutating func take(_ byte: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: byte) else { return false }
    place += 1
    return true
  }

  private mutating func value() throws(Fault) -> JSONValue {
    skipSpace()
    switch next {
    case UInt8(ascii: "{"): return try nested { reader throws(Fault) in try reader.object() }
    case UInt8(ascii: "["): return try nested { reader throws(Fault) in try reader.array() }
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: return try number()
    }
  }

  private mutating func nested(
    _ read: (inout JSONReader) throws(Fault) -> JSONValue
  ) throws(Fault) -> JSONValue {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.deepest else { throw fault }
    place += 1
    return try read(&self)
  }

  private mutating func word(_ word: String, _ value: JSONValue) throws(Fault) -> JSONValue {
    guard bytes[place...].starts(with: word.utf8) else { throw fault }
    place += word.utf8.count
    return value
  }

  private mutating func array() throws(Fault) -> JSONValue {
    var elements: [JSONValue] = []
    skipSpace()
    if take("]") { return .array(elements) }
    while true {
      elements.append(try value())
      skipSpace()
      if take("]") { return .array(elements) }
      guard take(",") else { throw fault }
    }
  }

  private mutating func object() throws(Fault) -> JSONValue {
    var members: [String: JSONValue] = [:]
    skipSpace()
    if take("}") { return .object(members) }
    while true {
      skipSpace()
      let name = try string()
      skipSpace()
      guard take(":") else { throw fault }
      members[name] = try value()
      skipSpace()
      if take("}") { return .object(members) }
      guard take(",") else { throw fault }
    }
  }

  // MARK: Numbers

  private mutating func digits() throws(Fault) {
    let start = place
    while 0x30...0x39 ~= next { place += 1 }
    guard place > start else { throw fault }
  }

  private mutating func number() throws(Fault) -> JSONValue {
    let start = place
    _ = take("-")
    if !take("0") { try digits() }
    var isWhole = true
    if take(".") {
      isWhole = false
      try digits()
    }
    if take("e") || take("E") {
      isWhole = false
      if !take("+") { _ = take("-") }
      try digits()
    }
    let text = String(decoding: bytes[start..<place], as: UTF8.self)
    if isWhole, let number = Int(text) { return .integer(number) }
    guard let number = Double(text), number.isFinite else { throw Fault(offset: start) }
    return .real(number)
  }

  // MARK: Strings

  private mutating func string() throws(Fault) -> String {
    guard take("\"") else { throw fault }
    var text: [UInt8] = []
    while true {
      let start = place
      while place < bytes.count, bytes[place] >= 0x20, bytes[place] != UInt8(ascii: "\""),
        bytes[place] != UInt8(ascii: "\\")
      {
        place += 1
      }
      text += bytes[start..<place]
      if take("\"") {
        guard let text = String(validating: text, as: UTF8.self) else { throw fault }
        return text
      }
      guard take("\\") else { throw fault }
      text += Array(String(try escape()).utf8)
    }
  }

  private mutating func escape() throws(Fault) -> Unicode.Scalar {
    let byte = next
    place += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try escapedScalar()
    default:
      place -= 1
      throw fault
    }
  }

  /// A scalar of one or, for a pair of surrogates, two escapes.
  private mutating func escapedScalar() throws(Fault) -> Unicode.Scalar {
    let unit = try hexadecimal()
    guard unit & 0xFC00 == 0xD800 else { return Unicode.Scalar(unit) ?? "\u{FFFD}" }
    let after = place
    guard take("\\"), take("u") else {
      place = after
      return "\u{FFFD}"
    }
    let second = try hexadecimal()
    guard second & 0xFC00 == 0xDC00 else {
      place = after
      return "\u{FFFD}"
    }
    return Unicode.Scalar(0x10000 + (unit & 0x3FF) << 10 + second & 0x3FF) ?? "\u{FFFD}"
  }

  private mutating func hexadecimal() throws(Fault) -> UInt32 {
    guard place + 4 <= bytes.count,
      let unit = UInt32(String(decoding: bytes[place..<place + 4], as: UTF8.self), radix: 16),
      bytes[place] != UInt8(ascii: "+"), bytes[place] != UInt8(ascii: "-")
    else { throw fault }
    place += 4
    return unit
  }
}
