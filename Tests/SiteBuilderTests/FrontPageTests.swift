import Bitext
import Foundation
import TestSupport
import Testing

@testable import SiteBuilder

/// The pages by which one enters a site show what it has.
@Suite struct FrontPageTests {
  private static let table = """
    id: herbs
    label: {en: Herbs, ko: 허브, ja: ハーブ}
    platforms: [iOS]
    style: plain
    sections:
      - id: all
        rows:
          - {id: sage, title: {en: Sage, ko: 세이지, ja: セージ}}
          - {id: mint, title: {en: Mint, ko: 민트, ja: ミント}}

    """

  private static func note(_ title: String, _ date: String, _ text: String) -> String {
    "---\nupdated: \(date)\n---\n# \(title)\n\n\(text)\n\n## \(title) 1\n\n\(text)\n\n## \(title) 2\n\n\(text)\n"
  }

  private static let notes = [
    "glossary.yaml": """
    concepts:
      - id: shelf
        terms: {en: [shelf], ko: [선반], ja: [棚]}
        seen: {ko: [시렁]}
      - id: plank
        terms: {en: [plank], ko: [선반], ja: [板]}

    """,
    "kitchen/herbs.table.yaml": table,
    "kitchen/en.md": note("Kitchen", "2031-02-03", "A shelf holds 12 jars. Each jar has a label."),
    "kitchen/ko.md": note("부엌", "2031-02-03", "유리병 12개를 선반에 둡니다. 병마다 이름표가 있습니다."),
    "cellar/en.md": note("Cellar", "2031-05-06", "A cool cellar keeps 30 apples until spring."),
    "cellar/ko.md": note("지하실", "2031-04-01", "서늘한 지하실에서는 사과 30개가 봄까지 갑니다."),
  ]

  private static let site = Task { try await RenderedSite.of(notes) }

  @Test(arguments: ["index.html", "en/index.html", "ko/index.html"])
  func `a table that one can use stands beside the introduction`(path: String) async throws {
    let page = try #require(try await Self.site.value.pages()[path])
    let live = page.elements(named: "section").first { $0.attributes["class"] == "live" }
    let text = try #require(live, "\(path)").text
    #expect(text.contains(path.hasPrefix("ko") ? "세이지" : "Sage"))
  }

  @Test func `what changed last comes first, in the reader's language`() async throws {
    let site = try await Self.site.value
    for (tag, expected) in [
      ("en", ["2031-05-06 Cellar", "2031-02-03 Kitchen"]),
      ("ko", ["2031-04-01 지하실", "2031-02-03 부엌"]),
    ] {
      let page = try #require(try site.pages()["\(tag)/index.html"])
      let news = page.elements(named: "section").first { $0.attributes["class"] == "news" }
      let text = try #require(news, "\(tag)").text
      let places = try expected.map { entry in
        try #require(text.firstRange(of: entry.split(separator: " ")[1])?.lowerBound, "\(text)")
      }
      #expect(places == places.sorted(), "\(text)")
      for entry in expected { #expect(text.contains(entry.prefix(10)), "\(text)") }
    }
  }

  @Test func `a site is named in each language by the README of that language`() async throws {
    for name in [
      "Kitchens, Larders, and the Shelves in Them",
      "Kitchens, larders, and the shelves in them as they were built in the old houses of the town",
    ] {
      let site = try await RenderedSite.of([
        "README.md": "# \(name)\n\nThese are the notes of a kitchen.\n",
        "README.ko.md": "# 부엌과 선반\n\n부엌의 노트입니다.\n",
        "jars/en.md": "# Jars\n\nA jar keeps tea.\n", "jars/ko.md": "# 병\n\n병은 차를 보관합니다.\n",
      ])
      #expect(!site.text("en/index.html").contains("<title>부엌과 선반"))
      #expect(site.text("ko/index.html").contains("<title>부엌과 선반"))
      guard name.count < 60 else { continue }
      #expect(site.text("en/index.html").contains("<title>\(name)"))
    }
  }

  @Test func `notes without dates and tables have neither`() async throws {
    let site = try await RenderedSite.of(["a/en.md": "# A\n\nText.\n", "b/en.md": "# B\n\nText.\n"])
    let page = try #require(try site.pages()["en/index.html"])
    let classes = page.elements(named: "section").compactMap { $0.attributes["class"] }
    #expect(!classes.contains("live") && !classes.contains("news"))
  }

  @Test func `a side-by-side page begins with its contents in the reader's language`() async throws
  {
    let site = try await Self.site.value
    for (tag, titles) in [("en", ["Kitchen 1", "Kitchen 2"]), ("ko", ["부엌 1", "부엌 2"])] {
      let path = "\(tag)/parallel/kitchen/index.html"
      let page = try #require(try site.pages()[path])
      let list = page.elements(named: "details").first { $0.attributes["class"] == "overview" }
      let overview = try #require(list, "\(path)")
      #expect(overview.attributes["open"] != nil)
      for title in titles { #expect(overview.text.contains(title), "\(overview.text)") }
      let html = site.text(path)
      let start = try #require(html.firstRange(of: "class=\"overview\"")).upperBound
      let end = try #require(html[start...].firstRange(of: "</details>")).lowerBound
      let links = html[start..<end].matches(of: #/href="#([^"]+)"/#).map { String($0.1) }
      #expect(links.count == 2 && links.allSatisfy(page.ids.contains), "\(links)")
      #expect(try #require(html.firstRange(of: "class=\"parallel")).lowerBound > end)
    }
  }

  @Test func `the glossary has an index, and shows the sentences that have a term`() async throws {
    let site = try await Self.site.value
    let page = try #require(try site.pages()["ko/glossary/index.html"])
    let html = site.text("ko/glossary/index.html")
    // Two concepts with one term are told apart by another language.
    #expect(html.contains("href=\"#shelf\">선반 <span class=\"count\" lang=\"en\">shelf</span>"))
    #expect(html.contains("href=\"#plank\">선반 <span class=\"count\" lang=\"en\">plank</span>"))
    let entry = try #require(page.element(id: "shelf"))
    #expect(html.contains("유리병 12개를 <mark>선반</mark>에 둡니다."))
    #expect(!entry.text.contains("kitchen/ko.md"))
  }

  @Test func `an empty search offers the terms that the notes use most`() async throws {
    let html = try await Self.site.value.text("ko/search/index.html")
    #expect(html.contains("<a href=\"#q=%EC%84%A0%EB%B0%98\">선반</a>"))
    let none = try await RenderedSite.of(["a/en.md": "# A\n\nText.\n"])
    #expect(!none.text("en/search/index.html").contains("suggested"))
  }

  @Test func `a missing page offers the search`() async throws {
    let page = try #require(try await Self.site.value.pages()["404.html"])
    let form = page.elements(named: "form").first { $0.attributes["role"] == "search" }
    #expect(form?.attributes["action"] == "en/search/index.html")
  }

  @Test func `the picture of a page is described by what it shows`() async throws {
    let site = try await RenderedSite.of(
      ["a/en.md": "# A\n\nText.\n", "site.yaml": "url: https://x.example/\n"])
    let alts = [
      "index.html": "Guideline Notes · 가이드라인 노트 · ガイドラインノート",
      "en/index.html": "Guideline Notes — English",
      "en/a/index.html":
        "A — the title, and the texts in all languages side by side, drawn as bars",
    ]
    for (path, alt) in alts {
      #expect(
        site.text(path).contains("<meta property=\"og:image:alt\" content=\"\(alt)\">"), "\(path)")
    }
  }
}
