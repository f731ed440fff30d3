import Testing

@testable import Bitext

/// Lists and tables that come back to a file of two languages, and what stands around them.
@Suite struct MissingPlaceBlockTests {
  /// A note with each line in Korean in a quote, or as it is.
  private static func note(_ text: String, isQuoted: Bool) -> String {
    guard isQuoted else { return text }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    // The line below the header of a table is in the quote of its header.
    return lines.indices.map { number in
      let isKorean = { (line: Substring) in line.unicodeScalars.contains { $0.value >= 0xAC00 } }
      let isRule = lines[number].hasPrefix("| ---") && isKorean(lines[number - 1])
      return isKorean(lines[number]) || isRule ? "> " + lines[number] : String(lines[number])
    }.joined(separator: "\n")
  }

  /// Takes the lines of `part` out of a note and brings them back, in each format.
  private func comeBack(_ parts: [String], to text: String) async throws {
    for isQuoted in [false, true] {
      let note = Self.note(text, isQuoted: isQuoted)
      var rest = note
      for part in parts {
        let part = Self.note(part, isQuoted: isQuoted)
        #expect(rest.contains(part), "\(part)")
        rest = rest.replacing(part, with: "")
      }
      let deleted = try await DeletedTexts(
        of: ["note.md": Array(note.utf8)], [.english, .korean], without: "note.md",
        with: Array(rest.utf8))
      for format in [ExchangeFormat.po, .xliff, .xliff2] {
        let outcome = try await deleted.outcome(format)
        #expect(outcome.equal == 1, "\(format), quoted: \(isQuoted): \(outcome.different)")
      }
    }
  }

  private static let beginning = """
    # Library

    # 도서관

    The library lends books for 28 days.

    도서관은 책을 28일 동안 빌려줍니다.


    """

  private static let list = """
    - A shelf holds 24 books.
    - The first board holds atlases of 1824.

    - 서가에는 책 24권이 들어갑니다.
    - 첫 번째 판에는 1824년의 지도책이 있습니다.


    """

  private static let ending = """
    ## Opening hours

    ## 여는 시간

    The reading room has 48 chairs.

    열람실에는 의자 48개가 있습니다.

    """

  private static let rule = """
    Nobody moves the 3 boards.

    보드 3개는 아무도 옮기지 않습니다.


    """

  @Test(arguments: ["-", "*", "1."])
  func `a list comes back below its original, and not in the next section`(
    mark: String
  ) async throws {
    let second = mark == "1." ? "2." : mark
    let list = """
      \(mark) Ring the bell 3 times.
      \(second) Show your card with its 8 digits.


      """
    let translation = """
      \(mark) 종을 3번 울리세요.
      \(second) 숫자 8개가 적힌 카드를 보여 주세요.


      """
    try await comeBack(
      ["보드 3개는 아무도 옮기지 않습니다.\n\n", translation, "## 여는 시간\n\n"],
      to: Self.beginning + Self.list + Self.rule + list + translation + Self.ending)
    try await comeBack(
      [translation], to: Self.beginning + Self.list + Self.rule + list + translation + Self.ending)
  }

  @Test func `a list of one item comes back below its original`() async throws {
    let translation = "- 종을 3번 울리세요.\n\n"
    try await comeBack(
      [translation, "## 여는 시간\n\n"],
      to: Self.beginning + Self.list + "- Ring the bell 3 times.\n\n" + translation + Self.ending)
  }

  private static let table = """
    | Room | Chairs |
    | --- | :-: |
    | Hall of 1912 | 12 |
    | Attic of 1824 | 24 |


    """

  private static let translatedTable = """
    | 방 | 의자 |
    | --- | :-: |
    | 1912년의 강당 | 12 |
    | 1824년의 다락 | 24 |


    """

  @Test func `a table comes back whole, below its original`() async throws {
    let note = Self.beginning + Self.table + Self.translatedTable + Self.ending
    try await comeBack([Self.translatedTable, "## 여는 시간\n\n"], to: note)
    try await comeBack([Self.translatedTable], to: note)
    try await comeBack(
      [Self.translatedTable, "## 여는 시간\n\n"],
      to: Self.beginning + Self.list + Self.table + Self.translatedTable + Self.ending)
  }

  @Test func `a row comes back to the table of its language`() async throws {
    let note = Self.beginning + Self.table + Self.translatedTable + Self.ending
    for row in ["| 1912년의 강당 | 12 |\n", "| 1824년의 다락 | 24 |\n"] {
      try await comeBack([row, "## 여는 시간\n\n"], to: note)
    }
  }

