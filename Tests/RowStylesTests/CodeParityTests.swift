import RowStyles
import Testing

/// What a page shows is in the code of both frameworks, or the code says that it is not.
struct CodeParityTests {
  private func table(_ yaml: String) throws -> TableSpec {
    try #require(try Example(parsing: yaml).tables.first)
  }

  private func listed(_ id: String) throws -> TableSpec {
    try #require(ListingTests.tables.first { $0.id == id })
  }

  @Test func `a list that a row opens has its own style in code`() throws {
    let shed = try listed("shed")
    let view = SwiftUIWriter.source(of: shed, .en)
    #expect(view.contains("      .listStyle(.grouped)\n"))
    #expect(view.contains("      .listStyle(.plain)\n"))
    let kit = UIKitWriter.source(of: shed, .en)
    #expect(kit.contains("\"seeds\": .grouped,"))
    #expect(kit.contains("\"tools\": .plain,"))
    #expect(kit.contains("super.init(style: style)"))
    let one = try table(
      """
      {id: one, label: One, style: plain, platforms: [iOS], sections: [{id: s, rows: [
        {id: a, title: A, action: push, opens: {style: grouped, sections: [{id: n, rows: [
          {id: b, title: B}]}]}}]}]}
      """)
    #expect(UIKitWriter.source(of: one, .en).contains("super.init(style: .grouped)"))
  }

  @Test func `a switch that is on is no row that is selected`() throws {
    let desk = try table(
      """
      {id: desk, label: Desk, style: inset, platforms: [macOS], selection: multiple, feedback: persistent,
        sections: [{id: s, rows: [{id: fan, title: Fan, action: toggle, "on": true, accessories: [toggle]},
          {id: pad, title: Pad, action: toggle}]}]}
      """)
    #expect(!UIKitWriter.source(of: desk, .en).contains("selected at first"))
    var marked = desk
    _ = marked.editFirstRow(where: { $0.id == "pad" }) { $0.isOn = true }
    #expect(UIKitWriter.source(of: marked, .en).contains("selected at first"))
  }

