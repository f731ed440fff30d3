import Bitext
import Foundation
import TestSupport
import Testing

@testable import SiteBuilder

/// What is around the text of every page: the way to the main pages, the menu, the side-by-side pages
/// of each reader.
@Suite struct ShellTests {
  private static let notes = [
    "site.yaml": "title: {en: Notes, ko: 노트, ja: ノート}\n",
    "glossary.yaml": "concepts:\n  - id: shelf\n    terms: {en: [shelf], ko: [선반], ja: [棚]}\n",
    "shelves/en.md": """
    # Shelves

    A shelf keeps books upright and within reach, and two brackets hold it on the wall.

    ## Upper shelf

    The upper shelf carries jars of seeds, which are light, and [the lower one](#lower-shelf) pots.

    ## Lower shelf

    The lower shelf carries 12 iron pots, because the brackets there are longer by half.

    """,
    "shelves/ko.md": """
    # 선반

    선반은 책을 세워 손이 닿는 곳에 두며, 받침대 두 개가 벽에 고정합니다.

    ## 위 선반

    위 선반에는 가벼운 씨앗 병을 올리고, [아래 선반](#lower-shelf)에는 냄비를 올립니다.

    ## 아래 선반

    아래 선반의 받침대는 절반만큼 더 길기 때문에 무쇠 냄비 12개를 올립니다.

    """,
    "shelves/ja.md": """
    # 棚

    棚は本を立てて手の届くところに置き、二つの棚受けが壁に留めます。

    ## 上の棚

    上の棚には軽い種の瓶を載せ、[下の棚](#lower-shelf)には鍋を載せます。

    ## 下の棚

    下の棚の棚受けは半分ほど長いため、鉄鍋を12個載せます。

    """,
    "doors/en.md": "# Doors\n\nA door closes by itself when the spring in its hinge is wound.\n",
  ]

  private static let site = Task {
    try await RenderedSite.of(notes, options: SiteOptions(baseURL: "https://x.example/n/"))
  }

  @Test(arguments: [
    ("en", ["Topics", "Glossary", "Search"]), ("ko", ["주제", "용어집", "검색"]),
    ("ja", ["トピック", "用語集", "検索"]),
  ])
  func `every page leads to the main pages in its language`(
    tag: String, names: [String]
  ) async throws {
    let pages = try await Self.site.value.pages()
    for path in ["", "shelves/", "doors/", "parallel/shelves/", "glossary/", "search/"] {
      let page = try #require(pages["\(tag)/\(path)index.html"])
      for place in ["header", "footer"] {
        let links = page.elements(named: "a").filter { $0.path.contains(place) }.map(\.text)
        for name in names { #expect(links.contains(name), "\(name), \(place) of \(tag)/\(path)") }
      }
      #expect(page.element(id: "menu") != nil)
    }
  }

  @Test func `the front page of every language begins with the README in it`() async throws {
    let site = try await RenderedSite.of([
      "README.md": "# Cabinet\n\nNotes on what stands in a cabinet.\n",
      "README.ko.md": "# 장식장\n\n장식장 안에 무엇이 있는지 적은 노트입니다.\n",
      "jar.md": "# Jar\n\nA jar of seeds stands on the upper shelf.\n",
      "jar.ko.md": "# 병\n\n씨앗이 든 병은 위 선반에 있습니다.\n",
    ])
    #expect(site.text("index.html").contains("Notes on what stands in a cabinet."))
    #expect(site.text("en/index.html").contains("Notes on what stands in a cabinet."))
    #expect(site.text("ko/index.html").contains("장식장 안에 무엇이 있는지 적은 노트입니다."))
  }

  @Test func `the README names the site in each language, and says what it is about`() async throws
  {
    let notes = [
      "README.md": "# Cabinet\n\nNotes on what stands in a cabinet.\n",
      "README.ko.md": "# 장식장\n\n장식장 안에 무엇이 있는지 적은 노트입니다.\n",
      "jar.md": "# Jar\n\nA jar of seeds stands on the upper shelf.\n",
      "jar.ko.md": "# 병\n\n씨앗이 든 병은 위 선반에 있습니다.\n",
      "jar.ja.md": "# 瓶\n\n種の入った瓶は上の棚にあります。\n",
    ]
    let site = try await RenderedSite.of(notes)
    for (tag, title, name) in [
      ("en", "Jar", "Cabinet"), ("ko", "병", "장식장"), ("ja", "瓶", "Cabinet"),
    ] {
      #expect(
        site.text("\(tag)/jar/index.html").contains("<title>\(title) · \(name)</title>"), "\(tag)")
    }
    let about = "<meta name=\"description\" content=\"장식장 안에 무엇이 있는지 적은 노트입니다.\">"
    #expect(site.text("ko/index.html").contains(about))
    #expect(site.text("llms.txt").hasPrefix("# Cabinet\n\n> Notes on what stands in a cabinet.\n"))

    let settings = "title: Shelves\ndescription: {ko: 선반에 놓인 것.}\n"
    let set = try await RenderedSite.of(notes.merging(["site.yaml": settings]) { $1 })
    #expect(set.text("ko/jar/index.html").contains("<title>병 · Shelves</title>"))
    #expect(set.text("ko/index.html").contains("name=\"description\" content=\"선반에 놓인 것.\""))
    #expect(set.text("llms.txt").hasPrefix("# Shelves\n\n> Notes on what stands in a cabinet.\n"))

    // A sentence is no name, and neither is what a file is called.
    for text in [
      "# Notes on everything that stands, lies or hangs in the old cabinet\n\nSee [the jar](jar.md).\n",
      "See [the jar](jar.md).\n",
    ] {
      let unnamed = try await RenderedSite.of(["README.md": text, "jar.md": notes["jar.md"] ?? ""])
      #expect(unnamed.text("en/jar/index.html").contains("<title>Jar · Guideline Notes</title>"))
    }
  }

