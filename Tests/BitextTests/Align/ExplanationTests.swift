import Testing

@testable import Bitext

struct ExplanationTests {
  private let english = stream(.english, ["Call `open()` with 4096 bytes.", "A table."])
  private let korean = stream(.korean, ["`open()`을 4096 바이트로 호출합니다.", "테이블."])

  @Test func `names the words and the evidence of a bead`() throws {
    let bead = Bead(a: [0], b: [0], confidence: 1)
    let explanation = try #require(
      Aligner(lexicon: .empty).explanation(of: bead, english, korean))
    #expect(explanation.words.contains { $0.a == "open" && $0.evidence == .anchors })
    #expect(explanation.words.contains { $0.a == "4096" && $0.evidence == .numbers })
    #expect(explanation.parts.contains { $0.feature == .anchors && $0.contribution > 0 })
    #expect(explanation.text.hasPrefix("score "))
  }

  @Test func `is the same from the other side`() throws {
    let aligner = Aligner(lexicon: .empty)
    let bead = Bead(a: [1], b: [1], confidence: 1)
    let one = try #require(aligner.explanation(of: bead, english, korean))
    let other = try #require(aligner.explanation(of: bead, korean, english))
    #expect(one.text == other.mirrored.text)
    #expect(one.words.map(\.a) == other.words.map(\.b))
  }

  @Test func `a null bead needs none`() {
    let bead = Bead(a: [0], b: [], confidence: 0)
    #expect(Aligner(lexicon: .empty).explanation(of: bead, english, korean) == nil)
  }
}
