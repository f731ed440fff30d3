import Foundation
import RowStyles
import Testing

/// What people can do with a table, in the code as on the page; all tables are type-checked by
/// ``SourceTests``.
struct ListingBehaviourTests {
  static let tables: [TableSpec] = [
    """
    {id: knots, label: Knots, style: plain, platforms: [iOS], search: Find, empty: {title: No knots},
      editing: {mode: explicit, reorder: true}, sections: [{id: s, rows: [
        {id: a, title: Bowline, movable: true}, {id: b, title: Hitch, movable: true},
        {id: c, title: Splice}]}]}
    """,
    """
    {id: buoys, label: Buoys, style: plain, platforms: [iOS, iPadOS], live: {insert: top, refresh: true},
      after: [{id: a, title: North, action: push, accessories: [disclosure], opens: {text: Moved west.}},
        {id: d, title: East, action: push, accessories: [disclosure], opens: {text: New.}}],
      sections: [{id: s, rows: [
        {id: a, title: North, action: push, accessories: [disclosure], opens: {text: Green light.}},
        {id: b, title: South, detail: Bell},
        {id: c, title: Light, detail: Red, action: push, accessories: [disclosure],
          opens: {choices: [Red, Green]}}]}]}
    """,
    """
    {id: locks, label: Locks, style: plain, platforms: [watchOS], verticalPaging: true, sections: [
      {id: s, rows: [{id: a, title: Upper, action: push, opens: {text: Opens at nine.}},
        {id: b, title: Lower, action: push, opens: {text: Opens at ten.}}]}]}
    """,
    """
    {id: berths, label: Berths, style: plain, platforms: [iPadOS], splitView: true, selection: single,
      feedback: persistent, sections: [{id: s, rows: [
        {id: a, title: One, action: push, "on": true, opens: {text: Free.}},
        {id: b, title: Two, action: push, opens: {text: Taken.}}]}]}
    """,
    """
    {id: crew, label: Crew, style: plain, platforms: [iOS, macOS], selection: multiple,
      editing: {mode: explicit, deleteTitle: Sign off}, after: [{id: d, title: Dana, deletable: true}],
      sections: [{id: s, rows: [{id: a, title: Ada, deletable: true},
        {id: c, title: Add, accessories: [insert]}]}]}
    """,
    """
    {id: hold, label: Hold, kind: outline, style: inset, platforms: [macOS],
      columns: [{id: name, heading: Name, sortable: true}, {id: size, heading: Size, numeric: true}],
      sections: [{id: s, rows: [{id: a, title: Crates, cells: {size: 4},
        children: [{id: b, title: Tea, cells: {size: 2}}]}]}]}
    """,
    """
    {id: ropes, label: Ropes, style: plain, platforms: [iOS], sections: [{id: s, rows: [
      {id: a, title: Hemp, swipe: [{title: Coil, full: true}, {title: Cut}]},
      {id: b, title: Jute, swipe: [{title: Cut}, {title: Coil, full: true}]}]}]}
    """,
    """
    {id: flags, label: Flags, style: plain, platforms: [iOS], sections: [{id: s, rows: [
      {id: a, title: Alpha}, {id: b, title: Bravo}]}]}
    """,
  ].flatMap { (try? Example(parsing: $0).tables) ?? [] }

