import Testing

@testable import Bitext

/// Notes whose texts have labels, `EN: …` and `KO: …`, which translators do not see.
@Suite struct LabelledTextTests {
  private static func note(_ english: String, _ korean: String, _ separator: String) -> String {
    [
      ("Ring the bell 2 times before the ferry leaves.", "나룻배가 떠나기 전에 종을 2번 울린다."),
      ("Nobody stands at the 2 rails in a storm.", "폭풍이 불면 아무도 난간 2개에 서지 않는다."),
      ("The captain has 3 keys in his coat.", "선장은 외투에 열쇠 3개를 넣고 다닌다."),
    ].map { "\(english)\($0.0)\(separator)\(korean)\($0.1)\n\n" }.joined()
  }

  private static let styles = [
    ("EN: ", "KO: ", "\n"), ("**[EN]** ", "**[KO]** ", "\n\n"), ("- 원문: ", "- 번역: ", "\n"),
    ("> 🇺🇸 ", "🇰🇷 ", "\n\n"), ("`en` ", "`ko` ", "  \n"),
  ]

  @Test func `a line that a translator adds is not indented by the label`() throws {
    let document = Segmenter.segment(
      SourceFile(path: "note.md", text: Self.note("EN: ", "KO: ", "\n\n"))
    ).0
    let frame = SegmentFrame(of: document.segments[1], in: document.source)
    let ways = frame.ways(to: "종을 울린다.\n두 번.", from: document.segments[1].text)
    #expect(ways.contains { String(decoding: $0, as: UTF8.self) == "종을 울린다.\n두 번." })
  }

  @Test(arguments: styles)
  func `a missing text comes back with its label`(
    english: String, korean: String, separator: String
  ) async throws {
    let note = Self.note(english, korean, separator)
    let part = "\(separator)\(korean)폭풍이 불면 아무도 난간 2개에 서지 않는다."
    try await DeletedTexts.expectBack(part, to: note)
  }
}
