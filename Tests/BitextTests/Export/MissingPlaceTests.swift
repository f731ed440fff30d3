import Testing

@testable import Bitext

/// A text that was missing comes back as the other pairs of its file have theirs.
@Suite struct MissingPlaceTests {
  /// Takes `part` out of a note, for `rest`, and brings it back.
  private func comesBack(
    _ part: String, to note: String, leaving rest: String = "", _ format: ExchangeFormat = .po
  ) async throws {
    try await DeletedTexts.expectBack(part, to: note, leaving: rest, [format])
  }

  private static let quoted = """
    # Library

    > # 도서관

    ## Opening hours

    > ## 여는 시간

    The library opens at 10:00 and closes at 19:00 on 6 days.

    > 도서관은 6일 동안 10:00에 열고 19:00에 닫습니다.

    - Ring the bell 3 times when the door is closed.

    > - 문이 닫혀 있으면 종을 3번 울리세요.

    1. Show your card with its 8 digits.

    > 1. 숫자 8개가 적힌 카드를 보여 주세요.

    2. Sign on page 24 of the guest book.

    > 2. 방명록 24쪽에 서명하세요.

    ### Closed days

    > ### 쉬는 날

    Nobody works on the 25 days that the calendar marks.

    > 달력에 표시된 25일에는 아무도 일하지 않습니다.

    """

  @Test(arguments: [
    "\n> ### 쉬는 날\n", "\n> ## 여는 시간\n", "\n> 2. 방명록 24쪽에 서명하세요.\n",
    "\n> 1. 숫자 8개가 적힌 카드를 보여 주세요.\n", "\n> - 문이 닫혀 있으면 종을 3번 울리세요.\n",
  ])
  func `headings and items in quotes keep the marks of their originals`(
    part: String
  ) async throws {
    for format in [ExchangeFormat.po, .xliff, .xliff2] {
      try await comesBack(part, to: Self.quoted, format)
    }
  }

  private static let above = """
    # 도서관
    > Library

    서가에는 크기가 같은 책 24권이 들어갑니다.
    > A shelf holds 24 books of one size.

    종은 3번 울립니다.
    > A bell rings 3 times.

    ## 여는 시간
    > Opening hours

    도서관은 10:00에 열고 19:00에 닫습니다.
    > The library opens at 10:00 and closes at 19:00.

    ## 쉬는 날
    > Closed days

    달력에 표시된 25일에는 아무도 일하지 않습니다.
    > Nobody works on the 25 days that the calendar marks.

    """

  @Test(arguments: [
    "종은 3번 울립니다.\n", "도서관은 10:00에 열고 19:00에 닫습니다.\n", "## 쉬는 날\n",
    "달력에 표시된 25일에는 아무도 일하지 않습니다.\n",
  ])
  func `a paragraph above its quoted original is no heading, and a heading is one`(
    part: String
  ) async throws {
    try await comesBack(part, to: Self.above)
  }

  private static let fenced = """
    # Library

    # 도서관

    ```plain text
    A shelf holds 24 books of one size.
    서가에는 크기가 같은 책 24권이 들어갑니다.
    ```

    ```plain text
    See [the rules](rules.md) before you borrow 3 books.
    책 3권을 빌리기 전에 [규칙](rules.md)을 보세요.
    ```

    ```plain text
    A bell rings 3 times when the reading room closes.
    열람실이 닫힐 때 종이 3번 울립니다.
    ```

    """

  @Test(arguments: ["rules.md", "https://a.example/rules"])
  func `a link that a fence shows as it is typed comes back so`(address: String) async throws {
    try await comesBack(
      "책 3권을 빌리기 전에 [규칙](\(address))을 보세요.\n",
      to: Self.fenced.replacing("rules.md", with: address))
  }

  @Test func `a link that a fence shows can be edited beside`() async throws {
    let corpus = try await DeletedTexts.corpus(["note.md": Array(Self.fenced.utf8)])
    let exchange = Exchange(corpus, Exchange.Options(languages: [.english, .korean]))
    let unit = try #require(
      exchange.units.first { $0.rendering(in: .english)?.text.hasPrefix("See") == true })
    let old = try #require(unit.rendering(in: .korean)?.markdown)
    let back = Delivery(
      source: SourceFile(path: "back", text: ""), original: .english, language: .korean,
      units: [
        Delivery.Unit(
          name: unit.name, original: .markdown(unit.rendering(in: .english)?.markdown ?? ""),
          text: .markdown(#"책 3권을 빌리려면 \[규칙\](rules.md)을 보세요."#),
          exported: TranslationDigest(of: old), isUnfinished: false, range: SourceRange(0, 0))
      ])
    let file = try #require(Importing(back, into: corpus).files.first)
    let expected = Self.fenced.replacing("빌리기 전에", with: "빌리려면")
    #expect(String(decoding: file.bytes, as: UTF8.self) == expected)
  }

