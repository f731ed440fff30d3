import RowStyles
import Testing

/// What a platform lacks is in no listing for it, and the listing says so; ``SourceTests`` type-checks
/// all of these tables.
struct PlatformTests {
  /// Two rows on some platforms.
  private static func yaml(
    _ id: String, _ platforms: String, _ fields: String = "era: ios26",
    rows: String = "{id: a, title: A}, {id: b, title: B}"
  ) -> String {
    "{id: \(id), label: X, platforms: [\(platforms)], \(fields), sections: [{id: s, rows: [\(rows)]}]}"
  }

  private static let inspected = "{id: a, title: A, action: detail, opens: {text: More.}}"
  private static let kept = """
    {id: a, title: A, movable: true, deletable: true}, {id: b, title: B}
    """
  private static let swiped = "{id: a, title: A, swipe: [{title: Archive}]}, {id: b, title: B}"

  static let tables: [TableSpec] = [
    """
    {id: p-drag, label: X, platforms: [tvOS], dragBetween: true, sections: [
      {id: s, header: S, rows: [{id: a, title: A}]}, {id: t, header: T, rows: [{id: b, title: B}]}],
      variants: [{id: p-drag-both, platforms: [iOS, tvOS]}, {id: p-drag-watch, platforms: [watchOS]}]}
    """,
    yaml("p-several", "watchOS", "selection: multiple"),
    yaml("p-several-both", "iOS, watchOS", "selection: multiple, editing: {mode: explicit}"),
    yaml("p-one", "watchOS", "selection: single"),
    yaml("p-full", "tvOS, watchOS", "separators: full"),
    yaml("p-full-both", "iOS, tvOS", "separators: full, search: Find, prominence: increased"),
    """
    {id: p-outline, label: X, platforms: [iOS], kind: outline, sections: [{id: s, header: S, rows: [
      {id: a, title: A, accessories: [outline], children: [{id: b, title: B, children: [
        {id: c, title: C}]}]}]}], variants: [{id: p-outline-found, search: Find},
        {id: p-outline-mac, platforms: [macOS], selection: multiple, inspector: true}]}
    """,
    yaml(
      "p-tiles", "iOS", "kind: collection",
      rows: "{id: a, title: A, image: {asset: pine, alt: A pine}}, "
        + "{id: b, title: B, image: {symbol: leaf}}"),
    yaml("p-inspector", "visionOS", "inspector: true, selection: single", rows: inspected),
    yaml("p-inspector-tv", "tvOS", "inspector: true, selection: single", rows: inspected),
    yaml(
      "p-inspector-both", "macOS, visionOS", "inspector: true, selection: single", rows: inspected),
    yaml("p-inspector-pad", "iPadOS", "inspector: true, selection: single", rows: inspected),
    yaml("p-swipe", "tvOS", rows: swiped),
    yaml("p-swipe-both", "iOS, tvOS", "menu: [{title: Copy}], search: Find", rows: swiped),
    yaml("p-menu", "watchOS", "menu: [{title: Copy}]"),
    yaml("p-menu-tv", "tvOS", "menu: [{title: Copy}]"),
    yaml("p-search-tv", "tvOS", "search: Find"),
    yaml("p-edit-tv", "tvOS", "editing: {mode: explicit, reorder: true}", rows: kept),
    yaml("p-edit-mac", "macOS", "editing: {mode: explicit, reorder: true}", rows: kept),
    yaml("p-delete-tv", "tvOS", rows: kept),
    yaml(
      "p-fresh", "tvOS",
      "live: {insert: top, refresh: true}, after: [{id: c, title: C}, {id: a, title: AA}]"),
    yaml(
      "p-fresh-mac", "macOS",
      "live: {insert: top, refresh: true}, after: [{id: c, title: C}]"),
    yaml(
      "p-pages", "watchOS",
      "verticalPaging: true, live: {insert: top, refresh: true}",
      rows: "{id: a, title: A, action: push, accessories: [disclosure]}, {id: b, title: B}"),
    yaml(
      "p-many", "macOS", "selection: multiple, menu: [{title: Remove, role: destructive}]",
      rows: (1...13).map { "{id: r\($0), title: Row}" }.joined(separator: ", ")),
    yaml(
      "p-split", "iPadOS", "splitView: true, selection: single, feedback: persistent",
      rows: "{id: a, title: A, action: push}, {id: b, title: B, action: push, \"on\": true}"),
  ].flatMap { (try? Example(parsing: $0).tables) ?? [] }

  private func code(of id: String) throws -> (swiftUI: String, kit: String) {
    let table = try #require(Self.tables.first { $0.id == id }, "\(id)")
    return (SwiftUIWriter.source(of: table, .en), UIKitWriter.source(of: table, .en))
  }

