import TextBasics

/// Finds the numbers of a text that are written in digits.
struct DigitScanner {
  struct Number {
    let value: Quantity
    /// All values that it may be read as: 3 割 is 3 and 30 %.
    let readings: Set<Quantity>
    /// Equal quantities in smaller units: two weeks are 14 days.
    let consequences: [Quantity]
    /// Whether it is part of a name, as in H264, 3D and v2.
    let isName: Bool
    /// Whether the text begins with it, as a title with the number of its section.
    let isFirst: Bool
  }

  private let scalars: [Unicode.Scalar]
  private var index = 0

  init(_ scalars: [Unicode.Scalar]) { self.scalars = scalars }

  /// The next number, without the names of numeral systems, as in 16진수.
  mutating func next() -> Number? {
    while true {
      while index < scalars.count, Self.digit(scalars[index]) == nil { index += 1 }
      guard index < scalars.count else { return nil }
      let start = index
      guard let first = Quantity(digits()) else { continue }
      let before = start > 0 ? scalars[start - 1] : " "
      let after = index < scalars.count ? scalars[index] : " "
      if after == "진" || after == "進" { continue }
      // 3割 is 30 %.
      let unit = after == " " && index + 1 < scalars.count ? scalars[index + 1] : after
      // In 3분의 1만, 만 means only.
      let value =
        unit == "割" || unit == "할"
        ? first.scaled(by: 1) : isNumerator(start) ? first : compound(first)
      return Number(
        value: value, readings: [first, value], consequences: consequences(of: first),
        isName: isName(start, before, after) || isAlways(start) || Self.isReference(before, after)
          || isAge(first, after),
        isFirst: isFirst(start))
    }
  }

  // MARK: - Digits

  /// The digits at the index, without separators of thousands.
  private mutating func digits() -> String {
    var text = ""
    while index < scalars.count {
      if let digit = Self.digit(scalars[index]) {
        text += String(digit)
      } else if isSeparator(index) {
        if scalars[index] == "." || scalars[index] == "\u{FF0E}" { text += "." }
      } else {
        break
      }
      index += 1
    }
    return text
  }

  /// Whether the scalar is a decimal point or comma between digits; a comma needs three digits
  /// after it.
  private func isSeparator(_ index: Int) -> Bool {
    guard index + 1 < scalars.count, Self.digit(scalars[index + 1]) != nil else { return false }
    switch scalars[index] {
    case ".", "\u{FF0E}": return true
    case ",", "\u{FF0C}":
      return index + 3 < scalars.count
        && (1...3).allSatisfy { Self.digit(scalars[index + $0]) != nil }
    default: return false
    }
  }

  static func digit(_ scalar: Unicode.Scalar) -> UInt32? {
    switch scalar.value {
    case 0x30...0x39: scalar.value - 0x30
    case 0xFF10...0xFF19: scalar.value - 0xFF10
    default: nil
    }
  }

  // MARK: - Powers of ten

  /// The value with the words for powers of ten behind it: 1억 4,400만, 1.5 million.
  private mutating func compound(_ first: Quantity) -> Quantity {
    guard let power = power() else { return first }
    var sum = first.scaled(by: power)
    var last = power
    while last > 0 {
      let place = index
      // 1억 4,400만, but 3천5백.
      if last >= 4, index < scalars.count, scalars[index] == " " { index += 1 }
      guard index < scalars.count, Self.digit(scalars[index]) != nil,
        let part = Quantity(digits()), let power = self.power() ?? (last <= 4 ? 0 : nil),
        power < last, let total = sum.adding(part.scaled(by: power))
      else {
        index = place
        break
      }
      (sum, last) = (total, power)
    }
    return sum
  }

  /// Goes behind a word for a power of ten.
  private mutating func power() -> Int? {
    guard index < scalars.count else { return nil }
    if var power = Self.powers[scalars[index]] {
      index += 1
      // 5천만, 2百万
      while index < scalars.count, let more = Self.powers[scalars[index]] {
        power += more
        index += 1
      }
      return power
    }
    let isSpaced = scalars[index] == " " || scalars[index] == "-"
    let word = scalars[(index + (isSpaced ? 1 : 0))...].prefix(9).prefix { "a"..."z" ~= $0 }
    guard let power = Self.words[String(String.UnicodeScalarView(word))] else { return nil }
    index = word.endIndex
    return power
  }

  private static let powers: [Unicode.Scalar: Int] = [
    "십": 1, "백": 2, "천": 3, "만": 4, "억": 8, "조": 12, "十": 1, "百": 2, "千": 3, "万": 4, "萬": 4,
    "億": 8, "兆": 12,
  ]

