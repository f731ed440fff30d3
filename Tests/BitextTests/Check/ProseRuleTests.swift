import Testing

@testable import Bitext

/// Rules about how a text is written, on texts that break them and on texts that only look so.
@Suite struct ProseRuleTests {
  /// The rules and the words of the findings in a note of one paragraph, or of several lines.
  private func found(_ text: String, _ language: String) async throws -> [String] {
    let corpus = try await Library.corpus(of: ["shelf/\(language).md": text + "\n"])
    return await SpokenFindings.check(corpus).map { finding in
      guard case .range(let source, let range) = finding.place else { return finding.rule }
      return "\(finding.rule) \(source.text(in: range))"
    }
  }

  @Test(arguments: [
    ("책장에 테이블를 놓습니다.", "를"), ("서가에서 메뉴을 고릅니다.", "을"),
    ("긴 색인는 뒤에 둡니다.", "는"), ("이 목록에 있는 메뉴은 짧습니다.", "은"),
    ("버튼와 책을 봅니다.", "와"), ("메뉴과 책을 봅니다.", "과"), ("버튼로 엽니다.", "로"),
    ("메뉴으로 갑니다.", "으로"), ("파일으로 둡니다.", "으로"),
    ("책의 메뉴를 봅니다. 메뉴이 깁니다.", "이"), ("책의 테이블을 봅니다. 테이블가 깁니다.", "가"),
    ("`List`을 씁니다.", "을"), ("`label`를 씁니다.", "를"), ("SwiftUI을 배웁니다.", "을"),
    ("HTML를 씁니다.", "를"), ("서가 수는 3를 넘습니다.", "를"), ("*메뉴*을 봅니다.", "을"),
    ("표(Table)를 두고 메뉴(menu)을 봅니다.", "을"),
    ("iPad을 켭니다.", "을"), ("MacBook를 켭니다.", "를"),
    ("블록 하나에 stack를 씁니다.", "를"), ("Grid을 씁니다.", "을"), ("`URL`를 엽니다.", "를"),
    ("서가의 100%을 채웁니다.", "을"), ("길 5km을 걷습니다.", "을"), ("짐 3kg를 듭니다.", "를"),
    ("폭은 24pt을 넘습니다.", "을"), ("길이 3 kg로 맞춥니다.", "로"), ("폭을 10 cm으로 맞춥니다.", "으로"),
    ("길이를 5 m으로 맞춥니다.", "으로"), ("의자과 책상을 봅니다.", "과"),
  ])
  func `a particle that does not fit is found`(text: String, particle: String) async throws {
    #expect(try await found(text, "ko") == ["korean-particle \(particle)"])
  }

  @Test func `the bracket that is meant is shown, not the first one`() async throws {
    let shelf = "책은 [서가](https://example.org/a) (참나무) 위에 있고 (판은 그 위에 있습니다."
    let folder = try await Library.corpus(of: ["shelf/ko.md": shelf + "\n"])
    let finding = try #require(await SpokenFindings.check(folder).first)
    guard case .range(let source, let range) = finding.place else {
      Issue.record("it is in a text")
      return
    }
    #expect(finding.rule == "brackets")
    #expect(source.text(in: SourceRange(range.lowerBound, range.lowerBound + 4)) == "(판")
  }

  @Test(arguments: [
    ("ko", "메뉴이 열립니다. 메뉴를 닫습니다.", true), ("ko", "페이지이 열립니다.", false),
    ("ja", "書架で辞書を辞書を探します。", true), ("ja", "本を置く書架を書架を支える壁に付けます。", false),
  ])
  func `only what can mean nothing else is mended unseen`(
    language: String, text: String, isMended: Bool
  ) async throws {
    let corpus = try await Library.corpus(of: ["shelf/\(language).md": text + "\n"])
    let found = await SpokenFindings.check(corpus)
    #expect(found.count == 1, "\(found)")
    #expect(found.allSatisfy { $0.edits.isEmpty != isMended })
  }

  @Test func `the English title of a page behind a mark is a name`() async throws {
    let texts = [
      "서가는 도서관의 안쪽에 있습니다.", "책은 서가의 왼쪽부터 꽂습니다.",
      "🔗 [**더 보기: Be careful with the doors of the old shelf**](https://example.org/a)",
    ]
    #expect(try await found(texts.joined(separator: "\n\n"), "ko") == [])
  }

