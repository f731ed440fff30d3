extension BuiltIn {
  static let accessorySources = [
    """
    id: alarm-days
    label: {en: Watering day, ko: 물 주는 날, ja: 水やりの日}
    style: insetGrouped
    rowStyle: basic
    platforms: [iOS]
    width: compact
    px: 390
    selection: single
    feedback: momentary
    sections:
      - id: days
        header: {en: Day, ko: 요일, ja: 曜日}
        rows:
          - {id: mon, title: {en: Monday, ko: 월요일, ja: 月曜日}, action: toggle, accessories: [checkmark]}
          - {id: wed, title: {en: Wednesday, ko: 수요일, ja: 水曜日}, action: toggle, "on": true, accessories: [checkmark]}
          - {id: fri, title: {en: Friday, ko: 금요일, ja: 金曜日}, action: toggle, accessories: [checkmark]}
          - {id: sun, title: {en: Sunday, ko: 일요일, ja: 日曜日}, action: toggle, accessories: [checkmark]}
    """,
    """
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
    """,
    """
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
    """,
    """
    id: lamp-switches
    label: {en: Lamps, ko: 조명, ja: 照明}
    style: insetGrouped
    rowStyle: basic
    platforms: [iOS]
    width: compact
    px: 390
    feedback: momentary
    sections:
      - id: lamps
        header: {en: Hall, ko: 복도, ja: 廊下}
        rows:
          - {id: door, title: {en: Door, ko: 문, ja: 玄関}, image: {symbol: lightbulb}, action: toggle, "on": true, accessories: [toggle]}
          - {id: stairs, title: {en: Stairs, ko: 계단, ja: 階段}, image: {symbol: lightbulb}, action: toggle, accessories: [toggle]}
      - id: garden
        header: {en: Garden, ko: 뜰, ja: 庭}
        rows:
          - {id: gate, title: {en: Gate, ko: 대문, ja: 門}, image: {symbol: lightbulb}, action: toggle, accessories: [toggle]}
          - {id: path, title: {en: Path, ko: 길, ja: 小道}, image: {symbol: lightbulb}, action: toggle, "on": true, accessories: [toggle]}
    """,
    """
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
    """,
    """
    id: print-options
    label: {en: Print, ko: 인쇄, ja: 印刷}
    style: insetGrouped
    rowStyle: rightDetail
    platforms: [iOS]
    width: compact
    px: 390
    feedback: momentary
    sections:
      - id: paper
        header: {en: Paper, ko: 용지, ja: 用紙}
        rows:
          - {id: size, title: {en: Size, ko: 크기, ja: サイズ}, detail: A5, action: toggle, accessories: [popUpMenu], opens: {choices: [A4, A5, A6]}}
          - {id: sides, title: {en: Sides, ko: 면, ja: 面}, detail: {en: Both, ko: 양면, ja: 両面}, action: toggle, accessories: [popUpMenu], opens: {choices: [{en: One, ko: 단면, ja: 片面}, {en: Both, ko: 양면, ja: 両面}]}}
    """,
  ]
}
