/// The day at the beginning of a name of a file, as Jekyll and Docusaurus want it for posts:
/// `2024-01-05-trip`, `2024-01-05`.
struct FileDay {
  /// The year, month and day in one number, which orders days.
  let number: Int

  /// Nil for names without such a day.
  init?(_ name: String) {
    let parts = name.split(separator: "-", maxSplits: 3, omittingEmptySubsequences: false)
    guard parts.count > 2, parts[0].utf8.count == 4, parts[1].utf8.count == 2,
      parts[2].utf8.count == 2, let year = Int(parts[0]), let month = Int(parts[1]),
      let day = Int(parts[2]), year > 0, 1...12 ~= month, 1...31 ~= day
    else { return nil }
    number = (year * 100 + month) * 100 + day
  }
}
