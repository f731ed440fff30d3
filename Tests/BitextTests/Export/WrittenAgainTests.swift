import Testing

@testable import Bitext

/// A text that comes back is written as its file, and not as its original, has such texts.
@Suite struct WrittenAgainTests {
  /// Takes `part` out of `path`, and brings it back.
  private func comesBack(
    _ part: String, to path: String = "note/ko.md", of files: [String: String],
    leaving rest: String = "", _ format: ExchangeFormat = .po
  ) async throws {
    let whole = try #require(files[path])
    #expect(whole.contains(part))
    let deleted = try await DeletedTexts(
      of: files.mapValues { Array($0.utf8) }, [.english, .korean], without: path,
      with: Array(whole.replacing(part, with: rest).utf8))
    let outcome = try await deleted.outcome(format)
    #expect(outcome.equal == 1, "\(format): \(outcome.different)")
  }

  private static let spaced = """
    # 도서관

    A shelf holds 24 books of one size.

    > 서가에는 크기가 같은 책 24권이  들어갑니다.

    The reading room has 48 chairs and **7 lamps**.

    > 열람실에는 의자\u{3000}48개와\u{A0}  **전등 7개가** 있습니다.

    The garden is open for 6 months.

    > 정원은 6개월 동안 열려 있습니다.

    """

  @Test(arguments: [ExchangeFormat.po, .xliff, .xliff2])
  func `spaces come back as many and as wide as they were`(format: ExchangeFormat) async throws {
    for part in [
      "\n> 서가에는 크기가 같은 책 24권이  들어갑니다.\n",
      "\n> 열람실에는 의자\u{3000}48개와\u{A0}  **전등 7개가** 있습니다.\n",
    ] {
      try await comesBack(part, to: "note.md", of: ["note.md": Self.spaced], format)
    }
  }

