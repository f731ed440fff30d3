/// Titles that begin alike cannot be told apart if their ends are cut off.
///
/// Columns that people can narrow are judged at their minimal width.
struct MiddleEllipsis: Guideline {
  let id = GuidelineID.middle
  let severity = Severity.advice
  let basis: [Basis] = [.item(63)]
  let statement = LocalizedText(
    en: "Titles that begin alike are shortened in the middle",
    ko: "앞부분이 같은 제목은 가운데를 줄임",
    ja: "先頭が同じタイトルは中央を省略する")
  let fault: LocalizedText? = LocalizedText(
    en: "The title “{}” begins like another and is cut at its end",
    ko: "“{}” 제목은 다른 제목과 앞부분이 같은데 끝이 잘림",
    ja: "タイトル「{}」は先頭がほかと同じなのに末尾が省略される")

  func check(_ table: TableSpec) -> [Finding] {
    guard table.truncation == .tail else { return [] }
    let rows = table.allRows.filter { isCut($0, in: table) }
    // Rows are ambiguous only if different titles share a beginning.
    var titles: [Beginning: Set<String>] = [:]
    for row in rows {
      for (beginning, title) in beginnings(of: row) { titles[beginning, default: []].insert(title) }
    }
    return rows.filter { row in
      beginnings(of: row).contains { beginning, _ in (titles[beginning]?.count ?? 0) > 1 }
    }.map { finding($0) }
  }

  func breaking(_ table: TableSpec) -> TableSpec? {
    guard table.truncation == .middle else { return nil }
    var bad = table
    bad.truncation = .tail
    return check(bad).isEmpty ? nil : bad
  }
}

extension MiddleEllipsis {
  /// The part of a cut title that is certainly visible.
  private struct Beginning: Hashable {
    let language: TextLanguage
    let characters: String
  }

  /// The titles of a row that are long enough to be cut, with their beginnings.
  private func beginnings(of row: Row) -> [(beginning: Beginning, title: String)] {
    TextLanguage.allCases.compactMap { language in
      guard let title = row.title[language] else { return nil }
      let characters = String(title.prefix(8))
      guard characters.count == 8 else { return nil }
      return (Beginning(language: language, characters: characters), title)
    }
  }

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
