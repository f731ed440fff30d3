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
          - {id: rye, title: {en: Rye, ko: 호밀, ja: ライ麦}, action: toggle, "on": true, accessories: [checkmark, info]}
          - {id: spelt, title: {en: Spelt, ko: 스펠트밀, ja: スペルト}, action: toggle, accessories: [checkmark, info]}
          - {id: oat, title: {en: Oat, ko: 귀리, ja: オーツ}, action: toggle, accessories: [checkmark, info]}
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
          - {id: in, title: {en: Incoming, ko: 받은 우편, ja: 受信}, detail: "12", style: rightDetail, image: {symbol: envelope}, action: push, accessories: [badge, disclosure]}
          - {id: out, title: {en: Outgoing, ko: 보낼 우편, ja: 送信}, detail: "3", style: rightDetail, image: {symbol: paperplane}, action: push, accessories: [badge, disclosure]}
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
          - {id: size, title: {en: Size, ko: 크기, ja: サイズ}, detail: A5, action: toggle, accessories: [popUpMenu]}
          - {id: sides, title: {en: Sides, ko: 면, ja: 面}, detail: {en: Both, ko: 양면, ja: 両面}, action: toggle, accessories: [popUpMenu]}
    """,
  ]
}
