import Testing

@testable import RowStyles

struct TableMemoryTests {
  private let memory = TableMemory()

  @Test func `tables of one id do not share what breaks a guideline`() throws {
    let right = try #require(BuiltIn.tables.first { Guidelines.check($0).isEmpty })
    var wrong = right
    wrong.sections[0].rows[0].title[.ja] = nil
    for _ in 0..<2 {
      #expect(memory.facts(of: right).findings == Guidelines.check(right))
      #expect(memory.facts(of: wrong).findings == Guidelines.check(wrong))
    }
    #expect(!memory.facts(of: wrong).findings.isEmpty)
  }

  @Test func `keeps what is asked for again, however many versions of another table come`() throws {
    let kept = try #require(BuiltIn.tables.first)
    let facts = memory.facts(of: kept)
    var edited = try #require(BuiltIn.tables.last)
    for version in 0..<3_000 {
      edited.id = "edited-\(version)"
      _ = memory.facts(of: edited)
      #expect(memory.facts(of: kept) === facts)
    }
  }

  @Test func `belongs to who made it`() throws {
    let table = try #require(BuiltIn.tables.first)
    #expect(memory.facts(of: table) === memory.facts(of: table))
    #expect(memory.facts(of: table) !== TableMemory().facts(of: table))
  }
}
