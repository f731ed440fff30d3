import Bitext
import Foundation
import TestSupport
import Testing

@testable import PreviewServer

@Suite struct PreviewWordsTests {
  /// The words that the preview's scripts use.
  private func asked() throws -> Set<String> {
    let folder = Checkout.root.appending(path: "templates/preview")
    let scripts = try ["preview.js", "pins.js", "playground.js"].map {
      try String(contentsOf: folder.appending(path: $0), encoding: .utf8)
    }
    return Set(scripts.joined().matches(of: /say\('(\w+)'/).map { String($0.1) })
  }

  @Test(arguments: [Language.english, .korean, .japanese])
  func `has every word that the preview's scripts say`(_ language: Language) throws {
    let asked = try asked()
    #expect(asked.count > 20)
    let element = String(decoding: PreviewWords.element(for: language), as: UTF8.self)
    #expect(element.contains("id=\"words-preview\" lang=\"\(language.tag)\""))
    let json = element.drop { $0 != "{" }.prefix(through: try #require(element.lastIndex(of: "}")))
    let words = try JSONDecoder().decode([String: String].self, from: Data(json.utf8))
    #expect(Set(words.keys) == asked)
  }

  @Test(arguments: [
    ("<!doctype html><html lang=\"ko\"><body lang=\"ja\">", "ko"),
    ("<html class=\"a\" lang=\"ja\">", "ja"),
    ("<html><body lang=\"ko\">", "und"),
    ("no page", "und"),
  ])
  func `reads the language of a page`(page: String, tag: String) {
    #expect(LiveTag.language(of: Array(page.utf8)).tag == tag)
  }
}
