/// A date of the Gregorian calendar.
package struct CalendarDate: Hashable, CustomStringConvertible {
  let year: Int
  let month: Int
  let day: Int

  /// Reads the date at the beginning of `text`.
  ///
  /// It is written `2024-05-01`, or with `/` or `.`; month and day may have one digit, and a time
  /// may follow. Nil if there is no date or it does not exist.
  package init?(leading text: String) {
    let bytes = Array(text.utf8)
    var numbers: [Int] = []
    var index = 0
    while numbers.count < 3 {
      let start = index
      var number = 0
      while index < bytes.count, 0x30...0x39 ~= bytes[index], index - start < 4 {
        number = number * 10 + Int(bytes[index] - 0x30)
        index += 1
      }
      guard index > start, numbers.isEmpty ? index - start == 4 : index - start <= 2 else {
        return nil
      }
      numbers.append(number)
      guard numbers.count < 3 else { break }
      guard index < bytes.count, [0x2D, 0x2F, 0x2E].contains(bytes[index]) else { return nil }
      index += 1
    }
    if index < bytes.count, ![0x20, 0x54, 0x74].contains(bytes[index]) { return nil }
    self.init(year: numbers[0], month: numbers[1], day: numbers[2])
  }

  /// Reads the date at the beginning of the name of a file.
  ///
  /// Jekyll and Docusaurus want it there for posts: `2024-01-05-trip`. Nil if there is none.
  init?(ofFile name: String) { self.init(leading: String(name.prefix(10))) }

  /// The year, month and day in one number, which orders dates.
  var order: Int { (year * 100 + month) * 100 + day }

  /// Reads a date as people write it: `2024년 3월 5일`, `2024年3月5日`, `2024. 3. 5.`,
  /// `March 5, 2024`, `5 Mar 2024`, or in a form that ``init(leading:)`` reads.
  ///
  /// Nil for other texts: `3/5/2024` is a day in March to some and in May to others.
  package init?(written text: String) {
    if let date = CalendarDate(leading: text) {
      self = date
      return
    }
    let parts = text.split { !$0.isLetter && !$0.isNumber }.flatMap { word -> [Substring] in
      guard let end = word.firstIndex(where: { !$0.isNumber }), end > word.startIndex else {
        return [word]
      }
      // `3월`, `2024年3月5日`.
      return word.split { "년월일年月日".contains($0) }
    }
    let numbers = parts.compactMap { Int($0) }
    let months = parts.compactMap { part in
      part.utf8.count >= 3
        ? Self.months.firstIndex { $0.hasPrefix(part.lowercased()) } : nil
    }
    if parts.count == 3, numbers.count == 3, numbers[0] > 999, !text.contains("/") {
      self.init(year: numbers[0], month: numbers[1], day: numbers[2])
    } else if parts.count == 3, numbers.count == 2, months.count == 1, numbers[1] > 999 {
      self.init(year: numbers[1], month: months[0] + 1, day: numbers[0])
    } else {
      return nil
    }
  }

  private static let months = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september",
    "october", "november", "december",
  ]

  /// Nil if the date does not exist.
  init?(year: Int, month: Int, day: Int) {
    guard 1...12 ~= month else { return nil }
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    guard 1...lengths[month - 1] ~= day else { return nil }
    self.year = year
    self.month = month
    self.day = day
  }

  /// The date in UTC of a number of seconds since 1970; nil before that, and after the year 9999.
  package init?(ofSeconds seconds: Int) {
    guard 0..<253_402_300_800 ~= seconds else { return nil }
    // Howard Hinnant's algorithm: years begin in March, so that leap days are last.
    let days = seconds / 86_400 + 719_468
    let era = days / 146_097
    let dayOfEra = days % 146_097
    let year = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * year + year / 4 - year / 100)
    let march = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * march + 2) / 5 + 1
    month = march < 10 ? march + 3 : march - 9
    self.year = year + era * 400 + (month <= 2 ? 1 : 0)
  }

  /// The date in the extended form of ISO 8601.
  package var description: String {
    func padded(_ number: Int, _ width: Int) -> String {
      let digits = String(number)
      return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
    }
    return padded(year, 4) + "-" + padded(month, 2) + "-" + padded(day, 2)
  }
}
