/// Finds chapters that are numbered alike in two languages: `en/01-soil.md` beside `ko/01-흙.md`.
///
/// Where a translator gave the files of a book names in another language, their numbers are all that
/// the names have in common.
struct NumberedChapters {
  /// Sources of one number, each pair in the same two languages and in folders that correspond.
  typealias Pairs = [(a: Int, b: Int)]

  /// The fewest chapters that make a book.
  private static let fewest = 3

  /// The chapters of all books.
  ///
  /// In both languages each number stands once, and the shorter book has at most a fifth of its numbers
  /// alone.
  ///
  /// - Parameters:
  ///   - keys: The key of each source's path.
  ///   - languages: The language of each source.
  /// - Returns: The pairs of each book and two languages, by their numbers.
  /// - Complexity: O(n · languages) for n sources.
  static func pairs(of keys: [PathKey], _ languages: [Language]) -> [Pairs] {
    var books: [String: [Language: [Int: [Int]]]] = [:]
    for (index, key) in keys.enumerated() where languages[index].isDetermined {
      guard let number = number(of: key.name[...]) else { continue }
      books[place(of: key), default: [:]][languages[index], default: [:]][number, default: []]
        .append(index)
    }
    var found: [Pairs] = []
    for (_, book) in books.sorted(by: { $0.key < $1.key }) {
      let editions = book.sorted { $0.key < $1.key }.map(\.value)
        .filter { chapters in chapters.values.allSatisfy { $0.count == 1 } }
      for (position, a) in editions.enumerated() {
        for b in editions.dropFirst(position + 1) {
          let numbers = a.keys.filter { b[$0] != nil }.sorted()
          guard numbers.count >= fewest, numbers.count * 5 >= min(a.count, b.count) * 4 else {
            continue
          }
          found.append(numbers.flatMap { zip(a[$0] ?? [], b[$0] ?? []).map { ($0, $1) } })
        }
      }
    }
    return found
  }

  /// For each source, whether it is one of several parts of a chapter by its name, as
  /// `ch08-01-vectors` is beside `ch08-02-strings`.
  ///
  /// - Complexity: O(n).
  static func areParts(_ keys: [PathKey], _ languages: [Language]) -> [Bool] {
    let chapters = zip(keys, languages).map { key, language in
      chapter(of: key.name[...]).map { "\(language.tag)/\(key.section)/\($0)" }
    }
    let counts = chapters.reduce(into: [String: Int]()) { counts, chapter in
      if let chapter { counts[chapter, default: 0] += 1 }
    }
    return chapters.map { $0.map { counts[$0] ?? 0 > 1 } ?? false }
  }

  /// The part of a name before its second number: `ch08` of `ch08-01-vectors`; nil for other names, and
  /// for dates.
  private static func chapter(of name: Substring) -> Substring? {
    func isDigit(_ character: Character) -> Bool { character.isASCII && character.isNumber }
    guard let first = name.firstIndex(where: isDigit) else { return nil }
    let end = name[first...].firstIndex { !isDigit($0) } ?? name.endIndex
    guard name.distance(from: first, to: end) < 4, end < name.endIndex,
      ["-", "_", "."].contains(name[end])
    else { return nil }
    let second = name.index(after: end)
    guard second < name.endIndex, isDigit(name[second]) else { return nil }
    return name[..<end]
  }

  /// Whether two documents may be the same chapter: they have about as many headings, and about as
  /// many texts.
  static func areAlike(_ a: Document, _ b: Document) -> Bool {
    func isNear(_ one: Int, _ other: Int) -> Bool {
      abs(one - other) <= max(1, max(one, other) / 4)
    }
    let headings = (a.segments.count(where: \.isHeading), b.segments.count(where: \.isHeading))
    return isNear(headings.0, headings.1)
      && isNear(a.segments.count - headings.0, b.segments.count - headings.1)
  }

  /// The number at the beginning of a name, before a mark and a letter: 3 of `03-water`; nil for
  /// years and for numbers that are all of the name.
  private static func number(of name: Substring) -> Int? {
    let digits = name.prefix { $0.isASCII && $0.isNumber }
    let rest = name.dropFirst(digits.count)
    let marks = rest.prefix { " -._".contains($0) }
    guard 1...3 ~= digits.count, !marks.isEmpty,
      rest.dropFirst(marks.count).first?.isLetter ?? false
    else { return nil }
    return Int(digits)
  }

  /// The folders that a source lies in, with the number alone of those that have one.
  private static func place(of key: PathKey) -> String {
    key.section.split(separator: "/")
      .map { number(of: $0).map(String.init) ?? $0.lowercased() }.joined(separator: "/")
  }
}
