import Foundation
import RowStyles
import Testing

/// Tables whose names, kinds and behaviours a listing has to get right; all are type-checked by ``SourceTests``.
struct ListingTests {
  static let tables: [TableSpec] = [
    """
    {id: form, label: New event, style: form, rowStyle: rightDetail, platforms: [iOS, macOS], sections: [
      {id: s, header: When, footer: Local time., rows: [
        {id: allday, title: All day, action: toggle, accessories: [toggle]},
        {id: value, title: Guests, detail: "2", accessories: [stepper], opens: {choices: ["1", "2", "3"]}},
        {id: value-steps, title: Steps, detail: "2", accessories: [popUpMenu], opens: {choices: ["1", "2"]}},
        {id: s-items, title: Kinds, detail: "2", accessories: [popUpMenu], opens: {choices: ["1", "2"]}},
        {id: closed, title: Calendar, detail: Home, action: push, accessories: [disclosure],
          opens: {choices: [Home, Work]}}]},
      {id: more, header: More, collapsible: true, rows: [{id: note, title: Note, detail: None}]}]}
    """,
    """
    {id: group, label: Groups, style: plain, platforms: [iOS], feedback: momentary, search: Find,
      sections: [{id: s, rows: [{id: a, title: One, action: push, accessories: [disclosure]},
        {id: b, title: A *bold* move}]}]}
    """,
    """
    {id: alarm, label: Alarm, style: grouped, platforms: [iOS], selection: single, feedback: momentary,
      sections: [{id: tone, header: Tone, rows: [
        {id: bell, title: Bell, action: toggle, "on": true, accessories: [checkmark]},
        {id: gong, title: Gong, action: toggle, accessories: [checkmark]}]},
      {id: more, header: More, rows: [
        {id: days, title: Days, detail: Weekdays, style: rightDetail, action: push, accessories: [disclosure]},
        {id: snooze, title: Snooze, action: toggle, accessories: [toggle]}]}]}
    """,
    """
    {id: mail, label: Mail, style: plain, platforms: [iOS], menu: [{title: Archive}],
      sections: [{id: s, header: All, rows: [
        {id: a, title: One, swipe: [{title: Archive, tint: purple}]},
        {id: b, title: Two, swipe: [{title: Delete, role: destructive, full: true}]}, {id: c, title: Three}]}]}
    """,
    """
    {id: jobs, label: Jobs, style: insetGrouped, rowStyle: subtitle, platforms: [iOS],
      editing: {mode: explicit, reorder: true}, sections: [
        {id: today, header: Today, rows: [
          {id: saw, title: Saw boards, detail: Oak, movable: true, deletable: true},
          {id: glue, title: Glue frame, detail: Ash}]},
        {id: later, header: Later, collapsible: true, rows: [
          {id: oil, title: Oil lid, detail: Linseed, movable: true, deletable: true}]}]}
    """,
    """
    {id: ranks, label: Ranks, style: plain, platforms: [iOS], editing: {mode: always, reorder: true},
      sections: [{id: s, rows: [{id: a, title: One, movable: true, accessories: [reorder]}]}]}
    """,
    """
    {id: parcels, label: Parcels, style: plain, rowStyle: subtitle, platforms: [iOS], search: Find,
      live: {insert: top, keepScroll: true, refresh: true}, empty: {title: No Parcels},
      after: [{id: p3, title: Tea, detail: On the way}],
      sections: [{id: way, header: On the way, collapsible: true, rows: [
        {id: p1, title: Seeds, detail: Tuesday, deletable: true}]}]}
    """,
    """
    {id: inbox, label: Inbox, style: plain, platforms: [iOS], empty: {title: No Mail},
      live: {insert: top, refresh: true}, after: [{id: n1, title: Hello}], sections: [{id: s, rows: []}]}
    """,
    """
    {id: stock, label: Stock, kind: columns, style: inset, platforms: [macOS], selection: multiple,
      columnChoice: true, inspector: true, search: Find,
      menu: [{title: Duplicate, symbol: doc}, {title: Delete, role: destructive}],
      sort: {column: item, order: descending}, columns: [
        {id: item, heading: Item, sortable: true}, {id: price, heading: Price, sortable: true, numeric: true},
        {id: price-text, heading: Words, sortable: true}, {id: text, heading: Text, align: center}],
      sections: [{id: a, header: North, rows: [
        {id: x1, title: Item 2, cells: {price: "$1,200.50", text: t}, opens: {text: Long.}},
        {id: x2, title: Item 10, cells: {price: "$90"}}]}]}
    """,
    """
    {id: wide, label: Wide, kind: columns, style: inset, platforms: [macOS], columns: [
      \((0..<12).map { "{id: c\($0), heading: H\($0), sortable: true}" }.joined(separator: ", "))],
      sections: [{id: s, rows: [{id: r, title: One, cells: {c1: x}}]}]}
    """,
    """
    {id: rules, label: Rules, style: inset, rowStyle: rightDetail, platforms: [macOS], selection: single,
      search: Find, menu: [{title: Copy}, {title: Delete, role: destructive, symbol: trash}],
      sections: [{id: "on", header: Active, footer: In order., rows: [
        {id: r1, title: Newsletters, detail: Archive, accessories: [toggle], action: toggle},
        {id: r4, title: Old, detail: "3", disabled: true, accessories: [badge]}]}]}
    """,
    """
    {id: shelf, label: Shelf, kind: outline, style: inset, platforms: [macOS],
      menu: [{title: Delete, role: destructive}], sections: [{id: s, rows: [
        {id: a, title: Deck, accessories: [outline], children: [{id: b, title: Hatch}]}]}]}
    """,
    """
    {id: tools, label: Tools, style: plain, platforms: [iOS], truncation: middle, search: Find, sections: [
      {id: s, header: All, rows: [
        {id: a, title: Hammer, image: {symbol: hammer}}, {id: b, title: Photo, image: {asset: box, alt: A box}},
        {id: c, title: Drill, detail: Charging, style: subtitle}, {id: d, title: Saw, detail: Two, style: rightDetail},
        {id: e, title: Left, detail: 5 mm, style: leftDetail}]}]}
    """,
    """
    {id: shed, label: Shed, style: insetGrouped, platforms: [iOS], feedback: momentary, sections: [{id: s, rows: [
      {id: seeds, title: Seeds, action: push, accessories: [disclosure],
        opens: {style: grouped, sections: [{id: n, rows: [{id: kale, title: Kale}]}]}},
      {id: tools, title: Tools, action: push, accessories: [disclosure],
        opens: {style: plain, sections: [{id: m, rows: [{id: rake, title: Rake, action: toggle, accessories: [toggle]}]}]}},
      {id: pots, title: Pots, action: push, accessories: [disclosure],
        opens: {sections: [{id: o, rows: [{id: clay, title: Clay}]}]}}]}]}
    """,
    """
    {id: hall, label: Hall, style: plain, rowStyle: rightDetail, platforms: [tvOS, iOS], feedback: momentary,
      sections: [{id: s, rows: [
        {id: dim, title: Dim the lights, action: toggle, "on": true, accessories: [toggle]},
        {id: seats, title: Seats, detail: "2", accessories: [stepper], opens: {choices: ["1", "2"]}},
        {id: tongue, title: Subtitles, detail: "Off", accessories: [popUpMenu], opens: {choices: ["Off", "On"]}}]}]}
    """,
    """
    {id: walks, label: Walks, style: plain, platforms: [iOS], selection: none,
      editing: {mode: explicit, reorder: true, deleteTitle: Bin}, live: {insert: top, refresh: true},
      after: [{id: moor, title: Over the moor}, {id: new, title: Along the coast}], sections: [{id: s, rows: [
        {id: moor, title: Moor, movable: true, deletable: true, swipe: [{title: Bin, role: destructive}]},
        {id: dune, title: Dune, movable: true, deletable: true}, {id: fen, title: Fen, deletable: true}]}]}
    """,
  ].flatMap { (try? Example(parsing: $0).tables) ?? [] }

