import TestSupport
import Testing

@testable import Bitext

@Suite struct PackedInlinesTests {
  /// All lists of inlines in a text: of its paragraphs, headings and cells.
  private func lists(of text: String) -> [[Inline]] {
    func lists(of block: Block) -> [[Inline]] {
      switch block.kind {
      case .paragraph(let inlines), .heading(_, let inlines), .plain(let inlines): [inlines]
      case .quote(let blocks), .list(_, let blocks), .item(_, let blocks), .element(_, let blocks),
        .footnoteDefinition(_, let blocks):
        blocks.flatMap(lists)
      case .callout(_, let title, let blocks): [title] + blocks.flatMap(lists)
      case .table(_, let rows): rows.flatMap { $0.cells + $0.excess }
      case .code, .html, .thematicBreak: []
      }
    }
    return Markdown.parse(Array(text.utf8)).blocks.flatMap(lists)
  }

  /// Bytes, because `==` treats NFC and NFD as equal.
  private func bytes(_ lists: [[Inline]]) -> [UInt8] { Array("\(lists)".utf8) }

  private func expectRoundTrip(_ text: String, at place: SourceLocation = #_sourceLocation) {
    let lists = lists(of: text)
    #expect(bytes(PackedInlines(lists).lists()) == bytes(lists), "\(text)", sourceLocation: place)
    for list in lists {
      let shown = InlineText(of: list).text
      for beside in [shown, "", "!" + shown, String(shown.dropLast())] {
        let packed = PackedInlines([list], beside: beside)
        #expect(
          bytes([packed.list(beside: beside)]) == bytes([list]), "\(text)", sourceLocation: place)
      }
    }
  }

  @Test(arguments: 0..<UInt64(300))
  func `inlines come out as they went in`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    expectRoundTrip(RandomNotes.text(using: &random))
    expectRoundTrip(RandomNotes.marks(using: &random))
  }

  @Test(arguments: [
    "a **b** `c` *d* ~~e~~\nf  \ng <!-- h --> [i](j \"k\") ![l](m) <kbd>n</kbd> <br> https://o.example",
    "表示**する**\n値と**말**  \n<span lang=\"ko\">여백</span> ", "\u{1100}*\u{1161}* e\u{301}",
    "`a  b` c", "a[^1] **b[^이름]**[^1] c\n\n[^1]: d\n[^이름]: e[^1]",
    String(repeating: "long **word** ", count: 40), "|a|b|\n|-|-|\n|**c**||\n|||",
  ])
  func `every kind comes out as it went in`(text: String) { expectRoundTrip(text) }

  @Test func `what the text says is not said again`() {
    let list: [Inline] = [
      .text("A row has "), .strong([.text("a title")]), .softBreak, .text("and a subtitle."),
    ]
    let text = "A row has a title and a subtitle."
    #expect(PackedInlines([list], beside: text).count < 16)
    #expect(PackedInlines([list]).count > text.utf8.count)
  }

  @Test func `links and pictures are known without unpacking`() {
    #expect(!PackedInlines([[.strong([.text("a")])]]).hasAddresses)
    #expect(PackedInlines([[.strong([.link(destination: "a", title: "", [])])]]).hasAddresses)
    #expect(PackedInlines([[.image(source: "a", title: "", [])]]).hasAddresses)
  }
}
