import Bitext
import Foundation
import TestSupport
import Testing

@testable import SiteBuilder

/// The ways from a page into the repository of its notes.
@Suite struct RepositoryLinkTests {
  private static let notes = [
    "looms/en.md": """
    ---
    title: Looms & frames
    slug: looms
    ---

    A loom holds the warp.

    ## Threads

    - Blue threads
    - Red threads

    | Thread | Weight |
    | --- | --- |
    | Wool | heavy |

    """,
    "looms/ko.md": """
    ---
    title: 베틀과 틀
    slug: looms
    ---

    베틀은 날실을 잡아 줍니다.

    ## 실

    - 파란 실
    - 붉은 실

    | 실 | 무게 |
    | --- | --- |
    | 양모 | 무거움 |

    """,
    "glossary.yaml": "concepts:\n  - id: loom\n    terms: {en: [loom], ko: [베틀]}\n",
  ]

  private func site(_ repository: String, url: String? = "https://n.example/") async throws
    -> RenderedSite
  {
    var notes = Self.notes
    notes["site.yaml"] = (url.map { "url: \($0)\n" } ?? "") + "repository: \(repository)\n"
    return try await RenderedSite.of(notes)
  }

  private func links(_ page: Markup) -> [String] {
    page.elements(named: "a").compactMap { $0.attributes["href"] }
      .filter { $0.hasPrefix("https://") && $0.contains("/owner/notes/") }
  }

  @Test(arguments: [
    ("github", "/edit/a/b/docs/looms/ko.md", "/issues/new?title=", "&body="),
    (
      "gitlab", "/-/edit/a/b/docs/looms/ko.md", "/-/issues/new?issue%5Btitle%5D=",
      "&issue%5Bdescription%5D="
    ),
    ("gitea", "/_edit/a/b/docs/looms/ko.md", "/issues/new?title=", "&body="),
  ])
  func `a page leads to its source and to a report on it`(
    kind: String, editor: String, form: String, body: String
  ) async throws {
    let address = "https://code.example.org/owner/notes"
    let site = try await site("{address: \(address), kind: \(kind), branch: a/b, folder: docs}")
    let page = try #require(try site.pages()["ko/looms/index.html"])
    let links = links(page)
    #expect(links.contains(address + editor))
    let report = try #require(links.first { $0.hasPrefix(address + form) && $0.contains("looms") })
    let text = try #require(report.components(separatedBy: body).last?.removingPercentEncoding)
    #expect(text.contains("\nhttps://n.example/ko/looms/\n`docs/looms/ko.md`\n"))
    #expect(report.contains("%EB%B2%A0%ED%8B%80%EA%B3%BC%20%ED%8B%80"), "the title, encoded")
    let parallel = try #require(try site.pages()["ko/parallel/looms/index.html"])
    for language in ["en", "ko"] {
      let own = address + editor.replacing("ko.md", with: language + ".md")
      #expect(self.links(parallel).contains(own))
    }
    let glossary = try #require(try site.pages()["ko/glossary/index.html"])
    let terms = editor.replacing("looms/ko.md", with: "glossary.yaml")
    #expect(self.links(glossary).contains(address + terms))
    let index = try #require(try site.pages()["en/index.html"])
    #expect(!self.links(index).isEmpty, "from the footer")
  }

