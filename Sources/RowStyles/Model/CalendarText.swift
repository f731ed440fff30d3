/// A date that is written in English, Korean or Japanese, or in digits that begin with the year,
/// perhaps with a time of day behind it.
struct CalendarText {
  /// A number for the day and its time, which is larger for later ones.
  ///
  /// Dates without a year are all of one year. “Yesterday” and its like are later than all dates with
  /// numbers.
  let days: Double

  /// Reads a text that consists of a date, or of a date and a time, alone; nil for any other.
  init?(_ text: String) {
    if let day = Self.day(text[...]) {
      days = day
      return
    }
    guard text.utf8.count <= Self.longest else { return nil }
    for place in text.indices.dropFirst() where text[place].isWhitespace || text[place] == "T" {
      var time = text[text.index(after: place)...].trimmed
      if time.hasPrefix("at ") { time = time.dropFirst(3) }
      if text[place] == "T", time.last == "Z" { time = time.dropLast() }
      if let clock = ClockText(time), let day = Self.day(text[..<place]) {
        days = day + clock.dayFraction
        return
      }
    }
    return nil
  }

  /// In bytes, of a date with its time.
  private static let longest = 100

  /// The number of the day that a text names.
  private static func day(_ text: Substring) -> Double? {
    let word = text.trimmed.lowercased()
    if let later = near[word.hasSuffix(",") ? String(word.dropLast()) : word] {
      return Double(9999 * 12 * 31 + later)
    }
    let parts = Self.parts(of: text)
    guard (2...7).contains(parts.count),
      let date = Self.named(parts) ?? Self.marked(parts) ?? Self.plain(parts),
      (1...12).contains(date.month), (1...31).contains(date.day)
    else { return nil }
    return Double((date.year * 12 + date.month) * 31 + date.day)
  }

  /// Days that are named by their distance from today.
  private static let near = [
    "today": 0, "yesterday": -1, "tomorrow": 1, "오늘": 0, "어제": -1, "그제": -2, "그저께": -2, "내일": 1,
    "모레": 2, "今日": 0, "本日": 0, "昨日": -1, "一昨日": -2, "明日": 1, "明後日": 2,
  ]

  private enum Part: Equatable {
    case number(Int, digits: Int)
    case word(String)
    /// A character between the numbers of a date in digits.
    case mark(Character)
  }
  private typealias Found = (year: Int, month: Int, day: Int)

  /// The numbers, words and marks of a text; blanks and commas are dropped.
  private static func parts(of text: Substring) -> [Part] {
    var parts: [Part] = []
    var rest = text
    while let first = rest.first, parts.count < 9 {
      if first.isASCII, first.isNumber {
        let digits = rest.prefix { $0.isASCII && $0.isNumber }
        parts.append(.number(digits.count > 4 ? -1 : Int(digits) ?? -1, digits: digits.count))
        rest = rest.dropFirst(digits.count)
      } else if first.isLetter {
        let word = rest.prefix(while: \.isLetter)
        parts.append(.word(word.lowercased()))
        rest = rest.dropFirst(word.count)
      } else {
        if !first.isWhitespace, first != "," { parts.append(.mark(first)) }
        rest = rest.dropFirst()
      }
    }
    return parts
  }

  /// A date with the English name of its month: 3 May 2024, May 3rd, 2024, May 2024.
  private static func named(_ all: [Part]) -> Found? {
    let parts = all.filter {
      ![.word("st"), .word("nd"), .word("rd"), .word("th"), .word("of"), .mark(".")].contains($0)
    }
    var month: Int?
    var numbers: [(value: Int, isYear: Bool)] = []
    for part in parts {
      switch part {
      case .word(let word):
        guard month == nil, let found = months[word] else { return nil }
        month = found
      case .number(let value, let digits): numbers.append((value, digits == 4))
      case .mark: return nil
      }
    }
    guard let month, (1...2).contains(numbers.count) else { return nil }
    guard numbers.count == 2 else {
      let (value, isYear) = numbers[0]
      return isYear ? (value, month, 1) : (0, month, value)
    }
    guard numbers[1].isYear, !numbers[0].isYear else { return nil }
    return (numbers[1].value, month, numbers[0].value)
  }

  /// A date whose numbers are followed by their units: 2024년 5월 3일, 5月3日.
  private static func marked(_ parts: [Part]) -> Found? {
    var found: [String: Int] = [:]
    var order: [String] = []
    var rest = parts[...]
    while case .number(let value, _)? = rest.first, case .word(let word)? = rest.dropFirst().first {
      guard let unit = signs[word], found[unit] == nil else { return nil }
      found[unit] = value
      order.append(unit)
      rest = rest.dropFirst(2)
    }
    guard rest.isEmpty, let month = found["month"], order == order.sorted(by: >) else { return nil }
    guard found["day"] != nil || found["year"] != nil else { return nil }
    return (found["year"] ?? 0, month, found["day"] ?? 1)
  }

  /// A date in digits that begins with the year, such as 2024-05-03 or 2024/5/3.
  private static func plain(_ all: [Part]) -> Found? {
    let parts = all.last == .mark(".") ? all.dropLast() : all[...]
    guard parts.count == 5, case .number(let year, 4) = parts[0],
      case .mark(let mark) = parts[1], "-/.".contains(mark), parts[3] == .mark(mark),
      case .number(let month, 1...2) = parts[2], case .number(let day, 1...2) = parts[4]
    else { return nil }
    return (year, month, day)
  }

  private static let signs = [
    "년": "year", "年": "year", "월": "month", "月": "month", "일": "day", "日": "day",
  ]

  private static let months: [String: Int] = {
    let names = [
      "january", "february", "march", "april", "may", "june", "july", "august", "september",
      "october", "november", "december",
    ]
    var months = ["sept": 9]
    for (index, name) in names.enumerated() {
      months[name] = index + 1
      months[String(name.prefix(3))] = index + 1
    }
    return months
  }()
}
