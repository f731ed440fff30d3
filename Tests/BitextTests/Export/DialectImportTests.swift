import Foundation
import TestSupport
import Testing

@testable import Bitext

/// Translations come back into notes of every dialect, and what tools read in them stays.
struct DialectImportTests {
  private static let pair = Exchange.Options(languages: [.english, .korean])

  private static let english = """
    # Shelves {#shelves}

    A shelf holds books of one kind.

    > Note: Keep the labels short.

    !!! warning "Careful here"
        A shelf may bend under a heavy load.

        Use fewer books.

    {% tabs %}
    {% tab title="Phone" %}
    A phone shows one column of shelves.
    {% endtab %}
    {% endtabs %}

    {{< hint info >}}
    Dust the shelf once a week.
    {{< /hint >}}

    See [[Lamps|the lamps]] and ==marked books== in the hall. ^end-1

    The [reading room](room.md){: .wide} is open at night :warning:.

    ## Rows of shelves {/*rows*/}

    @Row {
      Rows stand along the wall.
    }

    - term Lamp:
      It gives light in the evening.

    - term **Ladder**:
      It leads to the highest row.

    Rail
    : A rail of brass carries the ladder.
    : It is oiled with H~2~O-free oil, 2^nd^ grade, see NBS.

    Wheel

    :   A wheel turns on the rail.

        It squeaks in the winter.

    *[NBS]: National Bureau of Shelves

    """

  private static let korean = """
    # 책장 {#shelves}

    책장에는 한 종류의 책이 꽂힙니다.

    > 참고: 이름표는 짧게 씁니다.

    !!! warning "여기서 조심하세요"
        무거운 짐을 올리면 책장이 휠 수 있습니다.

        책을 적게 꽂으세요.

    {% tabs %}
    {% tab title="전화" %}
    전화는 책장을 한 열로 보여 줍니다.
    {% endtab %}
    {% endtabs %}

    {{< hint info >}}
    먼지는 한 주에 한 번 텁니다.
    {{< /hint >}}

    복도에서 [[Lamps|등불]]과 ==표시한 책==을 보세요. ^end-1

    [열람실](room.md){: .wide}은 밤에 엽니다 :warning:.

    ## 책장의 줄 {/*rows*/}

    @Row {
      줄은 벽을 따라 섭니다.
    }

    - term 램프:
      저물녘에 빛을 냅니다.

    - term **사다리**:
      가장 높은 줄까지 닿습니다.

    레일
    : 놋쇠 레일이 사다리를 나릅니다.
    : H~2~O가 없는 2^nd^ 등급 기름을 칩니다. NBS를 보세요.

    바퀴

    :   바퀴는 레일 위에서 돕니다.

        겨울에는 삐걱거립니다.

    *[NBS]: 전국 도서 협회

    """

  /// What the translator changes, which stands in the translations alone.
  private static let changes = [
    ("책장", "서가"), ("이름표", "이름"), ("조심하세요", "살피세요"), ("휠", "굽을"), ("적게", "조금만"),
    ("전화", "휴대전화"), ("먼지", "쌓인 먼지"), ("등불", "등"), ("표시한", "밑줄 친"), ("열람실", "독서실"),
    ("밤에", "저녁에"), ("벽을", "긴 벽을"), ("램프", "큰 램프"), ("빛을", "밝은 빛을"),
    ("사다리", "나무 사다리"), ("가장 높은", "맨 위"), ("놋쇠", "구리"), ("등급 기름", "등급의 기름"),
    ("바퀴는", "작은 바퀴는"), ("겨울에는", "추운 겨울에는"),
  ]

  private static func changed(_ text: String) -> String {
    changes.reduce(text) { $0.replacing($1.0, with: $1.1) }
  }

