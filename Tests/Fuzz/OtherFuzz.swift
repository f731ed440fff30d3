import RowStyles
import SiteBuilder
@_spi(_Unicode) import Swift

/// Example blocks in notes.
enum ExampleFuzz {
  static func run(_ bytes: [UInt8]) {
    guard let text = String(validating: bytes, as: UTF8.self) else { return }
    do {
      let example = try Example(parsing: text)
      for table in example.tables { check(table) }
      require(Set(example.tables.map(\.id)).count == example.tables.count, "two tables of one id")
    } catch {
      require(!error.problems.isEmpty, "refused without a reason")
      let lines = text.utf8.count { $0 == 0x0A || $0 == 0x0D } + 2
      for problem in error.problems {
        require(1...lines ~= problem.line && problem.column >= 1, "a place past the end")
      }
    }
  }
}

extension ExampleFuzz {
  private static func check(_ table: TableSpec) {
    for language in TextLanguage.allCases {
      requireUTF8(TableRenderer.render(table, language: language), "the table \(table.id)")
      requireUTF8(SwiftUIWriter.source(of: table, language).utf8, "its SwiftUI")
      requireUTF8(UIKitWriter.source(of: table, language).utf8, "its UIKit")
    }
  }
}

/// Texts that the search cuts into terms.
enum SearchFuzz {
  /// Characters with a meaning in the script that contains the terms.
  private static let reserved = Set("`\\$\"'!\t\n\r\u{2028}\u{2029} ".unicodeScalars)

  static func run(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    let terms = SearchTerms.list(of: text)
    for term in terms {
      requireUTF8(term.utf8, "a term")
      let scalars = term.unicodeScalars
      require(!scalars.isEmpty, "an empty term")
      require(scalars.count <= SearchTerms.longestWord, "a term of \(scalars.count) scalars")
      require(!scalars.contains { reserved.contains($0) || $0.value < 0x20 }, "the term \(term)")
    }
    let middle = text.unicodeScalars.index(
      text.startIndex, offsetBy: text.unicodeScalars.count / 2)
    let halves = [text[..<middle], text[middle...]].map { String($0) }
    require(
      SearchTerms.list(of: halves.joined(separator: " \n ")).elementsEqual(
        halves.flatMap(SearchTerms.list), by: areSame),
      "the terms of two texts differ from those of each")
    // Foundation's forms are not used: it composes old letters of Hangul to unassigned characters.
    let (composed, decomposed) = (form(of: text._nfc), form(of: text._nfd))
    require(
      SearchTerms.list(of: composed).elementsEqual(SearchTerms.list(of: decomposed), by: areSame),
      "two forms of one text have other terms")
  }

  private static func form(of scalars: some Sequence<Unicode.Scalar>) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    return String(text)
  }

  /// By bytes, because `==` treats NFC and NFD as equal.
  private static func areSame(_ a: String, _ b: String) -> Bool {
    a.utf8.elementsEqual(b.utf8)
  }
}
