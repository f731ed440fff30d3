import Foundation
import TestSupport
import Testing

@testable import Bitext
@testable import SiteBuilder

/// What the check calls found has a page, a file or a place on the site, and the other way round.
@Suite struct LinkAgreementTests {
  private static let notes = [
    "guide/rows.md": "# Rows\n\nA row is long.\n\n## Height\n\nA row is 44 points tall.\n",
    "guide/ko/rows.md": "# 행\n\n행은 깁니다.\n\n## 높이\n\n행의 높이는 44포인트입니다.\n",
    "guide/README.md": "# Guide\n\nAll of it.\n",
    "Cells.mdx": "---\npermalink: /all/cells/\n---\n\n# Cells\n\nA cell is small.\n",
    "old/shelf.markdown": "# Shelf\n\nA shelf is made of oak.\n",
  ]

  @Test(arguments: [
    "rows.md", "./rows.md", "rows", "rows.html", "ROWS.md", "../guide/rows.md", "ko/rows.md",
    "rows.md#height", "rows.md#Height", "rows.md#width", "#height", "#width", "#top", "README.md",
    "../guide/", "../guide", "../Cells.md", "../Cells.mdx", "../cells", "/all/cells", "/all/cells/",
    "nothing.md", "../nothing/", "../old", "[[rows]]", "[[rows#Height]]", "[[shelf]]",
    "[[nothing]]",
    "[[Cells]]", "../old/shelf.md", "../old/shelf.html", "https://example.org/a",
    "mailto:a@example.org",
  ])
  func `check and pages agree on a link`(destination: String) async throws {
    let folder = try TemporaryFolder(Self.notes)
    let (corpus, _) = try await Pipeline(root: folder.url.path).corpus()
    let resolver = LinkResolver(plan: SitePlan(corpus: corpus))
    let path = "guide/rows.md"
    let note = try #require(LinkIndex(corpus).exactNote(at: path))
    let verdict = LinkTargets(corpus).verdict(on: destination, from: path)
    let isFound = verdict.map { $0 == .found } ?? true
    switch resolver.target(of: destination, from: path, note: note, in: .english) {
    case .nowhere, .beginning: #expect(!isFound, "\(String(describing: verdict))")
    case .page, .asset, .fragment, .external: #expect(isFound, "\(String(describing: verdict))")
    }
  }
}
