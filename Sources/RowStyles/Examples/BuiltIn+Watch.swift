extension BuiltIn {
  static let watchSources = [
    """
    id: tram-stops
    label: {en: Stops, ko: 정류장, ja: 停留所}
    style: elliptical
    rowStyle: basic
    platforms: [watchOS]
    px: 184
    feedback: momentary
    verticalPaging: true
    sections:
      - id: stops
        rows:
          - {id: t1, title: {en: Market, ko: 시장, ja: 市場}, action: push, opens: {text: {en: "Lines 1 and 3. The exit is at the front.", ko: "1호선과 3호선. 출구는 앞쪽입니다.", ja: "1号線と3号線。出口は前方です。"}}}
          - {id: t2, title: {en: Mill, ko: 방앗간, ja: 水車}, action: push, opens: {text: {en: "Line 1.", ko: "1호선.", ja: "1号線。"}}}
          - {id: t3, title: {en: School, ko: 학교, ja: 学校}, action: push, opens: {text: {en: "Line 1. Slow in the morning.", ko: "1호선. 아침에는 천천히 갑니다.", ja: "1号線。朝は徐行します。"}}}
          - {id: t4, title: {en: Bridge, ko: 다리, ja: 橋}, action: push, opens: {text: {en: "Lines 1 and 2. Change here.", ko: "1호선과 2호선. 여기서 갈아탑니다.", ja: "1号線と2号線。乗り換え駅です。"}}}
          - {id: t5, title: {en: Depot, ko: 차고, ja: 車庫}, action: push, opens: {text: {en: "Line 2. The last tram ends here.", ko: "2호선. 막차는 여기까지 갑니다.", ja: "2号線。最終電車の終点です。"}}}
          - {id: t6, title: {en: Park, ko: 공원, ja: 公園}, action: push, opens: {text: {en: "Line 2. Closed at night.", ko: "2호선. 밤에는 서지 않습니다.", ja: "2号線。夜は止まりません。"}}}
    """,
    """
    id: tram-lines
    label: {en: Lines, ko: 노선, ja: 路線}
    style: carousel
    rowStyle: subtitle
    platforms: [watchOS]
    px: 184
    feedback: momentary
    sections:
      - id: lines
        rows:
          - {id: l1, title: {en: Line 1, ko: 1호선, ja: 1号線}, detail: {en: 4 min, ko: 4분, ja: 4分}, action: push}
          - {id: l2, title: {en: Line 2, ko: 2호선, ja: 2号線}, detail: {en: 9 min, ko: 9분, ja: 9分}, action: push}
          - {id: l3, title: {en: Line 3, ko: 3호선, ja: 3号線}, detail: {en: 11 min, ko: 11분, ja: 11分}, action: push}
    """,
  ]
}
