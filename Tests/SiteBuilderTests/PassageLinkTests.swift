import Testing

@testable import SiteBuilder

@Suite struct PassageLinkTests {
  @Test(arguments: [
    ("Keep the drawers shut. Dust comes in through every gap.", "Keep the drawers shut."),
    ("서랍은 닫아 두세요. 틈마다 먼지가 들어옵니다.", "서랍은 닫아 두세요. 틈마다 먼지가 들어옵니다."),
    ("引き出しは、いつも奥まで閉めておきます。ほこりが入ります。", "引き出しは、いつも奥まで閉めておきます。"),
    ("Plain. Rows run from wall to wall. They have no gaps.", "Plain. Rows run from wall to wall."),
    ("Oak.", "Oak."),
  ])
  func `a paragraph is quoted by whole sentences`(text: String, start: String) {
    #expect(PassageLinks.start(of: text) == start)
  }

  @Test func `a long sentence is cut where its words end`() {
    let text =
      "A drawer that holds maps of the coast, of the islands and of all the harbors between them is wider than any shelf."
    let start = PassageLinks.start(of: text)
    #expect(start.count <= 61 && start.hasSuffix("…"))
    #expect(text.hasPrefix(start.dropLast() + " "))
  }
}
