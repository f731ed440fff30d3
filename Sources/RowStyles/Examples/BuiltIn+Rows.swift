extension BuiltIn {
  static let rowSources = [
    """
    id: garden-tasks
    label: {en: Garden tasks, ko: 정원 일, ja: 庭仕事}
    style: plain
    rowStyle: basic
    platforms: [iOS]
    px: 390
    feedback: momentary
    sections:
      - id: today
        header: {en: Today, ko: 오늘, ja: 今日}
        rows:
          - {id: sow, title: {en: Sow beans, ko: 콩 심기, ja: 豆をまく}, image: {symbol: leaf}, action: push, accessories: [disclosure], opens: {text: {en: "Two seeds in every hole, a hand apart. Water them in and cover the bed until they show. Pick the pods young, and leave the last ones for seed.", ko: "구멍마다 두 알씩, 한 뼘 간격으로 심습니다. 물을 주고 싹이 날 때까지 덮어 둡니다. 꼬투리는 어릴 때 따고, 마지막 것은 씨로 남깁니다.", ja: "一つの穴に二粒ずつ、手のひらほど離してまきます。水をやり、芽が出るまで覆っておきます。さやは若いうちに摘み、最後のものは種に残します。"}}}
          - {id: water, title: {en: Water the beds, ko: 화단에 물 주기, ja: 花壇に水やり}, image: {symbol: drop}, action: push, accessories: [disclosure], opens: {text: {en: "The north beds first, before the sun is on them.", ko: "해가 들기 전에 북쪽 화단부터 줍니다.", ja: "日が当たる前に、北の花壇から。"}}}
          - {id: prune, title: {en: Prune the pear, ko: 배나무 가지치기, ja: 梨の剪定}, image: {symbol: scissors}, action: push, accessories: [disclosure], opens: {text: {en: "Take out what crosses. Cut above an outward bud, on a dry day.", ko: "엇갈린 가지를 솎아 냅니다. 마른 날, 바깥쪽 눈 위에서 자릅니다.", ja: "交差した枝を抜きます。乾いた日に、外を向いた芽の上で切ります。"}}}
    """,
    """
    id: parcel-lockers
    label: {en: Parcels, ko: 소포, ja: 小包}
    style: plain
    rowStyle: subtitle
    platforms: [iOS]
    px: 390
    feedback: momentary
    sections:
      - id: waiting
        rows:
          - {id: p1, title: {en: Parcel, ko: 소포, ja: 小包}, detail: {en: Locker 4 until Friday, ko: 4번 보관함 금요일까지, ja: 4番ロッカー、金曜まで}, image: {symbol: shippingbox}, action: push, accessories: [disclosure], opens: {text: {en: "Brought on Tuesday by the noon van. The code is on the card in your letter box.", ko: "화요일 정오 차편으로 왔습니다. 번호는 우편함의 카드에 있습니다.", ja: "火曜の正午の便で届きました。番号は郵便受けのカードにあります。"}}}
          - {id: p2, title: {en: Parcel, ko: 소포, ja: 小包}, detail: {en: Locker 9 until Monday, ko: 9번 보관함 월요일까지, ja: 9番ロッカー、月曜まで}, image: {symbol: shippingbox}, action: push, accessories: [disclosure]}
          - {id: p3, title: {en: Parcel, ko: 소포, ja: 小包}, detail: {en: On its way, ko: 배송 중, ja: 配送中}, image: {symbol: shippingbox}, action: push, accessories: [disclosure]}
    """,
    """
    id: kettle-settings
    label: {en: Kettle, ko: 전기 주전자, ja: 電気ケトル}
    style: insetGrouped
    rowStyle: rightDetail
    platforms: [iOS]
    width: compact
    px: 390
    feedback: momentary
    sections:
      - id: water
        header: {en: Water, ko: 물, ja: 水}
        rows:
          - {id: heat, title: {en: Heat to, ko: 온도, ja: 温度}, detail: 80 °C, action: push, accessories: [disclosure], opens: {choices: [70 °C, 80 °C, 100 °C]}}
          - {id: keep, title: {en: Keep warm, ko: 보온, ja: 保温}, detail: {en: 30 min, ko: 30분, ja: 30分}, action: push, accessories: [disclosure], opens: {choices: [{en: Off, ko: 끔, ja: オフ}, {en: 30 min, ko: 30분, ja: 30分}, {en: 60 min, ko: 60분, ja: 60分}]}}
          - {id: tone, title: {en: Tone, ko: 알림음, ja: 通知音}, detail: {en: Chime, ko: 차임, ja: チャイム}, action: push, accessories: [disclosure], opens: {choices: [{en: Chime, ko: 차임, ja: チャイム}, {en: Whistle, ko: 휘파람, ja: 口笛}, {en: None, ko: 없음, ja: なし}]}}
    """,
    """
    id: visitor-card
    label: {en: Visitor, ko: 방문자, ja: 来訪者}
    style: plain
    rowStyle: leftDetail
    platforms: [iOS]
    px: 390
    feedback: momentary
    sections:
      - id: card
        header: {en: Card, ko: 명함, ja: 名刺}
        rows:
          - {id: phone, title: {en: phone, ko: 전화, ja: 電話}, detail: 555 0142, action: toggle}
          - {id: mail, title: {en: email, ko: 이메일, ja: メール}, detail: desk@example.org, action: toggle}
          - {id: desk, title: {en: desk, ko: 자리, ja: 席}, detail: {en: Second floor, ko: 2층, ja: 2階}, action: toggle}
    """,
    """
    id: ferry-board
    label: {en: Ferries, ko: 여객선, ja: フェリー}
    style: plain
    rowStyle: custom
    platforms: [iOS]
    px: 390
    feedback: momentary
    loading: {textMs: 0, imageMs: 1500, progress: spinner, stale: true}
    live: {insert: top, keepScroll: true, refresh: true, indicator: {en: New departures, ko: 새 출발편, ja: 新しい出発便}}
    after:
      - {id: f3, template: Departure, title: {en: Lighthouse, ko: 등대, ja: 灯台}, detail: {en: 11:15 from pier 3, ko: 11:15 3번 부두, ja: 11:15 第3桟橋}, action: push, accessories: [disclosure]}
      - {id: f7, template: Departure, title: {en: Heron isle, ko: 왜가리섬, ja: 鷺島}, detail: {en: 10:05 from pier 1, ko: 10:05 1번 부두, ja: 10:05 第1桟橋}, action: push, accessories: [disclosure]}
      - {id: f8, template: Departure, title: {en: West bank, ko: 서쪽 기슭, ja: 西岸}, detail: {en: 10:10 from pier 2, ko: 10:10 2번 부두, ja: 10:10 第2桟橋}, action: push, accessories: [disclosure]}
      - {id: f9, template: Departure, title: {en: Shipyard, ko: 조선소, ja: 造船所}, detail: {en: 09:50 from pier 3, ko: 09:50 3번 부두, ja: 09:50 第3桟橋}, action: push, accessories: [disclosure]}
      - {id: f10, template: Departure, title: {en: Fish market, ko: 어시장, ja: 魚市場}, detail: {en: 09:55 from pier 1, ko: 09:55 1번 부두, ja: 09:55 第1桟橋}, action: push, accessories: [disclosure]}
    sections:
      - id: board
        rows:
          - {id: f1, template: Departure, title: {en: Island, ko: 섬, ja: 島}, detail: {en: 10:20 from pier 2, ko: 10:20 2번 부두, ja: 10:20 第2桟橋}, image: {asset: ship, alt: {en: White ship, ko: 흰 배, ja: 白い船}, arrivesAfterMs: 900}, action: push, accessories: [disclosure]}
          - {id: f2, template: Departure, title: {en: Cape, ko: 곶, ja: 岬}, detail: {en: 10:45 from pier 1, ko: 10:45 1번 부두, ja: 10:45 第1桟橋}, image: {asset: ship, alt: {en: Blue ship, ko: 파란 배, ja: 青い船}, arrivesAfterMs: 1500}, action: push, accessories: [disclosure]}
          - {id: f3, template: Departure, title: {en: Lighthouse, ko: 등대, ja: 灯台}, detail: {en: 11:05 from pier 3, ko: 11:05 3번 부두, ja: 11:05 第3桟橋}, stale: true, action: push, accessories: [disclosure]}
          - {id: f4, template: Departure, title: {en: Old town, ko: 구시가, ja: 旧市街}, detail: {en: 11:30 from pier 2, ko: 11:30 2번 부두, ja: 11:30 第2桟橋}, stale: true, action: push, accessories: [disclosure]}
          - {id: f5, template: Departure, title: {en: Salt works, ko: 염전, ja: 塩田}, detail: {en: 11:50 from pier 1, ko: 11:50 1번 부두, ja: 11:50 第1桟橋}, stale: true, action: push, accessories: [disclosure]}
          - {id: f6, template: Departure, title: {en: Sandbank, ko: 모래톱, ja: 砂州}, detail: {en: 12:10 from pier 3, ko: 12:10 3번 부두, ja: 12:10 第3桟橋}, stale: true, action: push, accessories: [disclosure]}
    """,
  ]
}
