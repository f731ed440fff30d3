extension RowStyle {
  /// The names of the row style.
  ///
  /// It is long because every row style is a case of its own.
  var naming: Naming {
    switch self {
    case .basic:
      Naming(
        LocalizedText(en: "Basic", ko: "기본", ja: "ベーシック"),
        spelled: Spellings(
          ["basic", "default"], ["베이직", "기본", "기본값", "기본형", "디폴트"],
          ["ベーシック", "基本", "デフォルト", "標準"]),
        frameworks: APINames(
          swiftUI: "Label", uiKit: "UIListContentConfiguration.cell()", appKit: "NSTextField"),
        platforms: [.iOS, .iPadOS, .macOS, .tvOS, .visionOS],
        example: "garden-tasks")
    case .subtitle:
      Naming(
        LocalizedText(en: "Subtitle", ko: "부제", ja: "サブタイトル"),
        spelled: Spellings(
          ["subtitle"], ["서브타이틀", "부제목", "부제", "서브 타이틀"], ["サブタイトル", "副題", "字幕"]),
        frameworks: APINames(swiftUI: "VStack", uiKit: "UIListContentConfiguration.subtitleCell()"),
        platforms: [.iOS, .iPadOS, .macOS, .tvOS, .visionOS],
        example: "parcel-lockers")
    case .rightDetail:
      Naming(
        LocalizedText(en: "Right detail", ko: "오른쪽 디테일", ja: "右ディテール"),
        spelled: Spellings(
          specific: true, ["right detail", "value 1", "value1", "right details"],
          [
            "오른편 디테일", "오른쪽 디테일", "우측 디테일", "라이트 디테일", "오른쪽 세부사항", "오른쪽 세부정보",
            "오른쪽 세부 항목", "오른쪽 상세", "우측 상세", "우측 세부사항", "값1",
          ],
          ["右詳細", "右の詳細", "右側の詳細", "右側詳細", "右ディテール", "ライトディテール", "値1"]),
        frameworks: APINames(
          swiftUI: "LabeledContent", uiKit: "UIListContentConfiguration.valueCell()"),
        platforms: [.iOS, .iPadOS, .macOS, .tvOS, .visionOS],
        example: "kettle-settings")
    case .leftDetail:
      Naming(
        LocalizedText(en: "Left detail", ko: "왼쪽 디테일", ja: "左ディテール"),
        spelled: Spellings(
          specific: true, ["left detail", "value 2", "value2", "left details"],
          [
            "왼편 디테일", "왼쪽 디테일", "좌측 디테일", "레프트 디테일", "왼쪽 세부사항", "왼쪽 세부정보",
            "왼쪽 세부 항목", "왼쪽 상세", "좌측 상세", "좌측 세부사항", "값2",
          ],
          ["左詳細", "左の詳細", "左側の詳細", "左側詳細", "左ディテール", "レフトディテール", "値2"]),
        frameworks: APINames(swiftUI: "HStack", uiKit: "UITableViewCell.CellStyle.value2"),
        platforms: [.iOS, .iPadOS, .macOS, .tvOS, .visionOS],
        example: "visitor-card")
    case .custom:
      Naming(
        LocalizedText(en: "Custom", ko: "커스텀", ja: "カスタム"),
        spelled: Spellings(
          ["custom", "custom cell", "custom row"], ["커스텀", "커스텀 셀", "사용자화", "사용자 설정", "맞춤"],
          ["カスタム", "カスタムセル", "独自"]),
        frameworks: APINames(
          swiftUI: "View", uiKit: "UIContentConfiguration", appKit: "NSTableCellView"),
        platforms: [.iOS, .iPadOS, .macOS, .tvOS, .visionOS],
        example: "ferry-board")
    }
  }
}