  /// Two tables that differ in little, in one text: all that they declare has to have names of its own.
  static var joined: String {
    let yaml = """
      {id: tides, label: Tides, style: plain, platforms: [iOS], sections: [
        {id: a, header: A, index: A, collapsible: true, rows: [
          {id: x, title: High, style: custom, template: notice}]}], variants: [{id: tides-late, label: Late}]}
      """
    let tables = (try? Example(parsing: yaml).tables) ?? []
    return tables.enumerated().map { index, table in
      // A preview has no name, and is checked as a function, which has one.
      SwiftUIWriter.source(of: table, .en)
        .replacing("#Preview {", with: "@MainActor private func preview\(index)() -> some View {")
    }.joined()
  }

  /// The code of one of ``tables``.
  private func code(of id: String) throws -> (swiftUI: String, kit: String) {
    let table = try #require(Self.tables.first { $0.id == id })
    return (SwiftUIWriter.source(of: table, .en), UIKitWriter.source(of: table, .en))
  }

  private func parse(_ yaml: String) throws -> TableSpec {
    try #require(try Example(parsing: yaml).tables.first)
  }

  @Test func `all tables of these tests can be read`() {
    #expect(Self.tables.count == 16)
    #expect(Self.joined.contains("struct TidesLate: View"))
  }

