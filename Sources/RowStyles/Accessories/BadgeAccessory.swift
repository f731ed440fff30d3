/// A number or a very short text about pending things, such as unread messages.
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

  let example: String? = """
    id: post-trays
    label: {en: Trays, ko: 우편함, ja: トレイ}
    style: plain
    rowStyle: basic
    platforms: [iOS]
    px: 390
    feedback: momentary
    sections:
      - id: trays
        rows:
          - {id: in, title: {en: Incoming, ko: 받은 우편, ja: 受信}, detail: "12", style: rightDetail, image: {symbol: envelope}, action: push, accessories: [badge, disclosure], opens: {sections: [{id: in-list, rows: [{id: bill, title: {en: Water bill, ko: 수도 요금, ja: 水道料金}, action: push, opens: {text: {en: "Due at the end of the month.", ko: "월말까지 냅니다.", ja: "月末までに払います。"}}, accessories: [disclosure]}, {id: card, title: {en: Postcard from the coast, ko: 바닷가에서 온 엽서, ja: 海辺からの絵はがき}}]}]}}
          - {id: out, title: {en: Outgoing, ko: 보낼 우편, ja: 送信}, detail: "3", style: rightDetail, image: {symbol: paperplane}, action: push, accessories: [badge, disclosure], opens: {sections: [{id: out-list, rows: [{id: form, title: {en: Signed form, ko: 서명한 양식, ja: 署名した用紙}}, {id: seeds, title: {en: Seeds for Ida, ko: 이다에게 보낼 씨앗, ja: イーダへの種}}]}]}}
    """
}
