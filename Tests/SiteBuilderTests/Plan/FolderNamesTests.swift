import Foundation
import TestSupport
import Testing

@testable import Bitext
@testable import SiteBuilder

/// Names of sections that authors have given to their folders.
@Suite struct FolderNamesTests {
  private func names(_ files: [String: String]) async throws -> SectionNames {
    let folder = try TemporaryFolder()
    for (path, text) in files { try folder.write(text, to: path) }
    let corpus = try await Pipeline(root: folder.url.path).corpus().0
    return SiteText(corpus: corpus).sections
  }

  private func name(_ text: String, _ language: Language?) -> SectionNames.Name {
    SectionNames.Name(text: text, language: language)
  }

  private static let inFolder = [
    "ovens/bread/en.md": "# Bread\n\nBread bakes for 40 minutes.\n",
    "ovens/bread/ko.md": "# 빵\n\n빵은 40분 동안 굽습니다.\n",
    "ovens/cake/en.md": "# Cake\n\nCake bakes for 30 minutes.\n",
  ]

  @Test(arguments: [
    "ovens/index.md", "ovens/README.md", "ovens.md", "ovens/_index.md", "ovens/en.md",
  ])
  func `a section is called in each language as its page is`(english: String) async throws {
    let korean =
      english.hasSuffix("en.md")
      ? english.replacing("en.md", with: "ko.md") : english.replacing(".md", with: ".ko.md")
    var files = Self.inFolder
    files[english] = "# Ovens\n\nOvens stand in the kitchen.\n"
    files[korean] = "# 오븐\n\n오븐은 부엌에 있습니다.\n"
    let names = try await names(files)
    #expect(names.name(of: "ovens", in: .english) == name("Ovens", .english))
    #expect(names.name(of: "ovens", in: .korean) == name("오븐", .korean))
    #expect(names.name(of: "ovens", in: .japanese) == name("Ovens", .english))
  }

  @Test func `an introduction of a section is a page in it, and not its name`() async throws {
    let english = "# Where to begin\n\nOvens stand in the kitchen.\n"
    let korean = "# 어디에서 시작할까요\n\n오븐은 부엌에 있습니다.\n"
    let pages = try await names(
      Self.inFolder.merging(["ovens/index.md": english, "ovens/index.ko.md": korean]) { $1 })
    #expect(pages.name(of: "ovens", in: .korean) == name("Ovens", nil))
    // Hugo's page is there to name its folder.
    let hugo = try await names(
      Self.inFolder.merging(["ovens/_index.md": english, "ovens/_index.ko.md": korean]) { $1 })
    #expect(hugo.name(of: "ovens", in: .korean) == name("어디에서 시작할까요", .korean))
    #expect(hugo.name(of: "ovens", in: .english) == name("Where to begin", .english))
  }

