import TextBasics

/// Lines above a text that say something of it to programs, and are no title: tags, and properties.
enum PropertyLine {
  /// Whether a text is several tags, `#정원 #채소/열매`, or begins with a property whose value is a tag or
  /// a date, or whose name is a key of front matter: `Tags: #swift`, `Created: 2024-05-01`.
  static func holds(_ text: String) -> Bool {
    let words = text.split(separator: " ")
    if words.count > 1, words.allSatisfy(isTag) { return true }
    guard let colon = text.firstIndex(where: { $0 == ":" || $0 == "：" }) else { return false }
    let name = text[..<colon].trimmed
    let value = text[text.index(after: colon)...].trimmed
    guard !name.isEmpty, !value.isEmpty, name.split(separator: " ").count <= mostWords else {
      return false
    }
    if value.split(separator: " ").first.map(isTag) == true { return true }
    return CalendarDate(written: value) != nil || FrontMatter.isKeyBesideTitle(name)
  }

  private static let mostWords = 3

  private static func isTag(_ word: Substring) -> Bool {
    guard word.utf8.first == 0x23, let first = word.unicodeScalars.dropFirst().first else {
      return false
    }
    return first.properties.isAlphabetic
  }
}
