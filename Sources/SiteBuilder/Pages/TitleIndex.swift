import Bitext
import TextBasics

/// Titles by their first letters, as in the index of a book.
struct TitleIndex {
  /// The titles under one letter.
  struct Group {
    /// `A`, `ㄱ`, `か`, `漢字`, `0–9`, or `#` for titles that begin with another character.
    let letter: String
    var entries: [Entry] = []
  }

  struct Entry {
    /// The index of the titled thing in a list.
    let item: Int
    let title: String
    /// The language of the title.
    let language: Language
  }

  let groups: [Group]

  /// - Parameters:
  ///   - entries: The titles, in any order.
  ///   - language: The language whose letters come first.
  init(_ entries: [Entry], for language: Language) {
    var groups: [Place: Group] = [:]
    for entry in entries {
      let place = Self.place(of: entry.title, for: language)
      groups[place, default: Group(letter: place.letter)].entries.append(entry)
    }
    self.groups = groups.sorted { $0.key < $1.key }.map { _, group in
      Group(letter: group.letter, entries: Self.sorted(group.entries))
    }
  }

  private static func sorted(_ entries: [Entry]) -> [Entry] {
    entries.map { (key: (NaturalOrder($0.title.lowercased()), $0.item), entry: $0) }
      .sorted { $0.key < $1.key }
      .map(\.entry)
  }

  // MARK: Letters

  /// The position of a letter among the letters of an index.
  private struct Place: Hashable, Comparable {
    let rank: Int
    let letter: String

    static func < (a: Place, b: Place) -> Bool { (a.rank, a.letter) < (b.rank, b.letter) }
  }

  private static func place(of title: String, for language: Language) -> Place {
    let scalars = title.unicodeScalars
    guard let first = scalars.first(where: { $0.properties.isAlphabetic || isDigit($0) }) else {
      return Place(rank: 9, letter: "#")
    }
    if isDigit(first) { return Place(rank: 8, letter: "0–9") }
    let value = first.value
    switch Script(of: first) {
    case .hangul: return Place(rank: language == .korean ? 0 : 3, letter: consonant(value))
    case .hiragana, .katakana: return Place(rank: language == .japanese ? 0 : 4, letter: row(value))
    case .han: return Place(rank: language == .japanese ? 1 : 5, letter: "漢字")
    case .latin:
      return Place(rank: 2, letter: Slug.make(from: String(first)).prefix(1).uppercased())
    case .bopomofo, nil: return Place(rank: 7, letter: String(first).uppercased())
    }
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
    (0x30...0x39).contains(scalar.value)
  }

  /// The first consonant of a syllable; a doubled one counts as the single one.
  private static func consonant(_ syllable: UInt32) -> String {
    guard (0xAC00...0xD7A3).contains(syllable) else { return "#" }
    return consonants[Int(syllable - 0xAC00) / 588]
  }

  private static let consonants = [
    "ㄱ", "ㄱ", "ㄴ", "ㄷ", "ㄷ", "ㄹ", "ㅁ", "ㅂ", "ㅂ", "ㅅ", "ㅅ", "ㅇ", "ㅈ", "ㅈ", "ㅊ", "ㅋ", "ㅌ", "ㅍ", "ㅎ",
  ]

  /// The row of the table of fifty sounds.
  private static func row(_ kana: UInt32) -> String {
    let hiragana = (0x30A1...0x30F6).contains(kana) ? kana - 0x60 : kana
    return rows.last { $0.first <= hiragana }?.letter ?? "#"
  }

  /// The first scalar of each row, which includes small and voiced kana.
  private static let rows: [(first: UInt32, letter: String)] = [
    (0x3041, "あ"), (0x304B, "か"), (0x3055, "さ"), (0x305F, "た"), (0x306A, "な"), (0x306F, "は"),
    (0x307E, "ま"), (0x3083, "や"), (0x3089, "ら"), (0x308E, "わ"),
  ]
}