  @Test func `on a television a row is a switch itself, and what it lacks is said`() throws {
    let hall = try listed("hall")
    let kit = UIKitWriter.source(of: hall, .en)
    #expect(kit.contains("content.secondaryText = item.isOn ? String(localized: \"On\")"))
    #expect(kit.contains("items[place].isOn.toggle()"))
    #expect(kit.contains("// Not in this listing: pop-up menus on tvOS, steppers on tvOS."))
    #expect(
      SwiftUIWriter.source(of: hall, .en).contains("// Not in this listing: steppers on tvOS."))
    let found = Guidelines.check(hall)
    #expect(found.contains { $0.guideline == .platform && $0.part == .row("seats") })
    var phone = hall
    phone.platforms = [.iOS]
    #expect(!Guidelines.check(phone).contains { $0.guideline == .platform })
  }

  @Test func `each row that can be deleted has one button for that`() throws {
    let walks = try listed("walks")
    let view = SwiftUIWriter.source(of: walks, .en)
    let kit = UIKitWriter.source(of: walks, .en)
    // One row names the button itself, and the other has the usual one.
    #expect(view.ranges(of: "role: .destructive").count == 2)
    #expect(view.contains("} else if [\"dune\", \"fen\"].contains(item.id) {"))
    #expect(view.contains("Button(\"Bin\", role: .destructive)"))
    #expect(kit.ranges(of: "title: \"Bin\"").count == 2)
    #expect(
      !kit.contains("return nil\n  }\n  #endif\n\n  override func tableView(\n    _ tableView"))
  }

  @Test func `a row that an update changes moves as it did, and a new one as it says`() throws {
    let walks = try listed("walks")
    let view = SwiftUIWriter.source(of: walks, .en)
    #expect(view.contains(".moveDisabled([\"fen\", \"new\"].contains(item.id))"))
    #expect(view.contains(".deleteDisabled([\"new\"].contains(item.id))"))
    #expect(
      UIKitWriter.source(of: walks, .en).contains("![\"fen\", \"new\"].contains($0)"))
  }

  @Test func `one choice among several sections has one mark`() throws {
    let sounds = try table(
      """
      {id: sounds, label: Sounds, style: insetGrouped, platforms: [iOS], selection: single, sections: [
        {id: a, header: A, rows: [{id: x, title: X, action: toggle, "on": true, accessories: [checkmark]}]},
        {id: b, header: B, rows: [{id: y, title: Y, action: toggle, accessories: [checkmark]}]}]}
      """)
    let view = SwiftUIWriter.source(of: sounds, .en)
    #expect(!view.contains("Picker("))
    #expect(view.contains("if choice == \"x\" { Image(systemName: \"checkmark\") }"))
    #expect(view.contains("if choice == \"y\" { Image(systemName: \"checkmark\") }"))
    var single = sounds
    single.sections.removeLast()
    #expect(SwiftUIWriter.source(of: single, .en).contains("Picker(\"A\", selection: $choice)"))
  }

  @Test func `a list has its title, wherever it stands`() throws {
    for id in ["alarm", "ranks", "shed", "walks"] {
      let table = try listed(id)
      let title = table.label.best(for: .en).text
      #expect(
        SwiftUIWriter.source(of: table, .en)
          .contains(".navigationTitle(Text(verbatim: \"\(title)\"))"), "\(id)")
    }
  }

  @Test func `what a picture shows is said in SwiftUI`() throws {
    let stage = try table(
      """
      {id: stage, label: Stage, style: plain, rowStyle: subtitle, platforms: [tvOS], sections: [{id: s, rows: [
        {id: a, title: Trio, detail: Seven, image: {asset: trio, alt: Three players}},
        {id: b, title: Film, style: basic, image: {asset: film, alt: A lighthouse}}]}]}
      """)
    let view = SwiftUIWriter.source(of: stage, .en)
    #expect(view.contains("Image(\"trio\").accessibilityLabel(Text(verbatim: \"Three players\"))"))
    #expect(view.contains("Image(\"film\").accessibilityLabel(Text(verbatim: \"A lighthouse\"))"))
    #expect(
      UIKitWriter.source(of: stage, .en).hasPrefix(
        "// Not in this listing: what pictures show, in words."))
    var searched = stage
    searched.search = LocalizedText(everywhere: "Find")
    #expect(
      SwiftUIWriter.source(of: searched, .en)
        .contains("{ Image(image).accessibilityLabel(Text(item.alternativeText ?? \"\")) }"))
  }

  @Test func `rows to come, badges without words and moves to the top are said to be missing`()
    throws
  {
    let plates = try table(
      """
      {id: plates, label: Plates, style: plain, platforms: [iOS], loading: {textMs: 900, progress: bar},
        after: [{id: a, title: Mill, detail: Cleaned}], sections: [{id: s, rows: [
          {id: a, title: Mill, accessories: [badge]}]}]}
      """)
    for code in [SwiftUIWriter.source(of: plates, .en), UIKitWriter.source(of: plates, .en)] {
      #expect(code.contains("the rows that updates bring"))
      #expect(code.contains("badges"))
    }
    let round = try table(
      """
      {id: round, label: Round, style: plain, platforms: [iOS], selection: multiple,
        editing: {mode: explicit, reorder: true}, sections: [{id: s, rows: [
          {id: a, title: A, movable: true, action: toggle, accessories: [reorder]}]}]}
      """)
    #expect(
      SwiftUIWriter.source(of: round, .en).contains(
        "the button that moves selected rows to the top"))
  }

  @Test func `the don't of accessories shows three of them`() throws {
    let pair = try #require(BuiltIn.pairs[.accessorySpace])
    let (good, bad) = (try #require(pair.good.allRows.first), try #require(pair.bad.allRows.first))
    #expect(good.accessories.count <= 2 && bad.accessories.count == 3)
    // Marks are seen where a row is on, and a badge beside the detail that it shows is no other.
    #expect(!bad.accessories.contains(.checkmark) || bad.isOn)
    #expect(!bad.accessories.contains(.badge) || good.accessories.contains(.badge))
  }
}
