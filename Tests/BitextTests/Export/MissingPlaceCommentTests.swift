import Testing

@testable import Bitext

/// Texts that come back to a file whose originals stand in comments above their translations.
@Suite struct MissingPlaceCommentTests {
  private static let note = """
    <!--
    # Library
    -->
    # 図書館

    <!--
    The library lends books for 28 days.
    -->
    図書館は本を28日間貸し出します。

    <!--
    ## Opening hours
    -->
    ## 開館時間

    <!--
    The reading room has 48 chairs.
    -->
    閲覧室には椅子が48脚あります。

    <!--
    - A shelf holds 24 books.
    - Nobody moves the 3 boards.
    -->
    - 棚には本が24冊入ります。
    - 3枚の板はだれも動かしません。

    <!--
    The garden is open for 7 months.
    -->
    庭は7か月間開いています。

    """

  @Test(arguments: [
    "図書館は本を28日間貸し出します。\n", "## 開館時間\n", "閲覧室には椅子が48脚あります。\n", "庭は7か月間開いています。\n",
    "# 図書館\n", "# 図書館\n\n", "図書館は本を28日間貸し出します。\n\n",
    "閲覧室には椅子が48脚あります。\n\n",
  ])
  func `a comment without a text below it waits for its translation`(part: String) async throws {
    for format in [ExchangeFormat.po, .xliff, .xliff2] { try await comesBack([(part, "")], format) }
  }

  private func comesBack(_ parts: [(String, String)], _ format: ExchangeFormat) async throws {
    var rest = Self.note
    for (part, original) in parts {
      #expect(rest.contains(part))
      rest = rest.replacing(part, with: original)
    }
    let deleted = try await DeletedTexts(
      of: ["note.md": Array(Self.note.utf8)], [.english, .japanese], without: "note.md",
      with: Array(rest.utf8))
    let outcome = try await deleted.outcome(format)
    #expect(outcome.equal == 1, "\(outcome.different)")
  }

  @Test(arguments: ["\n", "\n\n"])
  func `comments of one line stand among those of several`(gap: String) async throws {
    let note = Self.note.replacing(
      "<!--\n## Opening hours\n-->\n", with: "<!-- ## Opening hours -->\n")
    let waiting = note.replacing("図書館は本を28日間貸し出します。\n\n", with: String(gap.dropFirst()))
    #expect(waiting != note)
    let importing = try await MissingPlaceBlockTests.importing(
      waiting, ["The library lends books for 28 days.": "図書館は本を28日間貸し出します。"], into: .japanese)
    #expect(String(decoding: importing.files.first?.bytes ?? [], as: UTF8.self) == note)
  }

  @Test(arguments: [ExchangeFormat.po, .xliff, .xliff2])
  func `a translation takes the place of a text in the words of its comment`(
    format: ExchangeFormat
  ) async throws {
    try await comesBack(
      [("閲覧室には椅子が48脚あります。", "The reading room has 48 chairs.")], format)
    try await comesBack([("## 開館時間", "## Opening hours")], format)
    try await comesBack(
      [
        ("庭は7か月間開いています。", "The garden is open for 7 months."),
        ("図書館は本を28日間貸し出します。", "The library lends books for 28 days."),
      ], format)
  }

  @Test(arguments: [ExchangeFormat.po, .xliff, .xliff2])
  func `the items of one comment come back together`(format: ExchangeFormat) async throws {
    try await comesBack(
      [
        ("- 棚には本が24冊入ります。", "- A shelf holds 24 books."),
        ("- 3枚の板はだれも動かしません。", "- Nobody moves the 3 boards."),
      ], format)
  }

  @Test(arguments: [ExchangeFormat.po, .xliff, .xliff2])
  func `an original without a comment gets one like the others`(
    format: ExchangeFormat
  ) async throws {
    try await comesBack(
      [
        (
          "<!--\nThe reading room has 48 chairs.\n-->\n閲覧室には椅子が48脚あります。",
          "The reading room has 48 chairs."
        )
      ], format)
    try await comesBack([("<!--\n## Opening hours\n-->\n## 開館時間", "## Opening hours")], format)
  }

