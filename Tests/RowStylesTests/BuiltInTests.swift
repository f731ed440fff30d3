import RowStyles
import Testing

struct BuiltInTests {
  @Test(arguments: Concept.allCases)
  func `every concept has an example`(_ concept: Concept) {
    #expect(BuiltIn.example(for: concept) != nil)
  }

  @Test func `a table of an author's takes the place of the built-in one`() {
    var own = TableSpec(id: "own", label: LocalizedText(everywhere: "Own"))
    own.concept = .style(.plain)
    #expect(BuiltIn.example(for: .style(.plain), replacing: [own])?.id == "own")
    #expect(BuiltIn.example(for: .style(.grouped), replacing: [own])?.id == "station-settings")
  }

  @Test func `ids are unique`() {
    #expect(Set(BuiltIn.tables.map(\.id)).count == BuiltIn.tables.count)
  }
}