  @Test(arguments: ["그런 다음 다음 단계를 봅니다.", "책장은 [다른 서가](https://example.org/) 서가입니다."])
  func `a word that stands twice on purpose is none`(text: String) async throws {
    #expect(try await found(text, "ko") == [])
  }

  @Test func `two terms that meet at a word are no doubled word`() async throws {
    let cell =
      "## Sizes of seat covers\n\n| Part | Size |\n| - | - |\n| Window seat seat cover | small |"
    #expect(try await found(cell, "en") == [])
    #expect(
      try await found("A **window seat** is small. The window seat seat cover is red.", "en") == [])
    #expect(try await found("The window seat seat cover is red.", "en") == ["doubled-word seat"])
    let twice = "## Seat covers\n\nWipe the seat seat cover, and look at the whole seat seat."
    #expect(try await found(twice, "en") == ["doubled-word seat"])
  }

  @Test(arguments: [
    "테이블을 놓고 메뉴를 봅니다.", "먹는 사람은 없는 책을 찾는다.", "마을과 가을을 봅니다.", "효과와 결과를 봅니다.",
    "경로로 갑니다.", "서울로 갑니다.", "앞으로 갑니다.", "파일로 둡니다.", "아이가 책을 봅니다.", "전문가는 압니다. 전문의 책입니다.",
    "음악가, 화가를 봅니다. 음악의 책입니다.", "iPhone을 쓰고 iPad를 씁니다.", "`List`를 씁니다.", "API를 씁니다.",
    "24pt를 씁니다.", "10 cm로 두고 3 kg으로 답니다.", "5 m로 재고 30 s를 기다립니다.", "UIKit를 쓰고 ARKit을 씁니다.",
    "5km를 걷고 3kg을 듭니다.", "100%를 채웁니다.", "App을 열고 Grid를 봅니다.",
    "GitHub를 쓰고 Widget을 둡니다.", "`URL`을 엽니다.", "QuickType은 빠르고 HomePod은 작습니다.", "Type을 고릅니다.",
    "`check`는 묻고 Spellcheck가 찾습니다.", "`block`은 막고 Feedback을 받습니다.",
    "Scope를 정합니다.",
    "표(table)을 봅니다.", "10을 더합니다.", "Symbols을 봅니다.", "WCAG 3는 새롭습니다.",
    "지은 책과 나은 책이 있습니다.", "뭐가 잘못되었는지 알 수 있는가?", "신라는 나라입니다.", "고양이 책입니다.",
    "디스플레이를 봅니다. 디스플레이 책입니다.", "지을 집이 있습니다.", "New York은 큽니다.", "새로이 봅니다. 새로에 둡니다.",
    "스파이 활동을 봅니다. 상하이 시장과 하와이 바다를 봅니다.", "36px를 넘고 24px을 넘습니다.",
    "`me`는 책입니다.", "`Err`은 값이고 `var`을 씁니다.",
  ])
  func `a particle that fits is none`(text: String) async throws {
    #expect(try await found(text, "ko") == [])
  }

  @Test(arguments: [
    "<doc:Guide#캡처-목록-Capture-Lists>을 봅니다.", "값을 담습니다.\n책은 <doc:Guide#값-담기-Capturing-Values>을 봅니다.",
    "<doc:Guide#긴-영어-제목-A-Long-Title-in-English-of-a-Page>에 있습니다.", "[[Guide Lists]]을 봅니다.",
    "[[메뉴|목록]]을 봅니다.",
  ])
  func `the name of a page is not read as it is spelled`(text: String) async throws {
    // Nothing is called so here.
    #expect(try await found(text, "ko").allSatisfy { $0.hasPrefix("dead-link ") })
  }

  @Test func `what stands behind the name of a page is found where it stands`() async throws {
    let found = try await found("<doc:Guide#값-Capturing-Values>을 보고\n메뉴을 봅니다.", "ko")
    #expect(found.filter { !$0.hasPrefix("dead-link ") } == ["korean-particle 을"])
  }

  private static let korean = (1...9).map { "서가 \($0)번은 도서관의 안쪽에 있습니다." }
  private static let japanese = (1...9).map { "\($0)番の書架は図書館の奥にあります。" }

  @Test func `a source that mixes levels of speech is told once`() async throws {
    let mixed = Self.korean + ["책은 밖에 있다.", "책은 안에 있어요.", "여기서 찾으세요."]
    #expect(
      try await found(mixed.joined(separator: "\n\n"), "ko").map { $0.split(separator: " ")[0] }
        == ["speech-level"])
    let plain = Self.japanese + ["本は外にある。"]
    #expect(
      try await found(plain.joined(separator: "\n\n"), "ja").map { $0.split(separator: " ")[0] }
        == ["speech-level"])
    #expect(try await found(Self.korean.joined(separator: "\n\n"), "ko") == [])
    let quoted = Self.japanese + ["札に「本は外にある。」とあります。"]
    #expect(try await found(quoted.joined(separator: "\n\n"), "ja") == [])
    let counts = Self.japanese + ["本は一つずつ。", "棚はもう一つ。", "机は窓のほう。"]
    #expect(try await found(counts.joined(separator: "\n\n"), "ja") == [])
    let labels = Self.japanese + ["**目的**：本を探す。", "*本は外にある。*", "<span>板は長いのである。</span>"]
    #expect(try await found(labels.joined(separator: "\n\n"), "ja") == [])
    let soft = Self.korean + ["늦게 닫으니까요.", "> 책은 밖에 있다."]
    #expect(try await found(soft.joined(separator: "\n\n"), "ko") == [])
  }

  @Test(arguments: [
    ("en", "A shelf is is full of books.", "doubled-word is"),
    ("ko", "서가를 볼 수 수 있습니다.", "doubled-word 수 수"),
    ("ko", "서가에서 책을 책을 찾습니다.", "doubled-word 책을"),
    ("ja", "書架で本をを探します。", "doubled-word をを"),
    ("ja", "書架のの本を探します。", "doubled-word のの"),
    ("ja", "書架で辞書を辞書を探します。", "doubled-word 辞書を辞書を"),
    ("ja", "書架のラベルは、テーブルにテーブルに置きます。", "doubled-word テーブルにテーブルに"),
    ("ja", "書架のライブラリライブラリを見ます。", "doubled-word ライブラリライブラリ"),
    ("en", "A shelf holds  many books of the town.", "stray-space   "),
    ("ko", "서가에는  책이 많습니다.", "stray-space   "),
    ("ko", "서가에는 책이 많습니다 .", "stray-space  ."),
    ("ja", "書架には本が多い 。", "stray-space  。"),
    ("en", "A shelf ( of oak) holds books.", "stray-space ( "),
    ("ko", "서가에\u{200B}는 책이 많습니다.", "zero-width \u{200B}"),
    ("ja", "書架には本が多い,辞書は少ない、地図は、絵は、詩はない。", "comma ,"),
    ("ko", "서가에는 책、그림이 많습니다.", "comma 、"),
    ("ja", "書架に10冊、板に2枚、本が１２冊ある。", "character-width １２"),
    ("ja", "書架のﾗﾍﾞﾙを見る。", "character-width ﾗﾍﾞﾙ"),
    ("en", "The shelf runs UIkit and reads books.", "name-spelling UIkit"),
    ("ko", "서가는 iPados에서 보입니다.", "name-spelling iPados"),
    ("ja", "書架はWatchOSで見られる。", "name-spelling WatchOS"),
    ("ja", "書架は1〜3段、棚は2～4段です。", "marks-mixed ～"),
    ("en", "Shelves 3–5 are full, and shelves 4–6 and 7-9 are not.", "marks-mixed -"),
    ("ko", "서가는 넓고… 책은 많고… 사람은 적고... 밤은 깁니다.", "marks-mixed ..."),
  ])
  func `what is written wrongly is found`(
    language: String, text: String, expected: String
  ) async throws {
    let found = try await found(text, language)
    #expect(found == [expected], "\(found)")
  }

  @Test(arguments: [
    ("en", "The reader had had that book for a very very long time."),
    ("en", "Two spaces follow.  They are a typist's."), ("en", "It runs on .NET and in a `a  b`."),
    ("ko", "하나 하나 천천히 천천히 읽습니다."), ("ja", "はははと笑い、母はここにいる。"),
    ("ja", "ガラスはキラキラ光り、一歩一歩、左に右に歩き、人に本人に会う。"),
    ("ko", "**「책」**\u{200B}을 봅니다."), ("en", "See uikit.example.org and `uikit` in #ios."),
    ("ja", "ＡからＺまで１０冊、２０冊、３０冊ある。"), ("en", "A 👩\u{200D}🚀 reads on the 2026-11-23."),
    ("ja", "A, B, Cの順に、本を、絵を、地図を、詩を並べます。"), ("en", "A . B . C . D"),
    ("en", "SHELVES RUN IOS AND MACOS"), ("en", "The ? mark ends what the ! mark begins."),
    ("en", "A shelf is `uikit` and #uikit here."),
    ("en", "The text is a   a   b   a   a."),
    ("en", "The shelf was built by people who had worked on Cisco IOS before."),
    ("en", "A shelf of oak[^1], not of elm, holds books.\n\n[^1]: Oak is hard."),
  ])
  func `what is written on purpose is none`(language: String, text: String) async throws {
    #expect(try await found(text, language) == [])
  }

  @Test func `sentences in code of a named language are comments, and others are texts`()
    async throws
  {
    func kinds(_ info: String) -> [Segment.Kind] {
      let text =
        "```\(info)\nThe next line copies the whole folder to the image.\n가마는  식습니다.\n```\n"
      let source = SourceFile(path: "a.md", text: text)
      return Segmenter.segment(source).0.segments.map(\.kind)
    }
    #expect(kinds("dockerfile") == [.code])
    func isCode(_ info: String) -> Bool {
      let text = """
        ```\(info)
        let sign = \"\"\"
          The kiln is open to all who live in this house.
          Nobody opens the door before the gauge has fallen.
          Whoever comes too late has to wait for the next day.
        ```
        """
      let source = SourceFile(path: "a.md", text: text)
      return Segmenter.segment(source).0.segments.map(\.kind) == [.code]
    }
    #expect(isCode("swift"))
    #expect(isCode("") && isCode("text"))
    #expect(kinds("nginx {1,2}") == [.code])
    #expect(!kinds("").contains(.code))
    #expect(!kinds("note").contains(.code))
  }

  @Test func `the output of a program in a fence is no text`() async throws {
    let text = "서가를 봅니다.\n\n```text\nthe the shelf  is is full\n```\n"
    #expect(try await found(text, "ko") == [])
    let console = "서가를 봅니다.\n\n```\n$ shelf\nthe the shelf  is is full\n```\n"
    #expect(try await found(console, "ko") == [])
    let session =
      "서가를 봅니다.\n\n```\n$ shelf fill\nthe the shelf  is is full of you\nthe shelf  is not there\n"
      + "and and so on,  as it is\n```\n"
    #expect(try await found(session, "ko") == [])
    let compiler =
      "서가를 봅니다.\n\n```\nerror: the the shelf  is is not here\n  |\n3 |   the shelf\n```\n"
    #expect(try await found(compiler, "ko") == [])
    let element = "서가를 봅니다.\n\n<pre>\nthe the shelf  is is full of you\n\nand and so on\n</pre>\n"
    #expect(try await found(element, "ko") == [])
  }

  private static let around = (1...4).map { "서가 \($0)번에는 오래된 책이 많습니다." }.joined(separator: "\n\n")

  @Test(arguments: [
    ("This is what the shelf says to you.", true),
    ("[4] The author of it, and of you (1978). To be or not to be.", false),
    ("Have you seen the shelf of this town? (이 도시의 서가를 보신 적이 있습니까)", false),
    (
      "{% comment %}\nThis is what you see if it is in the page.\n{% endcomment %}", false
    ),
    ("failed to read the shelf: failed to open it for you: is it there", false),
  ])
  func `English that was left is found, and names and output are not`(
    text: String, isFound: Bool
  ) async throws {
    let found = try await found(Self.around + "\n\n" + text, "ko")
    #expect(found.contains { $0.hasPrefix("untranslated-text") } == isFound, "\(found)")
  }
}