  @Test(
    "what is written anew is written in the dialect of the note",
    arguments: [
      (
        "[[Lamps|등불]]을 ==보세요==. ^end", "[큰 등]([[Lamps]])을 <mark>켜세요</mark>.",
        "[[Lamps|큰 등]]을 ==켜세요==. ^end"
      ),
      ("[[Lamps]]를 보세요.", "[Lamps]([[Lamps]])를 끄세요.", "[[Lamps]]를 끄세요."),
      (
        "<doc:Row-Styles>를 보세요.", "[Row Styles](<[[Row-Styles]]>)를 읽으세요.", "<doc:Row-Styles>를 읽으세요."
      ),
      (
        "<doc:Row-Styles>를 보세요.", "[행](<[[Row-Styles]]>)을 보세요.", "[행](doc:Row-Styles)을 보세요."
      ),
      (
        "[행](doc:Row-Styles)을 보세요.", "[Row Styles](<[[Row-Styles]]>)를 보세요.",
        "[Row Styles](doc:Row-Styles)를 보세요."
      ),
      (":bulb: 불을 켜세요 :one:", "💡 등을 켜세요 1️⃣", ":bulb: 등을 켜세요 :one:"),
      (#"넓이는 $\pi r^2$이다."#, #"면적은 `\pi r^2`이다."#, #"면적은 $\pi r^2$이다."#),
      ("[[큰 등|Big-Lamp]]를 보세요.", "[작은 등]([[|Big-Lamp]])을 보세요.", "[[작은 등|Big-Lamp]]을 보세요."),
      (
        "[[/a.png|alt=배|width=9]]", "![빨간 배](<[[/a.png|alt=|width=9]]>)",
        "[[/a.png|alt=빨간 배|width=9]]"
      ),
      ("![[a.png|300]] 그림", "![](<[[a.png|300]]>) 사진", "![[a.png|300]] 사진"),
      ("![[a.png|배|300x20]]", "![큰 배](<[[a.png|300x20]]>)", "![[a.png|큰 배|300x20]]"),
      ("![배|300](a.png) 그림", "![큰 배](a.png#=300) 사진", "![큰 배|300](a.png) 사진"),
      (
        "그림 ![](a.png =30x20 \"b\")", "사진 ![배](<a.png#=30x20> \"c\")", "사진 ![배](a.png =30x20 \"c\")"
      ),
      ("![배](a.png){width=30} 그림", "![큰 배](a.png#=30) 사진", "![큰 배](a.png){width=30} 사진"),
      ("![배](a.png){#b width=30}", "![큰 배](a.png#=30)", "![큰 배](a.png){#b width=30}"),
      ("term 오븐: 뜨거운 상자.", "**가마**: 뜨거운 상자.", "term 가마: 뜨거운 상자."),
      ("term **규칙 1**:\n닫는다.", "**규칙 1**: 연다.", "term **규칙 1**: 연다."),
      ("term `bake(_:)`: 굽는다.", "뜨겁다.", "뜨겁다."), ("책장 {#shelves}", "서가", "서가 {#shelves}"),
      ("책장", "서가 [줄](rows.md)", "서가 [줄](rows.md)"),
      ("물은 H~2~O", "얼음은 H<sub>2</sub>O<sub>3</sub>", "얼음은 H~2~O~3~"),
      ("면적 x^2^", "넓이 y<sup>3</sup>", "넓이 y^3^"),
      ("H<sub>2</sub>O", "H<sub>3</sub>O", "H<sub>3</sub>O"),
      ("++ctrl+c++", "<kbd>Ctrl</kbd>+<kbd>C</kbd>를 누르세요", "++ctrl+c++를 누르세요"),
    ])
  func dialectWriting(_ old: String, _ markdown: String, _ written: String) {
    #expect(DialectWriting(Array(old.utf8)[...]).written(markdown) == written)
  }

  @Test(arguments: [ExchangeFormat.xliff2, .po])
  func `a link of DocC that gets a text of its own leaves the lines of its paragraph`(
    format: ExchangeFormat
  ) async throws {
    let korean =
      "# 서가\n\n서가 아래 서랍에는 지도를 두며,\n<doc:Map-Drawers>에서 설명합니다.\n색은 <doc:Labels>도 보십시오.\n"
    let corpus = try await Library.corpus(of: [
      "shelf/en.md": "# Shelves\n\nThe drawers below a shelf keep maps,\nas described in "
        + "<doc:Map-Drawers>.\nSee <doc:Labels> for the colors.\n", "shelf/ko.md": korean,
    ])
    let options = Exchange.Options(languages: [.english, .korean])
    let sent = String(decoding: try format.bytes(of: corpus, options), as: UTF8.self)
    let last = try #require(sent.range(of: "Map Drawers", options: .backwards))
    let back = sent.replacingCharacters(in: last, with: "지도 서랍")
    let importing = Importing(
      try Delivery.reading(SourceFile(path: "back", text: back)), into: corpus)
    #expect(
      importing.files.map { String(decoding: $0.bytes, as: UTF8.self) } == [
        korean.replacing("<doc:Map-Drawers>", with: "[지도 서랍](doc:Map-Drawers)")
      ], "\(importing.diagnostics.map(\.message))")
  }