  private static let mixed = """
    # 도서관

    A shelf holds 24 books of one size.

    > 서가에는 크기가 같은 책 24권이 들어갑니다.
    >



    The reading room has 48 chairs.

    > 열람실에는 의자 48개가 있습니다.
    >

    - The first board holds atlases of 1824.
    - > 첫 번째 판에는 1824년의 지도책이 있습니다.

    - The second board holds letters of 1912.
    - > 두 번째 판에는 1912년의 편지가 있습니다.

    - The third board holds maps of 1950.
    - > 세 번째 판에는 1950년의 지도가 있습니다.

    The garden is open for 7 months.

    > 정원은 7개월 동안 열려 있습니다.
    >



    """

  @Test(arguments: [
    "나룻배는 아침 7시에 떠납니다.\n\n", "등불은 밤에 문으로 가는 길을 보여 줍니다.\n\n",
    "나룻배는 아침 7시에 떠납니다.\n\n나룻배에 타기 전에 종을 두 번 울리세요.\n\n",
  ])
  func `a text goes into the group of translations below its own group`(part: String) async throws {
    try await DeletedTexts.expectBack(
      part,
      to: """
        # Ferry

        The ferry leaves at 7 o'clock in the morning.

        Ring the bell twice before you enter the ferry.

        나룻배는 아침 7시에 떠납니다.

        나룻배에 타기 전에 종을 두 번 울리세요.

        ## Lamps

        A lamp shows the way to the gate at night.

        Clean the lamp when the glass is black.

        등불은 밤에 문으로 가는 길을 보여 줍니다.

        유리가 검어지면 등불을 닦으세요.

        """)
  }

  @Test func `an item without a translation leaves the quote of the next one to it`() async throws {
    try await DeletedTexts.expectBack(
      "\n  > 안에 있는 것을 묶는 두 번째 색\n",
      to: """
        # Colors

        - Primary for the overall view

          > 전체를 위한 첫 번째 색

        - Secondary for grouping content within the view

          > 안에 있는 것을 묶는 두 번째 색

        - Tertiary for grouping content within secondary elements

          > 두 번째 것 안에서 묶는 세 번째 색

        """)
  }

  @Test func `a text in a fence has no backslashes`() async throws {
    try await DeletedTexts.expectBack(
      "\n`serve` 명령은 쓰는 동안 사이트를 보여 줍니다.\n",
      to: """
        # Guide

        ```
        The `build` command writes the site to a folder.

        `build` 명령은 사이트를 폴더에 씁니다.
        ```

        ```
        The `serve` command shows the site while you write.

        `serve` 명령은 쓰는 동안 사이트를 보여 줍니다.
        ```

        ```
        Use the `check` command before you send a note.

        노트를 보내기 전에 `check` 명령을 쓰세요.
        ```

        """)
  }

  @Test func `an item ends as items do, and not as a paragraph`() async throws {
    try await comesBack("- > 두 번째 판에는 1912년의 편지가 있습니다.\n", to: Self.mixed)
    try await comesBack("- > 세 번째 판에는 1950년의 지도가 있습니다.\n", to: Self.mixed)
  }

  @Test func `blank lines stay as many as they are`() async throws {
    try await comesBack("\n> 열람실에는 의자 48개가 있습니다.\n>\n", to: Self.mixed)
    try await comesBack("\n> 서가에는 크기가 같은 책 24권이 들어갑니다.\n>\n", to: Self.mixed)
  }

  private static let listed = """
    # Library

    The library lends books for 28 days.

    > 도서관은 책을 28일 동안 빌려줍니다.

    1. Take your card with its 8 digits.

       > 숫자 8개가 적힌 카드를 가져오세요.

    2. Return the books by 19:00.

       > 19:00까지 책을 돌려주세요.

    The garden is open for 7 months.

    > 정원은 7개월 동안 열려 있습니다.

    """

