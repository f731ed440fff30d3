/// The spinning sign of an activity that is under way.
struct ActivityAccessory: AccessoryKind {
  let width: Double = 20
  let ornament: String? = "ex-turning"
  let isBesideContent = true
  var uiKit: UIKitAccessory { .view(isOnTelevision: true) }

  var naming: Naming? {
    Naming(
      LocalizedText(en: "Activity indicator", ko: "활동 표시기", ja: "アクティビティインジケータ"),
      spelled: Spellings(
        ["activity indicator in a row", "row activity indicator"],
        ["행의 활동 표시기", "행의 활동 인디케이터"], ["行のアクティビティインジケータ"]),
      frameworks: APINames(
        swiftUI: "ProgressView", uiKit: "UIActivityIndicatorView", appKit: "NSProgressIndicator"),
      platforms: Platform.allCases,
      example: "lamp-search")
  }

  func writeSwiftUIView(of row: Row, _ code: some SwiftUIRowCode, _ body: inout SourceWriter) {
    body.use(API(iOS: 1400, macOS: 1100, tvOS: 1400, watchOS: 700, visionOS: 100))
    body.line("ProgressView()")
  }

  func writeUIKitView(
    of rows: [Row], _ code: some UIKitRowCode, _ body: inout SourceWriter
  ) {
    body.line("let spinner = UIActivityIndicatorView(style: .medium)")
    body.line("spinner.startAnimating()")
    body.line("cell.accessoryView = spinner")
  }

  let example: String? = """
    id: lamp-search
    label: {en: Nearby lamps, ko: 가까운 조명, ja: 近くの照明}
    style: insetGrouped
    rowStyle: rightDetail
    platforms: [iOS]
    width: compact
    px: 390
    sections:
      - id: found
        header: {en: Found, ko: 찾은 조명, ja: 見つかった照明}
        rows:
          - {id: porch, title: {en: Porch, ko: 현관, ja: 玄関}, detail: {en: Joining…, ko: 연결 중…, ja: 接続中…}, image: {symbol: lightbulb}, accessories: [activity]}
          - {id: attic, title: {en: Attic, ko: 다락, ja: 屋根裏}, detail: {en: Joined, ko: 연결됨, ja: 接続済み}, image: {symbol: lightbulb}}
    """
}