  @Test func `every text of a page has the line where it begins`() async throws {
    let site = try await site("{address: https://github.com/owner/notes, folder: .}")
    let page = try #require(try site.pages()["en/looms/index.html"])
    let lines = try #require(Self.notes["looms/en.md"]).split(
      separator: "\n", omittingEmptySubsequences: false)
    let units = page.elements.filter { $0.attributes["data-line"] != nil }
    #expect(units.count == 6)
    for unit in units {
      let line = try #require(unit.attributes["data-line"].flatMap { Int($0) })
      let first = try #require(unit.text.split { !$0.isLetter }.first)
      #expect(lines[line - 1].contains(first.prefix(4)), "\(unit.text) at line \(line)")
      #expect(unit.attributes["id"] != nil)
    }
  }

  private struct Data: Decodable {
    struct Side: Decodable {
      let lang: String
      let file: String
      let lines: String
    }
    let view: String
    let sides: [Side]
  }

  @Test func `a parallel page has the lines of every language, as steps`() async throws {
    let site = try await site("{address: https://github.com/owner/notes, folder: .}")
    let path = "ko/parallel/looms/index.html"
    let page = try #require(try site.pages()[path])
    let html = site.text(path)
    let start = try #require(html.range(of: "id=\"words-repository\">")).upperBound
    let end = try #require(html[start...].range(of: "</script>")).lowerBound
    let data = try JSONDecoder().decode(Data.self, from: Foundation.Data(html[start..<end].utf8))
    #expect(data.view == "https://github.com/owner/notes/blob/main/{0}?plain=1#L{1}")
    #expect(data.sides.map(\.lang) == ["ko", "en"])
    let units = page.elements.filter { element in
      let names = element.attributes["class"]?.split(separator: " ") ?? []
      return names.contains("unit") && !names.contains("heads")
    }
    for side in data.sides {
      let text = try #require(Self.notes[side.file])
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      let steps = side.lines.split(separator: ",", omittingEmptySubsequences: false)
      #expect(steps.count == units.count)
      var line = 0
      for (step, unit) in zip(steps, units) {
        line += try #require(Int(step))
        let word = try #require(lines[line - 1].split { !$0.isLetter }.last)
        #expect(unit.text.contains(word), "line \(line) of \(side.file)")
      }
    }
  }

  @Test func `a report stays below 2,000 bytes`() async throws {
    var notes = Self.notes
    let title = String(repeating: "아주 긴 제목 ", count: 60)
    let folder = String(repeating: "긴 이름의 폴더/", count: 12)
    notes[folder + "weaving.md"] = "# \(title)\n\n이 글은 제목이 아주 깁니다. 그래도 읽을 수 있습니다.\n"
    notes["site.yaml"] = "repository: https://github.com/owner/notes\n"
    let site = try await RenderedSite.of(notes)
    var reports = 0
    for page in try site.pages().values {
      for link in links(page) where link.contains("/issues/new") {
        #expect(link.utf8.count < 2_000)
        reports += 1
      }
    }
    #expect(reports > 8)
  }

  @Test func `without a repository a page has nothing of it`() async throws {
    let site = try await RenderedSite.of(Self.notes)
    for (path, bytes) in site.files where path.hasSuffix(".html") {
      let html = String(decoding: bytes, as: UTF8.self)
      #expect(!html.contains("data-line") && !html.contains("words-repository"), "\(path)")
    }
  }

  @Test func `the folder of the notes is found in a checkout`() async throws {
    let folder = try TemporaryFolder()
    for (name, text) in Self.notes { try folder.write(text, to: "docs/my notes/" + name) }
    try folder.write("repository: https://github.com/owner/notes\n", to: "docs/my notes/site.yaml")
    let notes = folder.url.appending(path: "docs/my notes")
    func editor() async throws -> String? {
      let page = try await RenderedSite.of(folder: notes).pages()["ko/looms/index.html"]
      return page.flatMap { links($0).first { $0.contains("/edit/") } }
    }
    let base = "https://github.com/owner/notes/edit/main/"
    let outside = try await editor()
    #expect(outside == base + "my%20notes/looms/ko.md", "outside of any checkout")
    try folder.write("", to: "docs/.git/HEAD")
    let beside = try await editor()
    #expect(beside == base + "my%20notes/looms/ko.md")
    try FileManager.default.moveItem(
      at: folder.url.appending(path: "docs/.git"), to: folder.url.appending(path: ".git"))
    let above = try await editor()
    #expect(above == base + "docs/my%20notes/looms/ko.md")
  }
}
