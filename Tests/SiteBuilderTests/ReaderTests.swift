import Bitext
import Foundation
import TestSupport
import Testing

@testable import SiteBuilder

/// Features for readers, and for other sites that link here, apart from the text.
@Suite struct ReaderTests {
  private static func shelf(_ number: Int) -> String {
    """
    # Shelf \(number % 2 == 0 ? "left" : "right") \(UnicodeScalar(UInt8(65 + number % 26))) \(number)

    Shelf \(number) holds box \(number * 7) and jar \(number * 13), and nothing else at all.

    """
  }

  private static func corpus(sections: [String: Int]) -> [String: String] {
    var notes: [String: String] = [:]
    for (section, count) in sections {
      for number in 1...count {
        let slug = "\(section)-\(number)"
        notes["\(section)/\(slug).md"] =
          "---\nslug: \(slug)\ntopic: \(slug)\nweight: \(number)\n---\n" + shelf(number)
      }
    }
    return notes
  }

  @Test func `the menu lists fifty topics around the current one, and leads to all`() async throws {
    let site = try await RenderedSite.of(Self.corpus(sections: ["a": 70, "b": 3]))
    let pages = try site.pages()
    for (path, first, last) in [("a-1", 1, 50), ("a-40", 15, 64), ("a-70", 21, 70)] {
      let page = try #require(pages["en/\(path)/index.html"])
      let links = page.elements(named: "a").filter { $0.path.contains("nav") }
        .compactMap { $0.attributes["href"] }
      let listed = links.filter { $0.contains("/en/a-") }
      #expect(listed.contains("../../en/a-\(first)/index.html"), "\(path)")
      #expect(listed.contains("../../en/a-\(last)/index.html"), "\(path)")
      #expect(Set(listed).count <= 52, "\(path)")
      #expect(links.contains("../../en/index.html#section-a"), "\(path)")
      #expect(links.contains("../../en/b-1/index.html"), "\(path)")
    }
    #expect(try #require(pages["en/index.html"]).element(id: "section-a") != nil)
    try SiteProperties.expectConnected(site)
  }

