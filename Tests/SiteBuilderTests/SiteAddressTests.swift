import Bitext
import Foundation
import TestSupport
import Testing

@testable import SiteBuilder

/// Notes with the names of the site's own pages.
@Suite struct SiteAddressTests {
  private static let names = ["Gallery", "Glossary", "Guidelines", "Search", "Status"]

  /// A note for each name in three languages, in a site that has all of these pages.
  private static func notes() throws -> TemporaryFolder {
    var notes = [
      "glossary.yaml": """
      concepts:
        - id: row
          terms: {en: [row], ko: [행], ja: [行]}

      """,
      "rows/tables.en.md":
        "# Tables\n\nA table view shows rows. See [the notes](gallery.en.md).\n\n"
        + "## Inset grouped\n\nRows stand in rounded groups.\n",
      "rows/tables.ko.md": "# 표\n\n표 보기는 행을 보여 줍니다.\n",
      "rows/tables.ja.md": "# 表\n\n表は行を表示します。\n",
    ]
    for name in names {
      let file = "rows/" + name.lowercased()
      notes[file + ".en.md"] = "# \(name)\n\nThe \(name) of our club is open on Mondays only.\n"
      notes[file + ".ko.md"] = "# \(name)\n\n우리 모임의 \(name)은 월요일에만 엽니다.\n"
      notes[file + ".ja.md"] = "# \(name)\n\n私たちの会の\(name)は月曜日だけ開いています。\n"
    }
    return try TemporaryFolder(notes)
  }

  private static func ownPages(of language: Language) -> [(page: Page, folder: String)] {
    [
      (.gallery(language), "gallery/"), (.listings(language), "gallery/code/"),
      (.guidelines(language), "guidelines/"), (.glossary(language), "glossary/"),
      (.desk(.terms, language), "glossary/all/"), (.desk(.search, language), "search/"),
      (.desk(.status, language), "status/"),
    ]
  }

  @Test func `a note called like a page of the site leaves it where it is, and says where it went`()
    async throws
  {
    let folder = try Self.notes()
    let (corpus, problems) = try await Pipeline(
      root: folder.path, reserving: SiteAddress.slugs, jobs: 2
    ).corpus()
    let site = try await RenderedSite.of(corpus)
    let plan = try Site(corpus: corpus, options: SiteOptions()).plan
    for language in [Language.english, .korean, .japanese] {
      for (page, own) in Self.ownPages(of: language) {
        #expect(plan.path(of: page) == "\(language.tag)/\(own)index.html")
        #expect(site.files[plan.path(of: page)] != nil)
      }
      for name in Self.names {
        let path = "\(language.tag)/rows-\(name.lowercased())/index.html"
        #expect(site.text(path).contains("<h1"), "\(path)")
      }
    }
    let told = problems.filter { $0.rule == "slug-taken" }
    #expect(told.count == Self.names.count)
    for name in Self.names {
      let slug = name.lowercased()
      let own = told.filter { $0.message.contains("'\(slug)' belongs to the site itself") }
      #expect(own.count == 1, "\(slug)")
      guard case .range(let source, let range)? = own.first?.place else {
        Issue.record("no line is named for \(slug)")
        continue
      }
      #expect(source.path == "rows/\(slug).en.md" && range.lowerBound == 0)
    }
    #expect(site.diagnostics.filter { $0.rule == "broken-link" }.isEmpty)
    #expect(site.text("en/tables/index.html").contains("href=\"../../en/rows-gallery/index.html\""))
  }

  @Test func `a page of the site stays where it is also where no slug was kept free for it`()
    async throws
  {
    let folder = try Self.notes()
    let (corpus, _) = try await Pipeline(root: folder.path, jobs: 2).corpus()
    let plan = SitePlan(corpus: corpus, hasGallery: true, hasDesk: true)
    for language in [Language.english, .korean, .japanese] {
      for (page, own) in Self.ownPages(of: language) {
        #expect(plan.directory(of: page) == "\(language.tag)/\(own)")
      }
    }
    let moved = plan.pages.filter { page in
      page.topic != nil && plan.directory(of: page).hasSuffix("-2/")
    }
    #expect(moved.count == 3 * Self.names.count)
    let told = plan.diagnostics.filter { $0.rule == "path-collision" }
    #expect(told.count == moved.count)
    #expect(told.allSatisfy { if case .range = $0.place { true } else { false } })
  }