  private func swiftUI(_ id: String) throws -> String {
    SwiftUIWriter.source(of: try #require(Self.tables.first { $0.id == id }), .en)
  }

  private func kit(_ id: String) throws -> String {
    UIKitWriter.source(of: try #require(Self.tables.first { $0.id == id }), .en)
  }

  @Test func `all tables of these tests can be read`() { #expect(Self.tables.count == 8) }

  @Test func `no row is moved while a search leaves others out`() throws {
    let code = try swiftUI("knots")
    #expect(code.contains(".moveDisabled(!query.isEmpty || [\"c\"].contains(item.id))"))
  }

  @Test func `a search without a result says so, and not that the table is empty`() throws {
    let code = try swiftUI("knots")
    #expect(code.contains("ContentUnavailableView.search(text: query)"))
    #expect(try kit("knots").contains("UIContentUnavailableConfiguration.search()"))
  }

  @Test func `what a row opens is what an update brought`() throws {
    let code = try swiftUI("buoys")
    #expect(code.contains("if let item = sItems.first(where: { $0.id == id }) {"))
    #expect(code.contains("item.text ?? item.detail ?? item.title"))
    #expect(code.contains("case \"c\":"), "a row that opens choices keeps them")
    #expect(!code.contains("case \"a\":"))
    #expect(try kit("buoys").contains("guard [\"a\", \"c\", \"d\"].contains(id)"))
  }

  @Test func `the pages of a watch have the texts that rows open`() throws {
    let code = try swiftUI("locks")
    #expect(code.contains("Text(verbatim: \"Opens at nine.\").tag(\"a\")"))
  }

  @Test func `the pane beside a list begins with the row that is chosen`() throws {
    let code = try kit("berths")
    #expect(code.contains("split.viewController(for: .secondary) == nil"))
    #expect(code.contains("tableView(tableView, didSelectRowAt: path)"))
  }

  @Test func `what edit mode is for is there in edit mode, and where there is none at any time`()
    throws
  {
    let code = try swiftUI("crew")
    #expect(code.contains("@State private var editMode = EditMode.inactive"))
    #expect(code.contains(".environment(\\.editMode, $editMode)"))
    #expect(code.contains("if isEditing {\n"))
    #expect(code.contains("#if !os(iOS) && !os(visionOS)\n  private var isEditing: Bool { true }"))
    let parts = code.components(separatedBy: "if isEditing {")
    #expect(parts.count == 3, "the button that inserts, and the bar")
    #expect(parts.contains { $0.hasPrefix("\n") && $0.prefix(200).contains("insert(before:") })
    #expect(parts.contains { $0.hasPrefix("\n") && $0.prefix(200).contains(".bottomBar") })
  }

  @Test func `an outline that is sorted keeps what is selected`() throws {
    let code = try kit("hold")
    #expect(code.contains("outlineView.row(forItem: $0)"))
    #expect(code.contains("outlineView.selectRowIndexes(IndexSet(rows)"))
  }

  @Test func `only the outermost action is done by a swipe over the whole row`() throws {
    #expect(try swiftUI("ropes").contains("allowsFullSwipe: [\"b\"].contains(item.id)"))
    let parts = try kit("ropes").components(separatedBy: "performsFirstActionWithFullSwipe = ")
    #expect(parts.dropFirst().map { $0.hasPrefix("true") } == [false, true])
  }

  @Test func `a list has a bar for its title, but on a Mac`() throws {
    for table in SourceTests.tables where table.platforms != [.macOS] {
      let code = SwiftUIWriter.source(of: table, .en)
      guard code.contains(".navigationTitle(") else { continue }
      #expect(
        code.contains("NavigationStack {") || code.contains("NavigationSplitView {"), "\(table.id)")
    }
  }

  @Test func `a style whose call alone differs can be put into a listing`() throws {
    var count = 0
    for table in SourceTests.tables {
      let styles = StyleCalls.interchangeable(in: table)
      let code = SwiftUIWriter.source(of: table, .en)
      for style in styles where style != table.style {
        var other = table
        other.style = style
        let old = StyleCalls.call(table.style)
        let place = try #require(code.firstRange(of: old), "\(table.id)")
        let text = code.replacingCharacters(in: place, with: StyleCalls.call(style))
        #expect(SwiftUIWriter.source(of: other, .en) == text, "\(table.id): \(style)")
        count += 1
      }
    }
    #expect(count > 40)
    let flags = try #require(Self.tables.first { $0.id == "flags" })
    #expect(
      StyleCalls.interchangeable(in: flags)
        == [.plain, .grouped, .insetGrouped, .inset, .sidebar])
    #expect(StyleCalls.interchangeable(in: SourceTests.own[0]).isEmpty, "a table with columns")
  }
}
