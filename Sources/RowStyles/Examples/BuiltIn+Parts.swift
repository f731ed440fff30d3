extension BuiltIn {
  static let partSources = [
    """
    id: postcards
    label: {en: Postcards, ko: 엽서, ja: 絵はがき}
    style: plain
    rowStyle: subtitle
    platforms: [iOS]
    px: 390
    feedback: momentary
    menu:
      - {title: {en: Answer, ko: 답장, ja: 返事を書く}, symbol: pencil}
      - {title: {en: Keep, ko: 보관, ja: 取っておく}, symbol: bookmark}
      - {title: {en: Discard, ko: 버리기, ja: 捨てる}, symbol: trash, role: destructive}
    sections:
      - id: cards
        rows:
          - {id: island, title: {en: From the island, ko: 섬에서, ja: 島から}, detail: {en: Rain since Tuesday, ko: 화요일부터 비, ja: 火曜から雨}, action: push, accessories: [disclosure], opens: {text: {en: "Rain since Tuesday. We read by the stove and count the boats.", ko: "화요일부터 비가 옵니다. 난롯가에서 책을 읽고 배를 셉니다.", ja: "火曜からずっと雨です。ストーブのそばで本を読み、船を数えています。"}}, swipe: [{title: {en: Keep, ko: 보관, ja: 取っておく}, edge: leading, role: normal, symbol: bookmark, tint: orange, full: true}, {title: {en: Answer, ko: 답장, ja: 返事を書く}, edge: trailing, role: normal, symbol: pencil, tint: indigo}, {title: {en: Discard, ko: 버리기, ja: 捨てる}, edge: trailing, role: destructive, symbol: trash}]}
          - {id: pass, title: {en: From the pass, ko: 고갯길에서, ja: 峠から}, detail: {en: Snow in June, ko: 유월의 눈, ja: 六月の雪}, action: push, accessories: [disclosure], opens: {text: {en: "Snow in June. The hut has soup and a cat.", ko: "유월에 눈이 왔습니다. 산장에는 수프와 고양이가 있습니다.", ja: "六月に雪です。山小屋にはスープと猫がいます。"}}, swipe: [{title: {en: Keep, ko: 보관, ja: 取っておく}, edge: leading, role: normal, symbol: bookmark, tint: orange, full: true}, {title: {en: Answer, ko: 답장, ja: 返事を書く}, edge: trailing, role: normal, symbol: pencil, tint: indigo}, {title: {en: Discard, ko: 버리기, ja: 捨てる}, edge: trailing, role: destructive, symbol: trash}]}
          - {id: port, title: {en: From the port, ko: 항구에서, ja: 港から}, detail: {en: Home on Sunday, ko: 일요일에 돌아감, ja: 日曜に帰ります}, action: push, accessories: [disclosure], opens: {text: {en: "Home on Sunday, with the late ferry.", ko: "일요일 늦은 배로 돌아갑니다.", ja: "日曜の遅い船で帰ります。"}}, swipe: [{title: {en: Keep, ko: 보관, ja: 取っておく}, edge: leading, role: normal, symbol: bookmark, tint: orange, full: true}, {title: {en: Answer, ko: 답장, ja: 返事を書く}, edge: trailing, role: normal, symbol: pencil, tint: indigo}, {title: {en: Discard, ko: 버리기, ja: 捨てる}, edge: trailing, role: destructive, symbol: trash}]}
    """,
    """
    id: tool-tickets
    label: {en: Borrowed tools, ko: 빌려 간 공구, ja: 貸し出し中の工具}
    style: inset
    rowStyle: rightDetail
    platforms: [macOS]
    px: 420
    selection: multiple
    feedback: persistent
    menu:
      - {title: {en: Mark as returned, ko: 반납으로 표시, ja: 返却済みにする}, symbol: checkmark}
      - {title: {en: Send a reminder, ko: 알림 보내기, ja: 催促を送る}, symbol: bell}
    sections:
      - id: out
        header: {en: On loan, ko: 대출 중, ja: 貸出中}
        rows:
          - {id: plane, title: {en: Block plane, ko: 블록 대패, ja: ブロックプレーン}, detail: {en: Since May, ko: 5월부터, ja: 5月から}, action: toggle}
          - {id: level, title: {en: Spirit level, ko: 수평기, ja: 水準器}, detail: {en: Since June, ko: 6월부터, ja: 6月から}, action: toggle}
          - {id: awl, title: {en: Awl, ko: 송곳, ja: 千枚通し}, detail: {en: Since July, ko: 7월부터, ja: 7月から}, action: toggle}
    """,
    """
    id: walk-notes
    label: {en: Plan for the walk, ko: 걷기 계획, ja: 歩く計画}
    style: insetGrouped
    platforms: [iOS]
    width: compact
    px: 390
    feedback: momentary
    sections:
      - {id: before, header: {en: Before, ko: 떠나기 전, ja: 出発前}, collapsible: true, rows: [{id: boots, title: {en: Grease the boots, ko: 장화에 기름칠, ja: 靴に油を塗る}}, {id: map, title: {en: Fold the map, ko: 지도 접기, ja: 地図をたたむ}}]}
      - {id: way, header: {en: On the way, ko: 가는 길, ja: 道中}, collapsible: true, rows: [{id: spring, title: {en: Water at the spring, ko: 샘에서 물 받기, ja: 泉で水をくむ}}, {id: hut, title: {en: Key of the hut, ko: 산장 열쇠, ja: 山小屋の鍵}}]}
      - {id: after, header: {en: Afterwards, ko: 다녀와서, ja: 帰ってから}, collapsed: true, rows: [{id: dry, title: {en: Dry the tent, ko: 천막 말리기, ja: テントを干す}}]}
    """,
    """
    id: paint-shelf
    label: {en: Paint shelf, ko: 물감 선반, ja: 絵の具の棚}
    style: insetGrouped
    platforms: [iOS]
    width: compact
    px: 390
    prominence: increased
    sections:
      - {id: warm, header: {en: Warm, ko: 따뜻한 색, ja: 暖色}, rows: [{id: ochre, title: {en: Ochre, ko: 황토색, ja: 黄土色}}, {id: rust, title: {en: Rust, ko: 녹슨 쇠 빛, ja: さび色}}]}
      - {id: cool, header: {en: Cool, ko: 차가운 색, ja: 寒色}, rows: [{id: slate, title: {en: Slate, ko: 청회색, ja: 青灰色}}]}
    """,
    """
    id: window-seats
    label: {en: Window seats, ko: 창가 자리, ja: 窓側の席}
    style: insetGrouped
    platforms: [iOS]
    width: compact
    px: 390
    spacing: compact
    sections:
      - {id: front, rows: [{id: w1, title: "1A"}, {id: w2, title: "1F"}]}
      - {id: mid, rows: [{id: w3, title: "7A"}, {id: w4, title: "7F"}]}
      - {id: rear, rows: [{id: w5, title: "14A"}]}
    """,
    """
    id: tide-words
    label: {en: Words for the sea, ko: 바다를 이르는 말, ja: 海の言葉}
    style: plain
    rowStyle: subtitle
    platforms: [iOS]
    px: 390
    separators: hidden
    sections:
      - id: words
        rows:
          - {id: neap, title: {en: Neap tide, ko: 조금, ja: 小潮}, detail: {en: The smallest rise, ko: 물이 가장 적게 오를 때, ja: 潮の差が最も小さい}}
          - {id: slack, title: {en: Slack water, ko: 정조, ja: 憩潮}, detail: {en: Between two tides, ko: 두 물때 사이, ja: 潮と潮の間}}
          - {id: swell, title: {en: Swell, ko: 너울, ja: うねり}, detail: {en: Waves from far away, ko: 먼 데서 온 물결, ja: 遠くから来た波}}
    variants:
      - {id: tide-words-tinted, label: {en: "Words for the sea, between lines", ko: "바다를 이르는 말, 선으로 나눔", ja: "海の言葉（線で区切る）"}, separators: full, separatorTint: orange}
    """,
    """
    id: fern-names
    label: {en: Ferns, ko: 고사리류, ja: シダ}
    style: plain
    platforms: [iOS]
    px: 390
    search: {en: Search, ko: 검색, ja: 検索}
    empty: {title: {en: No ferns yet, ko: 아직 고사리 없음, ja: シダはまだありません}, text: {en: Ferns that you find stand here., ko: 찾은 고사리가 여기에 나타납니다., ja: 見つけたシダがここに並びます。}, symbol: leaf}
    sections:
      - id: ferns
        rows:
          - {id: f1, title: {en: Bracken, ko: 고사리, ja: ワラビ}}
          - {id: f2, title: {en: Hart’s tongue, ko: 골고사리, ja: コタニワタリ}}
          - {id: f3, title: {en: Lady fern, ko: 뱀고사리, ja: メシダ}}
          - {id: f4, title: {en: Maidenhair, ko: 공작고사리, ja: クジャクシダ}}
          - {id: f5, title: {en: Royal fern, ko: 고비, ja: ゼンマイ}}
          - {id: f6, title: {en: Spleenwort, ko: 꼬리고사리, ja: チャセンシダ}}
    """,
    """
    id: lost-property
    label: {en: Lost property, ko: 분실물, ja: 落とし物}
    style: plain
    platforms: [iOS]
    px: 390
    empty: {title: {en: Nothing lost, ko: 분실물 없음, ja: 落とし物はありません}, text: {en: "What is found on the ferry stands here for a month.", ko: "배에서 찾은 물건을 여기에 한 달 동안 둡니다.", ja: "船で見つかった物を一か月ここに置きます。"}, symbol: archivebox}
    sections: []
    """,
    """
    id: print-queue
    label: {en: Printer, ko: 프린터, ja: プリンタ}
    style: insetGrouped
    rowStyle: rightDetail
    platforms: [iOS]
    width: compact
    px: 390
    feedback: momentary
    sections:
      - id: jobs
        header: {en: Waiting, ko: 대기 중, ja: 待機中}
        footer: {en: Color needs a new cartridge., ko: 컬러 인쇄에는 새 카트리지가 필요합니다., ja: カラー印刷には新しいカートリッジが要ります。}
        rows:
          - {id: draft, title: {en: Draft, ko: 초안, ja: 下書き}, detail: {en: 3 pages, ko: 3쪽, ja: 3ページ}, action: push, accessories: [disclosure]}
          - {id: poster, title: {en: Color poster, ko: 컬러 포스터, ja: カラーポスター}, detail: {en: 1 page, ko: 1쪽, ja: 1ページ}, disabled: true}
    """,
    """
    id: gull-count
    label: {en: Gulls this week, ko: 이번 주 갈매기, ja: 今週のカモメ}
    style: plain
    rowStyle: subtitle
    platforms: [iOS]
    px: 390
    sections:
      - id: days
        rows:
          - {id: g1, title: {en: Monday, ko: 월요일, ja: 月曜日}, detail: {en: 214 at the weir, ko: 보에서 214마리, ja: 堰で214羽}}
          - {id: g2, title: {en: Tuesday, ko: 화요일, ja: 火曜日}, detail: {en: 198 at the weir, ko: 보에서 198마리, ja: 堰で198羽}, placeholder: true}
          - {id: g3, title: {en: Wednesday, ko: 수요일, ja: 水曜日}, detail: {en: 231 at the weir, ko: 보에서 231마리, ja: 堰で231羽}, placeholder: true}
    """,
    """
    id: seed-stock
    label: {en: Seed stock, ko: 씨앗 재고, ja: 種の在庫}
    kind: columns
    style: bordered
    platforms: [macOS]
    px: 560
    alternating: true
    selection: single
    feedback: persistent
    columnChoice: true
    sort: name
    columns:
      - {id: name, heading: {en: Name, ko: 이름, ja: 名前}, sortable: true, resizable: true, min: 120, ideal: 200}
      - {id: weight, heading: {en: Weight, ko: 무게, ja: 重さ}, sortable: true, resizable: true, numeric: true, min: 80, ideal: 120}
      - {id: year, heading: {en: Year, ko: 연도, ja: 年}, sortable: true, resizable: true, numeric: true, min: 64, ideal: 90}
      - {id: drawer, heading: {en: Drawer, ko: 서랍, ja: 引き出し}, sortable: true, resizable: true, hidden: true, min: 80, ideal: 100}
    sections:
      - id: all
        rows:
          - {id: s1, title: {en: Chard, ko: 근대, ja: フダンソウ}, cells: {weight: 900 g, year: 2029, drawer: B2}, action: detail}
          - {id: s2, title: {en: Kale, ko: 케일, ja: ケール}, cells: {weight: 1.2 kg, year: 2031, drawer: A4}, action: detail}
          - {id: s3, title: {en: Leek, ko: 리크, ja: リーキ}, cells: {weight: 85 g, year: 2030, drawer: B1}, action: detail}
    """,
    """
    id: picnic-baskets
    label: {en: Picnic, ko: 소풍, ja: ピクニック}
    style: insetGrouped
    platforms: [iPadOS]
    width: regular
    px: 560
    dragBetween: true
    sections:
      - {id: home, header: {en: At home, ko: 집에, ja: 家に}, rows: [{id: bread, title: {en: Bread, ko: 빵, ja: パン}}, {id: plums, title: {en: Plums, ko: 자두, ja: プラム}}, {id: lamp, title: {en: Lamp, ko: 등, ja: ランプ}}]}
      - {id: basket, header: {en: In the basket, ko: 바구니에, ja: かごに}, rows: [{id: cups, title: {en: Cups, ko: 컵, ja: カップ}}, {id: cloth, title: {en: Cloth, ko: 식탁보, ja: クロス}}]}
    """,
    """
    id: pressed-leaves
    label: {en: Pressed leaves, ko: 눌러 말린 잎, ja: 押し葉}
    kind: collection
    style: plain
    platforms: [iOS]
    px: 390
    truncation: wrap
    sections:
      - id: leaves
        rows:
          - {id: ginkgo, title: {en: Ginkgo, ko: 은행나무, ja: イチョウ}, image: {asset: ginkgo, alt: {en: Yellow fan with a notch, ko: 홈이 있는 노란 부채꼴 잎, ja: 切れ込みのある黄色い扇形の葉}}}
          - {id: fern, title: {en: "Fern from the gorge, pressed between newspapers in the wettest summer of all", ko: "유난히 비가 많던 여름에 골짜기에서 가져와 신문지 사이에 눌러 말린 고사리", ja: "とりわけ雨の多かった夏に谷から持ち帰り、新聞紙にはさんで押したシダ"}, image: {asset: fern, alt: {en: Long green frond, ko: 길고 푸른 잎, ja: 長い緑の葉}}}
          - {id: maple, title: {en: Maple, ko: 단풍나무, ja: カエデ}, image: {asset: maple, alt: {en: Red star with seven points, ko: 끝이 일곱인 붉은 별 모양 잎, ja: 七つに分かれた赤い星形の葉}}}
          - {id: oak, title: {en: Oak, ko: 참나무, ja: オーク}, image: {asset: oak, alt: {en: Brown leaf with round lobes, ko: 둥글게 갈라진 갈색 잎, ja: 丸い切れ込みのある茶色の葉}}}
          - {id: willow, title: {en: "Willow, the last one of the avenue before the new bridge was built over the river", ko: "강에 새 다리가 놓이기 전 가로수길에 마지막까지 서 있던 버드나무", ja: "川に新しい橋が架かる前、並木道に最後まで残っていたヤナギ"}, image: {asset: willow, alt: {en: Narrow grey leaf, ko: 좁은 잿빛 잎, ja: 細い灰色の葉}}}
          - {id: beech, title: {en: Beech, ko: 너도밤나무, ja: ブナ}, image: {asset: beech, alt: {en: Oval leaf with a wavy edge, ko: 물결진 타원형 잎, ja: 縁の波打つ楕円の葉}}}
    """,
    """
    id: bell-inspector
    label: {en: Bells, ko: 종, ja: 鐘}
    style: inset
    platforms: [macOS, iPadOS]
    px: 560
    selection: single
    feedback: persistent
    inspector: true
    sections:
      - id: tower
        header: {en: In the tower, ko: 종탑, ja: 鐘楼}
        rows:
          - {id: great, title: {en: Great bell, ko: 큰 종, ja: 大鐘}, action: detail, "on": true, opens: {text: {en: "Cast in 1742, note C, 2.3 tonnes.", ko: "1742년에 부은 종. 음은 도, 2.3톤.", ja: "1742年の鋳造。音はハ、2.3トン。"}}}
          - {id: noon, title: {en: Noon bell, ko: 정오 종, ja: 正午の鐘}, action: detail, opens: {text: {en: "Rings by itself since 1961.", ko: "1961년부터 저절로 울립니다.", ja: "1961年から自動で鳴ります。"}}}
          - {id: small, title: {en: Small bell, ko: 작은 종, ja: 小鐘}, action: detail, opens: {text: {en: "For weddings.", ko: "혼례 때 울립니다.", ja: "婚礼のときに鳴らします。"}}}
    """,
  ]
}
