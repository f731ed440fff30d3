import TextBasics

/// A heading is a noun or a short noun phrase, not a sentence.
struct ColumnPunctuation: Guideline {
  let id = GuidelineID.columnPunctuation
  let severity = Severity.warning
  let basis: [Basis] = [.item(64)]
  let statement = LocalizedText(
    en: "A column heading ends without punctuation",
    ko: "열 제목은 구두점 없이 끝남",
    ja: "列見出しは句読点で終わらせない")
  let fault: LocalizedText? = LocalizedText(
    en: "The heading “{}” ends with punctuation",
    ko: "“{}” 열 제목이 구두점으로 끝남",
    ja: "列見出し「{}」が句読点で終わる")

  func check(_ table: TableSpec) -> [Finding] {
    (table.columnSet?.columns ?? []).filter { column in
      TextLanguage.allCases.contains { language in
        guard let last = column.heading?[language]?.unicodeScalars.last else { return false }
        return Sentence.mark(last.value) != nil || ",;、，；".unicodeScalars.contains(last)
      }
    }
    .map { finding(.column($0.id), subject: $0.heading) }
  }

  func breaking(_ table: TableSpec) -> TableSpec? {
    guard let first = table.columnSet?.columns.firstIndex(where: { $0.heading != nil }) else {
      return nil
    }
    var bad = table
    bad.editColumns { columns in
      columns[first].heading = columns[first].heading?.map { $1 + ($0 == .ja ? "：" : ":") }
    }
    return bad
  }
}
