import Testing

@testable import Bitext

/// A text that comes back is written as its author writes: with the blank lines, marks and backslashes
/// that the file has, and no others.
@Suite struct WrittenLikeAuthorTests {
  /// Takes `part` out of `path`, and brings it back.
  private func comesBack(
    _ part: String, to path: String = "note/ko.md", of files: [String: String],
    _ format: ExchangeFormat = .po
  ) async throws {
    let whole = try #require(files[path])
    #expect(whole.contains(part))
    let deleted = try await DeletedTexts(
      of: files.mapValues { Array($0.utf8) }, [.english, .korean], without: path,
      with: Array(whole.replacing(part, with: "").utf8))
    let outcome = try await deleted.outcome(format)
    #expect(outcome.equal == 1, "\(format): \(outcome.different)")
  }

  private static let english = """
    # Library

    <br/><br/>


    ## 4. Opening hours on 6 days


    A shelf holds 24 books of one size.

     ## Closed on 25 days

    Nobody works on the 25 days that the calendar marks.

    | Name | Shelf | Share | Note |
    | --- | --- | --- | --- |
    | **Rooms of 1912** |
    | reading_room | 24 | ~70% | - |
    | map_room | 48 | +1.8% | 3. floor, <1% dust |

    The garden is open for 6 months.

    """

  private static let korean = """
    # 도서관

    <br/><br/>

    ## 4. 6일 동안 여는 시간

    서가에는 크기가 같은 책 24권이 들어갑니다.

    ## 25일 동안 쉬는 날

    달력에 표시된 25일에는 아무도 일하지 않습니다.

    | 이름 | 서가 | 비율 | 비고 |
    | --- | --- | --- | --- |
    | **1912년의 방** |
    | reading_room 열람실 | 24 | ~70% | - |
    | map_room 지도실 | 48 | +1.8% | 3. 층, 먼지 <1% |

    정원은 6개월 동안 열려 있습니다.

    """

  @Test(arguments: [
    "## 4. 6일 동안 여는 시간\n\n", "서가에는 크기가 같은 책 24권이 들어갑니다.\n\n", "## 25일 동안 쉬는 날\n\n",
    "| **1912년의 방** |\n", "| reading_room 열람실 | 24 | ~70% | - |\n",
    "| map_room 지도실 | 48 | +1.8% | 3. 층, 먼지 <1% |\n",
  ])
  func `neither blank lines nor backslashes are added`(part: String) async throws {
    for format in [ExchangeFormat.po, .xliff, .xliff2] {
      try await comesBack(
        part, of: ["note/en.md": Self.english, "note/ko.md": Self.korean], format)
    }
  }

  private static func garden(_ sentences: [[String]], _ separator: String) -> String {
    let paragraphs = sentences.map { $0.joined(separator: separator) }
    return "# Garden\n\n" + paragraphs.joined(separator: "\n\n") + "\n"
  }

  @Test(
    arguments: [
      ("\n", "\n"), (" ", " "), (" ", "\n"), ("\n", " "),
    ], [ExchangeFormat.po, .xliff, .xliff2])
  func `sentences stand on lines of their own where the author has them so`(
    separators: (english: String, korean: String), format: ExchangeFormat
  ) async throws {
    let english = [
      ["The garden has *two* gates.", "Enter by the [northern one](north.md)."],
      ["Roses bloom in May.", "Lilies bloom in June."],
      ["A path leads to the pond.", "It is 3.5 metres wide."],
      ["Dogs have to stay outside."],
    ]
    let korean = [
      ["정원에는 문이 *두* 개 있습니다.", "[북쪽 문](north.md)으로 들어오세요."],
      ["장미는 5월에 핍니다.", "백합은 6월에 핍니다."],
      ["길은 연못으로 이어집니다.", "폭은 3.5미터입니다."],
      ["개는 밖에 두어야 합니다."],
    ]
    let files = [
      "note/en.md": Self.garden(english, separators.english),
      "note/ko.md": Self.garden(korean, separators.korean),
    ]
    for paragraph in [korean[0], korean[2]] {
      let part = paragraph.joined(separator: separators.korean) + "\n\n"
      try await comesBack(part, of: files, format)
    }
  }

  @Test(arguments: ["  \n", "\\\n"])
  func `a line breaks as that of the original does, if no translation shows how`(
    mark: String
  ) async throws {
    let part = "나룻배는 밤에 떠난다.\(mark)아침에 돌아온다.\n\n"
    try await DeletedTexts.expectBack(
      part,
      to: "# Ferry\n\nThe ferry leaves at night.\(mark)It is back in the morning.\n\n\(part)"
        + "Ring the bell.\n\n종을 울린다.\n")
  }

  @Test func `backslashes that mean something stay`() {
    func removed(_ markdown: String, _ kind: Segment.Kind, like samples: String...) -> String {
      NeedlessEscapes(kind: kind, like: samples).removed(from: markdown)
    }
    #expect(removed("4\\. 여는 시간", .heading(level: 2)) == "4. 여는 시간")
    #expect(removed("4\\. 여는 시간", .paragraph) == "4\\. 여는 시간")
    #expect(removed("\\*a\\* and map\\_room", .paragraph) == "\\*a\\* and map_room")
    #expect(removed("a \\| b | \\- | \\~1 \\~2", .cell) == "a \\| b | - | ~1 ~2")
    #expect(removed("`a\\_b` c\\-d \\\\_e", .paragraph) == "`a\\_b` c-d \\\\_e")
    #expect(removed("1912 \\#", .heading(level: 2)) == "1912 \\#")
    #expect(removed("map\\_room", .paragraph, like: "reading\\_room") == "map\\_room")
  }
}