  @Test func `a quote below an item stays in the list, though no other item has one`() async throws
  {
    let first = "   > 숫자 8개가 적힌 카드를 가져오세요.\n\n"
    let second = "\n   > 19:00까지 책을 돌려주세요.\n"
    let rest = Self.listed.replacing(first, with: "").replacing(second, with: "")
    let deleted = try await DeletedTexts(
      of: ["note.md": Array(Self.listed.utf8)], [.english, .korean], without: "note.md",
      with: Array(rest.utf8))
    let outcome = try await deleted.outcome(.po)
    #expect(outcome.equal == 1, "\(outcome.different)")
  }

  private static let uneven = """
    # 도서관

    A shelf holds 24 books of one size.

    > 서가에는 크기가 같은 책 24권이 들어갑니다.

    The reading room has 48 chairs.

    > 열람실에는 의자 48개가 있습니다.

    A letter of 1912 lies in the glass case.

    > 1912년의 편지가 유리 진열장에 있습니다.

     The garden is open for 7 months.

    > 정원은 7개월 동안 열려 있습니다.

    A guest may borrow 3 books for 14 days.

    > 손님은 책 3권을 14일 동안 빌릴 수 있습니다.
    >
    >

    The bell rings at 18:45 and again at 19:00.

    > 종은 18:45와 19:00에 울립니다.

    Nobody works on the 25 days that the calendar marks.

    > 달력에 표시된 25일에는 아무도 일하지 않습니다.

    """

  @Test(arguments: ["> 정원은 7개월 동안 열려 있습니다.\n", "> 종은 18:45와 19:00에 울립니다.\n"])
  func `marks that one neighbour alone leaves behind are not copied`(part: String) async throws {
    try await comesBack("\n" + part, to: Self.uneven)
  }

  @Test func `a blank before an original is not the indent of its translation`() async throws {
    try await comesBack("\n> 정원은 7개월 동안 열려 있습니다.\n", to: Self.uneven, .xliff)
  }

  @Test func `an address is written as the original has it`() async throws {
    let address = "[https://library.example/plan](https://library.example/plan)"
    let note = """
      # 도서관

      The reading room has 48 chairs.

      > 열람실에는 의자 48개가 있습니다.

      The plan of all 7 rooms: \(address)

      > 방 7개의 도면: \(address)

      The garden is open for 6 months.

      > 정원은 6개월 동안 열려 있습니다.

      """
    try await comesBack("\n> 방 7개의 도면: \(address)\n", to: note)
  }

  @Test func `what a source lacks is missing, although another one has it`() async throws {
    let english = """
      # Library

      A shelf holds 24 books of one size.

      The reading room has 48 chairs.

      The garden is open for 7 months.

      """
    let korean = """
      # 도서관

      서가에는 크기가 같은 책 24권이 들어갑니다.

      열람실에는 의자 48개가 있습니다.

      정원은 7개월 동안 열려 있습니다.

      """
    let other = """
      # 도서관

      서가 하나에 같은 크기의 책을 24권 꽂습니다.

      읽는 방에는 의자가 48개 놓여 있습니다.

      뜰은 7개월간 엽니다.

      """
    let part = "읽는 방에는 의자가 48개 놓여 있습니다.\n\n"
    let files = [
      "note/en.md": english, "note/ko.md": korean,
      "note/ko-2.md": other.replacing(part, with: ""),
    ]
    let options = Exchange.Options(languages: [.english, .korean], variant: "note/ko-2.md")
    let corpus = try await Library.corpus(of: files)
    let sent = String(decoding: try ExchangeFormat.po.bytes(of: corpus, options), as: UTF8.self)
    let source = "msgid \"The reading room has 48 chairs.\"\nmsgstr "
    try #require(sent.contains(source + "\"\""))
    let back = sent.replacing(
      source + "\"\"", with: source + "\"읽는 방에는 의자가 48개 놓여 있습니다.\"")
    let importing = Importing(
      try Delivery.reading(SourceFile(path: "back.po", text: back)), into: corpus,
      Importing.Options(variant: "note/ko-2.md"))
    #expect(importing.files.map(\.path) == ["note/ko-2.md"])
    #expect(importing.files.first.map { String(decoding: $0.bytes, as: UTF8.self) } == other)
  }

