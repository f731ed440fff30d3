import TestSupport
import Testing

@testable import Bitext

/// Missing texts of files in which a line break parts a text from its translation.
@Suite struct MissingPlaceBreakTests {
  private static let pairs = [
    ("A kettle boils 2 litres of water for tea.", "주전자는 차 끓일 물 2리터를 데웁니다."),
    ("Nobody lifts the kettle alone.", "혼자서는 아무도 주전자를 들지 않습니다."),
    ("The lid is closed at 10:00.", "뚜껑은 10:00에 닫힙니다."),
    ("Turn the fire off before you leave.", "나가기 전에 불을 끄세요."),
  ]

  @Test(arguments: ["\\", "<br>", "<br/>", "  "], [0, 1, 3])
  func `a line break between both texts of a paragraph is written`(
    mark: String, missing: Int
  ) async throws {
    let note = Self.pairs.map { "\($0)\(mark)\n\($1)\n" }.joined(separator: "\n")
    let part = "\(mark)\n\(Self.pairs[missing].1)"
    try await DeletedTexts.expectBack(part, to: note)
  }
}
