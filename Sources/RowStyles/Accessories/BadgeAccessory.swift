/// A number or a very short text that says what waits in a row.
struct BadgeAccessory: AccessoryKind {
  let ornament: String? = "ex-dot"
  let showsDetail = true

  var naming: Naming? {
    Naming(
      LocalizedText(en: "Badge", ko: "배지", ja: "バッジ"),
      spelled: Spellings(["row badge", "list badge"], ["행 배지", "행 뱃지"], ["行のバッジ"]),
      frameworks: APINames(swiftUI: "badge(_:)"),
      platforms: [.iOS, .iPadOS, .visionOS],
      example: "post-trays")
  }

  func writeSwiftUIModifier(
    of row: Row, _ code: some SwiftUIRowCode, _ body: inout SourceWriter
  ) {
    guard let words = code.badge(of: row) else { return }
    body.modifier(".badge(\(words))", .badge, on: code.table.platforms)
  }
}
