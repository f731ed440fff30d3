import RowStyles
import TestSupport
import Testing

@testable import SiteBuilder

/// Examples for texts that were not prepared for this program.
@Suite struct RealNotesExampleTests {
  private static let rows = ["garden-tasks", "parcel-lockers", "kettle-settings", "visitor-card"]
  private static let styles = ["bird-index", "station-settings", "morning-sounds"]
  private static let statements: [GuidelineID] = [
    .widthThin, .loadNow, .loadProgress, .liveScroll, .indexTrailing, .textFit, .deleteTitle,
    .selectionFeedback, .rowCustom,
  ]

  @Test func `examples and pairs stand at the paragraphs that ask for them, each once`()
    async throws
  {
    try await expectExamples(
      in: .own,
      [
        "1-original-and-digest", "2-translation", "3-pasted-page", "4-paragraph-by-paragraph",
        "5-digest-with-pictures",
      ])
  }

  @Test(.needs(.seeds))
  func `in the seeds, examples and pairs stand at the paragraphs that ask for them, each once`()
    async throws
  {
    try await expectExamples(
      in: .seeds,
      [
        "000", "001", "リストと表", "003", "004",
      ])
  }

  /// Expects the examples of each note.
  ///
  /// `names` are the slugs of an original with an abridgement, a translation, a pasted page, a
  /// translation by paragraphs and an abridgement with pictures.
  private func expectExamples(in notes: RealNotes, _ names: [String]) async throws {
    let site = try await RenderedSite.of(folder: notes.url)
    let expected: [(page: String, tables: [String], pairs: [GuidelineID])] = [
      (
        "ko/tables", ["bird-index", "station-settings"] + Self.rows,
        Self.statements
      ),
      ("ko/tables/\(names[3])", Self.styles + Self.rows, Self.statements),
      ("ko/tables/\(names[4])", Self.styles + Self.rows, []),
      ("en/tables/\(names[0])", Self.styles + Self.rows, Self.statements),
      ("en/tables", Self.styles + Self.rows, Self.statements),
      (
        "ja/\(names[2])", [],
        [
          .collection, .editMode, .selectionFeedback, .textFit, .middle, .columnHeading, .platform,
          .rowBasic, .infoNavigates, .indexTrailing, .columnSort, .columnResize, .columnAlternate,
          .outline, .televisionMask, .watchCount, .watchPaging,
        ]
      ),
    ]
    let pages = try site.pages()
    for (name, tables, pairs) in expected {
      let page = try #require(pages["\(name)/index.html"], "\(name)")
      let shown = page.elements.compactMap { $0.name == "figure" ? $0.attributes["data-ex"] : nil }
      #expect(shown == tables, "\(name)")
      #expect(
        page.elements.compactMap { $0.attributes["data-pair"] } == pairs.map(\.rawValue), "\(name)")
    }
  }

  @Test(arguments: [
    ("", "Plain. ", "bird-index"),
    ("", "Left Detail (Value 2). ", "visitor-card"),
    ("4-paragraph-by-paragraph/", "오른편 디테일 (값 1). ", "kettle-settings"),
    ("5-digest-with-pictures/", "Subtitle.", "parcel-lockers"),
  ])
  func `an example follows the text that defines it`(
    edition: String, words: String, table: String
  ) async throws {
    let site = try await RenderedSite.realNotes.value
    let page = site.text("ko/tables/\(edition)index.html")
    let figure = try #require(page.firstRange(of: "data-ex=\"\(table)\""))
    let before = page[..<figure.lowerBound]
    let text = before.replacing(#/<[^>]*>/#, with: "")
    let place = try #require(text.ranges(of: words).last, "\(words)")
    // The example follows closely: only the rest of its own paragraphs may come before it.
    #expect(text[place.upperBound...].count < 900, "\(text[place.upperBound...].count)")
  }
}
