import Testing

@testable import Bitext

/// A little of another language in a note is a pair only where it is quoted and translated.
struct RemainsTests {
  private static let sections = [
    (
      "바퀴 구문 (Wheel Statement)",
      "바퀴 구문(wheel statement)은 수레가 앞으로 굴러갈 때 어느 바퀴가 먼저 도는지 정합니다. 수레에 짐이 많으면 뒷바퀴가 먼저 돕니다.",
      "`wheel` 구문은 다음의 형식을 가집니다:", "Grammar of a wheel statement:",
      "*wheel-statement* → `wheel` *axle* *load*"
    ),
    (
      "굴대 구문 (Axle Statement)",
      "굴대 구문(axle statement)은 바퀴 두 개를 잇고, 길이 고르지 않을 때 짐이 한쪽으로 쏠리지 않게 합니다. 굴대는 한 번만 놓을 수 있습니다.",
      "`axle` 구문은 다음과 같이 실행됩니다:", "Grammar of an axle statement:",
      "*axle-statement* → `axle` *wheel* *wheel*"
    ),
    (
      "짐 표현식 (Load Expression)",
      "짐 표현식(load expression)은 수레에 실은 것의 무게를 나타냅니다. 무게는 마지막 상자를 내려놓은 다음에 다시 계산됩니다.",
      "짐 표현식은 짐 앞에 이름표를 가질 수 있습니다.", "Grammar of a load expression:",
      "*load-expression* → *label* *load*"
    ),
  ]

  private func sure(in text: String) throws -> [String] {
    let (document, _) = Segmenter.segment(SourceFile(path: "carts.md", text: text), pathHint: nil)
    let pair = try #require(
      StreamPairs(all: [document], align: Aligner(lexicon: .empty).align).pairs.first)
    return pair.alignment.beads.filter { !$0.isNull && $0.confidence >= 0.5 }.map { bead in
      bead.a.map { pair.a.segments[$0].text }.joined() + " = "
        + bead.b.map { pair.b.segments[$0].text }.joined()
    }
  }

  private static let book =
    "# 수레 말 (Cart Language)\n\n"
    + sections.map { "## \($0.0)\n\n\($0.1)\n\n\($0.2)\n\n> \($0.3)\n>\n> \($0.4)\n" }
    .joined(separator: "\n")

  @Test func `boxes left in the original are nobody's translation`() throws {
    #expect(try sure(in: Self.book) == [])
  }

  @Test func `a quotation with its translation below it is a pair`() throws {
    let quotation = "Nobody calls `uphill()` for a cart with 40 boxes and 12 barrels."
    let translation = "상자 40개와 통 12개를 실은 수레에 `uphill()`을 부르는 사람은 없습니다."
    #expect(
      try sure(in: Self.book + "\n> \(quotation)\n\n\(translation)\n").contains(
        "\(quotation) = \(translation)".replacing("`", with: "")))
  }
}
