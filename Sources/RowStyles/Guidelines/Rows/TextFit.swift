/// A text that is cut or wrapped is hard to scan.
///
/// The width is an estimate; see `estimatedWidth(of:)`. Texts that the author allows to wrap are
/// checked by ``RowLong``.
struct TextFit: Guideline {
  let id = GuidelineID.textFit
  let severity = Severity.warning
  let basis: [Basis] = [.item(58), .item(60), .item(61)]
  let implies: [GuidelineID] = [.middle, .rowLong]
  let statement = LocalizedText(
    en: "Texts are short enough for their rows",
    ko: "텍스트는 행 안에 들어갈 만큼 짧아야 함",
    ja: "テキストは行に収まる短さにする")
  let fault: LocalizedText? = LocalizedText(
    en: "The text of “{}” is too long for its row",
    ko: "“{}” 행의 텍스트가 행에 다 들어가지 않음",
    ja: "「{}」の行のテキストが行に収まらない")

  func check(_ table: TableSpec) -> [Finding] {
    guard table.style != .insetGrouped || table.sizeClass == .regular, table.truncation != .wrap
    else { return [] }
    if let columns = table.columnSet?.columns {
      return table.allRows.compactMap { row in
        overflowing(row, columns, table).map { finding(row, note: $0) }
      }
    }
    return table.allRows.compactMap { row in
      let room = RowRoom(table: table, row: row)
      return room.overflow == nil ? nil : finding(row, note: room.note)
    }
  }

  func breaking(_ table: TableSpec) -> TableSpec? {
    guard table.style != .insetGrouped || table.sizeClass == .regular, table.columnSet == nil,
      table.truncation != .wrap
    else { return nil }
    var bad = table
    guard bad.lengthenTitle(until: { $0.overflow != nil }) else { return nil }
    return bad
  }

  /// Where a phone shows titles alone, which a text from the next view makes too long.
  func suits(_ table: TableSpec) -> Bool {
    var bad = table
    return table.platform == .iOS && table.rowStyle == .basic
      && bad.putOpenedTextIntoTitle(if: { $0.overflow != nil })
  }
}

extension TextFit {
  /// The heading of the first column that is too narrow at its ideal width for the row's text.
  private func overflowing(_ row: Row, _ columns: [Column], _ table: TableSpec) -> LocalizedText? {
    for (index, column) in columns.enumerated() {
      guard let width = column.ideal,
        let text = index == 0 ? row.title : row.cells[column.id]
      else { continue }
      for language in TextLanguage.allCases {
        let needed = estimatedWidth(of: text[language] ?? "") * table.platform.bodySize
        if needed > Double(width) { return column.heading }
      }
    }
    return nil
  }
}
