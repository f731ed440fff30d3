import Bitext
import Foundation
import TestSupport
import Testing

@testable import SiteBuilder

struct SearchIndexTests {
  private static let notes = [
    "lists/en.md": "# Lists\n\nA list shows rows, one below the other.\n",
    "lists/ko.md": "# 목록\n\n목록은 행을 위에서 아래로 보여 줍니다.\n",
    "tables/en.md": "# Tables\n\nA table shows rows in sections.\n",
    "draft/en.md": "---\ndraft: true\n---\n# Secret\n\nNobody may find the hippopotamus.\n",
  ]

  private func script(_ site: RenderedSite, _ prefix: String) -> String {
    site.files.keys.filter { $0.hasPrefix("search/" + prefix) }.sorted().map(site.text)
      .joined()
  }

  @Test func `holds every unit once with all its languages`() async throws {
    let site = try await RenderedSite.of(Self.notes)
    let texts = script(site, "texts/")
    let english = "\"A list shows rows, one below the other.\""
    #expect(texts.components(separatedBy: english).count == 2)
    let unit = try #require(texts.split(separator: "\n").first { $0.contains(english) })
    #expect(unit.contains("목록은 행을"))
  }

  @Test func `leaves drafts and pages that stand in for others out`() async throws {
    let site = try await RenderedSite.of(Self.notes)
    let all = script(site, "")
    #expect(!all.contains("hippopotamus"))
    // The Korean page of the English topic shows English text; the search finds it once, as
    // English.
    #expect(site.files["ko/tables/index.html"] != nil)
    #expect(!all.contains("ko/tables/index.html"))
  }

  @Test func `leads to the page and to the parallel view`() async throws {
    let site = try await RenderedSite.of(Self.notes)
    let texts = script(site, "texts/")
    for path in ["en/lists/index.html", "ko/lists/index.html", "parallel/lists/index.html"] {
      #expect(texts.contains("\"\(path)\""))
      #expect(site.files[path] != nil)
    }
  }

  @Test func `lists terms in the order of JavaScript and finds each in its shard`() async throws {
    let site = try await RenderedSite.of(folder: Checkout.content)
    let shards = site.files.keys.filter { $0.hasPrefix("search/terms/") }.count
    var last = ""
    for number in 0..<shards {
      for line in site.text("search/terms/\(number).js").split(separator: "\n").dropLast() {
        let body = line.split(separator: "`").last ?? ""
        let term = String(body.prefix { $0 != "\t" && $0 != "!" })
        #expect(last.utf16.lexicographicallyPrecedes(term.utf16), "\(last) before \(term)")
        last = term
      }
    }
    #expect(shards > 3)
  }

  @Test func `sorts what UTF-16 writes with surrogates before what follows them`() async throws {
    let site = try await RenderedSite.of([
      "lists/ja.md": "# 一覧\n\n𠀀・﨎・가・a・表。\n"
    ])
    let terms = site.text("search/terms/0.js").split(separator: "\n").map {
      String(($0.split(separator: "`").last ?? "").prefix { $0 != "\t" })
    }
    let places = ["a", "表", "가", "𠀀", "﨎"].map { terms.firstIndex(of: $0) }
    #expect(places == places.sorted { ($0 ?? -1) < ($1 ?? -1) } && !places.contains(nil))
  }

  @Test func `keeps what one query loads small when there are a thousand topics`() async throws {
    let words = ["row", "section", "table", "style", "title", "column", "detail", "header"]
    let paragraphs = words.map { "Every \($0) of this note stands beside its neighbours." }
    let korean = words.map { "이 노트의 \($0)은 이웃한 것 옆에 있습니다." }
    let site = try await RenderedSite.of([
      "lists/en.md": "# Lists\n\n" + paragraphs.joined(separator: "\n\n") + "\n",
      "lists/ko.md": "# 목록\n\n" + korean.joined(separator: "\n\n") + "\n",
    ])
    let plan = SitePlan(corpus: site.corpus, hasDesk: true)
    let topic = SearchTopic(site.corpus.topics[0], at: 0, in: plan)
    let index = SearchIndex([SearchTopic](repeating: topic, count: 1000))
    // A shard may exceed its size by one term, whose number of units is limited.
    let largest = index.shards.map(\.count).max() ?? 0
    #expect(largest < 8_000 + 2 * SearchIndex.commonest)
    #expect(index.firstTerms.count == index.shards.count)
    #expect(topic.files.allSatisfy { $0.count < 20_000 })
  }

  @Test func `makes the same files when a text is edited as from the start`() async throws {
    let site = try await RenderedSite.of(Self.notes)
    var edited = Self.notes
    edited["tables/en.md"] = "# Tables\n\nA table shows columns, too.\n"
    let fresh = try await RenderedSite.of(edited)
    let options = SiteOptions()
    let templates = try Templates(override: nil)
    let old = Site(corpus: site.corpus, templates: templates, options: options)
    _ = old.searchFile(at: "search/index.js")
    let index = try #require(site.corpus.topics.firstIndex { $0.slug == "tables" })
    var change = LiveCorpus.Change()
    change.topics = [index]
    let new = try #require(old.updating(fresh.corpus, after: change))
    let paths = fresh.files.keys.filter { $0.hasPrefix("search/") }
    #expect(paths.count >= 4)
    for path in paths { #expect(new.searchFile(at: path) == fresh.files[path], "\(path)") }
    #expect(new.searchFile(at: "search/terms/999.js") == nil)
    for name in ["-1", "0", "0-", "0-99", "99-0", "+0-0", "0-0-0", "00-0"] {
      #expect(new.searchFile(at: "search/texts/\(name).js") == nil, "\(name)")
    }
  }

  @Test func `leaves the texts of other topics where they are when one has more of them`()
    async throws
  {
    let site = try await RenderedSite.of(Self.notes)
    var edited = Self.notes
    for number in 1...20 { edited["lists/en.md"]? += "\nA row has the number \(number).\n" }
    let grown = try await RenderedSite.of(edited)
    let texts = site.files.keys.filter { $0.hasPrefix("search/texts/") }.sorted()
    #expect(texts == ["search/texts/0-0.js", "search/texts/1-0.js"])
    #expect(grown.files["search/texts/0-1.js"] != nil)
    #expect(grown.files["search/texts/1-0.js"] == site.files["search/texts/1-0.js"])
  }
}
