/// Words that lengthen a title without changing its subject, for tables whose texts do not fit.
private let padding = LocalizedText(
  en: " with everything that belongs to it", ko: "에 딸린 모든 항목 및 설명",
  ja: "に付随するすべての項目と説明")

extension TableSpec {
  /// Lengthens the title of the first row until `isLongEnough`.
  ///
  /// Returns false if there are no rows or the row never gets long enough.
  mutating func lengthenFirstTitle(until isLongEnough: (RowRoom) -> Bool) -> Bool {
    guard let row = allRows.first else { return false }
    var longer = row
    for _ in 0..<40 {
      longer.title = longer.title.map { $1 + (padding[$0] ?? "") }
      if isLongEnough(RowRoom(table: self, row: longer)) {
        return editFirstRow(where: { $0.id == row.id }, { $0 = longer })
      }
    }
    return false
  }
}
