extension BuiltIn {
  static let behaviourSources = [
    """
    id: walk-stages
    label: {en: Stages of the walk, ko: 걷기 구간, ja: 歩く区間}
    style: plain
    rowStyle: leftDetail
    platforms: [iOS]
    px: 390
    selection: multiple
    feedback: momentary
    editing: {mode: explicit, reorder: true, deleteTitle: {en: Skip stage, ko: 구간 건너뛰기, ja: 区間を省く}}
    sections:
      - id: stages
        header: {en: This week, ko: 이번 주, ja: 今週}
        rows:
          - {id: s1, title: {en: day 1, ko: 첫째 날, ja: 1日目}, detail: 12 km, movable: true, deletable: true, action: toggle}
          - {id: s2, title: {en: day 2, ko: 둘째 날, ja: 2日目}, detail: 18 km, movable: true, deletable: true, action: toggle}
          - {id: s3, title: {en: day 3, ko: 셋째 날, ja: 3日目}, detail: 9 km, movable: true, deletable: true, action: toggle}
          - {id: s4, title: {en: day 4, ko: 넷째 날, ja: 4日目}, detail: 15 km, movable: true, deletable: true, action: toggle}
    """,
    """
    id: guest-list
    label: {en: Guests, ko: 손님, ja: 来客}
    style: insetGrouped
    rowStyle: basic
    platforms: [iOS]
    width: compact
    px: 390
    feedback: momentary
    editing: {mode: explicit, deleteTitle: {en: Remove Guest, ko: 손님 빼기, ja: 来客を外す}}
    after:
      - {id: g4, title: {en: Uncle Piet, ko: 피트 삼촌, ja: ピート叔父}, deletable: true}
      - {id: g5, title: {en: The neighbors, ko: 이웃집, ja: お隣さん}, deletable: true}
      - {id: g6, title: {en: Old teacher, ko: 옛 선생님, ja: 昔の先生}, deletable: true}
    sections:
      - id: table
        header: {en: At the long table, ko: 긴 식탁, ja: 長いテーブル}
        rows:
          - {id: g1, title: {en: Grandmother, ko: 할머니, ja: 祖母}, deletable: true}
          - {id: g2, title: {en: Ida, ko: 이다, ja: イーダ}, deletable: true}
          - {id: g3, title: {en: Jonas, ko: 요나스, ja: ヨナス}, deletable: true}
          - {id: add, title: {en: add guest, ko: 손님 추가, ja: 来客を追加}, accessories: [insert]}
    """,
    """
    id: concert-evenings
    label: {en: Evenings, ko: 저녁 공연, ja: 夜の公演}
    style: plain
    rowStyle: subtitle
    platforms: [tvOS]
    px: 900
    feedback: momentary
    sections:
      - id: hall
        rows:
          - {id: c1, title: {en: String quartet, ko: 현악 사중주, ja: 弦楽四重奏}, detail: {en: Small hall, ko: 소극장, ja: 小ホール}, image: {symbol: music.note}, action: push, accessories: [disclosure]}
          - {id: c2, title: {en: Choir, ko: 합창, ja: 合唱}, detail: {en: Chapel, ko: 예배당, ja: 礼拝堂}, image: {symbol: music.note}, action: push, accessories: [disclosure]}
          - {id: c3, title: {en: Organ, ko: 오르간, ja: オルガン}, detail: {en: Great hall, ko: 대극장, ja: 大ホール}, image: {symbol: music.note}, action: push, accessories: [disclosure]}
    """,
  ]
}