  @Test(arguments: ["json", "yml"])
  func `a label of Docusaurus names its folder`(type: String) async throws {
    var files = Self.inFolder
    files["ovens/_category_.\(type)"] = "{\"label\": \"Ovens &  stoves\", \"position\": 2}\n"
    let names = try await names(files)
    #expect(names.name(of: "ovens", in: .english) == name("Ovens & stoves", .english))
    files["ovens/_category_.\(type)"] = "{\"label\": \"Ov\\u0001ens\"}\n"
    #expect(
      try await self.names(files).name(of: "ovens", in: .english) == name("Ovens", .english))
    files["ovens/_category_.\(type)"] = "{\"label\": [1], \"position\": 2}\n"
    #expect(
      try await self.names(files).name(of: "ovens", in: .english) == name("Ovens", nil))
  }

  @Test func `a label of Docusaurus is translated as in its sidebars`() async throws {
    let notes = [
      "docs/ovens/_category_.json": "{\"label\": \"Ovens & stoves\"}",
      "docs/ovens/bread.md": "# Bread\n\nBread bakes for 40 minutes.\n",
      "docs/ovens/cake.md": "# Cake\n\nCake bakes for 30 minutes.\n",
      "i18n/ko/docusaurus-plugin-content-docs/current/ovens/bread.md":
        "# 빵\n\n빵은 40분 동안 굽습니다.\n",
      "i18n/ko/docusaurus-plugin-content-docs/current.json": """
      {
        "version.label": {"message": "다음", "description": "The label for version current"},
        "sidebar.kitchen.category.Ovens & stoves": {"message": "오븐과 화덕"},
        "sidebar.kitchen.category.Cellar": {"message": "지하실"}
      }
      """,
    ]
    let folder = try TemporaryFolder(notes)
    let corpus = try await Pipeline(root: folder.url.path).corpus().0
    let names = SiteText(corpus: corpus).sections
    let section = try #require(corpus.topics.first { $0.slug.hasSuffix("bread") }?.section)
    #expect(names.name(of: section, in: .english) == name("Ovens & stoves", .english))
    #expect(names.name(of: section, in: .korean) == name("오븐과 화덕", .korean))
  }

  @Test(arguments: [
    (
      "SUMMARY.md",
      "# Summary\n\n- [Where we bake](bakerooms/bread.md)\n  - [Cake](bakerooms/cake.md)\n"
        + "  - [Rolls](bakerooms/rolls.md)\n- What we store\n  - [Flour](storerooms/flour.md)\n"
        + "  - [Yeast](storerooms/yeast.md)\n"
    ),
    (
      "_sidebar.md",
      "- Where we bake\n  - [Bread](bakerooms/bread.md)\n  - [Cake](bakerooms/cake.md)\n"
        + "- What we store\n  - [Flour](storerooms/flour.md)\n  - [Yeast](storerooms/yeast.md)\n"
    ),
    (
      "mkdocs.yml",
      "site_name: Bakery\nnav:\n  - Where we bake:\n    - bakerooms/bread.md\n"
        + "    - Cake: bakerooms/cake.md\n  - What we store:\n    - storerooms/flour.md\n"
        + "    - storerooms/yeast.md\n  - Bread: bakerooms/rolls.md\n"
    ),
    (
      "_toctree.yml",
      "- sections:\n  - local: bakerooms/bread\n    title: Bread\n  - local: bakerooms/cake\n"
        + "    title: Cake\n  title: Where we bake\n- sections:\n  - local: storerooms/flour\n"
        + "    title: Flour\n  - local: storerooms/yeast\n    title: Yeast\n  title: What we store\n"
    ),
  ])
  func `parts of a list that is made for a book name the folders below them`(
    list: String, text: String
  ) async throws {
    let names = try await names(Self.rooms.merging([list: text]) { $1 })
    #expect(names.name(of: "bakerooms", in: .english) == name("Where we bake", .english))
    #expect(names.name(of: "storerooms", in: .english) == name("What we store", .english))
  }

  @Test func `a part of a list is called by its words, whatever their language may be`()
    async throws
  {
    let lists = [
      "_sidebar.md": "- Part b\n  - [B](bakerooms/bread.md)\n  - [C](bakerooms/cake.md)\n- Part s\n"
        + "  - [F](storerooms/flour.md)\n  - [Y](storerooms/yeast.md)\n",
      "mkdocs.yml": "nav:\n- \"Part\\u0007 b\":\n  - bakerooms/bread.md\n  - bakerooms/cake.md\n"
        + "- Part s:\n  - storerooms/flour.md\n  - storerooms/yeast.md\n",
    ]
    for list in lists {
      let names = try await names(Self.rooms.merging([list.key: list.value]) { $1 })
      #expect(names.name(of: "bakerooms", in: .english) == name("Part b", .english), "\(list.key)")
    }
  }

  @Test func `the site's own name goes before those of pages`() async throws {
    var files = Self.inFolder
    files["ovens/_index.md"] = "# Hot things\n\nOvens stand in the kitchen.\n"
    files["site.yaml"] = "sections:\n  - folder: ovens\n    title: {en: Baking, ko: 굽기}\n"
    let names = try await names(files)
    #expect(names.name(of: "ovens", in: .english) == name("Baking", .english))
    #expect(names.name(of: "ovens", in: .korean) == name("굽기", .korean))
  }

  @Test func `two sections of one name keep the names of their folders`() async throws {
    var files = Self.inFolder
    files["stoves/gas/en.md"] = "# Gas\n\nGas burns at 1,900 degrees.\n"
    files["ovens/_index.md"] = "# Hot things\n\nOvens stand in the kitchen.\n"
    files["stoves/_index.md"] = "# Hot things\n\nStoves stand in the kitchen.\n"
    let names = try await names(files)
    #expect(names.name(of: "ovens", in: .english) == name("Ovens", nil))
    #expect(names.name(of: "stoves", in: .english) == name("Stoves", nil))
  }

  private static let rooms = [
    "bakerooms/bread.md": "# Bread\n\nBread bakes for 40 minutes.\n",
    "bakerooms/cake.md": "# Cake\n\nCake bakes for 30 minutes.\n",
    "bakerooms/rolls.md": "# Rolls\n\nRolls bake for 20 minutes.\n",
    "storerooms/flour.md": "# Flour\n\nFlour is kept dry for 90 days.\n",
    "storerooms/yeast.md": "# Yeast\n\nYeast is kept cold for 7 days.\n",
  ]

  @Test(arguments: ["README", "index"])
  func `headings of a list of contents name the folders below them`(list: String) async throws {
    func contents(_ title: String, _ words: [String]) -> String {
      """
      # \(title)

      ## \(words[0])

      [\(words[1])](bakerooms/bread.md)

      # `1. \(words[2])`

      ## Bread

      [Bread](bakerooms/bread.md)

      ## Rolls

      - [Rolls](./bakerooms/rolls.md)

      # `2. \(words[3]):`

      - [Flour](storerooms/flour.md)
      - [Yeast](storerooms/yeast.md)

      """
    }
    var files = Self.rooms
    files["\(list).md"] = contents("Bakery", ["News", "New", "Where we bake", "What we store"])
    files["\(list).ko.md"] = contents("빵집", ["새 소식", "새로", "굽는 곳", "보관하는 것"])
    let names = try await names(files)
    #expect(names.name(of: "bakerooms", in: .english) == name("Where we bake", .english))
    #expect(names.name(of: "storerooms", in: .english) == name("What we store", .english))
    #expect(names.name(of: "bakerooms", in: .korean) == name("굽는 곳", .korean))
    #expect(names.name(of: "storerooms", in: .korean) == name("보관하는 것", .korean))
  }

  @Test func `a heading over links to several folders names none of them`() async throws {
    var files = Self.rooms
    files["README.md"] = """
      # Bakery

      ## Begin here

      - [Bread](bakerooms/bread.md)
      - [Flour](storerooms/flour.md)
      - [Rolls](bakerooms/rolls.md)

      ## What we store

      - [Flour](storerooms/flour.md)
      - [Yeast](storerooms/yeast.md)

      """
    let names = try await names(files)
    #expect(names.name(of: "bakerooms", in: .english) == name("Bakerooms", nil))
    #expect(names.name(of: "storerooms", in: .english) == name("Storerooms", nil))
  }

  @Test(arguments: [
    ("README.md", "What we store", "What we keep", "What we keep"),
    ("bakerooms/index.md", "Bakerooms", "Bakeroom", "Bakeroom"),
    ("bakerooms/_category_.json", "Where", "There", "There"),
    ("bakerooms/bread.md", "40", "45", "Where"),
  ])
  func `a name follows its note or file while somebody writes`(
    path: String, old: String, new: String, name: String
  ) async throws {
    var files = Self.rooms
    files["README.md"] = """
      # Bakery

      ## Where we bake

      - [Bread](bakerooms/bread.md)
      - [Rolls](bakerooms/rolls.md)

      ## What we store

      - [Flour](storerooms/flour.md)
      - [Yeast](storerooms/yeast.md)

      """
    files["bakerooms/index.md"] = "# Bakerooms\n\nThe rooms are warm.\n"
    if path != "bakerooms/index.md" {
      files["bakerooms/_category_.json"] = "{\"label\": \"Where\"}"
    }
    let folder = try TemporaryFolder(files)
    let root = folder.url.path
    var live = try await LiveCorpus(root: root)
    let before = SiteText(corpus: live.corpus)
    let text = try #require(files[path])
    #expect(text.contains(old))
    try folder.write(text.replacing(old, with: new), to: path)
    let change = try await live.update([Array((root + "/" + path).utf8)])
    let after = before.updating(live.corpus, after: change)
    let built = SiteText(corpus: live.corpus)
    let sections = ["bakerooms", "storerooms"]
    func names(_ text: SiteText) -> [String] {
      sections.map { text.sections.name(of: $0, in: .english).text }
    }
    #expect(names(after) == names(built))
    #expect(names(after).contains(name), "\(names(after))")
    #expect(!change.plan)
  }
}
