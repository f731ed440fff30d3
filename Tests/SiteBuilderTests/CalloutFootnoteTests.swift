import Bitext
import TestSupport
import Testing

@testable import SiteBuilder

/// Callouts in footnotes and footnotes in callouts.
struct CalloutFootnoteTests {
  static let notes = [
    "rooms/en.md": """
    # Rooms

    A room has a door in every wall that people want to walk through.[^door]

    > [!WARNING] Never lock the only door[^lock]
    > People inside cannot leave the room when there is a fire.[^door]
    >
    > [^lock]: The fire department asks for two keys at least.

    :::tip[Paint the walls white[^white]]
    White walls make small rooms look larger than they really are.
    :::

    {% hint style="info" %}
    Windows are opened in the morning and closed in the evening.[^window]

    [^window]: In winter for ten minutes only, because of the heating.
    {% endhint %}

    > [!CAUTION]
    > [^unused]: Nothing else stands in this alert about cellars.

    [^door]: > [!NOTE] Doors open to the outside[^lock]
        > They are found more easily in the smoke then.

        A door without a handle is no door at all.
    [^white]: White paint is cheap and can be bought everywhere.

    """,
    "rooms/ko.md": """
    # 방

    방에는 사람들이 지나가고 싶어 하는 벽마다 문이 있습니다.[^door]

    :::warning[하나뿐인 문을 잠그지 마십시오[^lock]]
    불이 나면 안에 있는 사람들이 방을 나갈 수 없습니다.[^door]

    [^lock]: 소방서는 적어도 열쇠 두 개를 요구합니다.
    :::

    > [!TIP] 벽을 하얗게 칠하십시오[^white]
    > 하얀 벽은 작은 방을 실제보다 더 넓어 보이게 합니다.

    > [!NOTE]
    > 창문은 아침에 열고 저녁에 닫습니다.[^window]

    [^window]: 겨울에는 난방 때문에 십 분만 엽니다.
    [^door]: :::note[문은 바깥쪽으로 열립니다[^lock]]
        그러면 연기 속에서도 쉽게 찾을 수 있습니다.
        :::

        손잡이가 없는 문은 문이 아닙니다.
    [^white]: 하얀 페인트는 값이 싸고 어디서나 살 수 있습니다.

    """,
    "halls.md": """
    # Halls

    > [!CAUTION] Halls are cold[^1]
    > Nobody heats a hall in the winter.[^2]
    >
    > 겨울에는 아무도 홀을 데우지 않습니다.[^2]
    >
    > [^2]: It would cost more than the whole house.
    >
    >     집 전체보다 더 많은 돈이 듭니다.

    [^1]: Ten degrees, and fewer at night.

    """,
  ]

  private func links(_ role: String, of page: Markup) -> [String] {
    page.elements.filter { $0.attributes["role"] == role }.map { $0.attributes["href"] ?? "" }
  }

