import TextBasics

/// The number at the beginning of a name of a file, by which authors order the files of a folder:
/// `01-soil`, `01a-sand`, `ch03-02-water`, `3장 물`, `第3章`.
struct ChapterNumber {
  /// Names with such a number compare by it.
  let order: NaturalOrder

  /// Nil for names without such a number, and for years and dates.
  init?(_ name: String) {
    guard name.utf8.contains(where: { 0x30...0x39 ~= $0 }) else { return nil }
    let text = name.lowercased()
    let word = Self.words.first { text.hasPrefix($0) } ?? ""
    let rest = text.dropFirst(word.count).drop { word.isEmpty ? false : " -_.".contains($0) }
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    guard 1...3 ~= digits.count else { return nil }
    let tail = rest.dropFirst(digits.count)
    // A letter after `30` puts a chapter between two others, but `3d-touch` is a name.
    let isLettered = digits.count > 1 && tail.first.map { "a"..."z" ~= $0 } ?? false
    let after = tail.dropFirst(isLettered ? 1 : 0).first
    guard after.map({ " -_.,)".contains($0) || Self.counters.contains($0) }) ?? true else {
      return nil
    }
    order = NaturalOrder(text)
  }

  private static let words = [
    "chapter", "chap", "ch", "part", "section", "sec", "lesson", "unit", "step", "week", "day", "제",
    "第",
  ]
  private static let counters = Set("장부과편절章部課编編節回회")
}