  @Test func `a row that is dropped in another list is taken once in UIKit`() throws {
    let table = try #require(
      Concept(rawValue: "dragBetween").flatMap { BuiltIn.example(for: $0) })
    let kit = UIKitWriter.source(of: table, .en)
    // A lazy sequence would take the row twice, and find it once.
    #expect(!kit.contains(".lazy"))
    #expect(kit.contains("guard let item = source.take(id) else { continue }"))
  }

  @Test func `choosing one of several rows leaves the other rows alone in UIKit`() throws {
    let kit = try code(of: "alarm").kit
    for line in [
      "let choices: Set<String> = [\"bell\", \"gong\"]",
      "for place in items.indices where choices.contains(items[place].id) {",
      "guard [\"days\"].contains(id) else { return }",
    ] { #expect(kit.contains(line), "\(line)") }
  }

  @Test func `every row has the swipe buttons that it names`() throws {
    let (swiftUI, kit) = try code(of: "mail")
    #expect(swiftUI.contains("allowsFullSwipe: [\"b\"].contains(item.id)) {"))
    let buttons = try #require(
      swiftUI.components(separatedBy: "if [\"a\"].contains(item.id) {").last)
    let second = try #require(
      buttons.components(separatedBy: "} else if [\"b\"].contains(item.id) {").last)
    #expect(second.contains("remove([item.id])") && second.contains("onDelete([item.id])"))
    #expect(!second.contains(".tint(.purple)"))
    let one = try #require(kit.components(separatedBy: "if [\"a\"].contains(id) {").last)
    let two = try #require(one.components(separatedBy: "if [\"b\"].contains(id) {").last)
    #expect(one.contains("backgroundColor = .systemPurple"))
    #expect(two.contains("style: .destructive, title: \"Delete\""))
    #expect(two.contains("performsFirstActionWithFullSwipe = true"))
  }

  @Test func `a button that deletes has words where the table gives none`() throws {
    let kit = try code(of: "jobs").kit
    #expect(
      kit.contains("UIContextualAction(style: .destructive, title: String(localized: \"Delete\"))"))
  }

  @Test func `types are named for their tables and never for a type of SwiftUI`() throws {
    for id in [
      "form", "group", "stepper", "menu", "color", "scroll-view", "lazy-v-grid", "empty-view",
    ] {
      let table = try parse("{id: \(id), label: A, sections: [{id: s, rows: [{id: a, title: A}]}]}")
      let name = id.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }
        .joined()
      #expect(SwiftUIWriter.source(of: table, .en).contains("struct \(name)Example: View"))
    }
    #expect(Self.joined.contains("private struct TidesNoticeRow: View"))
    #expect(Self.joined.contains("private struct TidesLateNoticeRow: View"))
  }

  @Test func `properties are distinct whatever rows and columns are called`() throws {
    let form = try code(of: "form").swiftUI
    for name in ["valueValue", "valueSteps", "sItems2", "closedValue"] {
      #expect(form.components(separatedBy: "@State private var \(name) =").count == 2, "\(name)")
    }
    let stock = try code(of: "stock").swiftUI
    #expect(
      stock.contains("let priceText: String\n    let priceText2: String\n    let textValue: String")
    )
  }

  @Test func `columns are sorted as headings sort them, and not before anybody asks`() throws {
    let stock = try code(of: "stock").swiftUI
    let order =
      "[KeyPathComparator(\\Item.itemValue, comparator: .localizedStandard, order: .reverse)]"
    #expect(stock.contains("order: [KeyPathComparator<Item>] = \(order)"))
    #expect(try code(of: "wide").swiftUI.contains("order: [KeyPathComparator<Item>] = []"))
  }

  @Test func `more than ten columns stand in groups of ten`() throws {
    let wide = try code(of: "wide").swiftUI
    let groups = wide.components(separatedBy: "Group {").dropFirst()
    #expect(groups.map { $0.components(separatedBy: "TableColumn(").count - 1 } == [10, 2])
  }

  @Test(arguments: [("columns", "tvOS"), ("columns", "watchOS"), ("outline", "watchOS")])
  func `columns and outlines are lists on platforms that have only lists`(
    _ kind: String, _ platform: String
  ) throws {
    let rest = "label: A, style: plain, columns: [{id: a, heading: A}, {id: b, heading: B}]"
    let rows = "[{id: s, rows: [{id: r, title: One, cells: {b: Two}}]}]"
    let table = try parse(
      "{id: pump, \(rest), kind: \(kind), platforms: [\(platform)], sections: \(rows)}")
    let found = Guidelines.check(table).filter { $0.guideline == .platform }
    #expect(found.map { $0.message(in: .en) }.contains { $0.contains("\(kind), \(platform)") })
    let code = SwiftUIWriter.source(of: table, .en)
    #expect(code.hasPrefix("// Not in this listing: columns beyond the first.\n"))
    #expect(code.contains("List {") && !code.contains("Table("))
    let both = try parse(
      "{id: pump, \(rest), kind: \(kind), platforms: [macOS, \(platform)], sections: \(rows)}")
    #expect(
      SwiftUIWriter.source(of: both, .en).contains("\n#if os(iOS) || os(macOS) || os(visionOS)\n"))
  }

  @Test func `what a listing lacks stands at its top`() throws {
    let rules = try code(of: "rules").kit
    let top = try #require(rules.components(separatedBy: "import AppKit").first)
      .replacing("\n//  ", with: "")
    #expect(
      top
        == "// Not in this listing: the search field, the footers of sections, rows that cannot be used, "
        + "switches, badges.\n")
    #expect(top.split(separator: "\n").allSatisfy { $0.utf8.count <= 120 })
    let stock = try code(of: "stock")
    #expect(
      stock.swiftUI.hasPrefix(
        "// Not in this listing: the search field, the headers of sections.\n")
    )
    // What says everything has no such comment.
    #expect(try code(of: "mail").kit.hasPrefix("import UIKit\n"))
  }

  @Test func `rows of the Mac have their menu`() throws {
    let rules = try code(of: "rules").kit
    for line in [
      "table.menu = rowMenu()", "var onCopy: (Set<String>) -> Void = { _ in }",
      "RulesCommand(\"Delete\", symbol: \"trash\") { [weak self] in",
      "items.removeAll { ids.contains($0.id ?? \"\") }",
      "RulesItem([\"title\": \"Newsletters\", \"detail\": \"Archive\"], id: \"r1\"),",
    ] { #expect(rules.contains(line), "\(line)") }
    let shelf = try code(of: "shelf")
    #expect(shelf.kit.contains("items = without(ids, items)"))
    #expect(shelf.swiftUI.contains("item.children = item.children.map { without(ids, $0) }"))
    #expect(try code(of: "stock").swiftUI.contains("items.removeAll { ids.contains($0.id) }"))
    #expect(try code(of: "stock").swiftUI.contains("forSelectionType: String.self) { ids in"))
    #expect(try code(of: "stock").kit.contains("userCanChangeVisibilityOf column: NSTableColumn"))
  }

  @Test func `rows that arrive and move stay when something is typed or a section folds in UIKit`()
    throws
  {
    let kit = try code(of: "parcels").kit
    for line in [
      "private var sections: [(id: String, rows: [String])] = [",
      "guard !closed.contains(section.id) else { continue }",
      "snapshot.appendItems(section.rows.filter(isFound), toSection: section.id)",
      "sections[0].rows.insert(item.id, at: 0)",
      "sections[place].rows.removeAll { ids.contains($0) }",
    ] { #expect(kit.contains(line), "\(line)") }
  }

  @Test func `an empty table fills in UIKit`() throws {
    let kit = try code(of: "inbox").kit
    #expect(kit.contains("InboxItem(id: \"n1\", title: \"Hello\"),"))
    #expect(kit.contains("sections[0].rows.insert(item.id, at: 0)"))
    #expect(kit.contains("setNeedsUpdateContentUnavailableConfiguration()"))
  }

  @Test func `a row is moved to the place where it is dropped, unless it stays`() throws {
    let (swiftUI, kit) = try code(of: "jobs")
    #expect(swiftUI.contains(".moveDisabled([\"glue\"].contains(item.id))"))
    for line in [
      "itemIdentifier(for: indexPath).map { ![\"glue\"].contains($0) } == true",
      "let next = shown.indices.contains(place.row) ? shown[place.row] : nil",
      "let row = next.flatMap { rows.firstIndex(of: $0) } ?? rows.endIndex",
      "if [\"saw\", \"oil\"].contains(id) { return .delete }",
    ] { #expect(kit.contains(line), "\(line)") }
    #expect(!kit.contains("moveItem("))
  }

  @Test func `a table that is always edited starts so, without a button`() throws {
    let (swiftUI, kit) = try code(of: "ranks")
    #expect(swiftUI.contains(".environment(\\.editMode, .constant(.active))"))
    #expect(kit.contains("setEditing(true, animated: false)"))
    #expect(!swiftUI.contains("EditButton") && !kit.contains("editButtonItem"))
  }

  @Test func `only sections that fold have headers that are buttons in UIKit`() throws {
    let kit = try code(of: "jobs").kit
    #expect(kit.contains("if [\"today\"].contains(id) {"))
    #expect(kit.contains("var content = header.defaultContentConfiguration()"))
  }

  @Test func `texts that are the same everywhere are no keys, and marks stay as they are`() throws {
    let group = try code(of: "group").swiftUI
    #expect(group.contains("title: \"A *bold* move\""))
    let code = SwiftUIWriter.source(
      of: try parse(
        """
        {id: pets, label: "**snake**_case", style: plain, feedback: momentary, sections: [{id: s, rows: [
          {id: a, title: A *bold* move, image: {symbol: leaf}}, {id: b, title: {en: "[x]", ko: "[엑스]", ja: "[エックス]"}},
          {id: c, title: Anas, action: push, accessories: [disclosure]}]}]}
        """), .en)
    for line in [
      "Label(String(\"A *bold* move\"), systemImage: \"leaf\")", "Text(String(localized: \"[x]\"))",
      "Text(verbatim: \"Anas\")", ".navigationTitle(Text(verbatim: \"**snake**_case\"))",
    ] { #expect(code.contains(line), "\(line)") }
  }

  @Test func `every row has its own style and picture`() throws {
    let (swiftUI, kit) = try code(of: "tools")
    for line in [
      "let isOwn = [\"e\"].contains(id)", "withIdentifier: isOwn ? \"own\" : \"row\", for: path)",
      "if [\"c\"].contains(id) {", "content = .subtitleCell()", "} else if [\"d\"].contains(id) {",
      "content = .valueCell()",
      "{ [\"b\"].contains(id) ? UIImage(named: $0) : UIImage(systemName: $0) }",
    ] { #expect(kit.contains(line), "\(line)") }
    let words = ".accessibilityLabel(Text(item.alternativeText ?? \"\"))"
    #expect(swiftUI.contains("if let image = item.image { Image(image)\(words) }"))
    #expect(swiftUI.contains("if let image = item.image { Image(systemName: image) }"))
  }

  @Test func `texts are cut and columns stand where the table says`() throws {
    let (swiftUI, kit) = try code(of: "tools")
    #expect(swiftUI.contains(".lineLimit(1).truncationMode(.middle)"))
    #expect(kit.contains("content.textProperties.lineBreakMode = .byTruncatingMiddle"))
    let stock = try code(of: "stock")
    #expect(stock.swiftUI.contains(".frame(maxWidth: .infinity, alignment: .center)"))
    #expect(stock.kit.contains("field.alignment = .center"))
  }

  @Test func `many rows that are alike are data, and few are not`() throws {
    func code(_ count: Int, _ more: String = "") throws -> String {
      let rows = (1...count).map { "{id: r\($0), title: Nest \($0)\(more)}" }.joined(
        separator: ", ")
      return SwiftUIWriter.source(
        of: try parse("{id: nests, label: Nests, sections: [{id: s, rows: [\(rows)]}]}"), .en)
    }
    #expect(try code(13).contains("private let sItems: [Item] = ["))
    #expect(
      try code(13).contains("ForEach(sItems) { item in\n            Text(item.title)\n          }"))
    #expect(try !code(12).contains("ForEach"))
    #expect(try !code(13, ", action: toggle, accessories: [toggle]").contains("ForEach"))
  }

  @Test func `a number to sort by has its unit said, and a title no key without need`() throws {
    let table = try #require(SortingTests.tables.first { $0.id == "voyages" })
    let view = SwiftUIWriter.source(of: table, .en)
    #expect(view.contains("/// In milliseconds, to sort by.\n    let took: Double"))
    #expect(view.contains("/// In days, to sort by.\n    let left"))
    let shelf = try parse("{id: t, label: Acer, sections: [{id: s, rows: [{id: a, title: Acer}]}]}")
    #expect(
      SwiftUIWriter.source(of: shelf, .en).contains(".navigationTitle(Text(verbatim: \"Acer\"))"))
  }

  @Test func `modifiers of a view on one line are indented, and those of a block are not`() throws {
    let table = try parse(
      """
      {id: t, label: T, platforms: [iOS, tvOS], search: Find, sections: [{id: s, rows: [
        {id: a, title: A, disabled: true, swipe: [{title: Archive}]}]}]}
      """)
    let view = SwiftUIWriter.source(of: table, .en)
    #expect(
      view.contains(
        """
                    Text(item.title)
                      .disabled(item.isDisabled)
                      #if os(iOS) || os(macOS) || os(visionOS) || os(watchOS)
                      .swipeActions(edge: .trailing, allowsFullSwipe: false) {
                        Button {
                          onArchive([item.id])
                        } label: {
                          Text(verbatim: "Archive")
                        }
                      }
                      #endif
                  }
        """), "\(view)")
    #expect(view.contains("      }\n      .searchable("))
  }
}
