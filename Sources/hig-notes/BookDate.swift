/// The date of a book.
enum BookDate {
  /// What the variable `SOURCE_DATE_EPOCH` says (reproducible-builds.org), as `YYYY-MM-DD` in UTC.
  ///
  /// Nil if there is none; books are then dated by their texts, so that equal notes are equal books.
  static var ofEnvironment: String? {
    Machine.environment["SOURCE_DATE_EPOCH"].flatMap { Int($0) }.flatMap(date)
  }

  /// The date of a number of seconds since 1970; nil before that, and after the year 9999.
  static func date(ofSeconds seconds: Int) -> String? {
    guard 0..<253_402_300_800 ~= seconds else { return nil }
    // Howard Hinnant's algorithm: years begin in March, so that leap days are last.
    let days = seconds / 86_400 + 719_468
    let era = days / 146_097
    let dayOfEra = days % 146_097
    let year = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * year + year / 4 - year / 100)
    let month = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * month + 2) / 5 + 1
    let january = month < 10 ? month + 3 : month - 9
    let shown = year + era * 400 + (january <= 2 ? 1 : 0)
    func padded(_ number: Int, _ width: Int) -> String {
      let digits = String(number)
      return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
    }
    return padded(shown, 4) + "-" + padded(january, 2) + "-" + padded(day, 2)
  }
}