  @Test(arguments: [
    ("kiln-club", "docs/index.md", "# The house of clay\n", "The house of clay"),
    ("kiln-club", "index.md", "# The house of clay\n", "The house of clay"),
    ("kiln-club", "index.md", "# Introduction\n", "Kiln club"),
    ("kiln-club", "b.md", "# Press\n", "Kiln club"),
    ("docs", "b.md", "# Press\n", "Guideline Notes"),
    ("a1b2c3-notes", "b.md", "# Press\n", "Guideline Notes"),
  ])
  func `a site is called by its index or its folder`(
    folder: String, path: String, heading: String, title: String
  ) async throws {
    let parent = try TemporaryFolder()
    let notes = try TemporaryFolder(folder, in: parent)
    try notes.write("# Jar\n\nA jar of seeds stands on the upper shelf.\n", to: "jar.md")
    try notes.write(heading + "\nClay is kept wet in the cellar below the stairs.\n", to: path)
    let site = try await RenderedSite.of(folder: notes.url)
    #expect(site.text("en/jar/index.html").contains("<title>Jar · \(title)</title>"))
  }

  @Test func `a site without a README says what its settings say of it`() async throws {
    let note = ["jar.md": "# Jar\n\nA jar of seeds stands on the upper shelf.\n"]
    let site = try await RenderedSite.of(
      note.merging(["site.yaml": "description: What stands on the shelves.\n"]) { $1 })
    #expect(site.diagnostics.isEmpty)
    for page in ["index.html", "en/index.html"] {
      #expect(site.text(page).contains("<p>What stands on the shelves.</p></header>"), "\(page)")
    }
    // What is said of every other site is true of one with a single language.
    let other = try await RenderedSite.of(note).text("en/index.html")
    #expect(other.contains("<p>Guideline notes, topic by topic.</p></header>"))
  }

  @Test func `the menu and the contents come before the text`() async throws {
    let page = try #require(try await Self.site.value.pages()["en/shelves/index.html"])
    let ids = page.ids
    let places = try ["menu", "contents", "main"].map { try #require(ids.firstIndex(of: $0)) }
    #expect(places == places.sorted())
    let skips = page.elements(named: "a").filter { $0.attributes["class"] == "skip" }
    #expect(skips.map { $0.attributes["href"] } == ["#menu", "#contents", "#main"])
  }

  @Test func `side by side exists for each reader, who finds the own language first`() async throws
  {
    let site = try await Self.site.value
    let pages = try site.pages()
    for (tag, name) in [("en", "Shelves"), ("ko", "선반"), ("ja", "棚")] {
      let path = "\(tag)/parallel/shelves/index.html"
      let page = try #require(pages[path])
      #expect(page.elements(named: "html")[0].attributes["lang"] == tag)
      let sides = page.elements(named: "div").filter {
        $0.attributes["class"]?.hasPrefix("side c") == true
      }
      let first = sides.prefix(3).compactMap { $0.attributes["data-lang"] }
      #expect(first.first == tag && Set(first).count == 3, "\(path): \(first)")
      #expect(page.elements(named: "h1")[0].text.hasPrefix(name), "\(path)")
      let text = site.text(path)
      #expect(
        text.contains("rel=\"canonical\" href=\"https://x.example/n/\(tag)/parallel/shelves/\""))
      #expect(text.contains("hreflang=\"ja\" href=\"https://x.example/n/ja/parallel/shelves/\""))
      #expect(!text.contains("noindex"))
      let articles = page.elements(named: "a").filter { $0.attributes["data-switch"] != nil }
      #expect(articles.contains { $0.attributes["href"] == "../../../\(tag)/shelves/index.html" })
      #expect(page.elements(named: "a").contains { $0.attributes["href"] == "#upper-shelf" })
    }
    #expect(site.text("sitemap.xml").contains("https://x.example/n/ko/parallel/shelves/"))
  }

