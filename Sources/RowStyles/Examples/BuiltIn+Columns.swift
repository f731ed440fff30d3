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
            children:
              - {id: bay, title: {en: Bay, ko: 만, ja: 湾}, action: detail}
              - id: cliffs
                title: {en: Cliffs, ko: 절벽, ja: 崖}
                accessories: [outline]
                action: detail
                children:
                  - {id: north-face, title: {en: North face, ko: 북면, ja: 北面}, action: detail}
                  - {id: south-face, title: {en: South face, ko: 남면, ja: 南面}, action: detail}
          - id: inland
            title: {en: Inland, ko: 내륙, ja: 内陸}
            accessories: [outline]
            action: detail
            children:
              - {id: moor, title: {en: Moor, ko: 황야, ja: 荒野}, action: detail}
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
