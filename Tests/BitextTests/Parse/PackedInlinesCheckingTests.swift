import TestSupport
import Testing

@testable import Bitext

/// Packed inlines from a cache are validated before they are used.
struct PackedInlinesCheckingTests {
  private func packed(using random: inout SplitMix64) -> (bytes: [UInt8], text: String) {
    let marks = RandomNotes.marks(using: &random)
    guard case .paragraph(let inlines)? = Markdown.parse(Array(marks.utf8)).blocks.first?.kind
    else { return (PackedInlines([.text(marks)], beside: marks).bytes, marks) }
    let text = InlineText(of: inlines).text
    return (PackedInlines(inlines, beside: text).bytes, text)
  }

  @Test(arguments: 0..<UInt64(100))
  func `what was packed passes, and what has passed can be read`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let (bytes, text) = packed(using: &random)
    #expect(PackedInlines.areLists(bytes, count: 1, beside: text), "seed \(seed)")
    var passed = 0
    for _ in 0..<200 {
      var turned = bytes
      for _ in 0..<Int.random(in: 1...3, using: &random) where !turned.isEmpty {
        let place = Int.random(in: turned.indices, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: turned[place] = UInt8.random(in: 0...255, using: &random)
        case 1: turned[place] &+= 1
        case 2: turned.remove(at: place)
        default: turned.insert([0, 0x80, 0xFF].randomElement(using: &random) ?? 0, at: place)
        }
      }
      let other = Bool.random(using: &random) ? text : String(text.dropFirst())
      guard PackedInlines.areLists(turned, beside: other) else { continue }
      passed += 1
      let lists = PackedInlines(bytes: turned)
      for list in lists.lists(beside: other) { _ = InlineText(of: list) }
      InlineReader(lists, beside: other).walk { _, _ in }
      if PackedInlines.areLists(turned, count: 1, beside: other) {
        _ = (lists.hasAddresses, lists.mayBeginBold, lists.list(beside: other))
      }
    }
    #expect(passed > 0, "seed \(seed)")
  }

  @Test func `lists in lists without end are refused`() {
    let nested = [0] + (0..<400_000).map { $0.isMultiple(of: 2) ? 1 : 7 as UInt8 }
    #expect(!PackedInlines.areLists(nested))
    // Emphasis nested as deeply as texts allow.
    var inline = Inline.text("a")
    for _ in 0..<200 { inline = .emphasis([inline]) }
    #expect(PackedInlines.areLists(PackedInlines([[inline]]).bytes))
  }

  @Test(arguments: [
    [], [0, 1], [0, 1, 0], [0, 1, 0, 0x80], [0, 1, 0, 9, 0x61], [0, 1, 0, 5], [0, 1, 0, 3],
    [0, 1, 99], [0, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x7F], [0, 2, 1],
    [0, 1, 5, 1, 0x61, 9],
  ])
  func `lists that end too early are refused`(bytes: [UInt8]) {
    #expect(!PackedInlines.areLists(bytes))
  }

  @Test func `half a character is refused`() {
    // The first byte alone, and the other two, of a character of three bytes.
    #expect(!PackedInlines.areLists([0, 1, 0, 1 << 2 | 1], beside: "글"))
    #expect(!PackedInlines.areLists([0, 1, 0, 2 << 2 | 2], beside: "글"))
    #expect(PackedInlines.areLists([0, 1, 0, 3 << 2 | 1], beside: "글"))
  }
}