  private static let words: [String: Int] = [
    "hundred": 2, "thousand": 3, "million": 6, "billion": 9, "trillion": 12, "percent": 0,
  ]

  /// Whether the number is that of the parts of a fraction: 3분의 1, 3分の1.
  private func isNumerator(_ start: Int) -> Bool {
    let before = scalars[..<start].reversed().drop { $0 == " " }.prefix(2)
    return before.elementsEqual(["의", "분"]) || before.elementsEqual(["の", "分"])
  }

  // MARK: - Names, sections, weeks

  /// Whether the number is one of those in 24/7, which means always.
  private func isAlways(_ start: Int) -> Bool {
    guard index < scalars.count && scalars[index] == "/" || start > 0 && scalars[start - 1] == "/"
    else { return false }
    let around = scalars[max(0, start - 3)..<min(scalars.count, index + 2)]
    return String(String.UnicodeScalarView(around)).contains("24/7")
  }

  /// Whether the number is a mark that refers to something: `[3]`.
  private static func isReference(_ before: Unicode.Scalar, _ after: Unicode.Scalar) -> Bool {
    before == "[" && after == "]"
  }

  /// Whether the number is an age in tens, as 20대 is one's twenties.
  private func isAge(_ value: Quantity, _ after: Unicode.Scalar) -> Bool {
    guard after == "대" || after == "代", let number = value.integer else { return false }
    return number % 10 == 0 && 10...90 ~= number
  }

  /// Whether letters or dots tie the number to a name: `H264`, `3D`, `v2`, `wave.3.right`.
  private func isName(
    _ start: Int, _ before: Unicode.Scalar, _ after: Unicode.Scalar
  ) -> Bool {
    if Self.isLatin(before) || before == "_" || before == "^" { return true }
    if Self.isLatin(after), after != "x" { return true }
    func letter(at index: Int) -> Bool {
      scalars.indices.contains(index) && Self.isLatin(scalars[index])
    }
    return (before == "." || before == "-") && letter(at: start - 2)
      || after == "." && letter(at: index + 1)
  }

  private static func isLatin(_ scalar: Unicode.Scalar) -> Bool {
    "a"..."z" ~= scalar || "A"..."Z" ~= scalar
  }

  /// Whether nothing but marks stand before the number, and it is set off as that of a section or an
  /// item: `4.`, `4)`, `4.7`.
  private func isFirst(_ start: Int) -> Bool {
    guard start < 4, index < scalars.count else { return false }
    let isSection = scalars[index] == " " && scalars[start..<index].contains(".")
    guard isSection || ".):".unicodeScalars.contains(scalars[index]) else { return false }
    return scalars[..<start].allSatisfy { Script(of: $0) == nil }
  }

  /// A number with a unit, in smaller units.
  private func consequences(of value: Quantity) -> [Quantity] {
    guard let number = value.integer, number < 1000 else { return [] }
    let rest = scalars[index...].drop { $0 == " " || $0 == "-" }.prefix(2)
    let unit = String(String.UnicodeScalarView(rest))
    guard !unit.isEmpty else { return [] }
    switch unit {
    case "we", "주", "주간", "주 ", "週間", "週": return [Quantity(number * 7)]
    case "ho", "시간", "時間":
      let minutes = minutes(behindHours: rest.endIndex).map { [Quantity(number * 60 + $0)] } ?? []
      return [Quantity(number * 60)] + minutes
    case _ where unit == "mi" || "분分".contains(unit.prefix(1)) && !"의の".contains(unit.suffix(1)):
      return [number * 60, number / 60, number % 60].map { Quantity($0) }
    case "ye", "년", "年": return [Quantity(number * 12)]
    case "da", "일", "日": return number % 7 == 0 ? [Quantity(number / 7)] : []
    default: return []
    }
  }

  /// The minutes behind a number of hours, as in 1시간 30분 and 1時間半; nil if there are none.
  private func minutes(behindHours place: Int) -> Int? {
    let rest = scalars[place...].prefix(Self.mostBetween).drop {
      // The rest of *hours and*.
      $0 == " " || "a"..."z" ~= $0 && $0 != "m"
    }
    if rest.first == "半" || rest.first == "반" { return 30 }
    let digits = rest.prefix { Self.digit($0) != nil }
    let unit = rest.dropFirst(digits.count).drop { $0 == " " }.first
    guard (1...2).contains(digits.count), unit == "분" || unit == "分" || unit == "m" else {
      return nil
    }
    return digits.reduce(0) { $0 * 10 + Int(Self.digit($1) ?? 0) }
  }

  /// How many characters after a unit are looked at.
  private static let mostBetween = 12
}
