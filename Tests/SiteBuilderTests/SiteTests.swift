import Bitext
import Foundation
import TestSupport
import Testing

@testable import SiteBuilder

/// Properties that hold for every site.
enum SiteProperties {
  /// Each word of each segment is on some page, except in blocks that are shown as examples.
  static func expectNothingLost(_ site: RenderedSite) throws {
    let pages = try site.pages()
    // Pages contain zero-width spaces, which are invisible and not part of segments.
    let text = Set(pages.values.flatMap { words($0.words.replacing("\u{200B}", with: "")) })
    for topic in site.corpus.topics + [site.corpus.home].compactMap(\.self) {
      for document in topic.documents {
        let examples = document.fenceIndices.filter { ExampleBook.isExample($0.info) }
          .map(\.segment)
        for (index, segment) in document.segments.enumerated() where !examples.contains(index) {
          let lost = words(segment.text).filter { !text.contains($0) }
          #expect(lost.isEmpty, "\(document.source.path):\(segment.lines): \(lost)")
        }
      }
    }
  }

  /// Links and pictures lead to files of the site, fragments to elements, and ids are unique.
  static func expectConnected(_ site: RenderedSite) throws {
    let pages = try site.pages()
    let anchors = pages.mapValues { Set($0.ids) }
    for (path, page) in pages {
      let ids = page.ids
      #expect(
        anchors[path]?.count == ids.count,
        "\(path): \(ids.filter { id in ids.count { $0 == id } > 1 })")
      for element in page.elements {
        for name in ["href", "src"] {
          guard let target = element.attributes[name] else { continue }
          if target.hasPrefix("https:") || target.hasPrefix("http:") || target.hasPrefix("mailto:")
          {
            continue
          }
          let parts = target.split(separator: "#", omittingEmptySubsequences: false)
          let relative = Address.decoded(String(parts[0]))
          let file = relative.isEmpty ? path : Address.resolve(relative, from: path)
          guard let file, site.files[file] != nil else {
            Issue.record("\(path): \(target) leads nowhere")
            continue
          }
          // On the search page, the text after "#q=" is a query.
          if parts.count > 1, !parts[1].hasPrefix("q=") {
            let id = Address.decoded(String(parts[1]))
            #expect(anchors[file]?.contains(id) == true, "\(path): no \(target)")
          }
        }
      }
    }
  }

  /// One main heading, levels without gaps, a language on the root, and no inline code.
  ///
  /// An example for a frame is a part of somebody else's page, and has no heading.
  static func expectOrderly(_ site: RenderedSite) throws {
    for (path, page) in try site.pages() where !path.contains("gallery/embed/") {
      #expect(page.elements(named: "h1").count == 1, "\(path)")
      #expect(page.elements(named: "main").count == 1, "\(path)")
      #expect(page.elements(named: "html").first?.attributes["lang"] != nil, "\(path)")
      var level = 1
      let article = page.elements.filter { $0.path.contains("main") }
      for element in article where ["h2", "h3", "h4", "h5", "h6"].contains(element.name) {
        let own = Int(element.name.dropFirst()) ?? 0
        #expect(own <= level + 1, "\(path): \(element.name) after h\(level)")
        level = own
      }
      for element in page.elements {
        #expect(
          !element.attributes.keys.contains { $0.hasPrefix("on") || $0 == "style" }, "\(path)")
        #expect(element.name != "style" && element.name != "base", "\(path)")
        if element.name == "script", element.attributes["type"] != "application/json" {
          #expect(element.text.isEmpty, "\(path)")
        }
        if element.name == "img" { #expect(element.attributes["alt"] != nil, "\(path)") }
      }
    }
  }

  static func expectAll(_ site: RenderedSite) throws {
    try expectNothingLost(site)
    try expectConnected(site)
    try expectOrderly(site)
  }

  static func words(_ text: String) -> [String] {
    text.unicodeScalars.split {
      $0.properties.isWhitespace || $0.properties.isDefaultIgnorableCodePoint
        || !($0.properties.isAlphabetic || $0.properties.numericType != nil)
    }.map(String.init)
  }
}

@Suite struct SiteTests {
  @Test(.needs(.seeds))
  func `the seeds lose no word, no link and no heading`() async throws {
    let site = try await RenderedSite.of(folder: RealNotes.seeds.url)
    try SiteProperties.expectAll(site)
  }

  @Test(arguments: [RenderedSite.content, RenderedSite.realNotes])
  func `the project's own notes lose no word, no link and no heading`(
    site: Task<RenderedSite, any Error>
  ) async throws {
    try SiteProperties.expectAll(await site.value)
  }

  @Test func `equal input gives equal bytes in the same order`() async throws {
    let one = try await RenderedSite.of(folder: Checkout.content, options: SiteOptions(jobs: 1))
    let other = try await RenderedSite.content.value
    #expect(one.order == other.order)
    #expect(one.files == other.files)
  }

