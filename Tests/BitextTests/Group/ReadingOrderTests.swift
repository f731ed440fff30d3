import Foundation
import TestSupport
import Testing

@testable import Bitext

/// Topics come in the order that the notes themselves say, whatever they call it.
@Suite struct ReadingOrderTests {
  private static let chapters = ["soil", "water", "seeds", "bees", "harvest"]

  private static func note(_ name: String) -> String {
    "# \(name.uppercased())\n\nThe chapter about \(name) has its own page in this small book.\n"
  }

  /// The names of the topics in their order.
  private func order(_ files: [String: String], _ more: [String: String] = [:]) async throws
    -> [String]
  {
    let folder = try TemporaryFolder(files.merging(more) { $1 })
    let (corpus, _) = try await Pipeline(root: folder.url.path).corpus()
    return corpus.topics.map(\.slug)
  }

  private static func notes(in folder: String = "") -> [String: String] {
    chapters.reduce(into: [:]) { $0["\(folder)\($1).md"] = note($1) }
  }

  private static func lines(_ line: (String) -> String) -> String {
    chapters.map { line($0) + "\n" }.joined()
  }

  private static let lists: [(String, String)] = [
    ("SUMMARY.md", "# Summary\n\n\(lines { "- [\($0)](\($0).md)" })"),
    ("_sidebar.md", lines { "* [\($0)](\($0))" }),
    ("README.md", "# The garden\n\nA small book.\n\n\(lines { "1. [\($0)](./\($0).md)" })"),
    ("README.md", "# The garden\n\n| Chapter |\n| --- |\n\(lines { "| [\($0)](\($0).html) |" })"),
    ("mkdocs.yml", "site_name: Garden\nnav:\n\(lines { "  - \($0): \($0).md" })"),
    ("_toctree.yml", "- sections:\n\(lines { "  - local: \($0)\n    title: About \($0)" })"),
  ]

  @Test(arguments: lists)
  func `a list of contents orders the notes`(name: String, text: String) async throws {
    let order = try await order(Self.notes(), [name: text])
    #expect(Array(order.prefix(5)) == Self.chapters)
  }

  @Test func `the navigation of MkDocs counts from its folder of documents`() async throws {
    let nav = "nav:\n" + Self.chapters.map { "- \($0).md\n" }.joined()
    #expect(try await order(Self.notes(in: "docs/"), ["mkdocs.yml": nav]) == Self.chapters)
  }

  @Test func `tags of Python beside the navigation of MkDocs do no harm`() async throws {
    let nav = "nav:\n  # The order\n\n\(Self.lines { "  - \($0): \($0).md" })"
    let emoji = "markdown_extensions:\n  - emoji: !!python/name:material.emoji\n"
    let tagged = "site_name: !ENV [NAME, Garden]\n\(nav)\(emoji)"
    #expect(try await order(Self.notes(), ["mkdocs.yml": tagged]) == Self.chapters)
  }

