import Foundation

/// Notes that are hard for a site: names in Hangul and with spaces, deep folders, long titles,
/// pictures, several translators, missing languages, and a text in none of the three languages.
package enum CabinetNotes {
  package static func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for (number, topic) in topics.enumerated() {
      try folder.write(topic.english, to: "parts/\(topic.name)/en.md")
      if number < 4 { try folder.write(topic.korean, to: "parts/\(topic.name)/ko.md") }
    }
    for (path, text) in texts { try folder.write(text, to: path) }
    try folder.write(png(width: 640, height: 360), to: "가구 노트/그림/" + decomposed + ".png")
    try folder.write(png(width: 3000, height: 40), to: "deep/er/and/deeper/still/plan.png")
    return folder
  }

  /// A file name in NFD, as macOS writes it.
  private static let decomposed = "평면 도".decomposedStringWithCanonicalMapping

  private static let topics = [
    ("hinge", "경첩", "door"), ("drawer", "서랍", "runner"), ("shelf", "선반", "bracket"),
    ("knob", "손잡이", "screw"), ("panel", "널판", "groove"), ("plinth", "굽", "floor"),
  ].map { name, korean, mate in
    (
      name: name,
      english: """
      # \(name.capitalized)

      A \(name) is never better than the \(mate) that it works with, so look at both of them.

      ## Make a \(name)

      Cut the wood for the \(name) two days before you need it, and let it rest in the shop.

      > Nobody has ever regretted a \(name) that was made too well.

      This paragraph about the \(name) stands here in English only.

      ## Mend a \(name)

      Take the \(mate) away first. Then the \(name) can be mended with glue and patience.

      """,
      korean: """
      # \(korean)

      \(korean)은 함께 쓰는 부품보다 나을 수 없으니 둘 다 살펴봅니다.

      ## \(korean) 만들기

      \(korean)에 쓸 나무는 이틀 전에 잘라 작업실에 둡니다.

      > 지나치게 잘 만든 \(korean)을 후회한 사람은 없습니다.

      ## \(korean) 고치기

      함께 쓰는 부품을 먼저 떼어 냅니다. 그러면 \(korean)은 풀과 참을성으로 고칠 수 있습니다.

      """
    )
  }

  private static let longTitle =
    "아주 길고 긴 제목이 붙은 문서로서 좁은 화면에서도 넘치지 않고 여러 줄로 나뉘어야 하는 서랍과 문짝과 손잡이에 관한 노트"

  private static let texts = [
    "README.md": "# A cabinet maker's notes\n\nBegin with [the long one](<가구 노트/긴 제목.md>).\n",
    "ko/README.md": "# 가구장이의 노트\n\n이 노트는 가구를 만드는 방법을 말합니다.\n",
    "가구 노트/긴 제목.md": """
    ---
    updated: 2025-03-04
    aliases: [old drawers, /former/place]
    ---
    # \(longTitle)

    나사는 **하나(1)**만 씁니다. `aVeryLongIdentifier_thatBreaksNowhere_andGoesOnAndOnAndOn()`을 보십시오.

    ![설계도](<그림/평면 도.png>)

    ![멀리 있는 그림](https://pictures.invalid/far.png)

    https://example.com/a/long/address/without/any/place/to/break/it/and/it/goes/on/and/on/for/ever

    | 부품 | 크기 | 설명 |
    | --- | ---: | :-: |
    | 문짝 | 1200 | 길고 긴 설명이 있는 칸이며 여러 줄로 나뉘어야 합니다 |
    | 손잡이 | 3 | 짧다 |

    - [ ] 나사를 조인다
    - [x] 경첩을 단다
      1. 위쪽
      2. 아래쪽

    > 인용한 글
    >
    > - 그 안의 목록

    <details><summary>더 보기</summary>

    접힌 글입니다. [경첩](../parts/hinge/ko.md#경첩-고치기)도 보십시오.

    </details>

    ```swift
    let drawer = Drawer(width: 1200, depth: 400, handles: 1, isLocked: false, color: .walnut)
    ```

    ##### 다섯째 단계

    마지막 문단입니다.

    ***

    """,
    "deep/er/and/deeper/still/joints.md": """
    # Joints

    A joint keeps two boards together for a century.

    ![A plan of the joint](plan.png)

    ## Dovetail

    Cut it slowly, and never twice.

    """,
    "日本の道具/鉋.md": """
    # 鉋の研ぎ方

    鉋（かんな）の刃は、砥石の上で角度を保ちながらゆっくりと研ぎます。**「重要」**な点は三つあります。

    ## 砥石を選ぶ

    砥石は粗いものから順に使います。

    """,
    "empty.md": "",
    "foreign.md": "木工房里有许多工具，每一件工具都放在固定的位置，这样大家都能很快找到它们。\n",
    "finish/kim.md": """
    ---
    topic: wax
    edition: Kim
    ---
    # 왁스

    왁스는 나무를 물과 먼지로부터 지켜 줍니다. 얇게 여러 번 바릅니다.[^thin]

    > [!WARNING] 왁스가 묻은 천은 불에 가까이 두지 않습니다[^rag]
    > 천은 물에 적셔서 버립니다.[^rag]

    [^thin]: 세 번이면 충분합니다.
    [^rag]: > [!NOTE]
        > 마르면서 스스로 뜨거워집니다.

    """,
    "finish/lee.md": """
    ---
    topic: wax
    ---
    # 왁스칠

    왁스는 물과 먼지에서 나무를 지킵니다. 얇게 여러 번 칠합니다.

    ## Second coat

    하루를 기다렸다가 한 번 더 칠합니다.

    """,
    "finish/en.md": """
    ---
    topic: wax
    ---
    # Wax

    Wax keeps water and dust off the wood. Put it on thinly and several times.[^thin]

    :::warning[Keep rags with wax away from fire[^rag]]
    Soak the rags in water and throw them away.[^rag]
    :::

    ## Second coat

    Wait for a day before you put on the second one.

    [^thin]: Three times are enough.
    [^rag]: > [!NOTE]
        > They get hot by themselves while they dry.

    """,
  ]

  /// A white PNG whose data are stored without compression (RFC 1950, RFC 1951).
  private static func png(width: Int, height: Int) -> Data {
    func bigEndian(_ value: UInt32) -> [UInt8] {
      [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }
    func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
      let body = Array(type.utf8) + data
      var crc: UInt32 = 0xFFFF_FFFF
      for byte in body {
        crc ^= UInt32(byte)
        for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
      }
      return bigEndian(UInt32(data.count)) + body + bigEndian(~crc)
    }
    let row = [0] + [UInt8](repeating: 0xFF, count: (width + 7) / 8)
    var zlib: [UInt8] = [0x78, 0x01]
    var (low, high): (UInt32, UInt32) = (1, 0)
    for line in 0..<height {
      let length = UInt16(row.count)
      zlib.append(line == height - 1 ? 1 : 0)
      for value in [length, ~length] { zlib += [UInt8(value & 0xFF), UInt8(value >> 8)] }
      zlib += row
      for byte in row {
        low = (low + UInt32(byte)) % 65521
        high = (high + low) % 65521
      }
    }
    zlib += bigEndian(high << 16 | low)
    let header = bigEndian(UInt32(width)) + bigEndian(UInt32(height)) + [1, 0, 0, 0, 0]
    return Data(
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        + chunk("IHDR", header) + chunk("IDAT", zlib) + chunk("IEND", []))
  }
}