  @Test func `an edition leaves out what its own source says in its language`() async throws {
    let site = try await RenderedSite.of([
      "bins.md": """
      # Storage bins

      A bin keeps small parts together until somebody needs them again.

      > 통은 작은 부품을 누군가 다시 찾을 때까지 한데 모아 둡니다.

      Label every bin on its front so that people can read the label from afar.

      > 통마다 앞면에 이름표를 붙여 멀리서도 읽을 수 있게 합니다.
      """
    ])
    let pages = try site.pages()
    let korean = try #require(pages.first { $0.key.hasPrefix("ko/storage") }?.value)
    #expect(korean.words.contains("통마다 앞면에"))
    #expect(!korean.words.contains("Label every bin"))
    let english = try #require(pages.first { $0.key.hasPrefix("en/storage") }?.value)
    #expect(english.words.contains("Label every bin"))
    #expect(!english.words.contains("통마다"))
    let both = try #require(pages.first { $0.key.hasPrefix("en/parallel/") }?.value)
    #expect(both.words.contains("Label every bin") && both.words.contains("통마다"))
    try SiteProperties.expectAll(site)
  }

  @Test func `a topic without a language has a page in it that says so`() async throws {
    let site = try await RenderedSite.of([
      "a.md": "# Hooks\n\nA hook on the wall holds one coat and nothing else at all.\n",
      "ko/b.md": "# 선반\n\n선반은 책을 세워 두는 자리이며 벽에 단단히 고정합니다.\n",
    ])
    let pages = try site.pages()
    let fallback = try #require(pages["ko/hooks/index.html"])
    #expect(fallback.elements(named: "html").first?.attributes["lang"] == "ko")
    #expect(fallback.words.contains("아직 한국어 글이 없어"))
    let paragraph = fallback.elements(named: "p").first { $0.text.contains("A hook on the wall") }
    #expect(paragraph?.language == "en")
    let robots = fallback.elements(named: "meta").first { $0.attributes["name"] == "robots" }
    #expect(robots?.attributes["content"] == "noindex")
    try SiteProperties.expectAll(site)
  }

