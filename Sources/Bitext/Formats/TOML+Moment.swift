extension TOML.Moment {
  /// Reads an RFC 3339 date, time or both; nil if it is malformed or does not exist.
  init?(_ word: ArraySlice<UInt8>) {
    var reader = MomentReader(rest: word)
    let text = String(decoding: word, as: UTF8.self)
    if word.dropFirst(2).first == UInt8(ascii: ":") {
      guard reader.readTime(), reader.rest.isEmpty else { return nil }
      self = .localTime(text)
      return
    }
    guard reader.readDate() else { return nil }
    guard !reader.rest.isEmpty else {
      self = .localDate(text)
      return
    }
    guard reader.take("T") || reader.take("t") || reader.take(" "), reader.readTime() else {
      return nil
    }
    if reader.rest.isEmpty {
      self = .localDateTime(text)
    } else {
      guard reader.readOffset(), reader.rest.isEmpty else { return nil }
      self = .offsetDateTime(text)
    }
  }

  /// The date and time as written.
  package var text: String {
    switch self {
    case .offsetDateTime(let text), .localDateTime(let text), .localDate(let text),
      .localTime(let text):
      text
    }
  }
}

/// Reads the parts of a date and time; each function returns whether the part was there.
private struct MomentReader {
  var rest: ArraySlice<UInt8>

  mutating func readDate() -> Bool {
    guard let year = number(digits: 4), take("-"), let month = number(digits: 2), take("-"),
      let day = number(digits: 2)
    else { return false }
    return CalendarDate(year: year, month: month, day: day) != nil
  }

  /// Reads a time; a second of 60 is a leap second.
  mutating func readTime() -> Bool {
    guard let hour = number(digits: 2), take(":"), let minute = number(digits: 2), take(":"),
      let second = number(digits: 2), hour < 24, minute < 60, second <= 60
    else { return false }
    guard take(".") else { return true }
    let count = rest.count
    rest = rest.drop { 0x30...0x39 ~= $0 }
    return rest.count < count
  }

  mutating func readOffset() -> Bool {
    if take("Z") || take("z") { return true }
    guard take("+") || take("-"), let hour = number(digits: 2), take(":"),
      let minute = number(digits: 2)
    else { return false }
    return hour < 24 && minute < 60
  }

  mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard let first = rest.first, first == UInt8(ascii: scalar) else { return false }
    rest.removeFirst()
    return true
  }

  private mutating func number(digits count: Int) -> Int? {
    guard rest.count >= count, rest.prefix(count).allSatisfy({ 0x30...0x39 ~= $0 }) else {
      return nil
    }
    defer { rest.removeFirst(count) }
    return rest.prefix(count).reduce(0) { $0 * 10 + Int($1 - 0x30) }
  }
}
