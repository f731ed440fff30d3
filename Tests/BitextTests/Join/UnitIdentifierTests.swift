import Testing

@testable import Bitext

@Suite struct UnitIdentifierTests {
  private func ids(_ sources: (text: String, heading: String)...) -> [String] {
    UnitIdentifiers.make(for: sources.map { .init(text: $0.text, heading: $0.heading) })
  }

  @Test func `an id is made of the heading's words and six digits`() throws {
    let id = ids(("Rows fit text well.", "Best practices for every table"))[0]
    #expect(id.wholeMatch(of: #/best-practices-for-every-[0-9a-f]{6}/#) != nil, "\(id)")
  }

  @Test func `without Latin letters the hash stands alone`() {
    #expect(ids(("행은 글에 맞습니다.", "모범 사례"))[0].wholeMatch(of: #/[0-9a-f]{6}/#) != nil)
  }

  @Test func `an id does not change when other paragraphs do`() {
    let before = ids(("One.", "A"), ("Two.", "A"), ("Three.", "A"))
    let after = ids(("Zero.", "A"), ("One, changed.", "A"), ("Two.", "A"), ("Three.", "A"))
    #expect(after[2] == before[1])
    #expect(after[3] == before[2])
  }

  @Test func `equal texts are told apart by their neighbours, wherever they stand`() {
    let before = ids(("Note", "A"), ("x", "A"), ("Note", "A"), ("y", "A"))
    #expect(Set(before).count == 4)
    let after = ids(
      ("new", "A"), ("more", "A"), ("x", "A"), ("Note", "A"), ("y", "A"), ("Note", "A"))
    #expect(after[3] == before[2], "the Note between x and y")
  }

  @Test func `equal texts with equal neighbours still get two ids`() {
    #expect(Set(ids(("a", ""), ("a", ""), ("a", ""), ("a", ""))).count == 4)
  }
}