  @Test func `the address that all readers shared leads on`() async throws {
    let old = try await Self.site.value.text("parallel/shelves/index.html")
    #expect(
      old.contains("http-equiv=\"refresh\" content=\"0; url=../../en/parallel/shelves/index.html\"")
    )
    #expect(old.contains("<script src=\"../../assets/moved.js\""))
  }

  /// Pages of one topic share what no reader's language changes.
  @Test func `a side-by-side page does not depend on those written before it`() async throws {
    let folder = try TemporaryFolder(Self.notes)
    let (corpus, _) = try await Pipeline(root: folder.path, jobs: 1).corpus()
    let pages = try Site(corpus: corpus, options: SiteOptions()).pages.filter(\.isParallel)
    #expect(pages.count == 3)
    let together = try Site(corpus: corpus, options: SiteOptions())
    for page in pages {
      let alone = try Site(corpus: corpus, options: SiteOptions()).render(page).bytes
      #expect(together.render(page).bytes == alone, "\(together.path(of: page))")
      #expect(together.render(page).bytes == alone, "again: \(together.path(of: page))")
    }
  }

  @Test func `a breadcrumb stands only where there is a level`() async throws {
    let pages = try await Self.site.value.pages()
    func crumbs(_ path: String) throws -> [String] {
      try #require(pages[path]).elements(named: "a")
        .filter { $0.path.filter { $0 == "ol" }.count == 1 && $0.path.contains("main") }.map(\.text)
    }
    #expect(try crumbs("en/doors/index.html") == [])
    #expect(try crumbs("ko/parallel/shelves/index.html") == ["홈", "선반"])
  }

  @Test func `headings have short addresses, and keep the long ones`() async throws {
    let site = try await Self.site.value
    for path in [
      "en/shelves/index.html", "ko/shelves/index.html", "ja/parallel/shelves/index.html",
    ] {
      let page = try #require(try site.pages()[path])
      #expect(page.ids.contains("upper-shelf") && page.ids.contains("lower-shelf"), "\(path)")
      let long = try #require(page.ids.first { $0.hasPrefix("upper-shelf-") }, "\(path)")
      #expect(site.corpus.topics.flatMap(\.units).contains { $0.id == long })
    }
  }

  @Test func `equal headings are counted, and keep their whole addresses`() async throws {
    let site = try await RenderedSite.of([
      "a.md": "# Jars\n\n## Lids\n\nA lid closes.\n\n## Seals\n\n### Lids\n\nA seal closes a lid.\n"
    ])
    let page = try #require(try site.pages()["en/jars/index.html"])
    #expect(page.ids.contains("lids") && page.ids.contains("seals"))
    #expect(page.ids.contains("lids-2") && page.ids.filter { $0.hasPrefix("lids-") }.count == 3)
  }

  @Test func `the home page offers all languages, and is the one for all other readers`()
    async throws
  {
    let site = try await Self.site.value
    for path in ["index.html", "en/index.html", "ko/index.html"] {
      #expect(
        site.text(path).contains("hreflang=\"x-default\" href=\"https://x.example/n/\""), "\(path)")
      let page = try #require(try site.pages()[path])
      let specimen = page.elements(named: "section").first { $0.attributes["class"] == "specimen" }
      let text = try #require(specimen, "\(path)").text
      for part in ["within reach", "손이 닿는", "手の届く"] { #expect(text.contains(part), "\(path)") }
      #expect(page.elements(named: "input").contains { $0.attributes["name"] == "q" })
    }
    #expect(site.text("ko/index.html").contains("주제 2개"))
  }

  @Test func `the home page shows a paragraph, and no remark of an editor`() async throws {
    let site = try await RenderedSite.of([
      "en/crate.md": """
      # Crates

      (The handles are still to be checked against the second edition.)

      A crate keeps its bottles apart with thin boards. Two people carry it.
      """,
      "ko/crate.md": """
      # 상자

      (손잡이에 관한 한, 두 번째 판과 견주어 다시 확인해야 할 곳입니다.)

      상자는 얇은 판자로 병을 서로 떼어 놓으며, 두 사람이 손잡이를 잡고 나릅니다.
      """,
    ])
    let page = try #require(try site.pages()["ko/index.html"])
    let specimen = page.elements(named: "section").first { $0.attributes["class"] == "specimen" }
    let text = try #require(specimen).text
    #expect(text.contains("thin boards") && !text.contains("second edition"))
  }
}
