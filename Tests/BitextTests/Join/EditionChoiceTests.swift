import Testing

@testable import Bitext

/// Which of several sources in one language is the main one.
@Suite struct EditionChoiceTests {
  private static let texts = [
    "# Ferry\n\nThe ferry leaves at 7:30, and nobody boards it after the bell has rung twice.\n",
    "# 나룻배\n\n나룻배는 7:30에 떠난다.\n\n종이 두 번 울린 뒤에는 아무도 배에 오르지 못한다.\n",
    "# 나룻배\n\n출발.\n\n종.\n\n배.\n",
  ]

  @Test func `a translation in large beads comes before a digest with more units`() {
    let documents = Self.texts.enumerated().map { number, text in
      Segmenter.segment(SourceFile(path: "\(number).md", text: text)).0
    }
    let all = documents.map { Array($0.segments.indices) }
    let digest = all[2].map { segment in
      TranslationUnit(
        id: "digest-\(segment)",
        variants: [
          Variant(document: 2, language: .korean, segments: [segment], confidence: 1)
        ])
    }
    let translation = TranslationUnit(
      id: "ferry",
      variants: [
        Variant(document: 0, language: .english, segments: all[0], confidence: 1),
        Variant(document: 1, language: .korean, segments: all[1], confidence: 1),
      ])
    let editions = EditionChoice.editions(
      of: documents, titles: documents.map(DocumentTitle.init(of:)), given: [:],
      units: [translation] + digest, fallback: "")
    #expect(editions.map(\.document) == [0, 1, 2])
    #expect(editions.map(\.name) == [nil, nil, "2"])
  }

  @Test(arguments: [
    (" All year.", [0, 1]),
    ("\nIt waits for the last guest.\n\nIt leaves again at nine, with the lamps lit.\n", [1, 0]),
  ])
  func `of two copies the first is the main one unless the other says more`(
    longer: String, main: [Int]
  ) {
    let text =
      Self.texts[0] + String(repeating: "\nWait on the pier until the bell rings.\n", count: 3)
    let documents = [text, text + longer].enumerated().map { number, text in
      Segmenter.segment(SourceFile(path: "\(number).md", text: text)).0
    }
    let units = documents.enumerated().map { number, document in
      TranslationUnit(
        id: "\(number)",
        variants: [
          Variant(
            document: number, language: .english, segments: Array(document.segments.indices),
            confidence: 1)
        ])
    }
    let editions = EditionChoice.editions(
      of: documents, titles: documents.map(DocumentTitle.init(of:)), given: [:], units: units,
      fallback: "")
    #expect(editions.map(\.document) == main)
  }
}
