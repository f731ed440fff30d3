import Foundation
import TestSupport
import Testing

@testable import Bitext
@testable import RowStyles
@testable import SiteBuilder

/// The words of the program keep to the glossary of the notes beside which they stand.
@Suite struct VocabularyTests {
  private static let texts: [LocalizedText] =
    Guidelines.all.map(\.statement) + RowStyles.Concept.allCases.map(ConceptNames.name)
    + Word.allCases.map(\.text) + GuidelineGroup.allCases.map(\.title)
    + Gallery.concepts.map(\.title) + BuiltIn.tables.map(\.label)

  /// Pairs of an English text and a translation that has a spelling the glossary does not prefer.
  private static func strange(
    _ texts: [LocalizedText], _ language: TextLanguage, _ terms: GlossaryIndex
  ) -> [String] {
    texts.compactMap { text in
      guard let original = text[.en], let target = text[language] else { return nil }
      let language = Language(tag: language.rawValue)
      let meant = Set(terms.words(in: original, .english).filter(\.form.isTerm).map(\.concept))
      let kept = Set(terms.parts(in: target, language).filter(\.form.isTerm).map(\.concept))
      let seen = terms.words(in: target, language).first {
        !$0.form.isTerm && meant.contains($0.concept) && !kept.contains($0.concept)
      }
      return seen.map { "\(original): \(target) has \($0.text)" }
    }
  }

  private static func terms() async throws -> GlossaryIndex {
    let (corpus, _) = try await Pipeline(root: Checkout.content.path, jobs: 2).corpus()
    return GlossaryIndex(corpus.glossary)
  }

  @Test(arguments: [TextLanguage.ko, .ja])
  func `guidelines, names and words of examples use the glossary's terms`(
    language: TextLanguage
  ) async throws {
    let found = Self.strange(Self.texts, language, try await Self.terms())
    #expect(found.isEmpty, "\(found)")
  }

  /// The words of an interface in all languages, by the name of their property.
  private static func words(_ english: Any, _ korean: Any, _ japanese: Any) -> [LocalizedText] {
    func texts(_ words: Any) -> [String: String] {
      Dictionary(
        Mirror(reflecting: words).children.compactMap { child in
          let text = child.value as? String ?? (child.value as? Phrase)?.text
          return child.label.flatMap { label in text.map { (label, $0) } }
        }
      ) { first, _ in first }
    }
    let (korean, japanese) = (texts(korean), texts(japanese))
    // What a note calls a table is a table on paper, which is another word.
    return texts(english).filter { $0.key != "table" }.sorted { $0.key < $1.key }.map {
      LocalizedText(en: $0.value, ko: korean[$0.key], ja: japanese[$0.key])
    }
  }

  @Test(arguments: [TextLanguage.ko, .ja])
  func `the words of pages use the glossary's terms`(language: TextLanguage) async throws {
    let texts =
      Self.words(Catalogue.english, Catalogue.korean, Catalogue.japanese)
      + Self.words(DeskWords.english, DeskWords.korean, DeskWords.japanese)
    #expect(texts.count > 120 && texts.allSatisfy { $0[.ko] != nil && $0[.ja] != nil })
    let found = Self.strange(texts, language, try await Self.terms())
    #expect(found.isEmpty, "\(found)")
  }

  @Test(arguments: [TextLanguage.ko, .ja])
  func `the built-in tables use the glossary's terms`(language: TextLanguage) async throws {
    let texts = BuiltIn.tables.flatMap { $0.texts.map(\.text) }
    #expect(texts.count > 100)
    let found = Self.strange(texts, language, try await Self.terms())
    #expect(found.isEmpty, "\(found)")
  }

  @Test(arguments: [
    (LocalizedText(en: "An outline view", ko: "개요 보기"), TextLanguage.ko),
    (LocalizedText(en: "Detail disclosure button", ja: "詳細開示ボタン"), .ja),
  ])
  func `another spelling is found`(text: LocalizedText, language: TextLanguage) async throws {
    #expect(Self.strange([text], language, try await Self.terms()).count == 1)
  }
}
