/// “Delete” may not say what is lost; a custom title can.
struct DeleteTitle: Guideline {
  let id = GuidelineID.deleteTitle
  let severity = Severity.advice
  let basis: [Basis] = [.item(44)]
  let statement = LocalizedText(
    en: "The delete button says what happens to the row",
    ko: "삭제 버튼의 제목은 행이 어떻게 되는지 알려 줌",
    ja: "削除ボタンのタイトルは行がどうなるかを伝える")
  let fault: LocalizedText? = LocalizedText(
    en: "The delete button has no title of its own",
    ko: "삭제 버튼에 고유한 제목이 없음",
    ja: "削除ボタンに独自のタイトルがない")

  func check(_ table: TableSpec) -> [Finding] {
    guard table.editing?.deleteTitle == nil else { return [] }
    let rows = table.allRows.filter { row in
      row.isDeletable && !row.swipe.contains { $0.role == .destructive }
    }
    return rows.isEmpty ? [] : [finding(note: Self.names(of: rows))]
  }

  /// The largest number of rows that the finding names; one title serves them all.
  private static let mostNames = 12

  private static func names(of rows: [Row]) -> LocalizedText {
    LocalizedText { language in
      let names = rows.prefix(mostNames).map { row in
        let title = row.title.best(for: language).text
        return title.isEmpty ? row.id : title
      }
      let rest = rows.count > mostNames ? ["…"] : []
      return (names + rest).joined(separator: language == .ja ? "、" : ", ")
    }
  }

  func breaking(_ table: TableSpec) -> TableSpec? {
    guard table.editing?.deleteTitle != nil else { return nil }
    var bad = table
    bad.editing?.deleteTitle = nil
    return check(bad).isEmpty ? nil : bad
  }
}
