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
    guard let detail = row.detail else { return }
    let number = Int(detail.best(for: code.language).text)
    let value = number.map { "\($0)" } ?? code.text(detail)
    body.modifier(".badge(\(value))", .badge, on: code.table.platforms)
  }
}
