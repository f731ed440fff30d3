import Foundation
import SiteBuilder
import TestSupport
import Testing

@Suite struct PhraseTests {
  struct Vector: Decodable {
    let phrase: String
    let values: [String]
    let text: String
  }

  /// Test data shared with `Tests/FrontEndTests/shared.test.js`, which tests `higNotes.fill`.
  static func vectors() throws -> [Vector] {
    let file = Checkout.root.appending(path: "Tests/Data/phrases.json")
    return try JSONDecoder().decode([Vector].self, from: Data(contentsOf: file))
  }

  @Test func `fills the places of a phrase as the scripts do`() throws {
    let vectors = try Self.vectors()
    #expect(vectors.count >= 8)
    for vector in vectors {
      #expect(
        Phrase(stringLiteral: vector.phrase).filled(with: vector.values) == vector.text,
        "\(vector.phrase)")
    }
  }
}
