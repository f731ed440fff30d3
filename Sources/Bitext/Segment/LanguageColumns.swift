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
  /// The first of the rows is the header.
  ///
  /// - Complexity: O(cells).
  init?(of rows: [[InlineText]]) {
    guard let header = rows.first, header.count > 1, rows.count > 1 else { return nil }
    // Names are looked at only where the columns are in different languages, as few are.
    let languages = Self.languages(of: header.count, in: rows.dropFirst())
    guard let first = languages.firstResult({ $0 }),
      languages.contains(where: { $0 ?? first != first })
    else { return nil }
    let named = header.indices.filter { languages[$0] != nil && Self.isName(header[$0].text) }
    guard Set(named.map { languages[$0] }).count > 1 else { return nil }
    self.languages = header.indices.map { named.contains($0) ? languages[$0] : nil }
    holdTexts = named.allSatisfy { column in
      // A column that is named after another language holds what nobody can tell.
      let language = Self.language(namedBy: header[column].text)
      return (language == nil || language == languages[column])
        && Self.holdsTexts(column, of: rows.dropFirst())
    }
  }

  /// Whether at least half of the cells of a column that are not empty say something.
  private static func holdsTexts(_ column: Int, of rows: ArraySlice<[InlineText]>) -> Bool {
    var (texts, all) = (0, 0)
    for row in rows where column < row.count && !row[column].text.isEmpty {
      all += 1
      if isText(row[column].text) { texts += 1 }
    }
    return texts * 2 >= all
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

  private static func language(namedBy header: String) -> Language? {
    words(of: header).lazy.compactMap(PathKey.language(named:)).first
  }

  private static func words(of header: String) -> [String] {
    header.utf8.split { $0 <= 0x20 || [0x28, 0x29, 0x2F, 0x3A].contains($0) }
      .map { String(Substring($0)) }
  }

  /// The language of most cells of each of the first `count` columns, below their headings.
  ///
  /// The rows are walked once, for most of them may be shorter than the longest.
  private static func languages(
    of count: Int, in rows: ArraySlice<[InlineText]>
  ) -> [Language?] {
    var columns = [Column](repeating: Column(), count: count)
    for row in rows {
      for (column, cell) in row.prefix(count).enumerated() { columns[column].count(cell.evidence) }
    }
    return columns.map(\.language)
  }

  /// How many cells of a column are in which letters.
  private struct Column {
    var (korean, japanese, latin, all) = (0, 0, 0, 0)

    mutating func count(_ evidence: LanguageEvidence) {
      guard evidence.hasLetters else { return }
      all += 1
      if evidence.hangul > 0 {
        korean += 1
      } else if evidence.kana + evidence.han > 0 {
        japanese += 1
      } else if evidence.latin > 0 {
        latin += 1
      }
    }

    var language: Language? {
      if korean * 2 > all { return .korean }
      if japanese * 2 > all { return .japanese }
      return latin * 2 > all ? .english : nil
    }
  }
}
