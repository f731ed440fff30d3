/// The groups of guidelines on the page that shows all of them.
package enum GuidelineGroup: String, CaseIterable, Hashable, Sendable {
  case groups, index, styles, rows, accessories, selection, loading, columns, platforms, language

  /// The heading of the group.
  package var title: LocalizedText {
    switch self {
    case .groups: LocalizedText(en: "Groups", ko: "그룹", ja: "グループ")
    case .index: LocalizedText(en: "Index", ko: "색인", ja: "索引")
    case .styles: LocalizedText(en: "Style and width", ko: "스타일과 너비", ja: "スタイルと幅")
    case .rows: LocalizedText(en: "Rows and their text", ko: "행과 행의 텍스트", ja: "行とそのテキスト")
    case .accessories: LocalizedText(en: "Accessories", ko: "액세서리", ja: "アクセサリ")
    case .selection:
      LocalizedText(en: "Choosing and editing", ko: "선택과 편집", ja: "選択と編集")
    case .loading:
      LocalizedText(en: "Loading and fresh rows", ko: "로딩과 새로운 행", ja: "読み込みと新しい行")
    case .columns: LocalizedText(en: "Columns and outlines", ko: "열과 아웃라인", ja: "列とアウトライン")
    case .platforms:
      LocalizedText(en: "Television and watch", ko: "TV와 시계", ja: "テレビとウォッチ")
    case .language:
      LocalizedText(en: "Languages and access", ko: "언어와 접근성", ja: "言語とアクセシビリティ")
    }
  }

  /// The group's guidelines, in the order of ``Guidelines/all``.
  package var guidelines: [any Guideline] { Guidelines.all.filter { Self.of($0.id) == self } }

  /// The group to which a guideline belongs.
  package static func of(_ guideline: GuidelineID) -> GuidelineGroup {
    switch guideline {
    case .groupedHasGroup, .groupHasRow, .groupedHasNoIndex, .foldingHeader: .groups
    case .indexOnPlain, .indexHasSections, .indexCollation, .indexTrailing: .index
    case .platform, .insetCompact, .widthThin, .widthWide, .collection: .styles
    case .textFit, .middle, .rowBasic, .rowDetail, .rowSame, .rowCustom, .standardFirst,
      .rowLong, .emptyState, .unavailableRow:
      .rows
    case .accessorySpace, .infoNavigates, .navigationDisclosure: .accessories
    case .selectionFeedback, .selectionPath, .editMode, .deleteTitle, .swipeAlternative,
      .dragNamed:
      .selection
    case .loadOrder, .loadNow, .loadProgress, .liveScroll, .liveEdge, .liveJump, .liveRefresh:
      .loading
    case .columnHeading, .columnPunctuation, .context, .columnSort, .columnResize,
      .columnAlternate, .outline:
      .columns
    case .televisionMask, .watchCount, .watchPaging: .platforms
    case .localization, .alternativeText, .headerCase, .listbox: .language
    }
  }
}
