import RowStyles
import Testing

/// What a don't shows and says, beside its do.
struct DontTests {
  /// The markup of a table without what says which table it is and what is wrong with it.
  private func markup(_ table: TableSpec, _ language: TextLanguage) -> String {
    var table = table
    table.id = "one"
    let bytes = TableRenderer.render(
      table, language: language, idPrefix: "x-", options: TableRenderer.Options(code: .none))
    let text = String(decoding: bytes, as: UTF8.self)
      .replacing(#/ data-hash="[^"]*"/#, with: "")
      // What is in other languages is not what a reader of this one meets.
      .replacing(#/ data-(label-)?(en|ko|ja)="[^"]*"/#, with: "")
      .replacing(#/ (lang|data-t)="[^"]*"/#, with: "")
    guard let findings = text.firstRange(of: "<ul class=\"ex-findings") else { return text }
    return String(text[..<findings.lowerBound])
  }

  @Test(arguments: GuidelineID.allCases)
  func `a don't differs from its do in what readers of every language meet`(
    _ id: GuidelineID
  ) throws {
    let pair = try #require(BuiltIn.pairs[id])
    for language in TextLanguage.allCases {
      let (good, bad) = (markup(pair.good, language), markup(pair.bad, language))
      #expect(good != bad, "\(id.rawValue) in \(pair.good.id), \(language)")
    }
  }

  @Test func `no table shows more than a handful of guidelines`() {
    let uses = Dictionary(grouping: BuiltIn.pairs.values, by: \.good.id).mapValues(\.count)
    // One table loads and updates, and nine guidelines are about that or about its own cells.
    #expect(uses.values.allSatisfy { $0 <= 10 }, "\(uses)")
  }

  @Test func `the index of the don't with groups is drawn`() throws {
    let pair = try #require(BuiltIn.pairs[.groupedHasNoIndex])
    #expect(!markup(pair.good, .en).contains("ex-index"))
    #expect(markup(pair.bad, .en).contains("ex-index"))
  }

  @Test func `the don't of a platform is drawn for the platform that lacks the style`() throws {
    let pair = try #require(BuiltIn.pairs[.platform])
    #expect(pair.good.style.platforms.contains(pair.good.platform))
    #expect(!pair.bad.style.platforms.contains(pair.bad.platform))
  }

  @Test func `letters of the don't stand in another order in every language`() throws {
    let pair = try #require(BuiltIn.pairs[.indexCollation])
    for language in TextLanguage.allCases {
      func letters(_ table: TableSpec) -> [String] {
        table.sections.compactMap { $0.index?[language] }
      }
      #expect(letters(pair.good) != letters(pair.bad))
      #expect(letters(pair.good).sorted() == letters(pair.bad).sorted())
    }
  }

  @Test func `the don't of basic rows has details that nothing shows`() throws {
    let pair = try #require(BuiltIn.pairs[.rowBasic])
    let (good, bad) = (markup(pair.good, .en), markup(pair.bad, .en))
    #expect(pair.good.allRows.contains { $0.detail != nil })
    #expect(!good.contains("data-rows=\"basic\"") && bad.contains("data-rows=\"basic\""))
  }

  @Test(arguments: TextLanguage.allCases)
  func `readers of every language meet another one in the don't of languages`(
    _ language: TextLanguage
  ) throws {
    let pair = try #require(BuiltIn.pairs[.localization])
    #expect(pair.good.allRows.allSatisfy { $0.title[language] != nil })
    #expect(pair.bad.allRows.contains { $0.title[language] == nil })
  }

  @Test func `the pictures of the do say what they are, and one of the don't does not`() throws {
    let pair = try #require(BuiltIn.pairs[.alternativeText])
    func count(_ table: TableSpec) -> Int {
      markup(table, .en).ranges(of: "role=\"img\" aria-label").count
    }
    #expect(count(pair.good) == count(pair.bad) + 1)
  }

  @Test func `a long row of the don't is as tall as its text`() throws {
    let pair = try #require(BuiltIn.pairs[.rowLong])
    #expect(pair.bad.truncation == .wrap)
  }
}
