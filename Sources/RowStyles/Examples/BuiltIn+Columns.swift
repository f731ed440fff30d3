extension BuiltIn {
  static let columnSources = [
    """
    id: field-recordings
    label: {en: Field recordings, ko: 현장 녹음, ja: 現地録音}
    kind: columns
    style: bordered
    platforms: [macOS]
    px: 640
    truncation: middle
    alternating: true
    selection: single
    feedback: persistent
    sort: name
    columns:
      - {id: name, heading: {en: Name, ko: 이름, ja: 名前}, sortable: true, resizable: true, min: 120, ideal: 260}
      - {id: length, heading: {en: Minutes, ko: 길이(분), ja: 分}, sortable: true, resizable: true, numeric: true, min: 72, ideal: 110}
      - {id: place, heading: {en: Place, ko: 장소, ja: 場所}, sortable: true, resizable: true, min: 90, ideal: 150}
    sections:
      - id: all
        rows:
          - {id: r1, title: marsh-east-dawn-chorus-first.wav, cells: {length: 42, place: {en: Marsh, ko: 늪, ja: 湿地}}, action: detail}
          - {id: r2, title: marsh-east-dawn-chorus-second.wav, cells: {length: 7, place: {en: Marsh, ko: 늪, ja: 湿地}}, action: detail}
          - {id: r3, title: quay-evening.wav, cells: {length: 118, place: {en: Quay, ko: 부두, ja: 岸壁}}, action: detail}
          - {id: r4, title: bridge-rain.wav, cells: {length: 23, place: {en: Bridge, ko: 다리, ja: 橋}}, action: detail}
          - {id: r5, title: dunes-night.wav, cells: {length: 64, place: {en: Dunes, ko: 모래언덕, ja: 砂丘}}, action: detail}
    """,
    """
    id: map-sheets
    label: {en: Map sheets, ko: 지도 낱장, ja: 地図シート}
    kind: outline
    style: inset
    platforms: [macOS]
    px: 480
    feedback: persistent
    selection: single
    sections:
      - id: all
        rows:
          - id: coast
            title: {en: Coast, ko: 해안, ja: 海岸}
            accessories: [outline]
            action: detail
            opens: {text: {en: "Four sheets, from the bay to the cliffs.", ko: "만에서 절벽까지 네 장입니다.", ja: "湾から崖まで四枚。"}}
            children:
              - {id: bay, title: {en: Bay, ko: 만, ja: 湾}, action: detail, opens: {text: {en: "Two sheets, with the depths at low water.", ko: "두 장이며, 간조 때의 수심이 적혀 있습니다.", ja: "二枚。干潮時の水深入り。"}}}
              - id: cliffs
                title: {en: Cliffs, ko: 절벽, ja: 崖}
                accessories: [outline]
                action: detail
                opens: {text: {en: "Two sheets, one for each face.", ko: "면마다 한 장씩 두 장입니다.", ja: "各面に一枚、計二枚。"}}
                children:
                  - {id: north-face, title: {en: North face, ko: 북면, ja: 北面}, action: detail, opens: {text: {en: "One sheet, drawn from a boat.", ko: "한 장이며, 배에서 그렸습니다.", ja: "一枚。舟の上から描かれたもの。"}}}
                  - {id: south-face, title: {en: South face, ko: 남면, ja: 南面}, action: detail, opens: {text: {en: "One sheet, with the path to the light.", ko: "한 장이며, 등대로 가는 길이 있습니다.", ja: "一枚。灯台への道が描かれています。"}}}
          - id: inland
            title: {en: Inland, ko: 내륙, ja: 内陸}
            accessories: [outline]
            action: detail
            opens: {text: {en: "Three sheets, all of the moor.", ko: "세 장이며, 모두 황야입니다.", ja: "三枚。すべて荒野です。"}}
            children:
              - {id: moor, title: {en: Moor, ko: 황야, ja: 荒野}, action: detail, opens: {text: {en: "Three sheets, revised after the fire.", ko: "세 장이며, 산불 뒤에 고쳤습니다.", ja: "三枚。野火の後に改訂されました。"}}}
    """,
    """
    id: recordings-by-place
    label: {en: Recordings by place, ko: 장소별 녹음, ja: 場所別の録音}
    kind: outline
    style: inset
    platforms: [macOS]
    px: 560
    truncation: middle
    nestBy: place
    columns:
      - {id: name, heading: {en: Name, ko: 이름, ja: 名前}, sortable: true, resizable: true, min: 160, ideal: 300}
      - {id: place, heading: {en: Place, ko: 장소, ja: 場所}, sortable: true, resizable: true, min: 90, ideal: 150}
    sections:
      - id: all
        rows:
          - {id: p1, title: reed-bed.wav, cells: {place: {en: Marsh, ko: 늪, ja: 湿地}}}
          - {id: p2, title: ropes.wav, cells: {place: {en: Quay, ko: 부두, ja: 岸壁}}}
          - {id: p3, title: frogs.wav, cells: {place: {en: Marsh, ko: 늪, ja: 湿地}}}
    """,
  ]
}
