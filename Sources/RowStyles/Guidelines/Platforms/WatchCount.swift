/// A long list is tiring on a small screen.
///
/// The limit of 12 rows is this project’s choice.
struct WatchCount: Guideline {
  static let mostRows = 12

  let id = GuidelineID.watchCount
  let severity = Severity.advice
  let basis: [Basis] = [.item(72)]
  let implies: [GuidelineID] = [.textFit, .middle, .collection]
  let statement = LocalizedText(
    en: "On watchOS, a list shows few rows, the most relevant first",
    ko: "watchOS에서는 가장 관련 있는 행부터 적게 보여 줌",
    ja: "watchOSでは関連の深い順に少ない行だけを示す")
  let fault: LocalizedText? = LocalizedText(
    en: "On watchOS, the list shows more than twelve rows",
    ko: "watchOS에서 보여 주는 행이 열두 개를 넘음",
    ja: "watchOSで示す行が十二を超える")

  func check(_ table: TableSpec) -> [Finding] {
    guard table.platforms.contains(.watchOS), table.allRows.count > Self.mostRows else { return [] }
    return [finding(note: LocalizedText(everywhere: "\(table.allRows.count)"))]
  }

  func breaking(_ table: TableSpec) -> TableSpec? {
    guard table.platforms.contains(.watchOS), let section = table.sections.indices.last,
      let model = table.sections[section].rows.last
    else { return nil }
    var bad = table
    var number = 2
    while bad.allRows.count <= Self.mostRows {
      var row = model
      row.id = "\(model.id)-\(number)"
      row.title = row.title.map { "\($1) \(number)" }
      bad.sections[section].rows.append(row)
      number += 1
    }
    return bad
  }
}