  /// The first words of a comment that names `gap` alone.
  private func only(_ gap: String) -> String { "// Not in this listing: \(gap).\n" }

  @Test func `all tables of these tests can be read`() { #expect(Self.tables.count == 29) }

  @Test func `no attribute is without a platform`() {
    for table in Self.tables {
      let all = SwiftUIWriter.source(of: table, .en) + UIKitWriter.source(of: table, .en)
      #expect(!all.contains("@available(*)"), "\(table.id)")
    }
  }

  @Test func `a television has no dragging, and its listing says so`() throws {
    let kit = try code(of: "p-drag").kit
    #expect(kit.hasPrefix(only("dragging rows to another list on tvOS")))
    for word in ["UIDrag", "TableViewDrag", "Drop", "receive", "func take", "#if"] {
      #expect(!kit.contains(word), "\(word)")
    }
    #expect(kit.contains("@available(tvOS 15, *)\nprivate final class PDragList"))
    let both = try code(of: "p-drag-both").kit
    #expect(both.hasPrefix(only("dragging rows to another list on tvOS")))
    #expect(
      both.contains(
        "#if !os(tvOS)\n@available(iOS 15, *)\nextension PDragBothList: UITableViewDrag"))
    let watch = try code(of: "p-drag-watch").swiftUI
    #expect(watch.hasPrefix(only("dragging rows to another list on watchOS")))
    #expect(!watch.contains("onMove") && watch.contains("accessibilityAction"))
  }

  @Test func `a watch selects no rows together, and one row since version 10`() throws {
    let several = try code(of: "p-several").swiftUI
    #expect(several.hasPrefix(only("the selection of several rows on watchOS")))
    #expect(several.contains("List {") && !several.contains("choices"))
    let both = try code(of: "p-several-both").swiftUI
    #expect(both.contains("selectableList {"))
    #expect(both.contains("#if os(watchOS)\n    List(content: content)\n    #endif"))
    #expect(both.contains("the selection of several rows on watchOS"))
    let one = try code(of: "p-one").swiftUI
    #expect(one.contains("@available(watchOS 10, *)") && one.contains("List(selection: $choice)"))
  }

