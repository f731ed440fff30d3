import TestSupport
import Testing

@testable import SiteBuilder

/// A page shows a few of its tables, and the others when readers ask for them.
@Suite struct FoldedExampleTests {
  private static let names = ["Saws", "Files", "Planes", "Clamps", "Rasps"]

  private static func notes() -> [String: String] {
    let parts = names.map { name in
      """
      The drawer of \(name.lowercased()) stands in the workshop beside the door to the yard.

      ```yaml table-example
      id: \(name.lowercased())
      label: {en: \(name), ko: 서랍 \(name), ja: \(name)の引き出し}
      style: plain
      rowStyle: basic
      platforms: [iOS]
      px: 390
      sections: [{id: all, rows: [{id: one, title: {en: One, ko: 하나, ja: 一つ}}]}]
      ```

      """
    }
    let korean = names.map { "\($0.lowercased()) 서랍은 마당으로 나가는 문 옆의 작업장에 있습니다.\n" }
    return [
      "drawers/en.md": "# Drawers\n\n" + parts.joined(separator: "\n"),
      "drawers/ko.md": "# 서랍\n\n" + korean.joined(separator: "\n"),
    ]
  }

  @Test(arguments: [
    ("en/drawers/index.html", ["ExampleClamps", "ExampleRasps"]),
    ("ko/drawers/index.html", ["예시서랍 Clamps", "예시서랍 Rasps"]),
    ("ko/parallel/drawers/index.html", ["예시서랍 Clamps", "예시서랍 Rasps"]),
  ])
  func `three tables are open, and the others have their names on their folds`(
    path: String, folds: [String]
  ) async throws {
    let site = try await RenderedSite.of(Self.notes())
    let page = try #require(try site.pages()[path])
    let figures = page.elements(named: "figure")
    #expect(figures.count == 5)
    #expect(figures.filter { $0.path.contains("details") }.count == 2)
    let summaries = page.elements(named: "summary").filter { summary in
      folds.contains(summary.text)
    }
    #expect(summaries.count == 2, "\(page.elements(named: "summary").map(\.text))")
    #expect(site.diagnostics.isEmpty)
  }
}