  @Test(arguments: [ExchangeFormat.xliff, .xliff2, .po])
  func `every changed text is written, and ids, tags and marks stay`(
    format: ExchangeFormat
  ) async throws {
    let corpus = try await FieldNotes.corpus(of: [
      "shelves.en.md": Self.english, "shelves.ko.md": Self.korean,
    ])
    let sent = String(decoding: try format.bytes(of: corpus, Self.pair), as: UTF8.self)
    #expect(!sent.contains("shelves&quot;") && !sent.contains("<a id="), "a place is no text")
    let back = try Delivery.reading(SourceFile(path: "back", text: Self.changed(sent)))
    let importing = Importing(back, into: corpus)
    #expect(importing.diagnostics.isEmpty, "\(importing.diagnostics.map(\.message))")
    let written = importing.files.first { $0.path == "shelves.ko.md" }
    #expect(
      written.map { String(decoding: $0.bytes, as: UTF8.self) } == Self.changed(Self.korean))
  }

  @Test func `the texts of a home page come back to their places in its front matter`() async throws
  {
    func note(_ text: String, _ tagline: String) -> String {
      "---\nlayout: home\nhero:\n  name: Kettle\n  text: \(text)\n  tagline: '\(tagline)'\n---\n"
    }
    let corpus = try await FieldNotes.corpus(of: [
      "home.en.md": note("A timer for the tea of everybody", "It rings when the tea is ready"),
      "home.ko.md": note("모두가 마시는 차를 위한 시계", "차가 다 되면 종이 울립니다"),
    ])
    let sent = String(
      decoding: try ExchangeFormat.xliff2.bytes(of: corpus, Self.pair), as: UTF8.self)
    let back = sent.replacing("종이 울립니다", with: "작은 종이 울립니다")
    let importing = Importing(
      try Delivery.reading(SourceFile(path: "back", text: back)), into: corpus)
    #expect(
      importing.files.map { String(decoding: $0.bytes, as: UTF8.self) }
        == [note("모두가 마시는 차를 위한 시계", "차가 다 되면 작은 종이 울립니다")],
      "\(importing.diagnostics.map(\.message))")
  }

  @Test func `a cell of a drawn table is written or refused, and nothing else changes`()
    async throws
  {
    func note(_ rows: String) -> String { "# 창고\n\n+----+----+\n\(rows)+----+----+\n" }
    let korean = note("| 도구 | 쓰임 |\n+====+====+\n| 삽 | 땅을 깊이 팝니다 |\n")
    let corpus = try await FieldNotes.corpus(of: [
      "shed.en.md": note("| Tool | Use |\n+====+====+\n| Spade | It digs deep holes |\n"),
      "shed.ko.md": korean,
    ])
    let sent = String(
      decoding: try ExchangeFormat.xliff2.bytes(of: corpus, Self.pair), as: UTF8.self)
    let back = sent.replacing("땅을 깊이", with: "땅을 얕게")
    let importing = Importing(
      try Delivery.reading(SourceFile(path: "back", text: back)), into: corpus)
    let files = importing.files.map { String(decoding: $0.bytes, as: UTF8.self) }
    #expect(
      files == [korean.replacing("깊이", with: "얕게")]
        || files.isEmpty && !importing.diagnostics.isEmpty,
      "\(files) \(importing.diagnostics.map(\.message))")
  }
}
