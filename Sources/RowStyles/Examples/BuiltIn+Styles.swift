extension BuiltIn {
  static let styleSources = [
    """
    id: bird-index
    label: {en: Birds of the estuary, ko: 하구의 새, ja: 河口の鳥}
    style: plain
    platforms: [iOS]
    px: 390
    index: true
    sections:
      - {id: a, header: A, index: A, rows: [{id: anas, title: Anas}, {id: anser, title: Anser}, {id: ardea, title: Ardea}]}
      - {id: b, header: B, index: B, rows: [{id: branta, title: Branta}, {id: bubo, title: Bubo}, {id: buteo, title: Buteo}]}
      - {id: c, header: C, index: C, rows: [{id: calidris, title: Calidris}, {id: circus, title: Circus}, {id: cygnus, title: Cygnus}]}
      - {id: f, header: F, index: F, rows: [{id: falco, title: Falco}, {id: fulica, title: Fulica}]}
      - {id: l, header: L, index: L, rows: [{id: larus, title: Larus}, {id: limosa, title: Limosa}]}
      - {id: s, header: S, index: S, rows: [{id: sterna, title: Sterna}, {id: sturnus, title: Sturnus}]}
      - id: t
        header: T
        footer: {en: 16 genera counted this spring, ko: 올봄에 센 16속, ja: 今春に数えた16属}
        index: T
        rows: [{id: tringa, title: Tringa}, {id: turdus, title: Turdus}]
    """,
    """
    id: station-settings
    label: {en: Station settings, ko: 관측소 설정, ja: 観測所の設定}
    style: grouped
    rowStyle: rightDetail
    platforms: [iOS]
    px: 390
    feedback: momentary
    sections:
      - id: readings
        header: {en: Readings, ko: 관측, ja: 観測}
        footer: {en: Readings go out on the hour., ko: 매시 정각에 보냅니다., ja: 毎正時に送信します。}
        rows:
          - {id: every, title: {en: Interval, ko: 간격, ja: 間隔}, detail: {en: 10 minutes, ko: 10분, ja: 10分}, action: push, accessories: [disclosure], opens: {choices: [{en: 5 minutes, ko: 5분, ja: 5分}, {en: 10 minutes, ko: 10분, ja: 10分}, {en: 30 minutes, ko: 30분, ja: 30分}]}}
          - {id: unit, title: {en: Unit, ko: 단위, ja: 単位}, detail: °C, action: push, accessories: [disclosure], opens: {choices: [°C, °F]}}
      - id: power
        header: {en: Power, ko: 전원, ja: 電源}
        footer: {en: The panel charges by day., ko: 낮에 충전합니다., ja: 昼に充電します。}
        rows:
          - {id: source, title: {en: Source, ko: 공급원, ja: 供給元}, detail: {en: Sun, ko: 태양광, ja: 太陽光}, action: push, accessories: [disclosure], opens: {choices: [{en: Sun, ko: 태양광, ja: 太陽光}, {en: Mains, ko: 전원선, ja: 商用電源}, {en: Battery, ko: 배터리, ja: 電池}]}}
    """,
    """
    id: morning-sounds
    label: {en: Morning sounds, ko: 아침 소리, ja: 朝の音}
    style: insetGrouped
    rowStyle: subtitle
    platforms: [iPadOS]
    width: regular
    px: 704
    selection: single
    feedback: momentary
    sections:
      - id: birds
        header: {en: Birds, ko: 새, ja: 鳥}
        footer: {en: Recorded at dawn, ko: 새벽에 녹음, ja: 夜明けに録音}
        rows:
          - {id: lark, title: {en: Skylark, ko: 종다리, ja: ひばり}, detail: {en: Over a meadow, ko: 풀밭 위에서, ja: 草地の上で}, image: {symbol: music.note}, action: toggle, "on": true, accessories: [checkmark]}
          - {id: wren, title: {en: Wren, ko: 굴뚝새, ja: みそさざい}, detail: {en: In a hedge, ko: 산울타리에서, ja: 生け垣で}, image: {symbol: music.note}, action: toggle, accessories: [checkmark]}
      - id: town
        header: {en: Town, ko: 마을, ja: 町}
        rows:
          - {id: bells, title: {en: Bells, ko: 종소리, ja: 鐘}, detail: {en: From the hill, ko: 언덕에서, ja: 丘から}, image: {symbol: bell}, action: toggle, accessories: [checkmark]}
    variants:
      - {id: morning-sounds-phone, platforms: [iOS], width: compact, px: 390}
    """,
    """
    id: harbour-berths
    label: {en: Berths, ko: 계류장, ja: 係留場所}
    style: inset
    rowStyle: rightDetail
    platforms: [iOS, iPadOS, macOS]
    px: 390
    selection: single
    feedback: persistent
    sections:
      - id: north
        header: {en: North quay, ko: 북쪽 부두, ja: 北岸壁}
        rows:
          - {id: n1, title: N1, detail: {en: Free, ko: 비어 있음, ja: 空き}, action: detail, opens: {text: {en: "Ten metres, water and power at the post.", ko: "길이 10미터, 말뚝에 물과 전기가 있습니다.", ja: "長さ10メートル、杭に水道と電源があります。"}}}
          - {id: n2, title: N2, detail: {en: Taken, ko: 사용 중, ja: 使用中}, action: detail}
          - {id: n3, title: N3, detail: {en: Free, ko: 비어 있음, ja: 空き}, action: detail}
    """,
    """
    id: archive-rooms
    label: {en: Archive, ko: 기록 보관소, ja: 資料室}
    style: sidebar
    platforms: [iPadOS, macOS]
    px: 320
    splitView: true
    selection: single
    feedback: persistent
    sections:
      - id: rooms
        header: {en: Rooms, ko: 방, ja: 部屋}
        rows:
          - {id: maps, title: {en: Maps, ko: 지도, ja: 地図}, image: {symbol: map}, action: detail, "on": true, opens: {style: insetGrouped, sections: [{id: coastal, header: {en: Coast, ko: 해안, ja: 海岸}, rows: [{id: m1, title: {en: Harbour survey, ko: 항만 측량도, ja: 港湾測量図}, action: push, opens: {text: {en: "Four sheets, drawn from a rowing boat.", ko: "노 젓는 배에서 그린 넉 장.", ja: "手漕ぎ舟から描いた四枚。"}}, accessories: [disclosure]}, {id: m2, title: {en: Lighthouses, ko: 등대, ja: 灯台}}]}, {id: hills, header: {en: Hills, ko: 언덕, ja: 丘}, rows: [{id: m3, title: {en: Sheep tracks, ko: 양이 다닌 길, ja: 羊の道}}]}]}}
          - {id: letters, title: {en: Letters, ko: 편지, ja: 手紙}, image: {symbol: envelope}, action: detail, opens: {style: insetGrouped, sections: [{id: bundles, header: {en: Bundles, ko: 묶음, ja: 束}, rows: [{id: b1, title: {en: To the mill, ko: 방앗간에 보낸 것, ja: 水車小屋あて}}, {id: b2, title: {en: From abroad, ko: 외국에서 온 것, ja: 外国から}}]}]}}
          - {id: photos, title: {en: Photographs, ko: 사진, ja: 写真}, image: {symbol: photo}, action: detail, opens: {style: insetGrouped, sections: [{id: boxes, header: {en: Boxes, ko: 상자, ja: 箱}, rows: [{id: x1, title: {en: Glass plates, ko: 유리 건판, ja: ガラス乾板}}, {id: x2, title: {en: Prints, ko: 인화지, ja: 焼き付け}}]}]}}
      - id: shelves
        header: {en: Shelves, ko: 서가, ja: 書架}
        rows:
          - {id: loans, title: {en: On loan, ko: 대출 중, ja: 貸出中}, image: {symbol: book}, action: detail, opens: {text: {en: "Two atlases, due back in June.", ko: "지도책 두 권, 6월에 돌아옵니다.", ja: "地図帳二冊、六月に返却予定。"}}}
    """,
    """
    id: studio-settings
    label: {en: Recording, ko: 녹음, ja: 録音}
    style: form
    rowStyle: rightDetail
    platforms: [macOS]
    px: 480
    sections:
      - id: input
        header: {en: Input, ko: 입력, ja: 入力}
        rows:
          - {id: source, title: {en: Microphone, ko: 마이크, ja: マイク}, detail: {en: Boom arm, ko: 붐 암, ja: ブームアーム}, accessories: [popUpMenu], opens: {choices: [{en: Boom arm, ko: 붐 암, ja: ブームアーム}, {en: Desk, ko: 책상, ja: デスク}, {en: Lapel, ko: 핀, ja: ピン}]}}
          - {id: filter, title: {en: Cut low noise, ko: 저음 잡음 제거, ja: 低音の雑音を除く}, style: basic, "on": true, accessories: [toggle]}
      - id: files
        header: {en: Files, ko: 파일, ja: ファイル}
        footer: {en: Takes are kept for thirty days., ko: 녹음은 30일 동안 보관합니다., ja: テイクは30日間保管します。}
        rows:
          - {id: format, title: {en: Format, ko: 포맷, ja: フォーマット}, detail: WAV, accessories: [popUpMenu], opens: {choices: [WAV, FLAC]}}
          - {id: folder, title: {en: Folder, ko: 폴더, ja: フォルダ}, detail: {en: Takes, ko: 녹음, ja: テイク}}
    """,
    """
    id: matrix
    label: {en: Tea cupboard, ko: 차 보관함, ja: 茶箪笥}
    style: insetGrouped
    rowStyle: subtitle
    platforms: [iOS]
    width: compact
    px: 390
    feedback: momentary
    sections:
      - id: green
        header: {en: Green, ko: 녹차, ja: 緑茶}
        footer: {en: Kept in the dark, ko: 어두운 곳에 보관, ja: 暗い所に保管}
        rows:
          - {id: sencha, title: {en: Sencha, ko: 센차, ja: 煎茶}, detail: {en: 80 °C for a minute, ko: 80 °C에서 1분, ja: 80 °Cで1分}, image: {symbol: leaf}, action: push, accessories: [disclosure], opens: {text: {en: "Warm the pot first. The second infusion needs only a few seconds.", ko: "주전자를 먼저 데웁니다. 두 번째는 몇 초면 우러납니다.", ja: "先に急須を温めます。二煎目は数秒で出ます。"}}}
          - {id: matcha, title: {en: Matcha, ko: 말차, ja: 抹茶}, detail: {en: Whisked, ko: 저어서, ja: 点てて}, image: {symbol: cup.and.saucer}, action: push, accessories: [disclosure]}
      - id: black
        header: {en: Black, ko: 홍차, ja: 紅茶}
        rows:
          - {id: assam, title: {en: Assam, ko: 아삼, ja: アッサム}, detail: {en: With milk, ko: 우유와 함께, ja: ミルクと}, image: {symbol: cup.and.saucer}, action: push, accessories: [disclosure]}
          - {id: darjeeling, title: {en: Darjeeling, ko: 다르질링, ja: ダージリン}, detail: {en: First flush, ko: 첫물, ja: 一番摘み}, image: {symbol: mountain.2}, action: push, accessories: [disclosure]}
    """,
  ]
}
