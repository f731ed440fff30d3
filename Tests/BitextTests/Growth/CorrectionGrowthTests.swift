import TestSupport
import Testing

@testable import Bitext

/// Pins and stamps that fit nothing any more, of which there are many after a text was rewritten.
@Suite(.serialized) struct CorrectionGrowthTests {
  private static let words = """
    shelf book reader evening lamp title order window desk paper list dawn clerk room margin ink
    """.split(separator: " ").map(String.init)

  private static func sentence(_ number: Int, _ salt: Int) -> String {
    let picked = (0..<6).map { words[(number * 7 + $0 * (number % 5 + salt)) % words.count] }
    return picked.joined(separator: " ") + " \(salt)-\(number)"
  }

  private static func document(_ count: Int) -> Document {
    let text = (0..<count).map { sentence($0, 1) + ".\n\n" }.joined()
    return Segmenter.segment(SourceFile(path: "en.md", text: text), pathHint: .english).0
  }

  @Test func `pins that fit no text cost in proportion to their number`() {
    let ratio = Growth.ratio(part: { resolve(250) }, whole: { resolve(1_000) })
    #expect(ratio < Growth.limit)
  }

  private func resolve(_ count: Int) {
    let document = Self.document(count)
    let file = SourceFile(path: "a.pins.yaml", text: "pins: []\n")
    let pins = (0..<count).map { number in
      Pin(.together([Pin.Quote(Self.sentence(number, 2))]), range: SourceRange(0, 4))
    }
    let resolution = Pins.resolving([(file, pins)], in: [document])
    #expect(resolution.diagnostics.count == count)
  }

  @Test func `quotes from the midst of texts cost in proportion to their number`() {
    func find(_ count: Int) {
      let document = Self.document(count)
      let finder = QuoteFinder([document])
      var found = 0
      for number in 0..<count {
        let quote = String(Self.sentence(number, 1).dropFirst(7))
        found += finder.places(of: Pin.Quote(quote)).count
      }
      #expect(found >= count)
    }
    let ratio = Growth.ratio(part: { find(250) }, whole: { find(1_000) })
    #expect(ratio < Growth.limit)
  }

  @Test func `the most similar of many texts is found in proportion to their number`() {
    func find(_ count: Int) {
      let texts = LikeTexts((0..<count).map { Words.compared(in: Self.sentence($0, 1)) })
      for number in 0..<count {
        _ = texts.nearest(to: Words.compared(in: Self.sentence(number, 2)))
      }
    }
    let ratio = Growth.ratio(part: { find(500) }, whole: { find(2_000) })
    #expect(ratio < Growth.limit)
  }

  @Test func `the most similar text is the one with the most common words`() {
    let texts = LikeTexts([["a", "b", "c"], ["a", "b", "d"], [], ["x"]])
    #expect(texts.nearest(to: ["b", "a", "d"]).map(\.text) == [1, 0])
    #expect(texts.nearest(to: ["b", "a", "d"]).first?.likeness == 1)
    #expect(texts.nearest(to: ["a", "a"], where: { $0 != 1 }).map(\.text) == [0])
    #expect(texts.nearest(to: ["q"]).isEmpty)
  }
}
