import RowStyles
import Testing

/// What guidelines say of rows that only look as if they broke them, and of rows that lists open.
struct FalseFindingTests {
  private func found(_ fields: String, _ rows: String) throws -> [GuidelineID] {
    let yaml = "{id: t, label: T, \(fields), sections: [{id: s, header: H, rows: [\(rows)]}]}"
    let table = try #require(try Example(parsing: yaml).tables.first)
    return Guidelines.check(table).map(\.guideline)
  }

  private func problems(_ yaml: String) -> [(line: Int, message: String)] {
    do {
      _ = try Example(parsing: yaml)
      return []
    } catch {
      return error.problems.map { ($0.line, $0.message) }
    }
  }

  @Test func `a delete button without a title names the rows that it deletes`() throws {
    let yaml = """
      {id: t, label: T, platforms: [iOS], editing: {mode: explicit}, sections: [{id: s, rows: [
        {id: a, title: Oar, deletable: true}, {id: b, title: Mast}, {id: c, title: Keel, deletable: true}]}]}
      """
    let table = try #require(try Example(parsing: yaml).tables.first)
    let found = Guidelines.check(table).filter { $0.guideline == .deleteTitle }
    #expect(
      found.map { $0.report(inTable: "t") }
        == ["The delete button has no title of its own (Oar, Keel) (TBL-DELETE-TITLE, in “t”)"])
  }

  @Test func `a symbol that is not known is found where it is named`() throws {
    let yaml = """
      id: t
      label: T
      menu:
        - title: Oil
          symbol: oilcan.nowhere
      empty:
        title: Nothing
        symbol: void.nowhere
      sections:
        - id: s
          rows:
            - id: a
              title: A
              swipe:
                - {title: Dry, symbol: towel.nowhere}
            - {id: b, title: B, image: {symbol: cloth.nowhere}}
      """
    let table = try #require(try Example(parsing: yaml).tables.first)
    let places = FindingPlaces(yaml)
    let lines = Symbols.unknown(in: table).map { symbol in
      places.place(ofSymbol: symbol.name, row: symbol.row, in: table)?.line
    }
    #expect(lines == [15, 16, 5, 8])
  }

  @Test func `a detail that an accessory shows is not lost in a basic row`() throws {
    #expect(
      try !found("platforms: [iOS]", "{id: a, title: A, detail: '3', accessories: [badge]}")
        .contains(.rowBasic))
    #expect(try found("platforms: [iOS]", "{id: a, title: A, detail: '3'}").contains(.rowBasic))
  }

  @Test func `a switch and a row that is not loaded yet need no detail`() throws {
    let style = "platforms: [iOS], rowStyle: rightDetail, feedback: momentary"
    for row in [
      "{id: a, title: A, action: toggle, accessories: [toggle]}",
      "{id: a, title: A, placeholder: true}",
    ] { #expect(try !found(style, row).contains(.rowDetail), "\(row)") }
    #expect(try found(style, "{id: a, title: A}").contains(.rowDetail))
  }

  @Test func `a row beside an index leads deeper without a chevron`() throws {
    let row = "{id: a, title: A, action: push}"
    #expect(try !found("platforms: [iOS], index: true", row).contains(.navigationDisclosure))
    #expect(try found("platforms: [iOS]", row).contains(.navigationDisclosure))
  }

  @Test func `a tile that leads deeper has no sign`() throws {
    let tile = "{id: a, title: A, action: push, image: {asset: a, alt: A}}"
    #expect(
      try !found("kind: collection, platforms: [iPadOS]", tile).contains(.navigationDisclosure))
  }

  @Test func `guidelines hold in the lists that rows open`() throws {
    let inner = """
      {id: a, title: A, action: push, accessories: [disclosure], opens: {style: bordered, sections: [
        {id: n, rows: [{id: b, title: B, action: push, accessories: [info], opens: {text: Words.}},
          {id: c, title: C, image: {asset: c}}]}]}}
      """
    let found = Set(try found("platforms: [iOS]", inner))
    for guideline in [
      GuidelineID.infoNavigates, .navigationDisclosure, .alternativeText, .platform,
    ] { #expect(found.contains(guideline), "\(guideline)") }
  }

  @Test func `the detail of a row is one of the values that it chooses from`() {
    func row(_ detail: String) -> String {
      """
      id: t
      label: T
      sections: [{id: s, rows: [
        {id: a, title: A, detail: '\(detail)', accessories: [stepper], opens: {choices: ['1', '2']}}]}]
      """
    }
    #expect(problems(row("2")).isEmpty)
    #expect(problems(row("9")).map(\.line) == [4])
    #expect(problems(row("9")).first?.message.contains("one of the “choices”") == true)
  }

  @Test func `an id that is given twice is told where it is given again`() {
    let yaml = "id: t\nlabel: T\nsections: []\nvariants:\n  - {id: u}\n  - {id: u}"
    #expect(problems(yaml).map(\.line) == [6])
  }
}
