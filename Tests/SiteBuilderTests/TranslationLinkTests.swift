import Bitext
import TestSupport
import Testing

@testable import SiteBuilder

/// Links between notes of which each language has its own file.
@Suite struct TranslationLinkTests {
  /// The address of the link with the text `the link`, on the page at `page`.
  private func link(
    _ name: String = "the link", on page: String, of notes: [String: String]
  ) async throws -> String? {
    let site = try await RenderedSite.of(notes)
    let found = try #require(try site.pages()[page])
    try SiteProperties.expectConnected(site)
    return found.elements(named: "a").first { $0.text == name }?.attributes["href"]
  }

  private static let rowing = [
    "README.md":
      "# Club\n\n[한국어](README.ko.md) | [日本語](./README.ja.md)\n\nWelcome to the club of rowers.\n",
    "README.ko.md": "# 클럽\n\n[English](README.md)\n\n조정 클럽에 오신 것을 환영합니다.\n",
    "README.ja.md": "# クラブ\n\n[English](../)\n\nボートのクラブへようこそ。\n",
    "guide/boats.md":
      "# Boats\n\n[한국어](boats.ko.md) | [日本語](boats.ja.md) | [again](boats.md#oars)\n\n"
      + "We have four boats, and each of them has a name.\n\n## Oars\n\nThe oars are long.\n",
    "guide/boats.ko.md":
      "# 배\n\n[English](boats.md) | [집](../README.md) | [긴 노](boats.md#oars)\n\n"
      + "배가 네 척 있고 저마다 이름이 있습니다.\n\n## 노\n\n노는 깁니다.\n",
    "guide/boats.ja.md":
      "# ボート\n\n[[boats|English]]\n\nボートが四艘あり、それぞれに名前があります。\n",
    "guide/piers.ko.md": "# 부두\n\n[배](boats.md)는 부두에 있습니다. 부두는 두 곳입니다.\n",
  ]

  @Test(arguments: [
    ("en/boats/index.html", "한국어", "../../ko/boats/index.html"),
    ("en/boats/index.html", "日本語", "../../ja/boats/index.html"),
    ("ko/boats/index.html", "English", "../../en/boats/index.html"),
    ("ja/boats/index.html", "English", "../../en/boats/index.html"),
    ("en/index.html", "한국어", "../ko/index.html"),
    ("en/index.html", "日本語", "../ja/index.html"),
    ("ko/index.html", "English", "../en/index.html"),
    ("index.html", "한국어", "ko/index.html"),
  ])
  func `a link to a translation leads to that language`(
    page: String, name: String, href: String
  ) async throws {
    #expect(try await link(name, on: page, of: Self.rowing) == href)
  }

  @Test(arguments: [
    // A subject of its own is read in the reader's language, and so is a heading.
    ("ko/piers/index.html", "배", "../../ko/boats/index.html"),
    ("ko/boats/index.html", "집", "../../ko/index.html"),
  ])
  func `other links keep the reader's language`(
    page: String, name: String, href: String
  ) async throws {
    #expect(try await link(name, on: page, of: Self.rowing) == href)
  }

  @Test func `a heading under the name of the original is read in the reader's language`()
    async throws
  {
    let href = try await link("긴 노", on: "ko/boats/index.html", of: Self.rowing)
    #expect(href?.contains("#") == true && href?.contains("/en/") == false, "\(href ?? "")")
  }

  @Test func `a heading of the front page is found in the reader's language, or where it is`()
    async throws
  {
    let notes = [
      "README.md":
        "# Club\n\nWelcome to the club of rowers.\n\n## Rules\n\nWear a vest.\n\n## Prices\n\nA year is 90.\n",
      "README.ko.md": "# 클럽\n\n조정 클럽에 오신 것을 환영합니다.\n\n## 규칙\n\n조끼를 입으세요.\n",
      "boats.md": "# Boats\n\nWe have four boats.\n",
      "boats.ko.md":
        "# 배\n\n[규칙](README.ko.md#규칙)과 [값](README.md#prices)을 보세요. 배가 네 척 있습니다.\n",
    ]
    let rules = try await link("규칙", on: "ko/boats/index.html", of: notes)
    #expect(rules?.hasPrefix("../../ko/index.html#") == true, "\(rules ?? "none")")
    let prices = try await link("값", on: "ko/boats/index.html", of: notes)
    #expect(prices?.hasPrefix("../../en/index.html#") == true, "\(prices ?? "none")")
  }

  /// A folder of notes in two languages, each of them with one link.
  private static func garden(_ root: String, _ destination: String) -> [String: String] {
    [
      "\(root)/start.mdx":
        "# Start\n\nWords stand before [the link](\(destination)) and after it.\n",
      "\(root)/ko/start.mdx": "# 시작\n\n앞에도 뒤에도 [그 링크](\(destination))가 있습니다.\n",
      "\(root)/beds/tools.mdx":
        "# Tools\n\nA rake lies in the shed.\n\n## Spades {#spades}\n\nThree spades.\n",
      "\(root)/ko/beds/tools.mdx": "# 도구\n\n갈퀴는 헛간에 있습니다.\n\n## 삽 {#spades}\n\n삽이 셋입니다.\n",
    ]
  }

  @Test(arguments: [
    "./beds/tools.md", "beds/tools", "/beds/tools/", "/beds/tools.md", "tools.mdx", "tools",
    "<[[tools]]>", "<[[beds/tools]]>",
  ])
  func `a link that is forgiven without a translation is forgiven with one`(
    destination: String
  ) async throws {
    let notes = Self.garden("src/content/docs", destination)
    #expect(
      try await link(on: "en/start/index.html", of: notes) == "../../en/tools/index.html")
    #expect(
      try await link("그 링크", on: "ko/start/index.html", of: notes) == "../../ko/tools/index.html")
  }

  @Test(arguments: ["beds/tools.md#spades", "<[[tools#Spades]]>"])
  func `and so is one to a heading`(destination: String) async throws {
    let notes = Self.garden("docs", destination)
    let href = try await link(on: "en/start/index.html", of: notes)
    #expect(href?.hasPrefix("../../en/tools/index.html#") == true, "\(href ?? "")")
  }

  @Test func `of two subjects with one name a written folder or the nearest one decides`()
    async throws
  {
    func notes(_ destination: String) -> [String: String] {
      [
        "a/b/start.md": "# Start\n\nWords stand before [the link](\(destination)) and after it.\n",
        "a/setup.md": "# Setting up boats\n\nBoats are made of planks and of pitch.\n",
        "c/setup.md": "# Setting up tents\n\nTents have four ropes and a long pole.\n",
        "d/e/setup.md": "# Setting up kilns\n\nNobody opens a kiln that is still hot.\n",
      ]
    }
    func target(_ destination: String) async throws -> String? {
      try await link(on: "en/start/index.html", of: notes(destination))
    }
    #expect(try await target("setup.md") == "../../en/setting-up-boats/index.html")
    #expect(try await target("../../x/c/setup.md") == "../../en/setting-up-tents/index.html")
    #expect(try await target("<[[setup]]>") == "../../en/setting-up-boats/index.html")
    #expect(try await target("../../x/setup.md") == nil)
  }

  @Test func `a translation that is not written is no link`() async throws {
    let href = try await link(
      on: "en/boats/index.html",
      of: [
        "boats.md": "# Boats\n\nRead [the link](boats.ko.md) as soon as it is written.\n",
        "boats.ja.md": "# ボート\n\nボートが四艘あり、それぞれに名前があります。\n",
      ])
    #expect(href == nil)
  }
}