  /// Pairs whose translations have bold in `bold` of six.
  private static func withoutMarks(bold: Int) -> String {
    let bodies = [
      ("A shelf holds ", "24 books", ".", "서가에는 ", "책 24권", "이 들어갑니다."),
      ("The room has ", "48 chairs", ".", "방에는 ", "의자 48개", "가 있습니다."),
      ("The garden opens for ", "7 months", ".", "정원은 ", "7개월", " 동안 엽니다."),
      ("A card has ", "8 digits", ".", "카드에는 ", "숫자 8개", "가 있습니다."),
      ("A bell rings ", "3 times", ".", "종은 ", "3번", " 울립니다."),
      ("A letter of ", "1912", " lies here.", "", "1912년", "의 편지가 여기 있습니다."),
    ]
    return "# 도서관\n\n"
      + bodies.enumerated().map { number, body in
        let mark = number < bold ? "**" : ""
        return "\(body.0)**\(body.1)**\(body.2)\n\n> \(body.3)\(mark)\(body.4)\(mark)\(body.5)\n"
      }.joined(separator: "\n")
  }

  @Test func `markup that translations lack by custom is not asked for`() async throws {
    let note = Self.withoutMarks(bold: 1)
    try await comesBack("\n> 카드에는 숫자 8개가 있습니다.\n", to: note)
    let part = "\n> 카드에는 숫자 8개가 있습니다.\n"
    let careful = Self.withoutMarks(bold: 6).replacing("카드에는 **숫자 8개**가", with: "카드에는 숫자 8개가")
    let deleted = try await DeletedTexts(
      of: ["note.md": Array(careful.utf8)], [.english, .korean], without: "note.md",
      with: Array(careful.replacing(part, with: "").utf8))
    let (now, back) = try await deleted.delivery(.po)
    let importing = Importing(back, into: now)
    #expect(importing.added == 0 && importing.left == 1)
  }

  private static let folded = (
    english: """
    # Library

    The library opens at 10:00 and closes at 19:00 on 6 days.

    ```yaml
    hours: 10-19
    ```

    The reading room has 48 chairs.

    ```yaml
    chairs: 48
    ```

    <details>
    <summary>Notes of 1912</summary>

    - A shelf held 24 books of one size.
    - The bell rang 3 times.

    </details>

    The garden is open for 7 months.

    """,
    korean: """
    # 도서관

    도서관은 6일 동안 10:00에 열고 19:00에 닫습니다.

    열람실에는 의자 48개가 있습니다.

    <details>
    <summary>1912년의 기록</summary>

    - 서가에는 크기가 같은 책 24권이 들어갔습니다.
    - 종은 3번 울렸습니다.

    </details>

    정원은 7개월 동안 열려 있습니다.

    """
  )

  @Test(arguments: [
    "<summary>1912년의 기록</summary>\n", "열람실에는 의자 48개가 있습니다.\n\n",
    "도서관은 6일 동안 10:00에 열고 19:00에 닫습니다.\n\n", "정원은 7개월 동안 열려 있습니다.\n",
    "열람실에는 의자 48개가 있습니다.\n\n|<summary>1912년의 기록</summary>\n",
    "열람실에는 의자 48개가 있습니다.\n\n|<summary>1912년의 기록</summary>\n|"
      + "- 서가에는 크기가 같은 책 24권이 들어갔습니다.\n",
  ])
  func `texts around a fold come back to their side of its tags, with their own`(
    parts: String
  ) async throws {
    let whole = Self.folded.korean
    let parts = parts.split(separator: "|")
    #expect(parts.allSatisfy { whole.contains($0) })
    let rest = parts.reduce(whole) { $0.replacing($1, with: "") }
    for format in [ExchangeFormat.po, .xliff, .xliff2] {
      let deleted = try await DeletedTexts(
        of: [
          "note/en.md": Array(Self.folded.english.utf8), "note/ko.md": Array(whole.utf8),
        ], [.english, .korean], without: "note/ko.md",
        with: Array(rest.utf8))
      let outcome = try await deleted.outcome(format)
      #expect(outcome.inWhiteSpace + outcome.equal == 1, "\(format): \(outcome.different)")
    }
  }

  /// The translation shows pictures where the original draws with letters.
  private static let drawn = (
    english: """
    # Shelves

    A shelf holds 24 books of one size.

    ## Good: one row for each size

    ```text
    shelf
    |- large
    `- small
    ```

    <br/>

    ## Bad: one row for all 36 books

    ```text
    shelf
    `- books
    ```

    <br/>

    ## Rules of 1912

    Nobody moves the 3 boards.

    """,
    korean: """
    # 서가

    서가에는 크기가 같은 책 24권이 들어갑니다.

    ## 좋은 예: 크기마다 한 줄

    ![크기마다 한 줄](large.png)

    <br/>

    ## 나쁜 예: 책 36권이 모두 한 줄

    ![모두 한 줄](books.png)

    <br/>

    ## 1912년의 규칙

    아무도 판 3개를 옮기지 않습니다.

    """
  )