  @Test func `a list or a table without a comment goes into one`() async throws {
    let table = "| Room | Chairs |\n| --- | --- |\n| Hall of 1912 | 12 |"
    let translated = "| 部屋 | 椅子 |\n| --- | --- |\n| 1912年のホール | 12 |"
    let list = "- A shelf holds 24 books.\n- Nobody moves the 3 boards."
    let items = "- 棚には本が24冊入ります。\n- 3枚の板はだれも動かしません。"
    let note = Self.note + "\n" + table + "\n"
    let importing = try await MissingPlaceBlockTests.importing(
      note.replacing("<!--\n\(list)\n-->\n\(items)", with: list),
      [
        "A shelf holds 24 books.": "棚には本が24冊入ります。",
        "Nobody moves the 3 boards.": "3枚の板はだれも動かしません。", "Room | Chairs": "部屋 | 椅子",
        "Hall of 1912 | 12": "1912年のホール | 12",
      ], into: .japanese)
    #expect(importing.added == 4)
    #expect(
      String(decoding: importing.files.first?.bytes ?? [], as: UTF8.self)
        == Self.note + "\n<!--\n\(table)\n-->\n\(translated)\n")
    let part = try await MissingPlaceBlockTests.importing(
      note, ["Hall of 1912 | 12": "1912年のホール | 12"], into: .japanese)
    #expect(part.files.isEmpty)
  }

  @Test(arguments: [
    ("> A shelf holds 24 books.", "> 棚には本が24冊入ります。"),
    ("> [!TIP]\n> A shelf holds 24 books.", "> [!TIP]\n> 棚には本が24冊入ります。"),
    ("> **Note**\n> A shelf holds 24 books.", "> **注意**\n> 棚には本が24冊入ります。"),
    (
      "> A shelf holds 24 books.\n>\n> Nobody moves the 3 boards.",
      "> 棚には本が24冊入ります。\n>\n> 3枚の板はだれも動かしません。"
    ),
  ])
  func `a quote without a comment goes into one`(quote: String, translated: String) async throws {
    let list =
      "<!--\n- A shelf holds 24 books.\n- Nobody moves the 3 boards.\n-->\n"
      + "- 棚には本が24冊入ります。\n- 3枚の板はだれも動かしません。"
    let texts = [
      "A shelf holds 24 books.": "棚には本が24冊入ります。",
      "Nobody moves the 3 boards.": "3枚の板はだれも動かしません。", "**Note**": "**注意**",
    ]
    let importing = try await MissingPlaceBlockTests.importing(
      Self.note.replacing(list, with: quote), texts.filter { quote.contains($0.key) },
      into: .japanese)
    #expect(importing.left == 0, "\(importing.diagnostics.map(\.message))")
    #expect(
      String(decoding: importing.files.first?.bytes ?? [], as: UTF8.self)
        == Self.note.replacing(list, with: "<!--\n\(quote)\n-->\n\(translated)"))
  }

  @Test func `a part of what stands in one comment is refused, with the reason`() async throws {
    let note = Self.note.replacing("- 棚には本が24冊入ります。", with: "- A shelf holds 24 books.")
      .replacing("- 3枚の板はだれも動かしません。", with: "- Nobody moves the 3 boards.")
    let importing = try await MissingPlaceBlockTests.importing(
      note, ["A shelf holds 24 books.": "棚には本が24冊入ります。"], into: .japanese)
    #expect(importing.files.isEmpty)
    #expect(importing.left == 1)
    #expect(importing.diagnostics.map(\.message).contains { $0.contains("because") })
  }

  @Test func `no comment gets a translation of a text above it`() async throws {
    let note = Self.note.replacing("閲覧室には椅子が48脚あります。", with: "The reading room has 48 chairs.")
    for language in [Language.japanese, .korean] {
      let importing = try await MissingPlaceBlockTests.importing(
        note, ["The reading room has 48 chairs.": "48 열람실 의자 閲覧室 48."], into: language)
      for file in importing.files {
        let document = Segmenter.segment(
          SourceFile(path: file.path, text: String(decoding: file.bytes, as: UTF8.self))
        ).0
        let comments = CommentedTexts(in: file.bytes)
        let hidden = document.segments.filter { comments.comment(around: $0) != nil }
        #expect(!hidden.contains { $0.text.contains("閲覧室") })
      }
    }
  }

  private static let korean = [
    "Library": "도서관", "The library lends books for 28 days.": "도서관은 책을 28일 동안 빌려줍니다.",
    "Nobody moves the 3 boards.": "보드 3개는 아무도 옮기지 않습니다.",
    "The reading room has 48 chairs.": "열람실에는 의자 48개가 있습니다.",
  ]

  @Test func `a third language gets a file of its own`() async throws {
    let others = [
      "rooms.md": "# Rooms\n\n# 방\n\nThe hall of 1912 is closed.\n\n1912년의 강당은 닫혀 있습니다.\n"
    ]
    for beside in [[:], others] {
      let importing = try await MissingPlaceBlockTests.importing(
        Self.note.replacing("閲覧室には椅子が48脚あります。", with: "The reading room has 48 chairs."),
        Self.korean, beside: beside)
      #expect(importing.added == 4)
      #expect(importing.files.map(\.path) == ["note.ko.md"])
      let ko = String(decoding: importing.files.first?.bytes ?? [], as: UTF8.self)
      #expect(
        ko == """
          # 도서관

          도서관은 책을 28일 동안 빌려줍니다.

          열람실에는 의자 48개가 있습니다.

          - 보드 3개는 아무도 옮기지 않습니다.

          """)
    }
  }

  @Test func `a file that no text can be written to is not made`() async throws {
    let importing = try await MissingPlaceBlockTests.importing(
      Self.note, ["Library": "도서관\n책"])
    #expect(importing.added == 0)
    #expect(importing.files.isEmpty)
  }
}
