import Foundation
import TestSupport
import Testing
import TextBasics

@testable import SiteBuilder

/// Texts and terms that are shared with the test of the browser's script.
struct SearchTermTests {
  /// Each line has a text as JSON, a tab and its terms.
  private static let vectors = Checkout.data.appending(path: "search-terms.json")

  struct Vector: Codable {
    let text: String
    let terms: [String]
  }

  @Test func `cuts texts into the terms that are written down`() throws {
    let vectors = try JSONDecoder().decode([Vector].self, from: Data(contentsOf: Self.vectors))
    #expect(vectors.count >= 30)
    for vector in vectors {
      #expect(SearchTerms.list(of: vector.text) == vector.terms, "\(vector.text)")
    }
  }

  /// The ranges of a JavaScript character class.
  private func ranges(ofClass source: Substring) throws -> [ClosedRange<UInt32>] {
    let end = /\\u(?:\{([0-9a-f]+)\}|([0-9a-f]{4}))/
    let pair = /\\u(?:\{[0-9a-f]+\}|[0-9a-f]{4})(?:-\\u(?:\{[0-9a-f]+\}|[0-9a-f]{4}))?/
    return try source.matches(of: pair).map { match in
      let ends = try match.output.matches(of: end).map {
        try #require(UInt32($0.1 ?? $0.2 ?? "", radix: 16))
      }
      return try #require(ends.first)...(try #require(ends.last))
    }
  }

  @Test func `the script in the browser knows the letters of the scripts that the index knows`()
    throws
  {
    let file = Checkout.root.appending(path: "templates/assets/search-text.js")
    let script = try String(contentsOf: file, encoding: .utf8)
    for (name, isOfKind) in [
      ("japanese", { $0 == .han || $0 == .hiragana || $0 == .katakana }),
      ("hangul", { $0 == .hangul }),
    ] as [(String, (Script?) -> Bool)] {
      let entry = try #require(script.firstRange(of: "'\(name)',"))
      let start = try #require(script[entry.upperBound...].firstRange(of: "/^["))
      let ranges = try ranges(ofClass: script[start.upperBound...].prefix { $0 != "]" })
      #expect(!ranges.isEmpty)
      var isMatched = [Bool](repeating: false, count: 0x110000)
      for range in ranges { for value in range { isMatched[Int(value)] = true } }
      let wrong = isMatched.indices.filter { value in
        guard let scalar = Unicode.Scalar(UInt32(value)) else { return false }
        // Compatibility jamo are words, like other letters.
        let isWanted =
          isOfKind(Script(of: scalar)) && (name != "hangul" || Hangul.isSyllable(scalar))
        return isMatched[value] != isWanted
      }
      #expect(wrong.isEmpty, "\(name): \(wrong.prefix(10).map { String($0, radix: 16) })")
    }
  }

  @Test(arguments: [
    ("테이블을", "테이블"), ("테이블에서는", "테이블을"), ("shows", "showing"), ("ＴＡＢＬＥ", "tables"),
    ("ﾃｰﾌﾞﾙ", "テーブル"), ("㎝", "cm"),
  ])
  func `gives equal terms to two spellings of one word`(a: String, b: String) {
    #expect(SearchTerms.list(of: a) == SearchTerms.list(of: b))
  }
}
