import Bitext
import Foundation
import TestSupport
import Testing

@testable import SiteBuilder

/// The README of a folder is the front page, and is compared and found like other notes.
@Suite struct FrontReadmeTests {
  private static let notes = [
    "README.md": """
    # Cabinet

    Everything about cabinets stands here, with a walrus on the door.

    ## Drawers

    Keep the drawers shallow.

    """,
    "README.ko.md": """
    # 수납장

    수납장에 관한 모든 것이 여기 있고, 문에는 바다코끼리가 있습니다.

    ## 서랍

    서랍을 얕게 만드세요.

    """,
    "doors/en.md": "# Doors\n\nDoors close softly.\n\nHinges are oiled twice a year.\n",
    "doors/ko.md": "# 문\n\n문은 조용히 닫힙니다.\n",
  ]

  private static let spoons = """
    id: spoons
    label: Spoons
    platforms: [iOS]
    style: plain
    sections:
      - id: all
        rows:
          - {id: tea, title: Teaspoon}
          - {id: soup, title: Soup spoon}

    """

  private func script(_ site: RenderedSite, _ prefix: String) -> String {
    site.files.keys.filter { $0.hasPrefix("search/" + prefix) }.sorted().map(site.text).joined()
  }

  private func parallelLink(_ page: Markup) -> String? {
    page.elements(named: "a").first { $0.attributes["data-switch"] == "parallel" }?
      .attributes["href"]
  }

  @Test(arguments: ["en", "ko"])
  func `the front page leads to its texts side by side, and back`(tag: String) async throws {
    let site = try await RenderedSite.of(Self.notes)
    let front = try #require(try site.pages()["\(tag)/index.html"])
    #expect(parallelLink(front) == "../\(tag)/parallel/cabinet/index.html")
    let parallel = try #require(try site.pages()["\(tag)/parallel/cabinet/index.html"])
    for text in ["Keep the drawers shallow.", "서랍을 얕게 만드세요."] {
      #expect(parallel.words.contains(text))
    }
    let crumbs = parallel.elements(named: "ol").first { $0.path.last == "nav" }
    #expect(
      crumbs?.text.trimmingCharacters(in: .whitespacesAndNewlines) == (tag == "en" ? "Home" : "홈"))
    #expect(!parallel.elements(named: "nav").contains { $0.attributes["class"] == "neighbours" })
    #expect(parallelLink(parallel) == "../../../\(tag)/parallel/cabinet/index.html")
  }

  @Test func `a front page in one language has nothing to compare`() async throws {
    var notes = Self.notes
    notes["README.ko.md"] = nil
    let site = try await RenderedSite.of(notes)
    #expect(!site.files.keys.contains { $0.hasPrefix("en/parallel/cabinet") })
    #expect(parallelLink(try #require(try site.pages()["en/index.html"])) == nil)
  }

  @Test func `the search finds the texts of the front page on it`() async throws {
    let site = try await RenderedSite.of(Self.notes)
    let texts = script(site, "texts/")
    let unit = try #require(texts.split(separator: "\n").first { $0.contains("walrus") })
    #expect(unit.contains("바다코끼리"))
    for path in ["en/index.html", "ko/index.html", "parallel/cabinet/index.html"] {
      #expect(texts.contains("\"\(path)\""), "\(path)")
    }
    #expect(script(site, "terms/").contains("\nwalrus"))
    #expect(site.text("search/topics.js").contains("\"cabinet\",\"Cabinet\",\"수납장\""))
    // Results lead to places that the pages have.
    for tag in ["en", "ko"] {
      let ids = try #require(try site.pages()["\(tag)/index.html"]).ids
      let home = try #require(site.corpus.home)
      for unit in home.units { #expect(ids.contains(unit.id), "\(unit.id)") }
    }
  }

  @Test func `the status leads to what a front page lacks`() async throws {
    var notes = Self.notes
    notes["README.md"]? += "\nOil the hinges in spring, and in autumn once more.\n"
    let site = try await RenderedSite.of(notes)
    let status = site.text("ko/status/index.html")
    #expect(status.contains("href=\"../../ko/parallel/cabinet/index.html#oil-the-hinges"))
  }

  @Test func `a folder with nothing but a README has search and status`() async throws {
    let site = try await RenderedSite.of(Self.notes.filter { $0.key.hasPrefix("README") })
    for path in ["en/search", "ko/status", "en/parallel/cabinet"] {
      #expect(site.files["\(path)/index.html"] != nil, "\(path)")
    }
    #expect(script(site, "texts/").contains("walrus"))
    let alone = try await RenderedSite.of(["README.md": "# Cabinet\n\nNothing else is here.\n"])
    #expect(alone.files["en/search/index.html"] == nil)
  }

  @Test func `an example in the README is live, and stands on its page once`() async throws {
    var notes = Self.notes
    notes["README.md"]? += "\n```yaml table-example\n\(Self.spoons)```\n"
    let site = try await RenderedSite.of(notes)
    let page = try #require(try site.pages()["en/index.html"])
    let figures = page.elements(named: "figure")
    #expect(figures.count == 1)
    #expect(figures.first?.text.contains("Teaspoon") == true)
    #expect(!page.elements(named: "section").contains { $0.attributes["class"] == "live" })
    #expect(site.text("en/index.html").contains("assets/examples.js"))
    #expect(site.files["en/gallery/index.html"] != nil)
  }

  @Test func `readers without a README still see a table`() async throws {
    var notes = Self.notes
    notes["README.md"]? += "\n```yaml table-example\n\(Self.spoons)```\n"
    notes["doors/ja.md"] = "# 扉\n\n扉は静かに閉まります。\n"
    let site = try await RenderedSite.of(notes)
    for (path, count) in [("index.html", 0), ("en/index.html", 0), ("ja/index.html", 1)] {
      let page = try #require(try site.pages()[path])
      let live = page.elements(named: "section").count { $0.attributes["class"] == "live" }
      #expect(live == count, "\(path)")
    }
  }

  @Test func `the page before all languages leads to the texts side by side, too`() async throws {
    let site = try await RenderedSite.of(Self.notes)
    let link = parallelLink(try #require(try site.pages()["index.html"]))
    #expect(link == "en/parallel/cabinet/index.html")
  }

  @Test(arguments: [true, false])
  func `each page shows the text of one topic or of none`(hasReadme: Bool) async throws {
    let folder = try TemporaryFolder(
      Self.notes.filter { hasReadme || !$0.key.hasPrefix("README") })
    let (corpus, _) = try await Pipeline(root: folder.url.path).corpus()
    let site = try Site(corpus: corpus, options: SiteOptions())
    let groups = [nil] + corpus.numbers.map(Optional.some)
    let pages = groups.flatMap(site.pages(ofTopic:))
    #expect(pages.count == site.pages.count)
    #expect(Set(pages) == Set(site.pages))
    #expect(site.pages(ofTopic: nil).contains(.index(.english)) != hasReadme)
  }

  @Test func `pages as fragments know the front page`() async throws {
    var options = SiteOptions()
    options.writesFragments = true
    let site = try await RenderedSite.of(Self.notes, options: options)
    let index = site.text("fragments.json")
    #expect(index.contains("parallel/cabinet"))
    #expect(index.contains("\"topic\":\"cabinet\""))
  }
}
