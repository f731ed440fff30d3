/// Every text exists in English, Korean and Japanese.
struct Localization: Guideline {
  let id = GuidelineID.localization
  let severity = Severity.error
  let basis: [Basis] = [.localization]
  let statement = LocalizedText(
    en: "Every text is there in English, Korean and Japanese",
    ko: "모든 텍스트는 영어, 한국어, 일본어로 있어야 함",
    ja: "すべてのテキストは英語、韓国語、日本語で用意する")

  func check(_ table: TableSpec) -> [Finding] {
    table.texts.compactMap { part, text in
      let missing = text.missing
      guard !missing.isEmpty else { return nil }
      return finding(
        part, subject: text,
        note: LocalizedText(everywhere: missing.map(\.rawValue).joined(separator: ", ")))
    }
  }

  func breaking(_ table: TableSpec) -> TableSpec? {
    var bad = table
    return bad.editFirstRow(where: { $0.title.ja != nil }, { $0.title.ja = nil }) ? bad : nil
  }
}

extension TableSpec {
  /// Every text of the table with the part to which it belongs, in reading order.
  var texts: [(part: Finding.Part, text: LocalizedText)] {
    var result: [(part: Finding.Part, text: LocalizedText)] = [(.table, label)]
    for text in [editing?.deleteTitle, live?.indicator] {
      if let text { result.append((.table, text)) }
    }
    for column in columnSet?.columns ?? [] {
      if let heading = column.heading { result.append((.column(column.id), heading)) }
    }
    for section in sections {
      for text in [section.header, section.footer, section.index] {
        if let text { result.append((.section(section.id), text)) }
      }
    }
    for row in allRows {
      result.append((.row(row.id), row.title))
      for text in [row.detail, row.image?.alt] + row.swipe.map(\.title) {
        if let text { result.append((.row(row.id), text)) }
      }
      for column in columnSet?.columns ?? [] {
        if let cell = row.cells[column.id] { result.append((.row(row.id), cell)) }
      }
    }
    return result
  }
}
