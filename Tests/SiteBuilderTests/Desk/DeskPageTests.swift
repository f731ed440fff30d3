import Bitext
import Foundation
import TestSupport
import Testing

@testable import SiteBuilder

/// The contents of the translators' desk.
struct DeskPageTests {
  private static let english = """
    # Lists

    A list shows rows, one below the other, from top to bottom.

    Every row has a title and a detail beside it, and 12 points around them.
    """
  private static let korean = """
    # 목록

    목록은 행을 위에서 아래로 차례로 보여 줍니다.

    모든 행에는 제목과 그 옆의 디테일, 그리고 둘레에 12포인트의 여백이 있습니다.
    """
  private static let other = """
    # 목록

    목록은 여러 행을 위에서 아래로 차례로 보여 줍니다.

    모든 줄에는 제목과 그 옆의 디테일, 그리고 둘레에 12포인트의 여백이 있습니다.
    """
  private static let glossary = """
    concepts:
      - id: row
        terms: {en: [row], ko: [행]}
        seen: {ko: [줄]}
        keep: [UITableViewCell]
        note: {en: Rows are no lines., ko: 행은 줄이 아닙니다.}
      - id: title
        terms: {en: [title], ko: [제목]}
        forbidden: {ko: [타이틀]}
    """

  private func site(_ more: [String: String] = [:]) async throws -> RenderedSite {
    let notes = [
      "lists/en.md": Self.english, "lists/ko.md": Self.korean, "glossary.yaml": Self.glossary,
    ]
    return try await RenderedSite.of(notes.merging(more) { $1 })
  }

  @Test func `counts the spellings of a term and leads to each use`() async throws {
    let site = try await site(["second/lists.ko.md": Self.other])
    let page = try Markup(site.text("ko/glossary/index.html"), name: "glossary")
    let row = try #require(page.element(id: "row"))
    #expect(row.text.contains("행은 줄이 아닙니다."))
    #expect(row.text.contains("UITableViewCell"))
    let links = page.elements(named: "a").compactMap { $0.attributes["href"] }
      .filter { $0.contains("#") && $0.contains("ko/lists/") }
    #expect(!links.isEmpty)
    for link in links {
      let parts = link.split(separator: "#")
      let path = parts[0].replacingOccurrences(of: "../", with: "")
      let target = try Markup(site.text(path), name: path)
      #expect(target.element(id: String(parts[1])) != nil, "\(link)")
    }
  }

  @Test func `a spelling that no note uses is not said to stand in the notes`() async throws {
    let site = try await site()
    let page = try Markup(site.text("ko/glossary/index.html"), name: "glossary")
    let text = try #require(page.element(id: "row")).text
    #expect(text.contains("다른 표기") && text.contains("아직 쓰이지 않음"), "\(text)")
    #expect(!text.contains("노트에 쓰인"))
  }

  private static let grouped = """
    groups:
      - id: rows
        name: {en: Parts of a row, ko: 행의 부분}
      - id: unused
        name: {en: Nothing}
    concepts:
      - id: title
        group: rows
        terms: {en: [title], ko: [제목]}
      - id: list
        terms: {en: [list], ko: [목록]}
      - id: row
        group: rows
        terms: {en: [row], ko: [행]}
    """