  @Test func `a page shows callouts with marks, and footnotes with callouts below`() async throws {
    let site = try await RenderedSite.of(Self.notes)
    try SiteProperties.expectConnected(site)
    for tag in ["en", "ko"] {
      let page = try #require(try site.pages()["\(tag)/rooms/index.html"])
      let callouts = page.elements.filter { $0.attributes["class"] == "callout" }
      // An alert with nothing but a footnote is not shown.
      #expect(callouts.map { $0.attributes["data-kind"] } == ["warning", "tip", "note", "note"])
      #expect(callouts.map { $0.path.contains("section") } == [false, false, false, true])
      let titles = page.elements.filter {
        $0.attributes["class"]?.hasPrefix("callout-title") == true
      }
      #expect(titles.map { $0.text.last { $0.isNumber } } == ["2", "3", nil, "2"])
      #expect(
        links("doc-noteref", of: page) == [
          "#fn-1", "#fn-2", "#fn-1", "#fn-3", "#fn-4", "#fn-2",
        ])
      #expect(
        links("doc-backlink", of: page) == [
          "#fnref-1", "#fnref-1-2", "#fnref-2", "#fnref-2-2", "#fnref-3", "#fnref-4",
        ])
    }
    let english = site.text("en/rooms/index.html")
    #expect(english.contains("<li id=\"fn-1\">\n<div class=\"callout\" data-kind=\"note\""))
    #expect(english.contains("Nothing else stands in this alert about cellars."))
    #expect(!english.contains("Caution"))
  }

  @Test func `a callout in two languages has a footnote in each of them`() async throws {
    let site = try await RenderedSite.of(Self.notes)
    for (tag, text) in [("en", "It would cost more"), ("ko", "집 전체보다 더 많은")] {
      let page = try #require(try site.pages()["\(tag)/halls/index.html"])
      let footnotes = page.elements.filter { $0.name == "li" && $0.attributes["id"] != nil }
      #expect(footnotes.map { $0.attributes["id"] } == ["fn-1", "fn-2"])
      #expect(footnotes.last?.text.contains(text) == true)
    }
  }

  @Test func `side by side, a footnote is in no callout that it was defined in`() async throws {
    let site = try await RenderedSite.of(Self.notes)
    let page = try #require(try site.pages()["en/parallel/rooms/index.html"])
    func isInCallout(_ words: String) throws -> Bool {
      let around = page.elements.filter { $0.text.contains(words) }
      try #require(!around.isEmpty, "\(words)")
      return around.contains { $0.attributes["class"] == "callout" }
    }
    for words in [
      "The fire department", "소방서는", "In winter", "겨울에는", "A door without", "손잡이가 없는",
      "White paint",
    ] {
      #expect(try !isInCallout(words), "\(words)")
    }
    for words in ["Never lock", "하나뿐인", "Windows are", "창문은", "Doors open", "그러면 연기"] {
      #expect(try isInCallout(words), "\(words)")
    }
    let numbers = page.elements.filter { $0.attributes["class"] == "number" }
    #expect(Set(numbers.map(\.text)) == ["1.", "2.", "3.", "4.", "5."])
    #expect(site.text("en/parallel/rooms/index.html").contains("1.</span>\n<div class=\"callout\""))
    let ids = Set(page.elements.compactMap { $0.attributes["id"] })
    let links = links("doc-noteref", of: page) + self.links("doc-backlink", of: page)
    #expect(links.count == 24)
    #expect(links.allSatisfy { ids.contains(String($0.dropFirst())) }, "\(links)")
  }

  @Test func `the search and what leaves have the texts without labels and marks`() async throws {
    let site = try await RenderedSite.of(Self.notes)
    let search = site.files.filter { $0.key.contains("search/") }.keys.sorted().map(site.text)
      .joined()
    let options = Exchange.Options(languages: [.english, .korean])
    let json = try ExchangeFormat.json.bytes(of: site.corpus, options)
    for text in [search, String(decoding: json, as: UTF8.self)] {
      #expect(text.contains("Never lock the only door") && text.contains("Doors open to the"))
      #expect(text.contains("벽을 하얗게 칠하십시오") && text.contains("소방서는"))
      for mark in ["[!", ":::", "hint %}", "]:"] { #expect(!text.contains(mark), "\(mark)") }
    }
    #expect(!search.contains("[^"))
  }

  @Test(arguments: [ExchangeFormat.xliff, .xliff2, .po])
  func `what comes back changes texts and no mark`(format: ExchangeFormat) async throws {
    let corpus = try await RenderedSite.of(Self.notes).corpus
    let options = Exchange.Options(languages: [.english, .korean])
    let text = String(decoding: try format.bytes(of: corpus, options), as: UTF8.self)
    let korean = try #require(Self.notes["rooms/ko.md"])
    let changes = [
      ("하나뿐인 문을", "하나밖에 없는 문을"), ("열쇠 두 개", "열쇠 세 개"), ("벽을 하얗게", "벽들을 하얗게"),
      ("저녁에 닫", "밤에 닫"), ("문은 바깥쪽으로", "문짝은 바깥쪽으로"), ("그러면 연기", "그래야 연기"),
    ]
    func changed(_ text: String) -> String {
      changes.reduce(text) { $0.replacing($1.0, with: $1.1) }
    }
    let back = try Delivery.reading(SourceFile(path: "back", text: changed(text)))
    let importing = Importing(back, into: corpus)
    #expect(importing.diagnostics.isEmpty, "\(importing.diagnostics.map(\.message))")
    let file = try #require(importing.files.first)
    #expect(importing.files.count == 1)
    #expect(String(decoding: file.bytes, as: UTF8.self) == changed(korean))
  }
}
