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
    for path in ["en/lists/index.html", "ko/lists/index.html"] {
      #expect(texts.contains("\"\(path)\""))
      #expect(site.files[path] != nil)
    }
    // The search page of each language puts its own folder before it.
    #expect(texts.contains("\"parallel/lists/index.html\""))
    for folder in ["en/", "ko/"] {
      #expect(site.files[folder + "parallel/lists/index.html"] != nil)
      #expect(site.text(folder + "search/index.html").contains("data-folder=\"\(folder)\""))
    }
  }

  @Test func `lists terms in the order of JavaScript and finds each in its shard`() async throws {
    let site = try await RenderedSite.content.value
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
    let index = SearchIndex([SearchPart](repeating: SearchPart([topic]), count: 1000))
    // A shard ends with the term that fills it, which has at most as many units as are kept.
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
    let name = try #require(SearchNames(SitePlan(corpus: site.corpus)).all.first)
    #expect(new.searchFile(at: "search/texts/\(name)-0.js") != nil)
    for name in [
      "-1", "0-0", "\(name)", "\(name)-", "\(name)-99", "\(name)-+0", "\(name)-0-0",
      "\(name)-00", "0\(name)-0",
    ] {
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
    let texts = site.files.keys.filter { $0.hasPrefix("search/texts/") }
    let names = SearchNames(SitePlan(corpus: site.corpus)).all
    #expect(Set(texts) == Set(names.map { "search/texts/\($0)-0.js" }))
    let lists = try #require(site.corpus.topics.firstIndex { $0.slug == "lists" })
    #expect(grown.files["search/texts/\(names[lists])-1.js"] != nil)
    let tables = "search/texts/\(names[1 - lists])-0.js"
    #expect(grown.files[tables] == site.files[tables])
  }

  @Test func `leaves the texts of other topics where they are when one comes or goes`()
    async throws
  {
    let site = try await RenderedSite.of(Self.notes)
    var more = Self.notes
    more["buttons/en.md"] = "# Buttons\n\nA button does one thing.\n"
    let grown = try await RenderedSite.of(more)
    let texts = site.files.keys.filter { $0.hasPrefix("search/texts/") }
    #expect(texts.count == 2)
    for path in texts { #expect(grown.files[path] == site.files[path], "\(path)") }
  }

  @Test(arguments: 0..<UInt64(6))
  func `is the same in whatever parts it is kept`(seed: UInt64) async throws {
    var random = SplitMix64(seed: seed)
    let words = [
      "row", "행은", "行と列", "navigation", "accessibility", "a", "표", "internationalisation",
    ]
    var notes: [String: String] = [:]
    for number in 0..<Int.random(in: 1...12, using: &random) {
      var text = "# Note \(number) \(words.randomElement(using: &random) ?? "")\n"
      for _ in 0..<Int.random(in: 0...40, using: &random) {
        let some = (0..<3).map { _ in words.randomElement(using: &random) ?? "" }
        text += "\n\(some.joined(separator: " "))\n"
      }
      notes["note-\(number)/\(["en", "ko", "ja"].randomElement(using: &random) ?? "en").md"] = text
    }
    let site = try await RenderedSite.of(notes)
    let plan = SitePlan(corpus: site.corpus, hasDesk: true)
    let topics = site.corpus.topics.indices.map {
      SearchTopic(site.corpus.topics[$0], at: $0, in: plan)
    }
    // Often enough to have terms that are in more units than are kept.
    let many = Array(repeatElement(topics, count: 40).joined())
    let whole = SearchIndex([SearchPart(many)])
    var parts: [SearchPart] = []
    var rest = many[...]
    while !rest.isEmpty {
      let own = rest.prefix(Int.random(in: 1...30, using: &random))
      rest = rest.dropFirst(own.count)
      var packer = Packer()
      packer.put(SearchPart(own))
      var unpacker = Unpacker(packer.bytes)
      parts.append(try unpacker.value())
    }
    let index = SearchIndex(parts)
    #expect(index.shards == whole.shards, "seed \(seed)")
    #expect(index.firstTerms == whole.firstTerms && index.fileCounts == whole.fileCounts)
  }

  @Test func `begins its parts at the same topics when one comes or goes`() async throws {
    var notes: [String: String] = [:]
    for number in 100..<300 { notes["note-\(number)/en.md"] = "# Note \(number)\n" }
    let site = try await RenderedSite.of(notes)
    notes["note-150/en.md"] = nil
    let fewer = try await RenderedSite.of(notes)
    func parts(_ corpus: Corpus) -> Set<[String]> {
      let plan = SitePlan(corpus: corpus)
      let ranges = SearchPart.ranges(plan)
      #expect(ranges.flatMap { Array($0) } == Array(corpus.topics.indices))
      return Set(ranges.map { corpus.topics[$0].map(\.slug) })
    }
    let (before, after) = (parts(site.corpus), parts(fewer.corpus))
    #expect(before.count > 4)
    // Only up to the next topic with which a part ends by its slug.
    #expect(before.subtracting(after).count <= 3)
  }
}

struct SearchNamesTests {
  @Test func `tell topics apart, also on disks that know no capital letters`() async throws {
    var notes: [String: String] = [:]
    for number in 0..<500 { notes["note-\(number)/en.md"] = "# Note \(number)\n" }
    let plan = SitePlan(corpus: try await RenderedSite.of(notes).corpus)
    let names = SearchNames(plan)
    #expect(Set(names.all.map { $0.lowercased() }).count == 500)
    for (index, name) in names.all.enumerated() {
      #expect(names.file(named: "\(name)-7")?.topic == index)
      #expect(name.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x7A).contains($0) })
    }
  }
}