  @Test func `the addresses of all pages of the site are kept free`() throws {
    let corpus = Corpus(
      settings: SiteSettings(), glossary: Glossary(concepts: []), topics: [], home: nil, assets: [])
    let plan = SitePlan(corpus: corpus, hasGallery: true, hasDesk: true)
    #expect(plan.pages == [.home, .notFound])
    for address in SiteAddress.allCases { #expect(SiteAddress.slugs.contains(address.rawValue)) }
    for page in DeskPage.allCases {
      let first = try #require(page.folder.split(separator: "/").first)
      #expect(SiteAddress.slugs.contains(String(first)))
    }
  }

  @Test func `addresses in other scripts are encoded wherever a page or a list has them`()
    async throws
  {
    let folder = try TemporaryFolder([
      "단추.md": "# 단추\n\n단추는 누르는 것입니다. [메뉴](<메뉴 막대.md#쓰는-법>)도 있습니다.\n",
      "메뉴 막대.md": "# 메뉴 막대\n\n메뉴는 명령을 모아 둔 것입니다.\n\n## 쓰는 법\n\n자주 쓰는 명령을 둡니다.\n",
    ])
    let (corpus, problems) = try await Pipeline(
      root: folder.path, reserving: SiteAddress.slugs, jobs: 2
    ).corpus()
    #expect(problems.isEmpty, "\(problems)")
    let site = try await RenderedSite.of(
      corpus, options: SiteOptions(baseURL: "https://example.org/"))
    let menu = "%EB%A9%94%EB%89%B4-%EB%A7%89%EB%8C%80"
    #expect(site.text("ko/단추/index.html").contains("href=\"../../ko/\(menu)/index.html#"))
    #expect(
      site.text("ko/메뉴-막대/index.html").contains(
        "<link rel=\"canonical\" href=\"https://example.org/ko/\(menu)/\">"))
    for list in ["sitemap.xml", "ko/llms.txt"] {
      #expect(site.text(list).contains("https://example.org/ko/\(menu)/"), "\(list)")
      #expect(!site.text(list).contains("/메뉴"), "\(list)")
    }
  }

  @Test func `no address shows the hash of a file name, and those that did lead on`() async throws {
    let site = try await RenderedSite.of([
      "shelf/en.md": "# Shelves\n\nA shelf keeps 24 books.\n\nThe reading room opens at 9.\n",
      "shelf/010_c61105426ce41fbc.ko.md": "# 서가\n\n서가에는 책 24권이 들어갑니다.\n\n열람실은 9시에 엽니다.\n",
      "shelf/011_f0be1dc776f3e09f.ko.md": "# 서가\n\n서가 하나에 책 24권이 들어갑니다.\n\n열람실은 9시에 문을 엽니다.\n",
      "002_a9b8f7031133934c.txt": "棚と瓶\n\n種の入った瓶は、上の棚のいちばん右にあります。\n",
    ])
    let hashed = ["c61105426ce41fbc", "f0be1dc776f3e09f", "a9b8f7031133934c"]
    let pages = try site.pages().keys
    let kept = pages.filter { path in !hashed.contains { path.contains($0) } }
    #expect(kept.contains("ja/棚と瓶/index.html"), "\(kept.sorted())")
    #expect(kept.contains { $0.hasPrefix("ko/shelves/01") }, "\(kept.sorted())")
    for path in pages where hashed.contains(where: { path.contains($0) }) {
      #expect(site.text(path).contains("http-equiv=\"refresh\""), "\(path)")
    }
    #expect(pages.contains("ja/002-a9b8f7031133934c/index.html"), "\(pages.sorted())")
  }
}
