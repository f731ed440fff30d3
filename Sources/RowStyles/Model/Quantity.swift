/// The value of a text in a column, so that sizes are sorted by size and dates by date, not by
/// their digits.
package struct Quantity: Hashable, Sendable {
  /// The measured dimension; values of different kinds have no order.
  package enum Kind: Hashable, Sendable {
    case number, bytes, length, mass, time, date
    /// The dimension of an unknown unit.
    case other
  }

  /// The dimension of ``value``.
  package let kind: Kind
  /// The value in the smallest unit of its kind: bytes, millimetres, milligrams, milliseconds, days.
  package let value: Double
  /// The number as it is written, without separators; empty for a date and for a time with colons.
  package let digits: String
  /// The text after the number, including a blank before it; empty if there is none.
  package let unit: String

  /// Reads a date, a time, or the first number of a text; nil if there is none of them.
  package init?(_ text: String) {
    if let date = CalendarText(text) {
      (kind, value, digits, unit) = (.date, date.days, "", "")
      return
    }
    let scalars = Array(text.unicodeScalars)
    guard let first = scalars.firstIndex(where: Self.isDigit) else { return nil }
    if let clock = ClockText(text) {
      (kind, value, digits, unit) = (.time, clock.milliseconds, "", "")
      return
    }
    guard var part = Part(scalars, from: first) else { return nil }
    if let next = Part(scalars, after: part), next.kind == .time { part.takeMetresAsMinutes() }
    var value = part.value
    var rest = part
    // A length of time may have several parts: 2 h 15 min, 5m 30s.
    while rest.kind == .time, var next = Part(scalars, after: rest) {
      next.takeMetresAsMinutes()
      guard next.kind == .time else { break }
      value += next.value
      rest = next
    }
    self.value = value
    kind = part.kind
    digits = part.digits
    unit = part.unit
  }

  /// The value as a literal of Swift source code.
  package var literal: String {
    value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
  }

  /// A number with its unit.
  private struct Part {
    private(set) var kind: Kind
    private(set) var value: Double
    let digits: String
    let unit: String
    /// The index after the name of the unit.
    let end: Int

    /// Reads the number that begins at a place.
    init?(_ scalars: [Unicode.Scalar], from first: Int) {
      var end = first
      while end < scalars.count,
        Quantity.isDigit(scalars[end]) || Quantity.continues(scalars, at: end)
      {
        end += 1
      }
      var digits = ""
      for index in first..<end {
        if Quantity.isDigit(scalars[index]) {
          digits.unicodeScalars.append(scalars[index])
        } else if !Quantity.isGrouping(scalars, at: index) {
          digits += "."
        }
      }
      if first > 0, ["-", "−", "–"].contains(scalars[first - 1]) { digits = "-" + digits }
      guard let number = Double(digits) else { return nil }
      self.digits = digits
      var rest = ""
      rest.unicodeScalars.append(contentsOf: scalars[end...])
      unit = rest
      let blank = rest.prefix { $0.isWhitespace }
      let name = String(rest.dropFirst(blank.count).prefix { $0.isLetter })
      self.end = end + blank.unicodeScalars.count + name.unicodeScalars.count
      let (kind, factor) = Quantity.known(name)
      self.kind = kind
      value = number * factor
    }

    /// Beside hours or seconds, “m” is short for minutes.
    mutating func takeMetresAsMinutes() {
      guard kind == .length, Self.isMetres(unit) else { return }
      (kind, value) = (.time, value / 1000 * 60_000)
    }

    private static func isMetres(_ unit: String) -> Bool {
      unit.drop(while: \.isWhitespace).prefix(while: \.isLetter) == "m"
    }

    /// Reads the number that follows another one and its unit.
    init?(_ scalars: [Unicode.Scalar], after part: Part) {
      var place = part.end
      while place < scalars.count, scalars[place].properties.isWhitespace { place += 1 }
      guard place < scalars.count, Quantity.isDigit(scalars[place]) else { return nil }
      self.init(scalars, from: place)
    }
  }

  /// The dimension of a unit, and its size in the smallest unit of that dimension.
  private static func known(_ name: String) -> (Kind, Double) {
    guard !name.isEmpty else { return (.number, 1) }
    return units[name] ?? units[name.lowercased()] ?? (.other, 1)
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

  /// Whether a point, comma, apostrophe or blank stands between digits of one number.
  private static func continues(_ scalars: [Unicode.Scalar], at index: Int) -> Bool {
    guard index + 1 < scalars.count, isDigit(scalars[index + 1]) else { return false }
    switch scalars[index] {
    case ".": return !scalars[..<index].reversed().prefix { $0 != " " }.contains(".")
    case ",", "'", "’", "\u{A0}", "\u{202F}", " ":
      return isGrouping(scalars, at: index) || scalars[index] == ","
    default: return false
    }
  }

  /// Whether a mark separates thousands, so that exactly three digits follow; a point never does.
  private static func isGrouping(_ scalars: [Unicode.Scalar], at index: Int) -> Bool {
    guard scalars[index] != ".", index + 3 < scalars.count,
      scalars[(index + 1)...(index + 3)].allSatisfy(isDigit)
    else { return false }
    return index + 4 >= scalars.count || !isDigit(scalars[index + 4])
  }

  private static let units: [String: (Kind, Double)] = {
    var units: [String: (Kind, Double)] = [:]
    func add(_ kind: Kind, _ factors: [(String, Double)]) {
      for (names, factor) in factors {
        for name in names.split(separator: " ") { units[String(name)] = (kind, factor) }
      }
    }
    add(.bytes, [("b byte bytes", 1), ("kb", 1e3), ("mb", 1e6), ("gb", 1e9), ("tb", 1e12)])
    add(
      .bytes,
      [
        ("kib", 1024), ("mib", 1_048_576), ("gib", 1_073_741_824), ("tib", 1_099_511_627_776),
      ])
    add(.length, [("mm", 1), ("cm", 10), ("m", 1000), ("km", 1_000_000)])
    add(.mass, [("mg", 1), ("g", 1000), ("kg", 1_000_000), ("t", 1_000_000_000)])
    let day = 86_400_000.0
    add(
      .time,
      [
        ("ms", 1), ("s sec secs second seconds 초 초간 秒 秒間", 1000),
        ("min mins minute minutes 분 분간 分 分間", 60_000),
        ("h hr hrs hour hours 시간 時間", 3_600_000), ("d day days 일 일간 日 日間", day),
        ("wk wks week weeks 주 주간 週 週間", 7 * day),
        ("month months 달 개월 개월간 か月 か月間 ヶ月 ヶ月間 カ月 ヵ月 箇月", 30 * day),
        ("yr yrs year years 년 년간 年 年間", 365 * day),
      ])
    return units
  }()
}

extension LocalizedText {
  /// The quantity that the English text stands for, or the best available text; nil if it has
  /// neither a date nor a number.
  package var quantity: Quantity? { Quantity(best(for: .en).text) }
}
