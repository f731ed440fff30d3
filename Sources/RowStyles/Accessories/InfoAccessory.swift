/// The button that tells more about its row.
struct InfoAccessory: AccessoryKind {
  let isInteractive = true
  let isControl = true
  let effect = AccessoryEffect.explanation
  var pictures: [String] { ["info"] }
  var uiKit: UIKitAccessory { .type("detailButton", isOnTelevision: false) }
  let isBesideContent = true

  var naming: Naming? {
    Naming(
      LocalizedText(en: "Info button", ko: "정보 버튼", ja: "情報ボタン"),
      spelled: Spellings(
        specific: true, ["info button", "detail disclosure button", "detail button"],
        ["정보 버튼", "인포 버튼", "상세 공개 버튼", "세부 정보 공개 버튼", "세부 정보 버튼"],
        ["情報ボタン", "詳細開示ボタン", "詳細ディスクロージャボタン", "詳細ボタン", "インフォボタン"]),
      frameworks: APINames(uiKit: "UITableViewCell.AccessoryType.detailButton"),
      platforms: [.iOS, .iPadOS, .visionOS],
      example: "bread-choices")
  }

  func writeSwiftUIView(of row: Row, _ code: some SwiftUIRowCode, _ body: inout SourceWriter) {
    code.writeInfoButton(row, &body)
  }

  let example: String? = """
    id: bread-choices
    label: {en: Bread, ko: 빵, ja: パン}
    style: insetGrouped
    rowStyle: basic
    platforms: [iOS]
    width: compact
    px: 390
    selection: single
    feedback: momentary
    sections:
      - id: loaves
        header: {en: Loaf, ko: 식빵, ja: 食パン}
        rows:
          - {id: rye, title: {en: Rye, ko: 호밀, ja: ライ麦}, action: toggle, "on": true, accessories: [checkmark, info], opens: {text: {en: "Dark and dense. Keeps for a week in a cloth.", ko: "어둡고 단단합니다. 천에 싸 두면 일주일 갑니다.", ja: "黒くて目が詰まっています。布に包めば一週間もちます。"}}}
          - {id: spelt, title: {en: Spelt, ko: 스펠트밀, ja: スペルト}, action: toggle, accessories: [checkmark, info], opens: {text: {en: "Mild, with a thin crust. Best on the first day.", ko: "순하고 껍질이 얇습니다. 첫날이 가장 맛있습니다.", ja: "やさしい味で皮が薄く、初日がいちばんです。"}}}
          - {id: oat, title: {en: Oat, ko: 귀리, ja: オーツ}, action: toggle, accessories: [checkmark, info], opens: {text: {en: "Soft and slightly sweet. Toasts well.", ko: "부드럽고 조금 답니다. 구워 먹기 좋습니다.", ja: "やわらかく少し甘め。焼くとおいしくなります。"}}}
    """
}