  @Test func `of dated notes the newest comes first`() async throws {
    let days = ["2023-12-31", "2024-01-05", "2024-11-02", "2025-02-28"]
    let posts = zip(days, Self.chapters.reversed()).reduce(into: [String: String]()) {
      $0["_posts/\($1.0)-\($1.1).md"] = Self.note($1.1)
    }
    #expect(try await order(posts) == ["water", "seeds", "bees", "harvest"])
    // One note without a day, and the addresses order all.
    #expect(
      try await order(posts, ["_posts/soil.md": Self.note("soil")])
        == ["bees", "harvest", "seeds", "soil", "water"])
    let impossible = posts.reduce(into: [:]) {
      $0[$1.key.replacing("2024-", with: "2024-1")] = $1.value
    }
    #expect(try await order(impossible) == ["bees", "harvest", "seeds", "water"])
  }

  @Test func `links by name order as well`() async throws {
    let lists = Self.chapters.map { "- [[\($0)]]\n" }.joined()
    let order = try await order(Self.notes(in: "garden/"), ["README.md": "# Home\n\n\(lists)"])
    #expect(order == Self.chapters)
  }

  @Test func `a page with a few links among many notes orders nothing`() async throws {
    let few = "# Home\n\nSee [water](water.md) and [soil](soil.md).\n"
    #expect(try await order(Self.notes(), ["README.md": few]) == Self.chapters.sorted())
  }

  @Test func `what a list lacks follows where another has it, and the rest at the end`()
    async throws
  {
    let english = "- [Soil](en/soil.md)\n- [Bees](en/bees.md)\n"
    let korean = "- [흙](ko/soil.md)\n- [물](ko/water.md)\n- [벌](ko/bees.md)\n"
    let files = [
      "SUMMARY.md": english, "ko/SUMMARY.md": korean.replacing("ko/", with: ""),
      "en/soil.md": Self.note("soil"), "en/bees.md": Self.note("bees"),
      "en/apples.md": Self.note("apples"),
      "ko/soil.md": "# 흙\n\n흙을 다루는 장은 이 작은 책에서 제 쪽이 따로 있습니다.\n",
      "ko/water.md": "# 물\n\n물을 다루는 장은 이 작은 책에서 제 쪽이 따로 있습니다.\n",
      "ko/bees.md": "# 벌\n\n벌을 다루는 장은 이 작은 책에서 제 쪽이 따로 있습니다.\n",
    ]
    let order = try await order(files).filter { !$0.contains("summary") }
    #expect(Array(order.prefix(4)) == ["soil", "water", "bees", "apples"], "\(order)")
  }

  @Test(arguments: [
    ["1-soil", "2-water", "3-seeds", "10-bees", "11-harvest"],
    ["ch00-00-soil", "ch00-01-water", "ch01-00-seeds", "ch02-bees", "ch10-harvest"],
    ["제1장 soil", "제2장 water", "제3장 seeds", "제10장 bees", "제11장 harvest"],
    ["第1章-soil", "第2章-water", "第3章-seeds", "第10章-bees", "第12章-harvest"],
    ["09-soil", "10-water", "10a-seeds", "10b-bees", "11-harvest"],
    ["1장. soil", "2장. water", "3장. seeds", "4장. bees", "10장. harvest"],
    [
      "Chapter 1 soil", "Chapter 2 water", "Chapter 3 seeds", "Chapter 9 bees",
      "Chapter 10 harvest",
    ],
  ])
  func `numbers in the names of files order notes, others follow`(names: [String]) async throws {
    var files = zip(names, Self.chapters).reduce(into: [:]) { $0["\($1.0).md"] = Self.note($1.1) }
    files["apples.md"] = Self.note("apples")
    #expect(try await order(files) == Self.chapters + ["apples"])
  }

  @Test(arguments: [
    ["3d-models", "bees"], ["2024-soil", "bees"], ["404-page", "bees"], ["china", "bees"],
  ])
  func `a single number or another name orders nothing`(names: [String]) async throws {
    let files = zip(names, ["water", "bees"]).reduce(into: [:]) {
      $0["\($1.0).md"] = Self.note($1.1)
    }
    #expect(try await order(files) == ["bees", "water"])
  }

  @Test(arguments: [
    "weight: ", "sidebar_position: ", "nav_order: ", "order: ", "sidebar:\n  label: A\n  order: ",
  ])
  func `a place in the front matter comes before everything`(key: String) async throws {
    let places = ["3", "1", "2"]
    var files = zip(Self.chapters, places).reduce(into: [:]) {
      $0["\($1.0).md"] = "---\n\(key)\($1.1)\n---\n\n" + Self.note($1.0)
    }
    files["bees.md"] = Self.note("bees")
    files["SUMMARY.md"] = Self.lines { "- [\($0)](\($0).md)" }
    #expect(Array(try await order(files).prefix(4)) == ["water", "seeds", "soil", "bees"])
  }

  /// Notes in the folders of a book, without the pages of the folders.
  private static let sections = [
    "guide/start/soil.md", "guide/later/water.md", "guide/middle/seeds.md",
    "guide/middle/deep/bees.md",
  ].reduce(into: [String: String]()) {
    $0[$1] = note(String($1.split(separator: "/").last?.dropLast(3) ?? ""))
  }

  private static func page(_ title: String, _ place: String) -> String {
    "---\n\(place)\n---\n\n# \(title)\n\nThe part of the book called \(title).\n"
  }

  @Test(arguments: [
    // Hugo, with the pages in the folders.
    [
      "guide/start/_index.md": page("Start", "weight: 10"),
      "guide/middle/_index.md": page("Middle", "weight: 20"),
      "guide/middle/deep/_index.md": page("Deep", "weight: 1"),
      "guide/later/_index.md": page("Later", "weight: 30"),
    ],
    // Pages beside the folders; a folder without one comes last.
    [
      "guide/start.md": page("Start", "nav_order: 1"),
      "guide/middle.md": page("Middle", "nav_order: 2"),
    ],
    // Docusaurus, where folders need no page.
    [
      "guide/start/_category_.json": "{\"label\": \"First steps\", \"position\": 1}\n",
      "guide/middle/_category_.json": "{\n  \"position\": 1.5\n}\n",
      "guide/later/_category_.yml": "label: Later\nposition: 2\n",
      // What cannot be read orders nothing.
      "guide/middle/deep/_category_.json": "{\"position\": [",
      "guide/_category_.json": "{\"position\": \"nan\"}",
    ],
    // A translation names the same folder.
    [
      "ko/guide/start/_index.md": page("시작", "weight: 1"),
      "ko/guide/middle/_index.md": page("중간", "weight: 2"),
    ],
  ])
  func `sections come in the order of the pages of their folders`(pages: [String: String])
    async throws
  {
    let order = try await order(Self.sections, pages).filter(Self.chapters.contains)
    #expect(order == ["soil", "seeds", "bees", "water"])
    let plain = try await self.order(Self.sections)
    #expect(plain == ["water", "seeds", "bees", "soil"])
  }

  @Test(arguments: ["nan", "-nan", "inf", "-infinity", "1e999", "first", "[1]", ""])
  func `a place that is no number orders nothing`(place: String) async throws {
    var files = Self.notes()
    for name in Self.chapters {
      files["\(name).md"] = "---\nsidebar_position: \(place)\n---\n\n" + Self.note(name)
    }
    #expect(try await order(files) == Self.chapters.sorted())
  }

  @Test func `sections come in the order of the list`() async throws {
    let files = ["start/soil.md", "advanced/water.md", "later/seeds.md"].reduce(into: [:]) {
      $0[$1] = Self.note(String($1.split(separator: "/")[1].dropLast(3)))
    }
    let list = "- [s](start/soil.md)\n- [l](later/seeds.md)\n- [a](advanced/water.md)\n"
    #expect(try await order(files) == ["water", "seeds", "soil"])
    let listed = try await order(files, ["SUMMARY.md": "# Contents\n\n" + list])
    #expect(listed.filter { $0 != "contents" } == ["soil", "seeds", "water"])
  }

  @Test func `an overview of many notes orders them and comes first`() async throws {
    let names = ["soil", "water", "seeds", "bees", "harvest", "tools", "paths", "fences", "ponds"]
    var files = names.reduce(into: [String: String]()) { $0["book/\($1).md"] = Self.note($1) }
    files["book/garden.md"] =
      "# The garden\n\n" + names.map { "- <doc:\($0)>\n" }.joined()
    #expect(try await order(files) == ["the-garden"] + names)
  }

  @Test func `the first page of a book keeps its address beside the list`() async throws {
    let title = "# The Garden Book\n\n"
    let folder = try TemporaryFolder(
      Self.notes().merging([
        "SUMMARY.md": "\(title)- [First](title.md)\n\(Self.lines { "- [\($0)](\($0).md)" })",
        "title.md": "\(title)This is the first page of the book about the garden.\n",
      ]) { $1 })
    let (corpus, _) = try await Pipeline(root: folder.url.path).corpus()
    let first = try #require(corpus.topics.first)
    #expect(first.documents[0].source.path == "title.md")
    #expect(first.slug == "the-garden-book")
  }

  @Test func `links of a note in a folder of its own to others order nothing`() async throws {
    let links = ["water", "soil", "bees"].map { "See [\($0)](../\($0)/en.md).\n" }.joined()
    var files = Self.chapters.reduce(into: [String: String]()) {
      $0["\($1)/en.md"] = Self.note($1)
    }
    files["soil/en.md"] = Self.note("soil") + links
    #expect(try await order(files) == Self.chapters.sorted())
  }

  @Test func `a place in the front matter that other tools read is no unknown key`() async throws {
    let folder = try TemporaryFolder([
      "soil.md": "---\norder: 2\n---\n\n" + Self.note("soil"),
      "bees.md": "---\nnav_order: 1.5\n---\n\n" + Self.note("bees"),
    ])
    let (corpus, said) = try await Pipeline(root: folder.url.path).corpus()
    #expect(corpus.topics.map(\.slug) == ["bees", "soil"])
    let documents = corpus.topics.flatMap(\.documents)
    let unknown = FrontMatter.notesOnUnknownKeys(
      of: documents.map { ($0.source, $0.frontMatter) })
    #expect(said.isEmpty && unknown.isEmpty, "\(said) \(unknown)")
  }

  @Test func `a corpus aligns with the words that were learned from it`() async throws {
    let folder = try TemporaryFolder([
      "soil.md": Self.note("soil"), "lexicon.tsv": "en\tko\tloam\t양토\t0.9\n",
    ])
    let (corpus, _) = try await Pipeline(root: folder.url.path).corpus()
    #expect(!corpus.lexicon.isEmpty)
    #expect(!corpus.mapping { $0 }.lexicon.isEmpty)
  }
}
