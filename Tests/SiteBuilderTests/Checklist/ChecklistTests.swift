import Bitext
import Foundation
import RowStyles
import TestSupport
import Testing

@testable import SiteBuilder

@Suite struct ChecklistTests {
  @Test func `every item has a place, and every guideline that rests on one is at its item`() {
    #expect(ChecklistItem.all.map(\.number) == Array(1...80))
    for item in ChecklistItem.all {
      #expect(!item.places.isEmpty, "item \(item.number)")
      #expect(item.places.flatMap(\.words).allSatisfy { !$0.words.isEmpty })
      let resting = Guidelines.all.filter { $0.basis.contains(.item(item.number)) }.map(\.id)
      #expect(Set(resting) == Set(item.guidelines), "item \(item.number)")
    }
  }

  @Test func `one paragraph says the words of a place in every language`() async throws {
    let site = try await RenderedSite.content.value
    let pages = try site.pages()
    for item in ChecklistItem.all {
      for place in item.places {
        let topic = try #require(site.corpus.topics.first { $0.slug == place.topic.rawValue })
        let unit = topic.units.first { unit in
          place.words.allSatisfy { Self.texts(of: unit, in: topic, $0.language).contains($0.words) }
        }
        guard let unit else {
          Issue.record("item \(item.number): no paragraph of \(topic.slug) says \(place.words)")
          continue
        }
        for (language, _) in place.words {
          let page = try #require(pages["\(language)/\(topic.slug)/index.html"])
          #expect(page.element(id: unit.id) != nil, "item \(item.number) in \(language)")
        }
      }
    }
  }

  /// Those beside the text stand open; what is left at the end is for few, and folded.
  @Test func `notes of translators at the end of a page are folded, in every language`()
    async throws
  {
    let site = try await RenderedSite.content.value
    let topics = ["table-columns", "table-index", "table-loading", "table-styles"]
    for topic in topics + ["lists-and-tables"] {
      for (language, name) in [
        ("en", "Translator's notes"), ("ko", "옮긴이 주 모음"), ("ja", "訳注のまとめ"),
      ] {
        let page = site.text("\(language)/\(topic)/index.html")
        let summary = try #require(page.firstRange(of: name + "</span></summary>"), "\(topic)")
        #expect(page[..<summary.lowerBound].hasSuffix(">"), "\(topic)")
      }
    }
  }

  private static func texts(
    of unit: TranslationUnit, in topic: Topic, _ language: String
  ) -> String {
    unit.variants.filter { $0.language.tag == language }.flatMap { variant in
      variant.segments.map { topic.documents[variant.document].segments[$0].text }
    }.joined(separator: " ")
  }

  @Test(arguments: ["en", "ko", "ja"])
  func `an item's guidelines have pages, and its examples stand on its pages`(
    language: String
  ) async throws {
    let site = try await RenderedSite.content.value
    let pages = try site.pages()
    let guidelines = try #require(pages["\(language)/guidelines/index.html"])
    for item in ChecklistItem.all {
      for guideline in item.guidelines {
        #expect(guidelines.element(id: guideline.anchor) != nil)
      }
      let shown = item.places.flatMap { place in
        pages["\(language)/\(place.topic.rawValue)/index.html"]?.elements(named: "figure")
          .compactMap { $0.attributes["data-ex"] } ?? []
      }
      for example in item.examples {
        #expect(shown.contains(example), "item \(item.number): \(example)")
      }
    }
  }

  @Test(arguments: ["en", "ko", "ja"])
  func `every example of the notes stands on a page, and most of a page's are folded`(
    language: String
  ) async throws {
    let site = try await RenderedSite.content.value
    let pages = try site.pages()
    let topics = Set(ChecklistItem.all.flatMap(\.places).map(\.topic.rawValue))
    #expect(topics.count == 9)
    var shown: Set<String> = []
    for topic in topics {
      let page = try #require(pages["\(language)/\(topic)/index.html"])
      shown.formUnion(page.elements(named: "figure").compactMap { $0.attributes["data-ex"] })
      let open = page.elements.filter {
        $0.attributes["class"] == "example" && !$0.path.contains("details")
      }
      #expect((1...3).contains(open.count), "\(topic): \(open.count)")
    }
    let names = try FileManager.default.contentsOfDirectory(
      atPath: Checkout.content.appending(path: "examples").path)
    let examples = names.filter { $0.hasSuffix(".table.yaml") }.map { $0.dropLast(11) }
    #expect(examples.count == 27)
    for example in examples { #expect(shown.contains(String(example)), "\(example)") }
  }
}