  @Test func `names of sections have the language of their letters`() async throws {
    let site = try await RenderedSite.of([
      "upper-shelves/jar.md": "# Jar\n\nA jar of seeds stands on the upper shelf.\n",
      "위 선반/box.md": "# 상자\n\n상자는 위 선반의 오른쪽에 있고 씨앗이 들어 있습니다.\n",
      "設定ガイド/key.md": "# Key\n\nA key hangs beside the door and opens the box.\n",
      "棚/lid.md": "# Lid\n\nA lid lies beside the box and keeps the dust away.\n",
    ])
    for (path, expected) in [
      ("en/jar", ["Upper shelves": nil, "위 선반": "ko", "棚": nil, "設定ガイド": "ja"]),
      ("ko/jar", ["Upper shelves": "en", "위 선반": nil, "棚": nil, "設定ガイド": "ja"]),
      ("en/index", ["Upper shelves": nil, "위 선반": "ko", "棚": nil, "設定ガイド": "ja"]),
    ] as [(String, [String: String?])] {
      let page = try #require(
        try site.pages()[path.hasSuffix("index") ? path + ".html" : path + "/index.html"])
      for (name, language) in expected {
        let named = (page.elements(named: "a") + page.elements(named: "h2"))
          .filter { $0.text == name }
        #expect(!named.isEmpty, "\(name) in \(path)")
        #expect(named.allSatisfy { $0.attributes["lang"] == language }, "\(name) in \(path)")
      }
    }
  }

  @Test func `many topics are a list of titles by sections and letters`() async throws {
    var notes = Self.corpus(sections: ["a": 150, "b": 30])
    notes["c/1.md"] = "# 서랍\n\n서랍은 물건을 보관하는 곳이며, 사람들이 매일 열고 닫습니다.\n"
    let pages = try await RenderedSite.of(notes).pages()
    for path in ["en/index.html", "ko/index.html"] {
      let page = try #require(pages[path])
      let links = Set(page.elements(named: "a").compactMap { $0.attributes["href"] })
      #expect(links.contains("#section-a") && links.contains("#section-a-1"), "\(path)")
      #expect(links.count { $0.contains("/a-") && $0.hasSuffix("index.html") } >= 150, "\(path)")
      #expect(page.element(id: "section-b") != nil, "\(path)")
    }
    let home = try #require(pages["index.html"])
    let doors = home.elements(named: "a").compactMap { $0.attributes["href"] }
    #expect(doors.contains("en/index.html#section-a"))
    #expect(!doors.contains { $0.contains("a-17") })
  }

  @Test func `the status of many topics is that of those with the most work left`() async throws {
    var notes = Self.corpus(sections: ["a": 230])
    notes["a/1.ko.md"] = "# 서랍\n\n서랍은 물건을 보관하는 곳이며, 사람들이 매일 열고 닫습니다.\n"
    let page = try #require(try await RenderedSite.of(notes).pages()["en/status/index.html"])
    #expect(page.elements(named: "tr").count == 201)
    #expect(page.words.contains("more, with less left to do"))
  }

  @Test func `letters of an index are those of the reader's language first`() {
    let titles = [
      "Zebra", "émigré", "가위", "까치", "하늘", "あさ", "がく", "カメラ", "山", "9 lives", "…", "ñu",
    ]
    func letters(_ language: Language) -> [String] {
      let entries = titles.enumerated().map {
        TitleIndex.Entry(item: $0.offset, title: $0.element, language: .english)
      }
      return TitleIndex(entries, for: language).groups.map(\.letter)
    }
    #expect(letters(.korean) == ["ㄱ", "ㅎ", "E", "N", "Z", "あ", "か", "漢字", "0–9", "#"])
    #expect(letters(.japanese) == ["あ", "か", "漢字", "E", "N", "Z", "ㄱ", "ㅎ", "0–9", "#"])
    #expect(letters(.english) == ["E", "N", "Z", "ㄱ", "ㅎ", "あ", "か", "漢字", "0–9", "#"])
  }

  @Test func `numbered notes stand in the order of their numbers`() async throws {
    let notes = [1, 2, 9, 10, 11].map { number in
      (
        "room-\(number).md",
        "# Room \(number)\n\nThis is room \(number) of a long house by the sea.\n"
      )
    }
    let site = try await RenderedSite.of(Dictionary(uniqueKeysWithValues: notes))
    let menu = try #require(try site.pages()["en/room-9/index.html"])
    let titles = menu.elements(named: "a").map(\.text).filter { $0.hasPrefix("Room ") }
    #expect(titles.starts(with: ["Room 1", "Room 2", "Room 9", "Room 10", "Room 11"]), "\(titles)")
    let entries = [11, 2, 10, 1].map {
      TitleIndex.Entry(item: $0, title: "방 \($0)", language: .korean)
    }
    #expect(TitleIndex(entries, for: .korean).groups[0].entries.map(\.item) == [1, 2, 10, 11])
  }

  @Test func `a text in an unknown language is announced as what it is`() async throws {
    let site = try await RenderedSite.of([
      "en.md": "# Jar\n\nA jar of seeds stands on the upper shelf.\n",
      "accueil.md": "# Bienvenue\n\nCeci est une page en français, avec des mots et des accents.\n",
    ])
    let page = try #require(try site.pages()["en/bienvenue/index.html"])
    let notice = page.elements(named: "aside").first { $0.attributes["class"] == "notice" }
    #expect(
      notice?.text == "This page has not been written in English yet. Here it is as it was written."
    )
  }

  @Test func `a picture for links is the page's own, the site's or the built-in one`() async throws
  {
    let notes = [
      "site.yaml": "title: Notes\nimage: site.png\n",
      "own.md": "---\nimage: own.png\n---\n# Own\n\nA page that has a picture of its own.\n",
      "far.md": "---\nimage: https://p.example/far.png\n---\n# Far\n\nIts picture is far away.\n",
      "none.md": "---\nimage: lost.png\n---\n# None\n\nIts picture is nowhere to be found.\n",
    ]
    let options = SiteOptions(baseURL: "https://x.example/n/")
    let pictures = ["own.png": ImageSizeTests.png, "site.png": ImageSizeTests.png]
    let site = try await RenderedSite.of(notes, options: options, extra: pictures)
    func image(_ path: String, of site: RenderedSite) throws -> String? {
      try site.pages()[path]?.elements(named: "meta")
        .first { $0.attributes["property"] == "og:image" }?.attributes["content"]
    }
    #expect(try image("en/own/index.html", of: site) == "https://x.example/n/media/own.png")
    #expect(try image("en/far/index.html", of: site) == "https://p.example/far.png")
    #expect(try image("en/none/index.html", of: site) == "https://x.example/n/media/site.png")
    #expect(site.files["media/own.png"] != nil && site.files["media/site.png"] != nil)
    #expect(site.diagnostics.map(\.rule) == ["missing-picture"])
    let plain = try await RenderedSite.of(["a.md": notes["none.md"] ?? ""], options: options)
    #expect(try image("index.html", of: plain) == "https://x.example/n/assets/card.png")
    #expect(try image("en/index.html", of: plain) == "https://x.example/n/en/card.png")
    #expect(plain.files["assets/card.png"] != nil)
  }

  @Test func `a site picture that is not there is said`() async throws {
    let site = try await RenderedSite.of(
      ["site.yaml": "image: lost.png\n", "a.md": "# Hooks\n\nA hook holds one coat.\n"])
    #expect(site.diagnostics.map(\.rule) == ["missing-picture"])
  }

  @Test func `translators stand with their texts and in the menu of editions`() async throws {
    let site = try await RenderedSite.of(
      [
        "w/en.md": "---\ntopic: wax\n---\n# Wax\n\nWax keeps water and dust off the wood.\n",
        "w/k.md":
          "---\ntopic: wax\nedition: main\ntranslator: Kim <i>\n---\n# 왁스\n\n왁스는 물과 먼지를 막아 줍니다.\n",
        "w/l.md": "---\ntopic: wax\ntranslator: [Lee, Park]\n---\n# 왁스칠\n\n물과 먼지에서 나무를 지킵니다.\n",
      ], options: SiteOptions(baseURL: "https://x.example/"))
    let main = try #require(try site.pages()["ko/wax/index.html"])
    let source = try #require(main.elements.first { $0.attributes["class"] == "source" })
    #expect(source.text.contains("옮긴이 Kim <i>"))
    let editions = try #require(main.elements.first { $0.attributes["class"] == "editions" })
    #expect(editions.text.contains("Kim <i>"))
    #expect(site.text("ko/wax/index.html").contains(#""translator":{"@type":"Person""#))
    let other = site.files.keys.first {
      $0.hasPrefix("ko/wax/") && $0.hasSuffix(".html") && $0 != "ko/wax/index.html"
    }
    #expect(site.text(other ?? "").contains("Lee, Park"))
  }

  @Test(arguments: [
    (SiteOptions(), "assets/site.css"), (SiteOptions(basePath: "notes"), "/notes/assets/site.css"),
    (SiteOptions(baseURL: "https://x.example/deep/er"), "/deep/er/assets/site.css"),
    (SiteOptions(basePath: "/", baseURL: "https://x.example/n/"), "/assets/site.css"),
  ])
  func `a missing address is answered in three languages, styled at any depth`(
    options: SiteOptions, sheet: String
  ) async throws {
    let site = try await RenderedSite.of(
      ["a.md": "# 고리\n\n고리 하나에는 외투 하나와 모자 하나를 걸 수 있습니다.\n"], options: options)
    let page = try #require(try site.pages()["404.html"])
    #expect(
      page.elements(named: "link").contains {
        $0.attributes["rel"] == "stylesheet" && $0.attributes["href"] == sheet
      })
    let languages = page.elements(named: "section").map(\.language)
    #expect(languages == ["ko", "en", "ja"])
  }

  @Test func `pictures are copied by their composed names, sized and lazy`() async throws {
    let decomposed = "그림.png".decomposedStringWithCanonicalMapping
    let site = try await RenderedSite.of(
      ["a.md": "# Hooks\n\n![A hook](<pics/그림.png>) and ![far](https://p.example/x.png)\n"],
      extra: ["pics/" + decomposed: ImageSizeTests.png])
    let copied = try #require(site.files.keys.first { $0.hasPrefix("media/") })
    #expect(Array(copied.utf8) == Array("media/pics/그림.png".utf8))
    let images = try #require(try site.pages()["en/hooks/index.html"]).elements(named: "img")
    #expect(images.count == 2)
    #expect(images.allSatisfy { $0.attributes["loading"] == "lazy" })
    #expect(images[0].attributes["width"] != nil && images[0].attributes["height"] != nil)
    #expect(images[1].attributes["class"] == nil && images[1].attributes["width"] == nil)
  }

  @Test func `pictures in hidden folders are shown, but none of version control`() async throws {
    let note =
      "# Hooks\n\nA hook holds one coat.\n\n![A](.gitbook/assets/a.png) ![B](deep/.attachments/b.png) ![C](.git/c.png)\n"
    let picture = ImageSizeTests.png
    let site = try await RenderedSite.of(
      ["a.md": note],
      extra: [
        ".gitbook/assets/a.png": picture, "deep/.attachments/b.png": picture, ".git/c.png": picture,
        ".gitbook/assets/unused.png": picture, ".gitbook/secret.txt": picture,
      ])
    let copied = site.files.keys.filter { $0.hasPrefix("media/") }.sorted()
    #expect(copied.count == 2)
    #expect(copied.allSatisfy { $0.hasSuffix("/a.png") || $0.hasSuffix("/b.png") })
    #expect(try site.pages()["en/hooks/index.html"]?.elements(named: "img").count == 2)
  }

  @Test func `a text without words says so instead of standing empty`() async throws {
    let site = try await RenderedSite.of([
      "a.md": "", "b.md": "# Hooks\n\nA hook holds one coat. More is in [the other](a.md).\n",
    ])
    let page = try #require(try site.pages().first { $0.value.words.contains("Nothing has been") })
    #expect(page.value.elements(named: "p").contains { $0.attributes["class"] == "empty" })
  }
}