  @Test func `tables show nothing of the paragraphs and headings beside them`() async throws {
    try await comeBack(
      ["보드 3개는 아무도 옮기지 않습니다.\n\n", "## 여는 시간\n\n"],
      to: Self.beginning + Self.rule + Self.table + Self.translatedTable + Self.ending)
    let callout = "> [!NOTE]\n> On 6 days there is no one here.\n\n"
    let note = Self.note(
      Self.beginning + callout + "6일 동안은 아무도 없습니다.\n\n" + Self.table + Self.translatedTable
        + Self.ending, isQuoted: true)
    let deleted = try await DeletedTexts(
      of: ["note.md": Array(note.utf8)], [.english, .korean], without: "note.md",
      with: Array(
        note.replacing("> 6일 동안은 아무도 없습니다.\n\n", with: "")
          .replacing("> ## 여는 시간\n\n", with: "").utf8))
    let outcome = try await deleted.outcome(.po)
    #expect(outcome.equal == 1, "\(outcome.different)")
  }

  /// What an import makes of a note when the texts of `translations` come back.
  static func importing(
    _ note: String, _ translations: [String: String], into language: Language = .korean,
    at path: String = "note.md", beside others: [String: String] = [:]
  ) async throws -> Importing {
    let corpus = try await DeletedTexts.corpus(
      others.merging([path: note]) { $1 }.mapValues { Array($0.utf8) })
    let exchange = Exchange(corpus, Exchange.Options(languages: [.english, language]))
    let units = exchange.units.compactMap { unit -> Delivery.Unit? in
      guard let original = unit.rendering(in: .english), let text = translations[original.markdown]
      else { return nil }
      return Delivery.Unit(
        name: unit.name, original: .markdown(original.markdown), text: .markdown(text),
        exported: nil, isUnfinished: false, range: SourceRange(0, 0))
    }
    #expect(units.count == translations.count)
    let back = Delivery(
      source: SourceFile(path: "back", text: ""), original: .english, language: language,
      units: units)
    return Importing(back, into: corpus)
  }

  @Test func `a row without the header of its table is refused, with the reason`() async throws {
    let importing = try await Self.importing(
      Self.beginning + Self.table + Self.ending, ["Hall of 1912 | 12": "1912년의 강당 | 12"])
    #expect(importing.files.isEmpty)
    #expect(importing.left == 1)
    #expect(
      importing.diagnostics.map(\.message).contains {
        $0.contains("a translated table needs its header")
      })
  }

  @Test func `a row without words stands in a new table as it is`() async throws {
    let table =
      "| Room | Chairs |\n| --- | --- |\n| 1 | 12 |\n| Hall of 1912 | 24 |\n| 3 | 48 |\n\n"
    let importing = try await Self.importing(
      Self.beginning + table + Self.ending,
      ["Room | Chairs": "방 | 의자", "Hall of 1912 | 24": "1912년의 강당 | 24"])
    let file = try #require(importing.files.first)
    #expect(importing.added == 2)
    #expect(
      String(decoding: file.bytes, as: UTF8.self)
        == Self.beginning + table
        + "| 방 | 의자 |\n| --- | --- |\n| 1 | 12 |\n| 1912년의 강당 | 24 |\n| 3 | 48 |\n\n"
        + Self.ending)
  }

  @Test func `a group of a whole section comes back in it`() async throws {
    func section(_ title: String, _ texts: [String]) -> String {
      "## \(title)\n\n" + texts.map { $0 + "\n\n" }.joined()
    }
    let korean = section("여는 시간", ["열람실에는 의자 48개가 있습니다.", "종은 3번 울립니다."])
    let note =
      section("Shelves", ["A shelf holds 24 books.", "Nobody moves the 3 boards."])
      + section("서가", ["서가에는 책 24권이 들어갑니다.", "보드 3개는 아무도 옮기지 않습니다."])
      + section("Opening hours", ["The reading room has 48 chairs.", "A bell rings 3 times."])
      + korean
      + section("Garden", ["The garden is open for 7 months.", "On 6 days there is no one here."])
      + section("정원", ["정원은 7개월 동안 열려 있습니다.", "6일 동안은 아무도 없습니다."])
    try await comeBack([korean], to: note)
  }
}
