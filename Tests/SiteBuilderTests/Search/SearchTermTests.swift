import Foundation
import TestSupport
import Testing

@testable import SiteBuilder

/// The texts whose terms the script in the browser must give too.
struct SearchTermTests {
  /// One line for a text: the text as JSON, a tab, its terms.
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

  @Test(arguments: [
    ("테이블을", "테이블"), ("테이블에서는", "테이블이"), ("shows", "showing"), ("ＴＡＢＬＥ", "tables"),
    ("ﾃｰﾌﾞﾙ", "テーブル"), ("㎝", "cm"),
  ])
  func `gives equal terms to two spellings of one word`(a: String, b: String) {
    #expect(SearchTerms.list(of: a) == SearchTerms.list(of: b))
  }
}