  @Test(arguments: [
    "## 나쁜 예: 책 36권이 모두 한 줄\n\n", "## 1912년의 규칙\n\n",
  ])
  func `a text comes back behind the picture that stands for code of the original`(
    parts: String
  ) async throws {
    let rest = parts.split(separator: "|").reduce(Self.drawn.korean) {
      $0.replacing($1, with: "")
    }
    let deleted = try await DeletedTexts(
      of: [
        "shelves.md": Array(Self.drawn.english.utf8),
        "shelves.korean.md": Array(Self.drawn.korean.utf8),
      ], [.english, .korean], without: "shelves.korean.md", with: Array(rest.utf8))
    let outcome = try await deleted.outcome(.po)
    #expect(outcome.equal == 1, "\(outcome.different)")
  }

  @Test func `a file that its name alone calls a translation takes its texts`() async throws {
    let english = """
      # Isolated shelves

      ## One paragraph

      A shelf holds 24 books of one size.

      ## Example

      ```js
      shelve({ books: 24 });
      ```

      """
    let korean = english.replacing(
      "A shelf holds 24 books of one size.", with: "서가에는 크기가 같은 책 24권이 들어갑니다."
    ).replacing("{ books: 24 }", with: "{ books: 24, }")
    let deleted = try await DeletedTexts(
      of: ["shelves.md": Array(english.utf8), "shelves.korean.md": Array(korean.utf8)],
      [.english, .korean], without: "shelves.korean.md",
      with: Array(korean.replacing("서가에는 크기가 같은 책 24권이 들어갑니다.\n\n", with: "").utf8))
    let outcome = try await deleted.outcome(.po)
    #expect(outcome.equal == 1, "\(outcome.different)")
  }

  @Test func `a file that waits for its translation is no original`() async throws {
    let english = "# Shelves\n\nA shelf holds 24 books of one size.\n"
    let corpus = try await Library.corpus(of: [
      "shelves.ko.md": english + "\nNobody moves the 3 boards.\n", "shelves.md": english,
      "rooms.md": "# Rooms\n\nThe reading room has 48 chairs.\n",
      "rooms.ko.md": "# 방\n\n열람실에는 의자 48개가 있습니다.\n",
    ])
    let topic = try #require(corpus.topics.first { $0.slug == "shelves" })
    let main = try #require(topic.mainEdition(in: .english))
    #expect(topic.documents[main.document].source.path == "shelves.md")
    let new = try? NewTranslation(of: topic, in: .korean, of: corpus, keepsOriginals: false)
    #expect(new?.path == nil)
  }

  /// Two examples of the original's stand above and below the text, which the translation leaves to
  /// the original.
  @Test func `a text above a fold comes back above it, where its original is between examples`()
    async throws
  {
    let english = """
      # Columns

      ## Outlines

      **Show a hierarchy in an outline view.** An outline view resembles a table view.

      ```yaml table-example
      ref: wood-store
      ```

      **Disclosure triangle.** A triangle in front of a row opens and closes what is below the row.

      ```yaml table-example
      ref: herbarium-drawers
      ```

      <details>
      <summary>Translator's notes</summary>

      - **Sort and reorder.** Japanese often uses one word for both.

      </details>

      """
    let part = "**펼침 삼각형.** 행 앞의 삼각형은 그 행 아래에 있는 것을 열고 닫습니다.\n\n"
    let korean = """
      # 열

      ## 아웃라인

      **계층은 아웃라인 뷰로 보여 주세요.** 아웃라인 뷰는 테이블 뷰와 비슷합니다.

      \(part)<details>
      <summary>옮긴이 주 모음</summary>

      - **정렬과 순서 변경.** 일본어에서는 흔히 둘 다 한 단어로 씁니다.

      </details>

      """
    let deleted = try await DeletedTexts(
      of: ["note/en.md": Array(english.utf8), "note/ko.md": Array(korean.utf8)],
      [.english, .korean], without: "note/ko.md",
      with: Array(korean.replacing(part, with: "").utf8))
    for format in [ExchangeFormat.po, .xliff, .xliff2] {
      let outcome = try await deleted.outcome(format)
      #expect(outcome.equal == 1, "\(format): \(outcome.different)")
    }
  }
}
