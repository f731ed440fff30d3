/// A table that says the same in several languages, in a column for each.
///
/// A table of texts is a bitext by itself: each of its cells is a text of its own. The rows of a
/// glossary, whose cells are terms, are in no language. Judged by their letters they would all be
/// Korean or Japanese, and a note of two languages with a long glossary would be taken for one in one
/// language.
package struct LanguageColumns {
  /// The language of each column; nil for a column of numbers, or of letters of several kinds.
  let languages: [Language?]
  /// Whether the cells are texts, not terms.
  let holdTexts: Bool

  /// The columns of a table of which two are named after different languages, or after an original
  /// and its translation, and hold cells in different languages; nil for any other table.
  ///
  /// The first of the rows is the header. A column that is empty yet is in the language that it is named
  /// after.
  ///
  /// - Complexity: O(cells).
  init?(of rows: [[InlineText]]) {
    guard let header = rows.first, header.count > 1, rows.count > 1 else { return nil }
    // Names are looked at only where the columns are in different languages, as few are.
    let columns = Self.columns(header.count, of: rows.dropFirst())
    var languages = columns.map(\.language)
    for (column, cells) in columns.enumerated() where cells.all == 0 {
      languages[column] = Self.language(namedBy: header[column].text)
    }
    guard let first = languages.firstResult({ $0 }),
      languages.contains(where: { $0 ?? first != first })
    else { return nil }
    let named = zip(header, languages).map { Self.isName($0.text) ? $1 : nil }
    guard Set(named.compactMap(\.self)).count > 1 else { return nil }
    self.languages = named
    holdTexts = header.indices.allSatisfy { column in
      guard let language = named[column] else { return true }
      // A column that is named after another language holds what nobody can tell.
      let name = Self.language(namedBy: header[column].text)
      return (name == nil || name == language) && columns[column].holdsTexts
    }
  }

  /// Whether a cell says something: seven words, or thirteen letters of Hangul, kana or ideographs,
  /// take forty bytes; a shorter one may have the mark that ends a sentence.
  private static func isText(_ cell: String) -> Bool {
    cell.utf8.count > 40
      || cell.unicodeScalars.last.map { ".!?。！？".unicodeScalars.contains($0) } ?? false
  }

  /// A row is in the language of its cells; a row of a glossary, in several, is in none.
  static func verdict(
    on row: InlineText, cells: [InlineText]
  ) -> (LanguageIdentifier.Verdict, weight: Int) {
    let told = cells.map { LanguageIdentifier.verdict(on: $0.evidence) }
    let languages = told.compactMap { verdict -> Language? in
      switch verdict {
      case .firm(let language), .amongEnglish(let language): language
      case .label, .names, .han, .chinese, .nothing: nil
      }
    }
    if languages.contains(.korean), languages.contains(.japanese) { return (.nothing, 0) }
    return (LanguageIdentifier.verdict(on: row.evidence), row.evidence.weight)
  }

  /// The verdict on a cell of a column in a language: words that may be in any are in that one.
  func verdict(
    _ verdict: LanguageIdentifier.Verdict, in language: Language
  ) -> LanguageIdentifier.Verdict {
    switch verdict {
    case .label, .names, .amongEnglish: .firm(language)
    case .han: language == .japanese ? .firm(language) : verdict
    case .firm, .chinese, .nothing: verdict
    }
  }

  /// Whether the header of a column names a language, or an original or its translation.
  package static func isName(_ header: String) -> Bool {
    words(of: header).contains {
      PathKey.language(named: $0) != nil || LanguageLabel.sides[$0.lowercased()] != nil
    }
  }

  /// The language that the header of a column names.
  static func language(namedBy header: String) -> Language? {
    words(of: header).lazy.compactMap(PathKey.language(named:)).first
  }

  private static func words(of header: String) -> [String] {
    header.utf8.split { $0 <= 0x20 || [0x28, 0x29, 0x2F, 0x3A].contains($0) }
      .map { String(Substring($0)) }
  }

  /// The cells of each of the first `count` columns, below their headings.
  ///
  /// The rows are walked once, for most of them may be shorter than the longest.
  private static func columns(_ count: Int, of rows: ArraySlice<[InlineText]>) -> [Column] {
    var columns = [Column](repeating: Column(), count: count)
    for row in rows {
      for (column, cell) in row.prefix(count).enumerated() { columns[column].count(cell) }
    }
    return columns
  }

  /// How many cells of a column are in which letters, and how many say something.
  private struct Column {
    var (korean, japanese, latin, texts, all) = (0, 0, 0, 0, 0)

    mutating func count(_ cell: InlineText) {
      let evidence = cell.evidence
      guard evidence.hasLetters else { return }
      all += 1
      if isText(cell.text) { texts += 1 }
      if evidence.hangul > 0 {
        korean += 1
      } else if evidence.kana + evidence.han > 0 {
        japanese += 1
      } else if evidence.latin > 0 {
        latin += 1
      }
    }

    /// Whether at least half of the cells say something.
    var holdsTexts: Bool { texts * 2 >= all }

    /// The language of most cells.
    var language: Language? {
      if korean * 2 > all { return .korean }
      if japanese * 2 > all { return .japanese }
      return latin * 2 > all ? .english : nil
    }
  }
}
