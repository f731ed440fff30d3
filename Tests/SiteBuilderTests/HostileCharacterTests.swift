import Bitext
import Foundation
import Testing
import TestSupport

@testable import SiteBuilder

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Deceptive and invisible characters in every place that an author can write to: the output stays
/// valid and keeps the words around them.
@Suite struct HostileCharacterTests {
  private static let oddities = [
    "\u{0}\u{1}\u{8}\u{B}\u{C}\u{1B}\u{1F}", "\u{7F}\u{80}\u{85}\u{9F}", "\u{FEFF}\u{FFFE}\u{FFFF}",
    // Swift has no escapes for noncharacters.
    String(
      String.UnicodeScalarView(
        [0xFDD0 as UInt32, 0x1FFFE, 0x10FFFF].compactMap { Unicode.Scalar($0) })),
    "&#xFDD0;&#xD800;&#xDFFF;&#x110000;&#0;&#x80;", "(&#xFFFE;)", "&#xFFFF;", "w&#65534;&#65535;w",
    "&#x1FFFE;&#x10FFFF;", "&#13;&#10;&Tab;&NewLine;&nbsp;&zwj;&bogus;&#;&#x;&#9999999;",
    "\u{202A}\u{202E}\u{2066}\u{2069}\u{200F}",
    "\u{200B}\u{200C}\u{200D}\u{2060}\u{AD}\u{180E}\u{FE0F}\u{E0001}", "\u{2028}\u{2029}",
    "\u{1112}\u{1161}\u{11AB}e\u{301}\u{1100}", "עברית العربية", "👩🏽‍💻🏴󠁧󠁢󠁳󠁣󠁴󠁿🇰🇷🇰",
    "\u{301}\u{20E3}" + String(repeating: "\u{336}", count: 60),
  ]

  /// Two notes and their sidecars, with the odd characters inside words.
  private static func notes(_ odd: String) -> [String: String] {
    let line = odd.filter { !$0.isNewline }
    func note(_ title: String, _ words: String) -> String {
      """
      ---
      description: "before\(line)after"
      ---
      # \(title) x\(odd)y

      \(words) be\(odd)fore `co\(odd)de` [li\(odd)nk](https://x.example/a\(line)b#c\(line)d) at last.

      [here](#p\(line)q) ![pic\(odd)ture](no\(line)ne.png) <a id="p\(line)q"></a> **bo\(odd)ld**

      | a\(line)b | c |
      | --- | --- |
      | d\(line)e | f |

      ```yaml table-example
      id: \(title == "Shelf" ? "one" : "two")
      label: "Ta\\x01\\x85\\uFFFEble"
      sections: [{id: s, rows: [{id: r, title: "a\\x80b\(line)c", detail: "\\uFDD0\\U0001FFFF"}]}]
      ```

      """
    }
    return [
      "shelf/en.md": note("Shelf", "A shelf keeps the rows in order and says so."),
      "shelf/ko.md": note("선반", "선반은 행을 순서대로 지키며 그렇게 적혀 있습니다."),
      "a\(line.filter { $0 != "\0" })b.md": "# Other\n\nOther words of a file with an odd name.\n",
      "site.yaml": "title: \"T\\uD800 \(line)\"\nurl: https://x.example/\n",
      "glossary.yaml":
        "concepts:\n  - id: row\n    terms: {en: [\"row\(line)s\"], ko: [\"행\(line)들\"]}\n",
    ]
  }

  @Test(arguments: oddities)
  func `pages, feeds and the files of the search stay valid`(odd: String) async throws {
    let site = try await RenderedSite.of(
      Self.notes(odd), options: SiteOptions(baseURL: "https://x.example/"))
    try SiteProperties.expectConnected(site)
    #expect(site.files.keys.contains("sitemap.xml"))
    for (path, bytes) in site.files {
      guard !path.hasPrefix("assets/"), !path.hasSuffix(".png") else { continue }
      let text = try #require(String(validating: bytes, as: UTF8.self), "\(path)")
      let isClean = text.unicodeScalars.allSatisfy {
        $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value)
          && !(0xFDD0...0xFDEF).contains($0.value) && $0.value & 0xFFFE != 0xFFFE
          || "\n\t\r".unicodeScalars.contains($0)
      }
      #expect(isClean, "\(path) has a control character")
      if path.hasSuffix(".xml") { #expect(XMLParser(data: Data(bytes)).parse(), "\(path)") }
      if path.hasSuffix(".json") || path.hasSuffix(".webmanifest") {
        #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(bytes)) }
      }
    }
    let isKept = site.files.keys.contains {
      $0.hasPrefix("en/") && $0.hasSuffix(".html") && site.text($0).contains("A shelf keeps")
    }
    #expect(isKept)
  }

