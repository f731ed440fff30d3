import TestSupport
import Testing

/// Tables of notes on pages.
struct TablePageTests {
  private static let notes = [
    "benches.en.md": """
    # Benches

    A bench has these sizes.

    |  |  |
    | --- | --- |
    | **Height** | 44 cm, no less |
    | **Width** | 120 cm, no more |

    Benches differ.

    |  | Oak | Ash |
    | --- | --- | --- |
    | Weight | 20 kg | 16 kg |
    """,
    "benches.ko.md": """
    # 벤치

    벤치의 크기는 다음과 같습니다.

    |  |  |
    | --- | --- |
    | **높이** | 44 cm 이상 |
    | **너비** | 120 cm 이하 |

    벤치는 서로 다릅니다.

    |  | 참나무 | 물푸레나무 |
    | --- | --- | --- |
    | 무게 | 20 kg | 16 kg |
    """,
  ]

  @Test func `a header without words is not shown, and its rows have names`() async throws {
    let site = try await RenderedSite.of(Self.notes)
    let page = site.text("ko/benches/index.html")
    let tables = page.split(separator: "<table").dropFirst()
    try #require(tables.count == 2)
    let (first, second) = (String(tables[1]), String(tables[2]))
    #expect(first.hasPrefix(" aria-label=\"높이, 너비\">"))
    #expect(!first.contains("<thead>") && !first.contains("lang=\"\""))
    #expect(first.contains("<th scope=\"row\"><strong>높이</strong></th><td>44 cm 이상</td>"))
    #expect(second.contains("<td></td><th scope=\"col\">참나무</th>"))
    #expect(second.contains("<th scope=\"row\">무게</th><td>20 kg</td>"))
  }

  @Test func `a glossary is whole in every language, and each cell says its own`() async throws {
    let site = try await RenderedSite.of([
      "bench.md": """
      # The words of benches

      > # 벤치의 말

      These words are used in the notes.

      > 이 말들은 노트에서 씁니다.

      | 영어 | 한국어 | 日本語 |
      | --- | --- | --- |
      | The seat of a bench is wide. | 벤치의 좌판은 넓습니다. | ベンチの座面は広いです。 |
      | leg | 다리 | 脚 |
      """
    ])
    for language in ["en", "ko"] {
      let page = site.text("\(language)/the-words-of-benches/index.html")
      #expect(page.contains("<th scope=\"col\" lang=\"ko\">영어</th>"), "\(page)")
      #expect(page.contains("lang=\"ja\">ベンチの座面は広いです。</td>"))
      let leg = language == "en" ? "<td>leg</td>" : "<td lang=\"en\">leg</td>"
      #expect(page.contains(leg) && page.contains("<td lang=\"ja\">脚</td>"), "\(page)")
    }
  }

  @Test func `a cell with a sentence keeps room for it beside long names`() async throws {
    let site = try await RenderedSite.of([
      "bolts/en.md": """
      # Bolts

      | Name | Use | Size |
      | --- | --- | ---: |
      | bench_leg_carriage_bolt_with_washer | It holds a leg that is taken off each winter, when the bench is stored. | 8 mm |
      """,
      "bolts/ja.md": """
      # ボルト

      | 名前 | 用途 | 太さ |
      | --- | --- | ---: |
      | 脚のボルト | 冬にベンチをしまうとき、毎年取り外す脚を留めるためのボルトです。 | 8 mm |
      """,
    ])
    let en = site.text("en/bolts/index.html")
    #expect(en.contains("<td class=\"wide\">It holds a leg"))
    #expect(en.contains("<td>bench_leg_carriage_bolt_with_washer</td>"))
    #expect(en.contains("<td class=\"right\">8 mm</td>"))
    #expect(site.text("ja/bolts/index.html").contains("<td class=\"wide\">冬に"))
  }

  @Test func `side by side there is no text without words`() async throws {
    let site = try await RenderedSite.of(Self.notes)
    let page = site.text("ko/parallel/benches/index.html")
    #expect(page.contains("44 cm 이상") && !page.contains(" | </span><span></span></p>"))
    try SiteProperties.expectConnected(site)
  }
}
