import Bitext
import TestSupport
import Testing

@testable import SiteBuilder

@Suite struct ExampleTests {
  private static let table = """
    id: tool-shelf
    label: {en: Shelf, ko: 선반, ja: 棚}
    style: plain
    rowStyle: basic
    platforms: [iOS]
    px: 390
    sections:
      - id: all
        rows:
          - {id: saw, title: {en: Saw, ko: 톱, ja: のこぎり}}
          - {id: file, title: {en: File, ko: 줄, ja: やすり}}
    """

  private func notes(_ fence: String) -> [String: String] {
    [
      "bench/en.md": """
      # Bench of tools

      The bench holds every tool that people need for the work of one day.

      ```yaml table-example
      \(fence)
      ```

      The second paragraph speaks of something that is not a tool at all.
      """,
      "bench/ko.md": """
      # 도구 작업대

      작업대에는 하루 일에 필요한 모든 도구가 놓여 있습니다.

      둘째 문단은 도구가 아닌 다른 것에 관해 이야기합니다.
      """,
    ]
  }

  @Test func `an example stands after the same unit in every language, with its strings`()
    async throws
  {
    let site = try await RenderedSite.of(notes(Self.table))
    let pages = try site.pages()
    for (path, words) in [
      ("en/bench-of-tools/index.html", "Saw"), ("ko/bench-of-tools/index.html", "톱"),
    ] {
      let page = try #require(pages[path])
      let figures = page.elements(named: "figure")
      #expect(figures.count == 1, "\(path)")
      #expect(figures.first?.text.contains(words) == true, "\(path)")
      let order = page.elements.filter {
        $0.path.last == "article" && ["p", "div", "footer"].contains($0.name)
      }
      .map { $0.attributes["class"] ?? $0.name }
      #expect(order == ["p", "example", "p", "source"], "\(path)")
      #expect(!page.words.contains("yaml table-example"))
    }
    #expect(pages["en/parallel/bench-of-tools/index.html"]?.elements(named: "figure").count == 1)
    #expect(site.diagnostics.isEmpty)
    try SiteProperties.expectConnected(site)
  }

  @Test func `a block refers to a table in a file of its own`() async throws {
    let site = try await RenderedSite.of(
      notes("ref: tool-shelf"), extra: ["shelf.table.yaml": Array(Self.table.utf8)])
    #expect(site.text("en/bench-of-tools/index.html").contains("Saw"))
    #expect(site.diagnostics.isEmpty)
  }

  @Test(arguments: [
    ("", 5, "the block holds no table"),
    ("ref: nothing", 6, "there is no example “nothing”"),
    ("id: a\nstyle: plane", 7, "plane"),
    (table + "\nexpect: [TBL-INSET-COMPACT]", 6, "is expected to break TBL-INSET-COMPACT"),
  ])
  func `a block that does not hold is an error at its line, and the page still builds`(
    fence: String, line: Int, message: String
  ) async throws {
    let site = try await RenderedSite.of(notes(fence))
    let found = site.diagnostics.filter { $0.rule == "table-example" && $0.severity == .error }
    let matching = found.filter { diagnostic in
      guard case .range(let source, let range) = diagnostic.place else { return false }
      return source.path == "bench/en.md" && source.line(at: range.lowerBound) == line
        && diagnostic.message.contains(message)
    }
    #expect(matching.count == 1, "\(found.map(\.message))")
    #expect(site.text("en/bench-of-tools/index.html").contains("second paragraph"))
  }

  @Test func `a concept that no text defines leads to the first that name it`() async throws {
    let site = try await RenderedSite.of([
      "tables/en.md": "# Tables\n\nPeople like swipe actions.\n\nNobody swiped here.\n\n"
        + "## Inset grouped\n\nRows stand in rounded groups.\n",
      "tables/ko.md": "# 테이블\n\n스와이프를 합니다.\n\n여기서는 안 합니다.\n\n쉽니다.\n",
    ])
    let gallery = site.text("en/gallery/index.html")
    let start = try #require(gallery.firstRange(of: "id=\"concept-swipe\""))
    let part = gallery[start.upperBound...]
    let end = part.firstRange(of: "id=\"concept-")?.lowerBound ?? part.endIndex
    let places = part[..<end]
    #expect(places.contains("People like swipe actions."))
    #expect(!places.contains("Nobody swiped here."))
  }

  @Test func `one id with two contents is an error`() async throws {
    let other = Self.table.replacing("Saw", with: "Axe")
    let site = try await RenderedSite.of(
      notes(Self.table), extra: ["other.table.yaml": Array(other.utf8)])
    let messages = site.diagnostics.filter { $0.severity == .error }.map(\.message)
    #expect(
      messages == [
        "“tool-shelf” is also the id of another example, with other content, in other.table.yaml:1"
      ])
  }

  @Test func `texts without any markup get the examples of what they define`() async throws {
    let site = try await RenderedSite.realNotes.value
    let page = try #require(try site.pages()["ko/tables/index.html"])
    #expect(page.elements(named: "figure").count > 4)
  }
}