  @Test(arguments: [ExchangeFormat.po, .xliff, .xliff2])
  func `a tool that folds spaces has changed nothing`(format: ExchangeFormat) async throws {
    let corpus = try await Library.corpus(of: ["note.md": Self.spaced])
    let options = Exchange.Options(languages: [.english, .korean])
    let sent = String(decoding: try format.bytes(of: corpus, options), as: UTF8.self)
    #expect(sent.contains("24권이  들어갑니다"))
    let folded = sent.replacing("24권이  들어갑니다", with: "24권이 들어갑니다")
      .replacing("의자\u{3000}48개와\u{A0}  ", with: "의자 48개와 ")
    let importing = Importing(
      try Delivery.reading(SourceFile(path: "back", text: folded)), into: corpus)
    #expect(importing.files.isEmpty)
    // One note for all of them.
    #expect(importing.diagnostics.map(\.severity) == [.note, .note] && importing.left == 0)
    let edited = folded.replacing("6개월 동안", with: "여섯 달 동안")
    let changed = Importing(
      try Delivery.reading(SourceFile(path: "back", text: edited)), into: corpus)
    #expect(
      changed.files.first.map { String(decoding: $0.bytes, as: UTF8.self) }
        == Self.spaced.replacing("6개월 동안", with: "여섯 달 동안"))
  }

  @Test func `a line break at the end of a text stays a tag`() async throws {
    let note = """
      # 도서관

      A shelf holds 24 books of one size.<br/>

      > 서가에는 크기가 같은 책 24권이 들어갑니다.<br/>

      The reading room has 48 chairs,<br/>all of them of wood.

      > 열람실에는 의자 48개가 있고,<br/>모두 나무로 만들었습니다.

      The garden is open for 6 months.

      > 정원은 6개월 동안 열려 있습니다.

      """
    for format in [ExchangeFormat.po, .xliff, .xliff2] {
      for part in [
        "\n> 서가에는 크기가 같은 책 24권이 들어갑니다.<br/>\n",
        "\n> 열람실에는 의자 48개가 있고,<br/>모두 나무로 만들었습니다.\n",
      ] {
        try await comesBack(part, to: "note.md", of: ["note.md": note], format)
      }
    }
  }

  @Test func `half an element of the original is not written`() async throws {
    let english = """
      # Library

      ## Opening hours on 6 days

      <details>
      <summary>Hours</summary>

      ```
      10-19
      ```
      </details>

      ## Closed on 25 days

      Nobody works on the 25 days that the calendar marks.

      """
    let korean = """
      # 도서관

      ## 6일 동안 여는 시간

      ```
      10-19
      ```

      ## 25일 동안 쉬는 날

      달력에 표시된 25일에는 아무도 일하지 않습니다.

      """
    try await comesBack(
      "## 25일 동안 쉬는 날\n\n", of: ["note/en.md": english, "note/ko.md": korean])
  }

  @Test func `numbers go on where translations have other marks`() async throws {
    let english = """
      # Library

      There are 3 ways to borrow a book:

      >1. Show your card with its 8 digits.
      >2. Sign on page 24 of the guest book.
      >3. Send a letter of 60 words.

      Bring it back within 14 days.

      """
    let korean = """
      # 도서관

      책을 빌리는 방법은 3가지입니다.

      1. 숫자 8개가 적힌 카드를 보여 주세요.
      2. 방명록 24쪽에 서명하세요.
      3. 60단어로 편지를 보내세요.

      14일 안에 돌려주세요.

      """
    let files = ["note/en.md": english, "note/ko.md": korean]
    try await comesBack("3. 60단어로 편지를 보내세요.\n", of: files)
    let same = korean.replacing("2. ", with: "1. ").replacing("3. ", with: "1. ")
    try await comesBack(
      "1. 60단어로 편지를 보내세요.\n",
      of: [
        "note/en.md": english.replacing(">2. ", with: ">1. ").replacing(">3. ", with: ">1. "),
        "note/ko.md": same,
      ])
  }

  @Test func `blanks at the end of an original are not those of others`() async throws {
    let note = """
      # 도서관

      A shelf holds 24 books of one size.\u{20}\u{20}

      > 서가에는 크기가 같은 책 24권이 들어갑니다.
      >

      The reading room has 48 chairs.

      > 열람실에는 의자 48개가 있습니다.
      >

      The garden is open for 6 months.\u{20}\u{20}

      > 정원은 6개월 동안 열려 있습니다.
      >

      """
    for part in ["서가에는 크기가 같은 책 24권이 들어갑니다.", "열람실에는 의자 48개가 있습니다.", "정원은 6개월 동안 열려 있습니다."] {
      try await comesBack("\n> \(part)\n>\n", to: "note.md", of: ["note.md": note])
    }
  }

  @Test func `blank lines of an editor are no custom of the translation`() async throws {
    let english = """
      # Library

      A shelf holds 24 books of one size.

      \u{A0}

      The reading room has 48 chairs.

      \u{A0}

      The garden is open for 6 months.

      \u{A0}

      A bell rings 3 times.

      """
    let korean = """
      # 도서관

      서가에는 크기가 같은 책 24권이 들어갑니다.

      열람실에는 의자 48개가 있습니다.

      정원은 6개월 동안 열려 있습니다.

      종은 3번 울립니다.

      """
    for part in ["열람실에는 의자 48개가 있습니다.\n\n", "정원은 6개월 동안 열려 있습니다.\n\n"] {
      try await comesBack(part, of: ["note/en.md": english, "note/ko.md": korean])
    }
  }

  private static let runIns = """
    # Library

    Think about opening hours. On 6 days the library opens at 10:00.

    Tell people when it is closed. The calendar marks 25 days.

    Lend books for 14 days. A letter of 60 words comes with each of them.

    There are two kinds of shelves, open and closed.

    **Open.** A shelf for 24 books.

    **Closed.** A shelf for 48 letters.

    **Glazed.** A shelf for 7 maps.

    Nobody stays after 20:00.

    """
  private static let titled = """
    # 도서관

    ### 여는 시간을 생각하세요.

    도서관은 6일 동안 10:00에 엽니다.

    ### 쉬는 날을 알리세요.

    달력에는 25일이 표시되어 있습니다.

    ### 책을 빌려주세요.

    책은 14일 동안 빌려주고, 한 권마다 60단어짜리 편지가 붙습니다.

    서가에는 열린 것과 닫힌 것, 두 가지가 있습니다.

    - **열린 서가.** 책 24권이 들어갑니다.
    - **닫힌 서가.** 편지 48통이 들어갑니다.
    - **유리 서가.** 지도 7장이 들어갑니다.

    20:00 이후에는 아무도 남지 않습니다.

    """

  @Test func `a text whose title is a heading in the translation stands below it`() async throws {
    try await comesBack(
      "달력에는 25일이 표시되어 있습니다.\n\n",
      of: ["note/en.md": Self.runIns, "note/ko.md": Self.titled])
  }

  @Test(arguments: [
    "- **열린 서가.** 책 24권이 들어갑니다.\n", "- **닫힌 서가.** 편지 48통이 들어갑니다.\n",
    "- **유리 서가.** 지도 7장이 들어갑니다.\n", "서가에는 열린 것과 닫힌 것, 두 가지가 있습니다.\n\n",
  ])
  func `items of a translation whose original has paragraphs stay a list`(
    part: String
  ) async throws {
    try await comesBack(part, of: ["note/en.md": Self.runIns, "note/ko.md": Self.titled])
  }

  @Test func `what a file has in the words of the original is not written twice`() async throws {
    let english = """
      # Library

      ## Martin Miller - Librarian of 1912

      A shelf holds 24 books of one size.

      The reading room has 48 chairs.

      """
    let korean = """
      # 도서관

      ## Martin Miller - Librarian of 1912

      서가에는 크기가 같은 책 24권이 들어갑니다.

      열람실에는 의자 48개가 있습니다.

      """
    let corpus = try await Library.corpus(of: ["note/en.md": english, "note/ko.md": korean])
    let options = Exchange.Options(languages: [.english, .korean])
    let sent = String(decoding: try ExchangeFormat.po.bytes(of: corpus, options), as: UTF8.self)
    let name = "msgid \"Martin Miller - Librarian of 1912\"\nmsgstr "
    try #require(sent.contains(name))
    let back = sent.replacing(
      name + "\"\"", with: name + "\"Martin Miller - Librarian of 1912\"")
    let importing = Importing(
      try Delivery.reading(SourceFile(path: "back.po", text: back)), into: corpus)
    #expect(importing.files.isEmpty && importing.left == 0)
  }

  @Test(arguments: [ExchangeFormat.po, .xliff, .xliff2])
  func `a text that waits in the words of the original gives way to its translation`(
    format: ExchangeFormat
  ) async throws {
    let english = """
      # Library

      ## Letters of 1912

      A shelf holds 24 books of one size.

      - The reading room has **48 chairs**.
      - The garden is open for 6 months.

      Nobody works on the 25 days that the calendar marks.

      """
    let korean = """
      # 도서관

      ## 1912년의 편지

      서가에는 크기가 같은 책 24권이 들어갑니다.

      - 열람실에는 **의자 48개**가 있습니다.
      - 정원은 6개월 동안 열려 있습니다.

      달력에 표시된 25일에는 아무도 일하지 않습니다.

      """
    let waiting = korean.replacing("1912년의 편지", with: "Letters of 1912")
      .replacing("열람실에는 **의자 48개**가 있습니다.", with: "The reading room has **48 chairs**.")
    let deleted = try await DeletedTexts(
      of: ["note/en.md": Array(english.utf8), "note/ko.md": Array(korean.utf8)],
      [.english, .korean], without: "note/ko.md", with: Array(waiting.utf8))
    let outcome = try await deleted.outcome(format)
    #expect(outcome.equal == 1, "\(outcome.different)")
  }
}