  @Test(arguments: oddities)
  func `exports stay valid and come back as they went`(odd: String) async throws {
    let folder = try TemporaryFolder()
    for (name, text) in Self.notes(odd) { try folder.write(text, to: name) }
    let (corpus, _) = try await Bitext.Pipeline(root: folder.path).corpus()
    let options = Exchange.Options(languages: [.english, .korean])
    for format in ExchangeFormat.allCases where format != .tbx || !corpus.glossary.concepts.isEmpty
    {
      let bytes = try format.bytes(of: corpus, options)
      #expect(String(validating: bytes, as: UTF8.self) != nil, "\(format)")
      switch format {
      case .tmx, .tbx, .xliff, .xliff2: #expect(XMLParser(data: Data(bytes)).parse(), "\(format)")
      case .json:
        #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(bytes)) }
      case .po, .csv: break
      }
      guard ![.tbx, .json].contains(format) else { continue }
      let deliveries = try Delivery.all(in: try SourceFile(path: "back", bytes: bytes))
      let importing = Importing(deliveries, into: corpus)
      #expect(importing.changed + importing.added == 0, "\(format)")
    }
  }

  @Test func `a character of several scalars is never cut`() {
    let families = String(repeating: "👩🏽‍💻", count: 60)
    for limit in [1, 7, 48, 59] {
      let cut = Excerpt.cut(families, to: limit)
      #expect(cut == String(repeating: "👩🏽‍💻", count: limit) + "…")
    }
  }

  @Test(arguments: ["\u{301}", "\u{3099}", "\u{200D}", "\u{FE0F}", "\u{11A8}"])
  func `a mark stays with the plain character before it`(mark: String) {
    let line = "표 かな 漢字 a"
    for limit in 1..<line.count {
      let end = line.index(line.startIndex, offsetBy: limit)
      let text = String(line[..<end]) + mark + String(line[end...])
      let cut = Excerpt.cut(text, to: limit).dropLast()
      #expect(!cut.isEmpty && Array(text).starts(with: Array(cut)), "\(limit)")
    }
  }

  @Test(arguments: [
    ("one two three four", 13, "one two three…"), ("one two three four", 12, "one two thre…"),
    ("one two three four", 15, "one two three…"), ("onetwothreefour", 12, "onetwothreef…"),
    ("o netwothreefour", 12, "o netwothree…"), ("표 하나 둘 셋 넷", 9, "표 하나 둘 셋…"),
    ("짧은 글", 8, "짧은 글"), ("one two", 7, "one two"), ("a、b、c", 3, "a、…"),
  ])
  func `a text is cut at a space in its last quarter`(text: String, limit: Int, cut: String) {
    #expect(Excerpt.cut(text, to: limit) == cut)
    // The letter is not covered by the fast path, which needs no Unicode tables.
    #expect(Excerpt.cut("é" + text.dropFirst(), to: limit) == "é" + cut.dropFirst())
  }

  @Test func `what turns text around is shown and warned of at its place`() async throws {
    let folder = try TemporaryFolder()
    try folder.write("# Shelf\n\nThe shelf `if \u{202E}nimda\u{202C}` is kept.\n", to: "a.md")
    let (corpus, problems) = try await Bitext.Pipeline(root: folder.path).corpus()
    let warning = try #require(problems.first { $0.rule == "bidi-control" })
    #expect(warning.severity == .warning)
    #expect(DiagnosticPrinter().text(for: warning).contains("a.md:3:15: warning: 2 characters"))
    let site = try await RenderedSite.of(corpus)
    #expect(site.text("en/shelf/index.html").contains("\u{202E}nimda"))
  }
}
