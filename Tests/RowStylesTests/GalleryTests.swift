import RowStyles
import TestSupport
import Testing

struct GalleryTests {
  @Test(arguments: TextLanguage.allCases)
  func `shows every style, row style and accessory with its names`(_ language: TextLanguage) throws
  {
    let text = String(decoding: Gallery.render(language) { "#\($0.rawValue)" }, as: UTF8.self)
    let unbroken = text.replacing("<wbr>", with: "")
    let outline = try Markup(text, kind: .fragment)
    // The reader's names, which are the links, stand first and stay in sight.
    let headings = outline.elements.filter {
      $0.name == "th" && $0.attributes["scope"] == "row"
    }
    #expect(headings.count == Gallery.concepts.flatMap(\.concepts).count)
    #expect(headings.allSatisfy { $0.attributes["lang"] == language.rawValue })
    let columns = outline.elements.filter {
      $0.name == "th" && $0.attributes["scope"] == "col" && $0.attributes["translate"] == nil
    }
    #expect(columns.first?.attributes["lang"] == language.rawValue)
    #expect(
      Set(columns.prefix(3).map { $0.attributes["lang"] })
        == Set(TextLanguage.allCases.map(\.rawValue)))
    #expect(Set(outline.ids).count == outline.ids.count)
    for concept in Gallery.concepts.flatMap(\.concepts) {
      for name in TextLanguage.allCases {
        #expect(text.contains(">\(ConceptNames.name(of: concept)[name] ?? "")<"))
      }
      #expect(text.contains("href=\"#\(concept.rawValue)\""))
      for name in concept.frameworks {
        #expect(unbroken.contains("<code>\(name.name)</code>"))
      }
    }
  }

  @Test(arguments: Concept.allCases)
  func `every concept has a name in a framework and a platform`(_ concept: Concept) {
    #expect(!concept.frameworks.isEmpty)
    #expect(!concept.platforms.isEmpty)
  }

  @Test func `covers all styles and row styles of the model`() {
    let shown = Set(Gallery.concepts.flatMap(\.concepts).map(\.rawValue))
    for style in TableStyle.allCases where style != .automatic {
      #expect(shown.contains(style.rawValue))
    }
    for style in RowStyle.allCases { #expect(shown.contains(style.rawValue)) }
  }
}
