import Testing

@testable import Bitext

/// Texts that are half of something: of a merged paragraph, of a block of two languages, of a gap.
struct HalvesTests {
  private static let rest: [Language: [String]] = [
    .english: [
      "Store every canvas upright in a cool room, away from direct sunlight.",
      "A thin layer of varnish protects the surface for about ten years.",
    ],
    .korean: [
      "모든 캔버스는 직사광선을 피해 서늘한 방에 세워서 보관하세요.", "얇은 바니시 층이 약 10년 동안 표면을 보호합니다.",
    ],
  ]
  private let aligner = Aligner(lexicon: .empty)

  @Test(arguments: [
    ("He shrugged.", "그는 어깨를 으쓱했다."),
    ("Moreover, they bullied me and sneered.", "게다가 저들은 나를 괴롭히고 비웃었지."),
  ])
  func `a merged text has both halves though one shares no word with it`(
    english: String, korean: String
  ) throws {
    let a = stream(
      .english,
      [english, "Rinse the brush before the paint dries."] + (Self.rest[.english] ?? []))
    let b = stream(
      .korean, ["\(korean) 물감이 마르기 전에 붓을 헹구세요."] + (Self.rest[.korean] ?? []))
    for alignment in [aligner.align(a, b), aligner.align(b, a)] {
      let merged = try #require(alignment.beads.first)
      #expect(merged.a.count + merged.b.count == 3)
      #expect(merged.confidence >= 0.5)
    }
  }

  @Test func `a text that was deleted is no half of its neighbour`() {
    let a = stream(
      .english,
      ["Nobody hurries.", "Rinse the brush before the paint dries."]
        + (Self.rest[.english] ?? []))
    let b = stream(.korean, ["물감이 마르기 전에 붓을 헹구세요."] + (Self.rest[.korean] ?? []))
    #expect(dump(aligner.align(a, b)) == "0=- 1=0 2=1 3=2")
  }

  @Test func `the halves of one block belong together whatever stands below it`() throws {
    let file = """
      # **Lanterns**

      ```
      A lantern keeps moths away from the porch and thanks whoever trims its content each night.
      등롱은 나방을 현관에서 쫓고, 밤마다 심지를 다듬는 이에게 내용물로 고마움을 전한다.
      ```

      보통 등롱은 북쪽 문의 콘텐츠를 밝힐 때 쓴다.

      ## **How to hang one**

      **Hang the hook high above the door.
      고리를 문 위에 높이 걸어라.**
      낮은 고리는 첫 바람에 떨어진다.

      """
    let (document, _) = Segmenter.segment(
      SourceFile(path: "lanterns.md", text: file), pathHint: nil)
    let pair = try #require(StreamPairs(all: [document], align: aligner.align).pairs.first)
    let bead = try #require(
      pair.alignment.beads.first { bead in
        bead.a.contains { pair.a.segments[$0].text.hasPrefix("A lantern") }
      })
    #expect(bead.b.map { pair.b.segments[$0].text.prefix(3) } == ["등롱은"])
    #expect(bead.confidence >= 0.5)
  }

  @Test(arguments: [
    ("", 1), ("One.", 1), ("One. Two? Three!", 3), ("Version 1.2 is out", 1), ("One. Two", 2),
    ("“One.” Two.", 2), ("一つ。二つ。", 2), ("一つ。二つ", 2), ("하나입니다. 둘입니다.", 2),
  ])
  func `sentences are counted`(text: String, count: Int) {
    var scanner = WordScanner(expecting: text.utf8.count)
    #expect(scanner.scan(text).sentences == count)
  }
}