  @Test(arguments: [("ko", "행의 부분", "그 밖의 용어"), ("en", "Parts of a row", "Other terms")])
  func `shows terms by their groups, those in none last`(
    language: String, group: String, rest: String
  ) async throws {
    let site = try await site(["glossary.yaml": Self.grouped])
    for path in ["\(language)/glossary/index.html", "\(language)/glossary/all/index.html"] {
      let page = try Markup(site.text(path), name: path)
      let parts = page.elements(named: "h2").filter { $0.attributes["class"] == "group" }
      #expect(parts.map(\.text) == [group, rest])
      let terms = page.elements(named: "section").filter { $0.attributes["class"] == "concept" }
      #expect(terms.map { $0.attributes["id"] } == ["title", "row", "list"])
      let links = page.elements(named: "a").compactMap { $0.attributes["href"] }
      for part in parts { #expect(links.contains("#\(part.attributes["id"] ?? "")")) }
    }
  }

  @Test func `has no groups where the glossary has none`() async throws {
    let page = try await site().text("ko/glossary/index.html")
    #expect(!page.contains("class=\"group\"") && page.contains("<h2>행</h2>"))
  }

  @Test func `says whose words are whose where translators differ`() async throws {
    let site = try await site(["second/lists.ko.md": Self.other])
    let text = try Markup(site.text("en/glossary/all/index.html"), name: "all").words
    #expect(text.contains("second/lists.ko.md") && text.contains("lists/ko.md"))
    #expect(text.contains("타이틀"))
  }

  @Test func `marks what variants say differently, word by word`() async throws {
    let site = try await site(["second/lists.ko.md": Self.other])
    let page = site.text("en/parallel/lists/index.html")
    #expect(page.contains("<mark class=\"differs\">"))
    let marked = page.matches(of: /<mark class="differs">([^<]*)<\/mark>/).map {
      $0.output.1.trimmingCharacters(in: .whitespaces)
    }
    #expect(marked.contains { $0.hasPrefix("여러") || $0.hasPrefix("줄에는") || $0.contains("줄") })
    // The marks do not change the words.
    let words = try Markup(page, name: "parallel").words
    #expect(words.contains("목록은 여러 행을 위에서 아래로 차례로 보여 줍니다."))
  }

  @Test func `offers no marks where one source says it in each language`() async throws {
    let code = "\n\n```swift\nlet list = List(rows)\n```\n"
    let shared = try await site([
      "lists/en.md": Self.english + code, "lists/ko.md": Self.korean + code,
    ])
    let choice = "name=\"differences\""
    #expect(!shared.text("en/parallel/lists/index.html").contains(choice))
    let two = try await site(["second/lists.ko.md": Self.other])
    #expect(two.text("en/parallel/lists/index.html").contains(choice))
  }

  @Test func `says that an original has changed, and how`() async throws {
    let first = try await site()
    let topic = first.corpus.topics[0]
    let unit = try #require(
      topic.units.first { unit in
        topic.mainVariant(of: unit, in: .english).map { topic.text(of: $0).hasPrefix("Every") }
          ?? false
      })
    let translated = "Every row has a title and a subtitle beside it, and 12 points around them."
    let changed = try Self.stamped(topic, unit: unit.id, translated: translated)
    let corpus = Corpus(
      settings: first.corpus.settings, glossary: first.corpus.glossary, topics: [changed],
      home: nil, assets: [])
    let site = try await RenderedSite.of(corpus)
    let korean = try Markup(site.text("ko/lists/index.html"), name: "ko")
    let mark = try #require(korean.elements.first { $0.attributes["class"] == "stale" })
    #expect(mark.attributes["href"]?.hasSuffix("ko/parallel/lists/index.html#\(unit.id)") == true)
    let parallel = site.text("en/parallel/lists/index.html")
    #expect(parallel.contains("<del>subtitle</del><ins>detail</ins>"))
    #expect(parallel.contains("data-state=\"out-of-date\""))
    let status = site.text("en/status/index.html")
    #expect(status.contains("#\(unit.id)\" data-show=\"out-of-date ko\""))
    // The English page has no mark, and neither has a site without stamps.
    #expect(!site.text("en/lists/index.html").contains("class=\"stale\""))
    #expect(!first.text("ko/lists/index.html").contains("class=\"stale\""))
  }

