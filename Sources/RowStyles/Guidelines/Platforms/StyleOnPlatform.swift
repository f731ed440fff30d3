/// A style, or a kind of table, that a platform lacks falls back to another one, or does not compile.
struct StyleOnPlatform: Guideline {
  let id = GuidelineID.platform
  let severity = Severity.error
  let basis: [Basis] = [.item(23)]
  let implies: [GuidelineID] = [
    .navigationDisclosure, .editMode, .textFit, .insetCompact, .middle, .rowLong, .columnResize,
    .outline, .televisionMask, .watchCount, .selectionPath, .widthThin, .collection,
  ]
  let statement = LocalizedText(
    en: "The kind and the style exist on every platform that the table is for",
    ko: "테이블의 종류와 스타일은 대상 플랫폼 모두에 있는 것이어야 함",
    ja: "種類とスタイルは対象のすべてのプラットフォームにあるものを使う")
  let fault: LocalizedText? = LocalizedText(
    en: "A platform lacks the kind or the style of the table",
    ko: "테이블의 종류나 스타일이 없는 플랫폼이 있음",
    ja: "種類かスタイルのないプラットフォームがある")

  /// What is wrong with a row.
  private let rowFault = LocalizedText(
    en: "A platform lacks what “{}” shows",
    ko: "“{}” 행이 보여 주는 것이 없는 플랫폼이 있음",
    ja: "「{}」の行が示すもののないプラットフォームがある")

  func check(_ table: TableSpec) -> [Finding] {
    kinds(table) + opened(table) + steppers(table)
      + table.platforms.filter { !table.style.platforms.contains($0) }.map { platform in
        finding(note: LocalizedText(everywhere: "\(table.style.rawValue), \(platform.rawValue)"))
      }
  }

  /// Findings about the style of a list that a row opens, if no platform of the table has the
  /// style; platforms that lack it use their default.
  private func opened(_ table: TableSpec) -> [Finding] {
    table.everyRow.compactMap { row -> Finding? in
      guard case .list(let style?, _)? = row.opens,
        !table.platforms.contains(where: style.platforms.contains)
      else { return nil }
      return finding(
        row, note: LocalizedText(everywhere: "\(style.rawValue), \(table.platform.rawValue)"),
        fault: rowFault)
    }
  }

  /// Findings about steppers, which a television does not have.
  private func steppers(_ table: TableSpec) -> [Finding] {
    guard table.platforms.contains(.tvOS) else { return [] }
    return table.everyRow.filter { $0.accessories.contains(.stepper) }.map { row in
      finding(row, note: LocalizedText(everywhere: "stepper, tvOS"), fault: rowFault)
    }
  }

  /// Findings about several columns, or rows that expand, on platforms that have only lists.
  private func kinds(_ table: TableSpec) -> [Finding] {
    let kind: String
    switch table.layout {
    case .list, .collection: return []
    case .columns: kind = "columns"
    case .outline: kind = "outline"
    }
    return table.platforms.filter { $0 == .tvOS || $0 == .watchOS }.map { platform in
      finding(note: LocalizedText(everywhere: "\(kind), \(platform.rawValue)"))
    }
  }

  func breaking(_ table: TableSpec) -> TableSpec? {
    let others: [Platform] =
      table.columnSet == nil ? [.tvOS, .macOS, .watchOS, .iOS] : [.watchOS, .tvOS]
    guard let missing = others.first(where: { !table.style.platforms.contains($0) }) else {
      return nil
    }
    var bad = table
    // The table is drawn for its first platform, in the width of its screen.
    bad.platforms.insert(missing, at: 0)
    bad.width = nil
    return bad
  }

  /// A watch has no room for columns, so nobody overlooks what is wrong.
  func suits(_ table: TableSpec) -> Bool {
    table.columnSet.map { $0.columns.count > 2 } == true && !table.isOutline
      && table.allRows.count <= WatchCount.mostRows
  }
}
