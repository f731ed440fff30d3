/// Words that lengthen a title without changing its subject, for tables whose texts do not fit.
private let padding = LocalizedText(
  en: " with everything that belongs to it", ko: "에 딸린 모든 항목 및 설명",
  ja: "に付随するすべての項目と説明")

/// What stands between a title and a text that belongs in a view of its own.
private let colon = LocalizedText(en: ": ", ko: ": ", ja: "：")

extension TableSpec {
  /// Makes the title of a row long enough by the text that the row opens; returns false if no row opens
  /// such a text.
  mutating func putOpenedTextIntoTitle(if isLongEnough: (RowRoom) -> Bool) -> Bool {
    for case let longer? in allRows.map(\.withOpenedText)
    where isLongEnough(RowRoom(table: self, row: longer)) {
      return editFirstRow(where: { $0.id == longer.id }, { $0 = longer })
    }
    return false
  }

  /// Makes the title of a row long enough, by other words only if no row opens a text that is.
  ///
  /// Returns false if there are no rows or the first never gets long enough.
  mutating func lengthenTitle(until isLongEnough: (RowRoom) -> Bool) -> Bool {
    if putOpenedTextIntoTitle(if: isLongEnough) { return true }
    let table = self
    guard
      let longer = allRows.first?.padded(until: { isLongEnough(RowRoom(table: table, row: $0)) })
    else { return false }
    return editFirstRow(where: { $0.id == longer.id }, { $0 = longer })
  }
}

extension Row {
  /// The row with the text that it opens in its title, as an author writes it who has no view for the
  /// text; nil if it opens none.
  fileprivate var withOpenedText: Row? {
    guard case .text(let text)? = opens else { return nil }
    var longer = self
    longer.title = title.map { $1 + (colon[$0] ?? "") + text.best(for: $0).text }
    return longer
  }

  /// The row with a title that grows until it is long enough; nil if it never is.
  fileprivate func padded(until isLongEnough: (Row) -> Bool) -> Row? {
    var longer = self
    for _ in 0..<40 {
      longer.title = longer.title.map { $1 + (padding[$0] ?? "") }
      if isLongEnough(longer) { return longer }
    }
    return nil
  }
}
