import TestSupport
import Testing

@testable import RowStyles

/// What is told of terms without looking for them is what looking for them tells.
@Suite struct HeldTermsTests {
  private static let pieces = [
    "row", "style", "표", "행의 ", "스타일", "列", "見出し", "a", " ", "글", "표시", "é", "right-aligned", "ROW",
    "İ", "Σ",
    "Ａ", "ǅ", "…", "行スタイル", "K", "Ⅷ", "Ꭰ", "\u{1E9E}",
  ]

  private func text(_ random: inout SplitMix64) -> String {
    (0..<Int.random(in: 0...30, using: &random)).map { _ in
      Self.pieces[Int.random(in: 0..<Self.pieces.count, using: &random)]
    }.joined()
  }

  @Test(arguments: 0..<UInt64(200))
  func `a text holds what it is found to hold`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let text = text(&random)
    let terms = HeldTerms(text)
    let signatures = StatementMatcher.signatures.flatMap { ($0.en + $0.ko + $0.ja).flatMap { $0 } }
    #expect(signatures.count > 100)
    for term in Self.pieces + signatures + ["", "표행", "rows"] {
      #expect(terms.holds(term) == text.holds(term), "seed \(seed), “\(term)” in “\(text)”")
    }
  }

  @Test(arguments: 0..<UInt64(200))
  func `lower case is what Unicode says`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let text = text(&random)
    guard let lower = PlainLetters.lowered(text) else { return }
    #expect(Array(lower.utf8) == Array(text.lowercased().utf8), "seed \(seed), “\(text)”")
  }

  @Test func `no character changes that is taken to have one case`() {
    for value in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value), let lower = PlainLetters.lowered("\(scalar)")
      else { continue }
      guard Array(lower.utf8) == Array("\(scalar)".lowercased().utf8) else {
        Issue.record("U+\(String(value, radix: 16)) became \(lower)")
        return
      }
    }
  }
}
