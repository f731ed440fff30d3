/// People look for the largest or newest item by clicking a heading, and for the other end by
/// clicking again.
struct ColumnSort: Guideline {
  let id = GuidelineID.columnSort
  let severity = Severity.advice
  let basis: [Basis] = [.item(66), .item(67)]
  let statement = LocalizedText(
    en: "People can sort by every column",
    ko: "모든 열로 정렬할 수 있음",
    ja: "どの列でもソートできる")
  let fault: LocalizedText? = LocalizedText(
    en: "The column “{}” cannot be sorted",
    ko: "“{}” 열로 정렬할 수 없음",
    ja: "列「{}」でソートできない")

  func check(_ table: TableSpec) -> [Finding] {
    guard let set = table.columnSet else { return [] }
    var findings: [Finding] = []
    if case .columns = table.layout {
      findings = set.columns.filter { !$0.isSortable }.map {
        finding(.column($0.id), subject: $0.heading)
      }
    }
    let rows = table.allRows
    for column in set.columns where column.isSortable { findings += misread(column, rows, table) }
    return findings
  }

  /// Findings about values of a column that cannot be sorted among the others: no number, another
  /// unit, or no date.
  private func misread(_ column: Column, _ rows: [Row], _ table: TableSpec) -> [Finding] {
    var values: [(row: Row, text: String, kind: Quantity.Kind?)] = []
    for row in rows {
      guard let text = table.text(of: row, in: column), !text.isWithoutWords else { continue }
      values.append((row, text.best(for: .en).text, text.quantity?.kind))
    }
    var counts: [Quantity.Kind: Int] = [:]
    for case let kind? in values.map(\.kind) where kind != .number { counts[kind, default: 0] += 1 }
    let isOfDates = 2 * counts[.date, default: 0] > values.count
    guard column.isNumeric || isOfDates else { return [] }
    let most = counts.values.max()
    let usual = values.lazy.compactMap(\.kind).first { counts[$0] == most }
    return values.compactMap { row, text, kind in
      let isRead = isOfDates ? kind == .date : kind == .number || kind != nil && kind == usual
      if isRead { return nil }
      return finding(
        row, severity: .warning,
        note: LocalizedText(
          en: "“\(text)” cannot be sorted among the other values",
          ko: "‘\(text)’ 값은 다른 값과 함께 정렬할 수 없음",
          ja: "「\(text)」はほかの値と並べ替えられない"),
        fault: LocalizedText(
          en: "“{}” has no place among the sorted rows",
          ko: "“{}” 행은 정렬된 행 사이에 자리가 없음",
          ja: "「{}」の行は並べ替えた行の中に場所がない"))
    }
  }

  func breaking(_ table: TableSpec) -> TableSpec? {
    guard case .columns(let set) = table.layout, let last = set.columns.indices.last else {
      return nil
    }
    var bad = table
    bad.editColumns { $0[last].isSortable = false }
    return bad
  }
}
