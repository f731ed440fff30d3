import Bitext

/// The date of a book.
enum BookDate {
  /// The date in the variable `SOURCE_DATE_EPOCH` (reproducible-builds.org), as `YYYY-MM-DD` in
  /// UTC.
  ///
  /// Nil if the variable is not set; books are then dated by their texts, so that equal notes are
  /// equal books.
  static var ofEnvironment: String? {
    Machine.environment["SOURCE_DATE_EPOCH"].flatMap { Int($0) }
      .flatMap { CalendarDate(ofSeconds: $0)?.description }
  }
}
