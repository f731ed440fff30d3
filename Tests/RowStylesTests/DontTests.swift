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

  /// The pairs of a site with no examples of its own, and those of the project's site.
  static let books = [
    BuiltIn.pairs, GuidelinePair.all(from: ContentExamples.tables + BuiltIn.tables),
  ]

  @Test(arguments: books)
  func `a don't is made of a table that shows its fault`(
    _ pairs: [GuidelineID: GuidelinePair]
  ) throws {
    let information = try #require(pairs[.infoNavigates]).bad
    let leading = try #require(
      information.allRows.first { $0.accessories == [.info] && $0.action == .push })
    #expect(information.platform == .iOS && leading.opens != nil, "\(information.id)")

    let crowded = try #require(pairs[.accessorySpace]).bad
    #expect(crowded.platform == .iOS, "\(crowded.id)")

    let squeezed = try #require(pairs[.platform]).bad
    #expect(squeezed.platform == .watchOS && squeezed.columnSet != nil, "\(squeezed.id)")
    #expect(squeezed.width == nil)

    // What makes a text too long is what the row opens, not words without sense.
    for id in [GuidelineID.textFit, .rowLong, .insetCompact] {
      let pair = try #require(pairs[id])
      for (good, bad) in zip(pair.good.allRows, pair.bad.allRows) where good.title != bad.title {
        guard case .text(let text)? = bad.opens else {
          Issue.record("\(id) in \(pair.good.id): \(bad.title.best(for: .en).text)")
          continue
        }
        #expect(bad.title[.ko]?.hasSuffix(text[.ko] ?? "") == true)
      }
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