  @Test func `text in no known language has a page without one`() async throws {
    let site = try await RenderedSite.of(["x.md": "表格以单列形式显示数据，可以分为多个部分或组别来呈现内容。\n"])
    let page = try #require(
      try site.pages().first { $0.key.hasPrefix("und/") && $0.key.count > 14 })
    #expect(page.value.elements(named: "html").first?.attributes["lang"] == "en")
    #expect(page.value.elements(named: "article").first?.attributes["lang"] == "")
    try SiteProperties.expectAll(site)
  }

  @Test func `fragments are bare articles with an index of what they are`() async throws {
    let site = try await RenderedSite.of(
      ["a.md": "# Hooks\n\n## Coat hooks\n\nA hook on the wall holds one coat and nothing else.\n"],
      options: SiteOptions(writesFragments: true))
    let page = site.text("en/hooks/index.html")
    #expect(page.hasPrefix("<article>\n<h1"))
    #expect(!page.contains("<html") && !page.contains("<header"))
    let data = try #require(site.files["fragments.json"].map { Data($0) })
    let json = try JSONSerialization.jsonObject(with: data) as? [String: [[String: Any]]]
    let entry = try #require(
      json?["pages"]?.first { $0["path"] as? String == "en/hooks/index.html" })
    #expect(entry["title"] as? String == "Hooks")
    #expect((entry["headings"] as? [[String: Any]])?.first?["text"] as? String == "Coat hooks")
    #expect(entry["translations"] as? [String: String] == ["en": "en/hooks/index.html"])
  }

  @Test func `an old address of a topic leads to its new one`() async throws {
    let site = try await RenderedSite.of([
      "a.md": "---\naliases: [/old/place, former]\n---\n# Hooks\n\nA hook holds one coat.\n"
    ])
    for (path, target) in [
      ("old/place/index.html", "../../en/hooks/index.html"),
      ("en/former/index.html", "../../en/hooks/index.html"),
    ] {
      let page = try #require(try site.pages()[path])
      #expect(page.elements(named: "a").first?.attributes["href"] == target)
      let refresh = page.elements(named: "meta").first { $0.attributes["http-equiv"] == "refresh" }
      #expect(refresh?.attributes["content"] == "0; url=\(target)")
    }
  }

  /// Readers of another language had an address with the old name too, and so had each side-by-side page.
  @Test func `the other pages of a renamed topic are found at their old addresses`() async throws {
    let site = try await RenderedSite.of([
      "hooks/en.md": "---\naliases: [pegs, /wall/pegs]\n---\n# Hooks\n\nA hook holds one coat.\n",
      "hooks/ko.md": "# 고리\n\n고리 하나에는 외투 하나를 겁니다.\n",
      "rail/ja.md": "# 手すり\n\n手すりは壁に付けます。\n",
    ])
    let pages = try site.pages()
    for (path, target) in [
      ("en/pegs", "../../en/hooks/"), ("ko/pegs", "../../ko/hooks/"),
      ("ja/pegs", "../../ja/hooks/"),
      ("en/parallel/pegs", "../../../en/parallel/hooks/"),
      ("ko/parallel/pegs", "../../../ko/parallel/hooks/"),
      ("wall/pegs", "../../en/hooks/"), ("ko/wall/pegs", nil), ("en/parallel/wall/pegs", nil),
    ] {
      let link = pages[path + "/index.html"]?.elements(named: "a").first
      #expect(link?.attributes["href"] == target.map { $0 + "index.html" }, "\(path)")
    }
  }

  @Test(arguments: [
    "/assets/site.css", "/media/x", "/../up", "/robots.txt", "/en/hooks/", "/en/feed.xml",
    "/../\u{301}up", "/assets/\u{200D}x",
    "/" + String(repeating: "x", count: 300),
  ])
  func `an alias that cannot be an address is left out, and that is said`(
    alias: String
  ) async throws {
    let site = try await RenderedSite.of([
      "a.md": "---\naliases: [\(alias)]\n---\n# Hooks\n\nA hook holds one coat.\n"
    ])
    #expect(site.diagnostics.map(\.rule) == ["alias-taken"])
    #expect(site.text("en/hooks/index.html").contains("one coat"))
  }

  @Test func `feeds and sitemap say what is there, once the address is known`() async throws {
    let notes = [
      "a/en.md": "---\nupdated: 2024-05-01\n---\n# Hooks\n\nA hook holds one coat & <one> hat.\n",
      "a/ko.md": "# 고리\n\n고리 하나에는 외투 하나와 모자 하나를 걸 수 있습니다.\n",
      "b.md": "# Shelves\n\nA shelf is a plank that stays on the wall for years.\n",
    ]
    let site = try await RenderedSite.of(
      notes, options: SiteOptions(baseURL: "https://x.example/n"))
    let sitemap = site.text("sitemap.xml")
    #expect(
      sitemap.contains("<loc>https://x.example/n/en/hooks/</loc>\n<lastmod>2024-05-01</lastmod>"))
    #expect(sitemap.contains("hreflang=\"ko\" href=\"https://x.example/n/ko/hooks/\""))
    #expect(!sitemap.contains("/ko/shelves/") && !sitemap.contains("/n/parallel/"))
    #expect(sitemap.contains("<loc>https://x.example/n/ko/parallel/hooks/</loc>"))
    #expect(site.text("en/feed.xml").contains("<updated>2024-05-01T00:00:00Z</updated>"))
    #expect(site.files["ko/feed.xml"] == nil)
    let page = site.text("en/hooks/index.html")
    #expect(page.contains("<link rel=\"canonical\" href=\"https://x.example/n/en/hooks/\">"))
    #expect(page.contains("hreflang=\"x-default\""))
    #expect(!site.text("ko/shelves/index.html").contains("hreflang=\"ko\" href"))
    let without = try await RenderedSite.of(notes)
    #expect(without.files["sitemap.xml"] == nil)
    #expect(!without.text("en/hooks/index.html").contains("canonical"))
  }

  @Test func `a site of more pages than a sitemap may hold has several, and a list of them`()
    async throws
  {
    let texts = (1...3).map { ("\($0).md", "# Shelf \($0)\n\nA shelf stays on the wall.\n") }
    let site = try await RenderedSite.of(
      Dictionary(uniqueKeysWithValues: texts), options: SiteOptions(baseURL: "https://x.example"))
    let context = try Site(
      corpus: site.corpus, options: SiteOptions(baseURL: "https://x.example")
    ).context
    let all = Sitemap(site: context).files()
    let whole = try #require(all.first)
    let parts = Sitemap(site: context, limit: 2).files()
    #expect(all.count == 1 && parts[0].path == whole.path)
    let addresses = Self.addresses(of: whole)
    #expect(parts.dropFirst().flatMap(Self.addresses) == addresses)
    #expect(parts.dropFirst().allSatisfy { Self.addresses(of: $0).count <= 2 })
    #expect(
      Self.addresses(of: parts[0]) == parts.dropFirst().map { "https://x.example/" + $0.path })
  }

  private static func addresses(of file: OutputFile) -> [String] {
    guard case .bytes(let bytes) = file.content else { return [] }
    return String(decoding: bytes, as: UTF8.self).matches(of: /<loc>(.*?)<\/loc>/)
      .map { String($0.output.1) }
  }

  @Test func `topics that want one address both survive`() async throws {
    let site = try await RenderedSite.of([
      "one/a.md": "---\nslug: shelf\n---\n# Shelf\n\nA shelf is a plank that stays on a wall.\n",
      "two/b.md": "---\nslug: Shelf\n---\n# Ledge\n\nA ledge is what a cat sits on all day long.\n",
    ])
    try SiteProperties.expectAll(site)
    let folded = site.files.keys.map { $0.lowercased() }
    #expect(Set(folded).count == folded.count)
  }
}
