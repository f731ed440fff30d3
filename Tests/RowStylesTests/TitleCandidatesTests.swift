import TestSupport
import Testing

@testable import RowStyles

/// The names that titles may hold, which are told by bytes.
@Suite struct TitleCandidatesTests {
  private static let letters = Array(
    "aZ09 .-_()[]ㄱ가힣ぁんァヶー・々漢字、。「」〈〉（）：，．～Ａé\u{301}Ω–“”…·①２🙂\u{200D}\u{3000}".unicodeScalars)

  /// The candidates of a title by the characters of strings.
  private func candidates(_ title: String) -> [String] {
    var outside = String.UnicodeScalarView()
    var inside = String.UnicodeScalarView()
    var depth = 0
    for scalar in title.unicodeScalars {
      switch scalar {
      case "(", "（", "[", "「", "〈": depth += 1
      case ")", "）", "]", "」", "〉": depth = max(0, depth - 1)
      default: if depth > 0 { inside.append(scalar) } else { outside.append(scalar) }
      }
    }
    var result = [title]
    if !inside.isEmpty {
      if !outside.isEmpty { result.append(String(outside)) }
      result.append(String(inside))
    }
    let latin = outside.count { $0.isASCII && $0.properties.isAlphabetic }
    let other = outside.count { !$0.isASCII && $0.properties.isAlphabetic }
    if latin > 0, other > 0, latin + other <= 30 {
      result.append(String(outside.filter(\.isASCII)))
      result.append(String(outside.filter { !$0.isASCII || $0 == " " }))
    }
    return result
  }

  @Test(arguments: 0..<UInt64(400))
  func `candidates are those that characters tell`(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var text = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 0...40, using: &random) {
      text.append(Self.letters[Int.random(in: 0..<Self.letters.count, using: &random)])
    }
    let title = String(text)
    #expect(
      ConceptMatcher.candidates(title).map { Array($0.utf8) }
        == candidates(title).map { Array($0.utf8) },
      "seed \(seed), “\(title)”")
  }
}