  @Test func `what a press unfolds has no links in its title`() async throws {
    let fold = { (title: String, text: String) in
      "\n\n<details>\n<summary>\(title)</summary>\n\n\(text)\n\n</details>\n"
    }
    let first = try await site([
      "lists/en.md": Self.english + fold("More about a row", "A row may be taller than others."),
      "lists/ko.md": Self.korean + fold("행에 관하여 더", "행 하나가 다른 행보다 높을 수 있습니다."),
    ])
    let topic = first.corpus.topics[0]
    let unit = try #require(
      topic.units.first { unit in
        topic.mainVariant(of: unit, in: .english).map { topic.text(of: $0).hasPrefix("More") }
          ?? false
      })
    let changed = try Self.stamped(topic, unit: unit.id, translated: "All about a row")
    let corpus = Corpus(
      settings: first.corpus.settings, glossary: first.corpus.glossary, topics: [changed],
      home: nil, assets: [])
    let page = try await RenderedSite.of(corpus).text("ko/lists/index.html")
    let start = try #require(page.range(of: "<summary>"))
    let end = try #require(page.range(of: "</summary>", range: start.upperBound..<page.endIndex))
    let title = page[start.upperBound..<end.lowerBound]
    #expect(title.contains("행에 관하여 더") && !title.contains("<a"), "\(title)")
  }

  private static func stamped(_ topic: Topic, unit: String, translated: String) throws -> Topic {
    let target = try #require(topic.units.first { $0.id == unit })
    let variant = try #require(topic.mainVariant(of: target, in: .korean))
    let stamp = Stamp(
      unit: unit, language: .korean, source: translated,
      translation: Stamp.fingerprint(of: topic.text(of: variant)))
    return Topic(
      slug: topic.slug, section: topic.section, documents: topic.documents,
      units: topic.units, unitOfSegment: topic.unitOfSegment, editions: topic.editions,
      stamps: Stamps([stamp]))
  }

  @Test func `offers the units that lack something, and says what each lacks`() async throws {
    let complete = try await site().text("en/parallel/lists/index.html")
    #expect(!complete.contains("data-needs=\"missing"))
    let short = try await site([
      "lists/ko.md": Self.korean.replacingOccurrences(
        of: "목록은 행을 위에서 아래로 차례로 보여 줍니다.\n\n", with: "")
    ])
    let page = try Markup(short.text("en/parallel/lists/index.html"), name: "parallel")
    let lacking = page.elements.filter {
      $0.attributes["data-needs"]?.contains("missing-ko") == true
    }
    #expect(lacking.map { $0.text.contains("A list shows rows") } == [true])
    let boxes = page.elements(named: "input").filter { $0.attributes["name"] == "needs" }
    #expect(boxes.compactMap { $0.attributes["value"] }.starts(with: ["all", "missing"]))
  }

  @Test func `tells the state of each topic, the worst first, with badges`() async throws {
    let site = try await site([
      "tables/en.md": "# Tables\n\nA table has columns.\n\nA column has a heading.\n"
    ])
    let page = try Markup(site.text("en/status/index.html"), name: "status")
    let rows = page.elements.filter { $0.name == "th" && $0.attributes["scope"] == "row" }
    #expect(rows.map(\.text) == ["Tables", "Lists"])
    let badge = site.text("status/ko.svg")
    #expect(badge.hasPrefix("<?xml") && badge.contains("%"))
    #expect(page.elements(named: "img").contains { $0.attributes["src"] == "../../status/ko.svg" })
  }

  @Test func `the states have the columns that say something`() async throws {
    func headings(_ site: RenderedSite, _ language: String) throws -> [String] {
      try Markup(site.text("\(language)/status/index.html"), name: "status")
        .elements.filter { $0.name == "th" && $0.attributes["scope"] == "col" }.map(\.text)
    }
    // Nobody has stamped, so that all is unreviewed.
    let first = try await site()
    #expect(
      try headings(first, "ko") == ["주제", "완료", "빠짐", "오래됨", "불확실", "원문 없음"])
    #expect(try headings(first, "en").prefix(2) == ["Topic", "Done"])
    let three = try await site(["lists/ja.md": "# リスト\n\nリストは行を上から順に見せます。\n"])
    #expect(try headings(three, "en").prefix(3) == ["Topic", "Languages", "Done"])
    #expect(try headings(three, "ja").prefix(2) == ["トピック", "完了"])
    let topic = try #require(first.corpus.topics.first { $0.units.count > 1 })
    let changed = try Self.stamped(topic, unit: topic.units[1].id, translated: "A list of 5 rows.")
    let corpus = Corpus(
      settings: first.corpus.settings, glossary: first.corpus.glossary, topics: [changed],
      home: nil, assets: [])
    let stamped = try headings(try await RenderedSite.of(corpus), "ko")
    #expect(stamped == ["주제", "완료", "빠짐", "오래됨", "불확실", "검토 전", "원문 없음"])
  }

  @Test func `nobody takes what is not begun for what is done`() async throws {
    let site = try await site([
      "panes.md": "# Panes\n\nA pane stands beside another pane.\n",
      "瓶.md": "# 瓶\n\n種の入った瓶は、上の棚のいちばん右にあります。\n",
    ])
    let all = [("en", "0 % not started"), ("ko", "0 % 시작 전"), ("ja", "0 % 未着手")]
    for (language, words) in all {
      let page = try Markup(site.text("\(language)/status/index.html"), name: "status")
      let cells = page.elements(named: "td").filter { $0.attributes["class"] == "done" }
      #expect(cells.contains { $0.text.hasSuffix(words) }, "\(cells)")
    }
  }

  @Test func `a title that two languages share stands once side by side`() async throws {
    let site = try await site([
      "panes/en.md": "# Panes\n\nA pane stands beside another pane.\n",
      "panes/ko.md": "# Panes\n\n영역은 다른 영역 옆에 있습니다.\n",
    ])
    func title(_ topic: String) throws -> String? {
      try Markup(site.text("en/parallel/\(topic)/index.html"), name: topic)
        .elements(named: "h1").first?.text
    }
    #expect(try title("panes") == "Panes")
    #expect(try title("lists") == "Lists / 목록")
  }

  @Test func `draws the alignment of each translation`() async throws {
    let site = try await site()
    let page = site.text("en/parallel/lists/index.html")
    #expect(page.contains("<svg viewBox=\"0 0 300 "))
    #expect(page.contains("class=\"bead s"))
    #expect(page.contains("class=\"linked\""))
  }

  @Test func `gives the reasons why a pair is doubtful`() {
    let glossary = Glossary(concepts: [
      Glossary.Concept(id: "row", terms: [.english: ["row"], .korean: ["행"]])
    ])
    let doubts = PairDoubts(
      ("Every row is 44 points high and has a title, a detail and an image at its end.", .english),
      ("제목 12", .korean), ratio: 0.9, terms: GlossaryIndex(glossary)
    ).doubts
    #expect(doubts.contains(.numbers(["44", "12"])))
    #expect(doubts.contains(.terms(["row"])))
    #expect(
      doubts.contains { doubt in
        if case .length(_, let found) = doubt { found == 5 } else { false }
      })
  }
}
