/// Titles that begin alike cannot be told apart when their ends are cut off.
///
/// Columns that people can narrow are judged at their least width.
struct MiddleEllipsis: Guideline {
  let id = GuidelineID.middle
  let severity = Severity.advice
  let basis: [Basis] = [.item(63)]
  let statement = LocalizedText(
    en: "Titles that begin alike are shortened in the middle",
    ko: "앞부분이 같은 제목은 가운데를 줄임",
    ja: "先頭が同じタイトルは中央を省略する")

  func check(_ table: TableSpec) -> [Finding] {
    guard table.truncation == .tail else { return [] }
    let rows = table.allRows
    return rows.indices.compactMap { index in
      let row = rows[index]
      guard isCut(row, in: table) else { return nil }
      let isAlike = rows.indices.contains { other in
        other != index && isCut(rows[other], in: table)
          && TextLanguage.allCases.contains { language in
            let a = row.title[language] ?? ""
            let b = rows[other].title[language] ?? ""
            return a != b && zip(a, b).prefix { $0 == $1 }.count >= 8
          }
      }
      return isAlike ? finding(row) : nil
    }
  }

  func breaking(_ table: TableSpec) -> TableSpec? {
    guard table.truncation == .middle else { return nil }
    var bad = table
    bad.truncation = .tail
    return check(bad).isEmpty ? nil : bad
  }
}

extension MiddleEllipsis {
  private func isCut(_ row: Row, in table: TableSpec) -> Bool {
    guard let column = table.columnSet?.columns.first else {
      return RowRoom(table: table, row: row).overflow != nil
    }
    guard let width = column.isResizable ? column.min ?? column.ideal : column.ideal else {
      return false
    }
    return TextLanguage.allCases.contains { language in
      estimatedWidth(of: row.title[language] ?? "") * table.platform.bodySize > Double(width)
    }
  }
}
