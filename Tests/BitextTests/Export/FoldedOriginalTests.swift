import Testing

@testable import Bitext

/// Translations whose originals stand in folds below them.
@Suite struct FoldedOriginalTests {
  private static let note = """
    # Ferry

    나룻배는 밤에 떠납니다.

    <details>
    <summary>Original</summary>

    The ferry leaves at night.

    </details>

    타기 전에 종을 두 번 울리세요.

    <details>
    <summary>Original</summary>

    Ring the bell twice before you enter.

    </details>

    등불이 켜지면 문이 열립니다.

    <details>
    <summary>Original</summary>

    The gate opens when the lamp is lit.

    </details>

    """

  @Test(arguments: [
    "나룻배는 밤에 떠납니다.\n\n", "타기 전에 종을 두 번 울리세요.\n\n", "등불이 켜지면 문이 열립니다.\n\n",
  ])
  func `a missing translation goes above the fold of its original`(part: String) async throws {
    try await DeletedTexts.expectBack(part, to: Self.note)
  }

  @Test func `nobody translates the titles of the folds`() async throws {
    let deleted = try await DeletedTexts(
      of: ["note.md": Array(Self.note.utf8)], [.english, .korean], without: "note.md",
      with: Array(Self.note.utf8))
    let (_, back) = try await deleted.delivery(.po)
    #expect(!back.units.contains { $0.original.plainText == "Original" })
  }
}
