/// A style that a platform lacks falls back to another one, or does not compile.
struct StyleOnPlatform: Guideline {
  let id = GuidelineID.platform
  let severity = Severity.error
  let basis: [Basis] = [.item(23)]
  let implies: [GuidelineID] = [
    .navigationDisclosure, .editMode, .textFit, .insetCompact, .middle, .rowLong, .columnResize,
    .outline, .televisionMask, .watchCount, .selectionPath, .widthThin, .collection,
  ]
  let statement = LocalizedText(
    en: "The style exists on every platform that the table is for",
    ko: "테이블 스타일은 대상 플랫폼 모두에 있는 것이어야 함",
    ja: "スタイルは対象のすべてのプラットフォームにあるものを使う")

  func check(_ table: TableSpec) -> [Finding] {
    table.platforms.filter { !table.style.platforms.contains($0) }.map { platform in
      finding(note: LocalizedText(everywhere: "\(table.style.rawValue), \(platform.rawValue)"))
    }
  }

  func breaking(_ table: TableSpec) -> TableSpec? {
    let others: [Platform] = [.tvOS, .macOS, .watchOS, .iOS]
    guard let missing = others.first(where: { !table.style.platforms.contains($0) }) else {
      return nil
    }
    var bad = table
    // The first platform is the one that is drawn.
    bad.platforms.insert(missing, at: 0)
    return bad
  }
}
