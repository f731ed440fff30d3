/// Tables that say the same in several languages, in a column for each, as glossaries do.
///
/// Their rows are in no language. Judged by their letters they would all be Korean or Japanese, and a
/// note of two languages with a long glossary would be taken for one in one language.
enum GlossaryColumns {
  /// Whether two columns of a table are named after different languages, or after an original and
  /// its translation, and their cells are in different languages.
  ///
  /// The first of the rows is the header. O(cells).
  static func are(in rows: [[InlineText]]) -> Bool {
    guard let header = rows.first, header.count > 1, rows.count > 1 else { return false }
    let named = header.indices.filter { isName(header[$0].text) }
    guard named.count > 1 else { return false }
    let languages = named.compactMap { column in
      language(of: rows.dropFirst().lazy.filter { column < $0.count }.map { $0[column].evidence })
    }
    return languages.count > 1 && Set(languages).count > 1
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

  private static func isName(_ header: String) -> Bool {
    header.split { !($0.isLetter || $0 == "-" || $0 == "_") }.contains { word in
      PathKey.language(named: String(word)) != nil || sides.contains(word.lowercased())
    }
  }

  /// What authors call the columns of an original and its translation.
  private static let sides: Set<String> = [
    "original", "source", "translation", "target", "원문", "원어", "원본", "번역", "번역문", "번역어",
    "우리말", "原文", "原語", "訳", "訳文", "訳語", "翻訳", "和訳", "対訳", "和文", "英文",
  ]

  /// The language of most cells of a column.
  private static func language(of cells: some Sequence<LanguageEvidence>) -> Language? {
    var counts: [Language: Int] = [:]
    var all = 0
    for cell in cells where cell.hasLetters {
      all += 1
      if cell.hangul > 0 {
        counts[.korean, default: 0] += 1
      } else if cell.kana + cell.han > 0 {
        counts[.japanese, default: 0] += 1
      } else if cell.latin > 0 {
        counts[.english, default: 0] += 1
      }
    }
    return counts.first { $0.value * 2 > all }?.key
  }
}
