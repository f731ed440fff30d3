/// Rows suit text; many pictures of different heights are better shown as a collection.
struct CollectionInstead: Guideline {
  let id = GuidelineID.collection
  let severity = Severity.advice
  let basis: [Basis] = [.item(8)]
  let statement = LocalizedText(
    en: "Many images in rows of uneven height belong in a collection",
    ko: "높이가 제각각인 행에 이미지가 많으면 컬렉션을 씀",
    ja: "高さのまちまちな行に画像が多いときはコレクションを使う")
  let fault: LocalizedText? = LocalizedText(
    en: "Many images stand in rows of uneven height",
    ko: "높이가 제각각인 행에 이미지가 많음",
    ja: "高さのまちまちな行に画像が多い")

  func check(_ table: TableSpec) -> [Finding] {
    guard table.layout == .list else { return [] }
    let rows = table.allRows
    let pictures = rows.count { row in
      if case .asset = row.image?.source { true } else { false }
    }
    guard rows.count > 1, pictures * 2 > rows.count else { return [] }
    let lines = rows.map { row in
      TextLanguage.allCases.map { RowRoom(table: table, row: row).lines(in: $0) }.max() ?? 0
    }
    guard let least = lines.min(), let most = lines.max(), most > least + 1 else { return [] }
    return [finding()]
  }

  /// The collection as a list.
  func breaking(_ table: TableSpec) -> TableSpec? {
    guard table.layout == .collection else { return nil }
    var bad = table
    bad.layout = .list
    return check(bad).isEmpty ? nil : bad
  }
}
