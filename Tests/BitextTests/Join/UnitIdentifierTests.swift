import Testing

@testable import Bitext

@Suite struct UnitIdentifierTests {
  private func ids(_ sources: String...) -> [String] { UnitIdentifiers.make(for: sources) }

  @Test func `an id is made of the text's first words and six digits`() throws {
    let id = ids("Rows fit text well, whatever its length.")[0]
    #expect(id.wholeMatch(of: #/rows-fit-text-well-[0-9a-f]{6}/#) != nil, "\(id)")
  }

  @Test func `without Latin letters the hash stands alone`() {
    #expect(ids("행은 글에 맞습니다.")[0].wholeMatch(of: #/[0-9a-f]{6}/#) != nil)
  }

  @Test(arguments: ["rows-3fa2c1", "3fa2c1", "rows-3fa2c1-2"])
  func `an id that was made looks like it`(id: String) {
    #expect(UnitIdentifiers.mayBeMade(id) && !UnitIdentifiers.mayBeMade("first-rows"))
  }

  @Test func `an id does not change when other paragraphs do`() {
    let before = ids("One.", "Two.", "Three.")
    let after = ids("Zero.", "One, changed.", "Two.", "Three.")
    #expect(after[2] == before[1])
    #expect(after[3] == before[2])
  }

  @Test func `equal texts are told apart by their neighbours, wherever they stand`() {
    let before = ids("Note", "x", "Note", "y")
    #expect(Set(before).count == 4)
    let after = ids(
      "new", "more", "x", "Note", "y", "Note")
    #expect(after[3] == before[2], "the Note between x and y")
  }

  @Test func `equal texts with equal neighbours still get two ids`() {
    #expect(Set(ids("a", "a", "a", "a")).count == 4)
  }
}