  @Test func `separators reach the edge where there are any`() throws {
    let neither = try code(of: "p-full").swiftUI
    #expect(neither.hasPrefix(only("the lines between rows on tvOS and watchOS")))
    #expect(!neither.contains("alignmentGuide"))
    #expect(
      try code(of: "p-full-both").swiftUI
        .contains("#if os(iOS) || os(macOS) || os(visionOS)\n              .alignmentGuide"))
  }

  @Test func `an outline keeps all of its rows in UIKit and on the Mac`() throws {
    let kit = try code(of: "p-outline").kit
    #expect(kit.hasPrefix(only("rows that open and close")))
    #expect(kit.contains("\"a\",\n        \"b\",\n        \"c\",\n      ], toSection: \"s\")"))
    #expect(kit.contains("POutlineItem(id: \"c\", title: \"C\", depth: 2),"))
    #expect(kit.contains("content.directionalLayoutMargins.leading += 20 * CGFloat(item.depth)"))
    #expect(try code(of: "p-outline-found").kit.contains("(\"s\", [\n      \"a\",\n      \"b\","))
    let mac = try code(of: "p-outline-mac").swiftUI
    #expect(mac.contains("List(items, children: \\.children, selection: $choices) { item in"))
    #expect(mac.contains("first(in: items, where: { choices == [$0.id] })"))
  }

  @Test func `pictures of the app and symbols stand beside each other in a collection`() throws {
    #expect(
      try code(of: "p-tiles").swiftUI
        .contains("([\"a\"].contains(item.id) ? Image(image) : Image(systemName: image))"))
  }

  @Test(arguments: [
    ("p-inspector", "visionOS"), ("p-inspector-tv", "tvOS"),
  ])
  func `without an inspector rows open their texts`(_ id: String, _ platform: String) throws {
    let view = try code(of: id).swiftUI
    #expect(view.hasPrefix(only("the inspector on \(platform)")))
    #expect(!view.contains("isInspecting") && !view.contains("func detail(of"))
    #expect(view.contains("NavigationLink {"))
  }

  @Test func `an inspector has its state where it is, and a bar for its button`() throws {
    let both = try code(of: "p-inspector-both").swiftUI
    #expect(both.hasPrefix(only("the inspector on visionOS")))
    #expect(both.contains("#if os(iOS) || os(macOS)\n  @State private var isInspecting = true"))
    let pad = try code(of: "p-inspector-pad")
    #expect(pad.swiftUI.contains("    NavigationStack {\n      List(selection: $choice)"))
    #expect(pad.kit.hasPrefix(only("the inspector")))
    let mac = try #require(Concept(rawValue: "inspector").flatMap { BuiltIn.example(for: $0) })
    #expect(
      mac.platforms != [.macOS] || !SwiftUIWriter.source(of: mac, .en).contains("NavigationStack"))
  }

  @Test(arguments: [
    ("p-swipe", "buttons behind rows", "rchive"), ("p-menu-tv", "the context menu", "onCopy"),
    ("p-search-tv", "the search field", "query"), ("p-edit-tv", "edit mode", "canEditRowAt"),
    ("p-delete-tv", "deleting rows", "canEditRowAt"), ("p-fresh", "rows that arrive", "fresh"),
  ])
  func `what a television lacks in UIKit is said and leaves nothing behind`(
    _ id: String, _ gap: String, _ trace: String
  ) throws {
    let kit = try code(of: id).kit
    #expect(kit.hasPrefix(only("\(gap) on tvOS")), "\(kit.prefix(100))")
    #expect(!kit.contains(trace) && !kit.contains("#if"))
  }

  @Test func `what a platform lacks in SwiftUI is said and leaves nothing behind`() throws {
    for (id, gap, trace) in [
      ("p-swipe", "buttons behind rows on tvOS", "rchive"),
      ("p-menu", "the context menu on watchOS", "onCopy"),
      ("p-edit-tv", "edit mode on tvOS", "onMove"),
      ("p-delete-tv", "deleting rows on tvOS", "onDelete"),
      ("p-edit-mac", "edit mode on macOS", "EditButton"),
    ] {
      let view = try code(of: id).swiftUI
      #expect(view.hasPrefix(only(gap)), "\(id): \(view.prefix(100))")
      #expect(!view.contains(trace), "\(id)")
    }
    #expect(
      try code(of: "p-swipe-both").kit.replacing("\n//  ", with: "").hasPrefix(
        only(
          "the search field on tvOS, the context menu on tvOS, buttons behind rows on tvOS")))
  }

  @Test func `a Mac and a television have a button that asks for rows`() throws {
    for id in ["p-fresh", "p-fresh-mac"] {
      let view = try code(of: id).swiftUI
      #expect(view.contains("Task { await update() }"), "\(id)")
      #expect(view.contains("Label(\"Refresh\", systemImage: \"arrow.clockwise\")"), "\(id)")
    }
    #expect(try code(of: "p-fresh").swiftUI.contains("NavigationStack {"))
    let phone = try #require(ListingTests.tables.first { $0.id == "inbox" })
    #expect(!SwiftUIWriter.source(of: phone, .en).contains("arrow.clockwise"))
  }

  @Test func `details of rows that are data page on a watch, too`() throws {
    let view = try code(of: "p-pages").swiftUI
    #expect(!view.contains("paging"))
    #expect(
      view.contains(
        "PPagesDetails(items: (sItems).filter { ![\"b\"].contains($0.id) }, shown: item.id)"))
    #expect(view.contains("ForEach(items) { item in\n        Text(item.title).tag(item.id)"))
    #expect(view.contains("let items: [PPages.Item]"))
  }

  @Test func `a split view in UIKit has its own controller and its selected row`() throws {
    let kit = try code(of: "p-split").kit
    for line in [
      "final class PSplitSplitController: UISplitViewController {",
      "setViewController(PSplitController(), for: .primary)",
      "if let path = source.indexPath(for: \"b\") {", "#Preview {\n  PSplitSplitController()\n}",
    ] { #expect(kit.contains(line), "\(line)") }
  }

  @Test func `many rows that a command removes are state`() throws {
    let view = try code(of: "p-many").swiftUI
    #expect(view.contains("@State private var sItems: [Item] = [") && view.contains("remove(ids)"))
  }

  @Test func `a listing declares no more than it uses`() throws {
    for table in Self.tables + SourceTests.own + ListingTests.tables {
      let kit = UIKitWriter.source(of: table, .en)
      guard kit.contains("import UIKit") else { continue }
      if !table.platforms.contains(.tvOS) { #expect(!kit.contains("#if !os(tvOS)"), "\(table.id)") }
      if kit.contains("var isOn = false") { #expect(kit.contains(".isOn"), "\(table.id)") }
      if kit.contains("var image: String?") {
        #expect(kit.contains(/item\??\.image/), "\(table.id)")
      }
      #expect(!kit.contains("DiffableDataSource<String, String> {\n}"), "\(table.id)")
      #expect(kit.contains("#Preview {"), "\(table.id)")
    }
  }
}
