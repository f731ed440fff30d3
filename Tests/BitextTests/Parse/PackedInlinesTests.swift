import TestSupport
import Testing

@testable import Bitext

@Suite struct PackedInlinesTests {
  /// Texts of all kinds, by their seeds: specified examples, odd notes, and marks in any order.
  private static func text(_ seed: UInt64) -> String {
    var random = SplitMix64(seed: seed)
    switch seed % 3 {
    case 0: return RandomNotes.text(using: &random)
    case 1: return RandomNotes.marks(using: &random)
    default:
      let examples = SpecificationExample.commonMark
      return examples[Int(seed / 3) % examples.count].markdown
    }
  }

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

  @Test(arguments: 0..<UInt64(400))
  func `read in place, inlines are what they are as values`(seed: UInt64) {
    for list in lists(of: Self.text(seed)) {
      let beside = seed.isMultiple(of: 2) ? InlineText(of: list).text : ""
      let packed = PackedInlines([list, list], beside: beside)
      var reader = InlineReader(packed, beside: beside)
      let shown = list.withLineBreaksAsShown
      #expect(
        bytes([reader.list(asShown: true)]) == bytes([shown]),
        "line breaks on the page, seed \(seed)")
      #expect(bytes([reader.list()]) == bytes([list]), "seed \(seed)")
      #expect(reader.isAtEnd, "seed \(seed)")
      var skipping = InlineReader(packed, beside: beside)
      skipping.skipList()
      #expect(bytes([skipping.list()]) == bytes([list]), "behind a list, seed \(seed)")
    }
  }

  @Test(arguments: 0..<UInt64(400))
  func `a walk over inlines in place meets what a walk over values meets`(seed: UInt64) {
    for list in lists(of: Self.text(seed)) {
      let text = InlineText(of: list).text
      let reader = InlineReader(PackedInlines([list, list], beside: text), beside: text)
      var met: [String] = []
      reader.walk { inline, reader in met.append(Self.name(inline, reader)) }
      var expected: [String] = []
      for _ in 0..<2 { list.walk { expected.append(Self.name($0)) } }
      #expect(met == expected, "seed \(seed)")
      #expect(reader.footnoteLabels == list.footnoteLabels + list.footnoteLabels, "seed \(seed)")
    }
  }

  private static func name(_ inline: PackedInline, _ reader: InlineReader) -> String {
    switch inline {
    case .text(let text):
      var bytes: [UInt8] = []
      reader.withBytes(of: text) { for index in $0.indices { bytes.append($0[index]) } }
      return "text " + String(decoding: bytes, as: UTF8.self)
    case .softBreak, .joinedBreak, .keptBreak: return "softBreak"
    case .hardBreak: return "hardBreak"
    case .code(let code): return "code " + reader.string(code)
    case .html(let html): return "html " + reader.string(html)
    case .element(let place): return "element \(reader.element(at: place))"
    case .emphasis: return "emphasis"
    case .strong: return "strong"
    case .strikethrough: return "strikethrough"
    case .link(let address, let title):
      return "link \(reader.string(address)) \(reader.string(title))"
    case .image(let source, let title):
      return "image \(reader.string(source)) \(reader.string(title))"
    case .footnoteReference(let label): return "footnote " + reader.string(label)
    }
  }

  private static func name(_ inline: Inline) -> String {
    switch inline {
    case .text(let text): "text " + text
    case .softBreak: "softBreak"
    case .hardBreak: "hardBreak"
    case .code(let code): "code " + code
    case .html(let html): "html " + html
    case .element(let element, _): "element \(element)"
    case .emphasis: "emphasis"
    case .strong: "strong"
    case .strikethrough: "strikethrough"
    case .link(let address, let title, _): "link \(address) \(title)"
    case .image(let source, let title, _): "image \(source) \(title)"
    case .footnoteReference(let label): "footnote " + label
    }
  }

  @Test func `what the text says is not said again`() {
    let list: [Inline] = [
      .text("A row has "), .strong([.text("a title")]), .softBreak, .text("and a subtitle."),
    ]
    let text = "A row has a title and a subtitle."
    #expect(PackedInlines([list], beside: text).bytes.count < 16)
    #expect(PackedInlines([list]).bytes.count > text.utf8.count)
  }

  @Test func `links and pictures are known without unpacking`() {
    #expect(!PackedInlines([[.strong([.text("a")])]]).hasAddresses)
    #expect(PackedInlines([[.strong([.link(destination: "a", title: "", [])])]]).hasAddresses)
    #expect(PackedInlines([[.image(source: "a", title: "", [])]]).hasAddresses)
  }
}
