/// The value of an unquoted word: a number, a date, a time, `true` or `false`.
struct TOMLWord {
  enum Refusal: Error {
    case noValue, noNumber, noMoment, outOfRange

    var problem: String {
      switch self {
      case .noValue: "text has to be in quotes"
      case .noNumber: "this is not a number, such as 12, -1_000, 0xFF or 6.5e3"
      case .noMoment:
        "this is not a valid date or time, such as 2026-11-21, 07:30:00 or "
          + "2026-11-21T07:30:00+09:00"
      case .outOfRange: "this number does not fit into 64 bits"
      }
    }
  }

  private var rest: ArraySlice<UInt8>

  static func value(of word: ArraySlice<UInt8>) throws(Refusal) -> TOML.Value {
    if word.elementsEqual("true".utf8) { return .boolean(true) }
    if word.elementsEqual("false".utf8) { return .boolean(false) }
    if looksLikeMoment(word) {
      guard let moment = TOML.Moment(word) else { throw .noMoment }
      return .moment(moment)
    }
    var reader = TOMLWord(rest: word)
    return try reader.number()
  }

  /// Whether a word begins with a digit and has a colon, or a hyphen that is not part of an
  /// exponent.
  private static func looksLikeMoment(_ word: ArraySlice<UInt8>) -> Bool {
    guard let first = word.first, 0x30...0x39 ~= first else { return false }
    return zip(word, word.dropFirst()).contains { previous, byte in
      byte == UInt8(ascii: ":") || byte == UInt8(ascii: "-") && previous | 0x20 != 0x65
    }
  }

  // MARK: - Numbers

  private mutating func number() throws(Refusal) -> TOML.Value {
    guard let first = rest.first else { throw .noValue }
    let sign = take { $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "-") }
    let isNegative = sign == UInt8(ascii: "-")
    if rest.elementsEqual("inf".utf8) { return .float(isNegative ? -.infinity : .infinity) }
    if rest.elementsEqual("nan".utf8) { return .float(isNegative ? -.nan : .nan) }
    guard let digit = rest.first, 0x30...0x39 ~= digit else {
      throw sign == nil && first != UInt8(ascii: ".") && first != UInt8(ascii: "_")
        ? .noValue : .noNumber
    }
    if sign == nil, digit == 0x30, let radix = radix() { return try integer(radix: radix) }
    guard let whole = digits(), whole.count == 1 || digit != 0x30 else { throw .noNumber }
    var text = (isNegative ? "-" : "") + whole
    if rest.isEmpty {
      guard let integer = Int64(text) else { throw .outOfRange }
      return .integer(integer)
    }
    if take({ $0 == UInt8(ascii: ".") }) != nil {
      guard let fraction = digits() else { throw .noNumber }
      text += "." + fraction
    }
    if take({ $0 | 0x20 == UInt8(ascii: "e") }) != nil {
      let sign = take { $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "-") }
      guard let exponent = digits() else { throw .noNumber }
      text += "e" + (sign == UInt8(ascii: "-") ? "-" : "") + exponent
    }
    guard rest.isEmpty, let float = Double(text) else { throw .noNumber }
    return .float(float)
  }

  /// Skips `0x`, `0o` or `0b` and returns the radix; nil if there is no such prefix.
  private mutating func radix() -> Int? {
    guard rest.count > 1 else { return nil }
    let radix: Int
    switch rest[rest.startIndex + 1] {
    case UInt8(ascii: "x"): radix = 16
    case UInt8(ascii: "o"): radix = 8
    case UInt8(ascii: "b"): radix = 2
    default: return nil
    }
    rest.removeFirst(2)
    return radix
  }

  private mutating func integer(radix: Int) throws(Refusal) -> TOML.Value {
    guard let digits = digits(radix: radix), rest.isEmpty else { throw .noNumber }
    guard let integer = Int64(digits, radix: radix) else { throw .outOfRange }
    return .integer(integer)
  }

  /// Reads digits with single underscores between them.
  ///
  /// Nil if there are no digits, or if an underscore is not between two of them.
  private mutating func digits(radix: Int = 10) -> String? {
    var digits: [UInt8] = []
    repeat {
      let count = digits.count
      while let next = rest.first, Self.isDigit(next, radix) {
        digits.append(next)
        rest.removeFirst()
      }
      guard digits.count > count else { return nil }
    } while take { $0 == UInt8(ascii: "_") } != nil
    return String(decoding: digits, as: UTF8.self)
  }

  private static func isDigit(_ byte: UInt8, _ radix: Int) -> Bool {
    switch byte {
    case 0x30...0x39: byte - 0x30 < radix
    case 0x61...0x66, 0x41...0x46: radix == 16
    default: false
    }
  }

  private mutating func take(_ isTaken: (UInt8) -> Bool) -> UInt8? {
    guard let first = rest.first, isTaken(first) else { return nil }
    return rest.removeFirst()
  }
}
