import Foundation
import RowStyles
import TestSupport
import Testing

/// Generated code and one of its platforms.
struct Emitted {
  let table: String
  let framework: String
  let platform: String
  let text: String

  /// `UIKit` and `AppKit` code comes from one writer, each for its own platforms.
  static func all(_ tables: [TableSpec], _ language: TextLanguage) -> [Emitted] {
    tables.flatMap { table in
      let platforms = Set(table.platforms.map { $0 == .iPadOS ? "iOS" : $0.rawValue }).sorted()
      return platforms.flatMap { platform -> [Emitted] in
        let kit = UIKitWriter.source(of: table, language)
        let isForKit =
          !kit.isEmpty && platform != "watchOS"
          && kit.contains("import AppKit") == (platform == "macOS")
        return [
          Emitted(
            table: table.id, framework: "swiftui", platform: platform,
            text: SwiftUIWriter.source(of: table, language))
        ]
          + (isForKit
            ? [Emitted(table: table.id, framework: "kit", platform: platform, text: kit)] : [])
      }
    }
  }

  /// The lines that are compiled on the platform.
  var compiled: String {
    var isOut = false
    var lines: [Substring] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let trimmed = line.trimmingCharacters(in: .whitespaces)
      if trimmed.hasPrefix("#if") {
        isOut =
          trimmed.contains("!os(")
          ? trimmed.contains("os(\(platform))") : !trimmed.contains("os(\(platform))")
      } else if trimmed.hasPrefix("#endif") {
        isOut = false
      } else if !isOut, !trimmed.hasPrefix("//") {
        lines.append(line)
      }
    }
    return lines.joined(separator: "\n")
  }
}

struct SourceTests {
  /// Tables whose parts no built-in table has together.
  static let own: [TableSpec] = [
    """
    {id: hulls, label: Hulls, kind: columns, style: bordered, platforms: [macOS, iPadOS],
      inspector: true, selection: single, columns: [
        {id: name, heading: Name, sortable: true}, {id: built, heading: Built, numeric: true}],
      sections: [{id: s, rows: [
        {id: a, title: Alder, cells: {built: 1931}, action: detail, opens: {text: Oak on oak.}},
        {id: b, title: Birch, cells: {built: 1954}, action: detail, "on": true}]}]}
    """,
    """
    {id: hull-parts, label: Parts, kind: outline, style: inset, platforms: [macOS], inspector: true,
      sections: [{id: s, rows: [{id: a, title: Deck, opens: {text: Pine.}, action: detail,
        children: [{id: b, title: Hatch, action: detail}]}]}]}
    """,
    """
    {id: hull-plan, label: Plan, kind: outline, style: inset, platforms: [macOS], inspector: true,
      columns: [{id: name, heading: Name, sortable: true}, {id: wood, heading: Wood}],
      sections: [{id: s, rows: [{id: a, title: Deck, cells: {wood: Pine}, action: detail,
        children: [{id: b, title: Hatch, cells: {wood: Ash}, action: detail}]}]}]}
    """,
    """
    {id: hull-jobs, label: Jobs, platforms: [macOS], rowStyle: rightDetail, lines: 2,
      sections: [{id: s, header: Today, rows: [{id: a, title: Caulk, detail: Two days}]}]}
    """,
    """
    {id: hull-care, label: Care, platforms: [iOS, iPadOS], rowStyle: rightDetail,
      search: Find, selection: multiple, editing: {mode: explicit, deleteTitle: Strike off},
      after: [{id: d, title: Rope, deletable: true}],
      sections: [{id: s, header: Hull, collapsible: true, rows: [
        {id: a, title: Paint, detail: White, deletable: true}, {id: b, title: Keel, detail: Lead},
        {id: c, title: Add, accessories: [insert]}]}]}
    """,
    """
    {id: hull-lamps, label: Lamps, platforms: [iOS, iPadOS], rowStyle: rightDetail, splitView: true,
      feedback: persistent, sections: [{id: s, rows: [
        {id: a, title: Mast, action: detail, "on": true, opens: {sections: [{id: t, rows: [
          {id: b, title: White, "on": true, action: toggle, accessories: [toggle]},
          {id: d, title: Height, detail: Low, accessories: [stepper], opens: {choices: [Low, High]}},
          {id: c, title: Reach, detail: Near, action: push, accessories: [disclosure],
            opens: {choices: [Near, Far]}}]}]}},
        {id: e, title: Stern, detail: Dim, action: detail, accessories: [info, disclosure],
          opens: {choices: [Dim, Bright]}}]}]}
    """,
  ].flatMap { (try? Example(parsing: $0).tables) ?? [] }

  static var tables: [TableSpec] {
    BuiltIn.tables + ContentExamples.tables + own + ListingTests.tables + PlatformTests.tables
      + ListingBehaviourTests.tables
      + GuidelineID.allCases.compactMap { id in
        BuiltIn.pairs[id].map { pair in
          var bad = pair.bad
          bad.id += "-\(id.rawValue.lowercased())"
          return bad
        }
      }
  }

  @Test(.timeLimit(.minutes(15)))
  func `every source type-checks against stand-ins made from the table of symbols`() throws {
    let temporary = try TemporaryFolder()
    let folder = temporary.url
    try APITable().build(into: folder)
    let joined = Emitted(
      table: "joined", framework: "swiftui", platform: "iOS", text: ListingTests.joined)
    let emitted = Emitted.all(Self.tables, .ko) + [joined]
    let groups = Dictionary(grouping: emitted) { "\($0.framework)-\($0.platform)" }
    for (name, sources) in groups.sorted(by: { $0.key < $1.key }) {
      let files = try sources.map { source in
        let file = folder.appending(path: "\(name)-\(source.table).swift")
        // The stand-ins have no macros, so a preview is checked as a function.
        let shown =
          source.framework == "swiftui"
          ? "some View" : source.platform == "macOS" ? "NSViewController" : "UIViewController"
        let text = source.text.replacing(#/os\((\w+)\)/#) { "STAND_IN_\($0.output.1)" }
          .replacing("#Preview {", with: "@MainActor private func preview() -> \(shown) {")
          // Selectors are Objective-C, which is not everywhere.
          .replacing("#selector(run)", with: "Selector(\"run\")").replacing("@objc ", with: "")
        try text.write(to: file, atomically: true, encoding: .utf8)
        return file.path
      }
      // Two tables may use one template, because each source is complete by itself.
      let faults = try swiftc(
        [
          "-swift-version", "5", "-typecheck", "-parse-as-library", "-I", folder.path, "-D",
          "STAND_IN_\(sources[0].platform)",
        ] + Self.withoutRepeatedTypes(files))
      #expect(faults == "", "\(name)")
    }
  }

  /// The files without those that declare a type which an earlier file declares.
  private static func withoutRepeatedTypes(_ files: [String]) throws -> [String] {
    var seen: Set<String> = []
    return try files.filter { file in
      let text = try String(contentsOfFile: file, encoding: .utf8)
      let types = text.matches(of: #/(?:^|\n)(?:final )?(?:struct|class) (\w+)/#)
        .map { String($0.output.1) }
      let isNew = seen.isDisjoint(with: types)
      if isNew { seen.formUnion(types) }
      return isNew
    }
  }

  @Test(arguments: TextLanguage.allCases)
  func `every source parses`(_ language: TextLanguage) throws {
    let folder = try TemporaryFolder()
    let files = try (BuiltIn.tables + ContentExamples.tables).flatMap { table in
      try [
        ("swiftui", SwiftUIWriter.source(of: table, language)),
        ("kit", UIKitWriter.source(of: table, language)),
      ].map { name, text in
        let file = "\(table.id)-\(name).swift"
        try folder.write(text, to: file)
        return folder.url.appending(path: file).path
      }
    }
    #expect(try swiftc(["-frontend", "-parse"] + files) == "")
  }

  @Test func `uses nothing deprecated and nothing that a platform lacks`() throws {
    let api = try APITable()
    for source in Emitted.all(Self.tables, .en) {
      let compiled = source.compiled
      // A platform without such a table, as in a don't, compiles nothing of it.
      guard compiled.contains("@available") else { continue }
      let minimum = try #require(Self.minimum(of: source), "\(source.table)")
      for symbol in api.symbols {
        let module = source.framework == "swiftui" ? "SwiftUI" : "Kit"
        guard symbol.module.hasSuffix(module), Self.uses(compiled, symbol.token) else { continue }
        #expect(!symbol.isDeprecated, "\(source.table) uses \(symbol.name)")
        // Symbols inside `if #available` may be newer.
        if symbol.name == "sectionIndexLabel" { continue }
        if source.framework == "kit",
          (symbol.module == "AppKit") != compiled.contains("import AppKit")
        {
          continue
        }
        let since = symbol.since[source.platform]
        #expect(since != nil, "\(source.table): \(symbol.name) on \(source.platform)")
        #expect(
          since.map { $0 <= minimum } != false,
          "\(source.table): \(symbol.name) is newer than the source says for \(source.platform)")
      }
    }
  }

  /// The names and versions of symbols, as developers' lists of them have them.
  private static func symbols() throws -> [String: Int] {
    let file = APITable.folder.appending(path: "symbols.tsv")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").dropFirst()
    return Dictionary(
      uniqueKeysWithValues: lines.map { line in
        let fields = line.split(separator: "\t").map(String.init)
        return (fields[0], APITable.number(fields[1]))
      })
  }

  @Test func `every symbol in code is one of the system's, and not newer than the code says`()
    throws
  {
    let known = try Self.symbols()
    for source in Emitted.all(Self.tables, .en) {
      for match in source.compiled.matches(of: #/system(?:Image|Name): "([^"]+)"/#) {
        let name = String(match.output.1)
        // Shapes around a symbol, and its fill, come with it.
        let parts = name.split(separator: ".").filter { !["circle", "fill"].contains($0) }
        let since = known[name] ?? known[parts.joined(separator: ".")]
        let own = ["arrow.clockwise": 1300, "chevron.down": 1300, "sidebar.trailing": 1400][name]
        let version = try #require(since ?? own, "\(source.table): \(name)")
        guard source.platform == "iOS", let minimum = Self.minimum(of: source) else { continue }
        #expect(version <= minimum, "\(source.table): \(name)")
      }
    }
  }

  @Test func `every symbol that is drawn is one of the system's`() throws {
    for name in try Self.symbols().keys { #expect(Symbols.outline(of: name) != nil, "\(name)") }
    for wrong in ["cup", "box", "mountain", "ship", "train", "chevron.up.down"] {
      #expect(Symbols.outline(of: wrong) == nil, "\(wrong)")
    }
  }

  @Test func `a row that opens a list shows its rows in UIKit, too`() throws {
    let yaml = """
      id: nests
      label: Nests
      style: grouped
      feedback: momentary
      sections:
        - id: s
          rows:
            - {id: wall, title: Wall, action: push, accessories: [disclosure], opens: {sections: [
                {id: north, header: North side, rows: [{id: wren, title: Wren, detail: "5"}]}]}}
            - {id: shed, title: Shed, action: push, accessories: [disclosure]}
      """
    let code = UIKitWriter.source(of: try #require(try Example(parsing: yaml).tables.first), .en)
    #expect(code.contains("if let groups = NestsOpened.lists[item.id] {"))
    #expect(code.contains("header: \"North side\","))
    #expect(code.contains("NestsItem(id: \"wren\", title: \"Wren\", detail: \"5\"),"))
    #expect(code.contains("private final class NestsList: UITableViewController"))
    // A table whose rows open nothing has none of it.
    let plain = UIKitWriter.source(
      of: try #require(BuiltIn.tables.first { $0.id == "alarm-days" }), .en)
    #expect(!plain.contains("Opened") && !plain.contains("numberOfSections"))
  }

  /// The table of one section with these rows and these fields.
  private func table(_ fields: String, _ rows: String) throws -> TableSpec {
    let yaml = "{id: nests, label: Nests, \(fields), sections: [{id: s, rows: [\(rows)]}]}"
    return try #require(try Example(parsing: yaml).tables.first)
  }

  @Test func `what a row opens in UIKit can be chosen from and leads further`() throws {
    let nests = try table(
      "style: grouped, feedback: momentary",
      """
      {id: size, title: Size, detail: Small, action: push, accessories: [disclosure],
        opens: {choices: [Small, Large]}},
      {id: wall, title: Wall, action: push, accessories: [disclosure], opens: {sections: [{id: n, rows: [
        {id: wren, title: Wren, action: push, accessories: [disclosure], opens: {text: Five eggs.}},
        {id: door, title: Door, detail: East, action: push, accessories: [disclosure],
          opens: {choices: [East, West]}}, {id: hook, title: Hook}]}]}}
      """)
    let code = UIKitWriter.source(of: nests, .en)
    for line in [
      "\"size\": [\"Small\", \"Large\"],", "\"door\": [\"East\", \"West\"],",
      "if let choices = NestsOpened.choices[item.id] {", "items[place].detail = choice",
      "cell.accessoryType = choice == chosen ? .checkmark : .none",
      "NestsItem(id: \"wren\", title: \"Wren\", text: \"Five eggs.\"),",
      "cell.accessoryType = leadsFurther(item) ? .disclosureIndicator : .none",
      "self?.groups[indexPath.section].items[indexPath.row].detail = choice",
    ] {
      #expect(code.contains(line), "\(line)")
    }
  }

  @Test func `a switch in a list that a row opens can be operated in SwiftUI`() throws {
    let code = SwiftUIWriter.source(
      of: try table(
        "style: grouped, feedback: momentary",
        """
        {id: wall, title: Wall, action: push, accessories: [disclosure], opens: {sections: [{id: n, rows: [
          {id: lamp, title: Lamp, action: toggle, "on": true, accessories: [toggle]}]}]}}
        """), .en)
    #expect(code.contains("Toggle(isOn: isOn(\"lamp\")) {"))
    #expect(code.contains("var switchedOn: Set<String> = [\"lamp\"]"))
    #expect(code.contains("private func isOn(_ id: String) -> Binding<Bool> {"))
  }

  @Test func `switches and menus in a list that a row opens can be operated in UIKit`() throws {
    let code = UIKitWriter.source(
      of: try table(
        "style: grouped, feedback: momentary",
        """
        {id: wall, title: Wall, action: push, accessories: [disclosure], opens: {sections: [{id: n, rows: [
          {id: lamp, title: Lamp, action: toggle, "on": true, accessories: [toggle]},
          {id: glue, title: Glue, detail: Bone, action: toggle, accessories: [popUpMenu], opens: {choices: [Bone, Hide]}},
          {id: nail, title: Nail}]}]}}
        """), .en)
    let list = try #require(code.components(separatedBy: "class NestsList").last)
    for line in [
      "private var groups: [NestsGroup]", "cell.accessoryView = nil",
      "if [\"lamp\"].contains(item.id) {", "toggle.isOn = item.isOn",
      "self?.groups[indexPath.section].items[indexPath.row].isOn = ",
      "if [\"glue\"].contains(item.id) {", "\"glue\": [\"Bone\", \"Hide\"],",
      "self?.groups[indexPath.section].items[indexPath.row].detail = title",
      // Nothing is chosen in a list of switches and menus, so rows do not light up.
      "tableView.allowsSelection = false",
    ] {
      #expect(list.contains(line), "\(line)")
    }
    #expect(code.contains("var items: [NestsItem]"))
    #expect(code.contains("NestsItem(id: \"lamp\", title: \"Lamp\", isOn: true),"))
    #expect(!code.contains("leadsFurther"))
  }

  @Test func `a value is chosen from the list that a row opens in SwiftUI`() throws {
    let code = SwiftUIWriter.source(
      of: try table(
        "style: grouped, rowStyle: rightDetail, feedback: momentary",
        """
        {id: glue, title: Glue, detail: Bone, action: push, accessories: [disclosure], opens: {choices: [Bone, Hide]}},
        {id: wall, title: Wall, action: push, accessories: [disclosure], opens: {sections: [{id: n, rows: [
          {id: nail, title: Nail, detail: Steel},
          {id: hook, title: Hook, detail: Brass, action: push, accessories: [disclosure],
            opens: {choices: [Brass, Iron]}}]}]}}
        """), .en)
    for (property, title, value) in [("glue", "Glue", "Bone"), ("hook", "Hook", "Brass")] {
      #expect(code.contains("@State private var \(property) = \"\(value)\""))
      #expect(code.contains("Picker(\"\(title)\", selection: $\(property)) {"))
      #expect(code.contains("LabeledContent(\"\(title)\", value: \(property))"))
    }
    #expect(code.contains("Text(verbatim: \"Iron\").tag(\"Iron\")"))
    #expect(code.contains("LabeledContent(\"Nail\", value: \"Steel\")"))
  }

  @Test func `a stepper goes through the values that its row names and no further`() throws {
    let row =
      "{id: oven, title: Oven, detail: Warm, accessories: [stepper], opens: {choices: [Cold, Warm, Hot]}}"
    let oven = try table("rowStyle: rightDetail, platforms: [iOS, watchOS]", row)
    let swiftUI = SwiftUIWriter.source(of: oven, .en)
    for line in [
      "@State private var oven = \"Warm\"", "let ovenSteps = [\"Cold\", \"Warm\", \"Hot\"]",
      "LabeledContent(\"Oven\", value: oven)",
      "oven = ovenSteps[min(ovenStep + 1, ovenSteps.count - 1)]",
    ] { #expect(swiftUI.contains(line), "\(line)") }
    let uiKit = UIKitWriter.source(of: oven, .en)
    #expect(uiKit.contains("content.secondaryText = item.detail\n"))
    #expect(uiKit.contains("stepper.maximumValue = Double(values.count - 1)"))
    #expect(uiKit.contains("self?.items[place].detail = value"))
    // Rows that are data keep the value in their items, and a television shows it.
    let data = try table("rowStyle: rightDetail, platforms: [iOS], search: Find", row)
    let items = SwiftUIWriter.source(of: data, .en)
    #expect(items.contains("value(of: item.id).wrappedValue = steps[max(step - 1, 0)]"))
    let television = try table("rowStyle: rightDetail, platforms: [tvOS]", row)
    #expect(!SwiftUIWriter.source(of: television, .en).contains("Stepper"))
    #expect(!UIKitWriter.source(of: television, .en).contains("UIStepper"))
  }

  @Test func `texts take the lines that a table gives them, on pages and in code`() throws {
    let long = "Dug over, limed and left to the frost until March"
    let beds = try table(
      "rowStyle: subtitle, platforms: [iOS], lines: 2", "{id: a, title: Bed, detail: \"\(long)\"}")
    #expect(SwiftUIWriter.source(of: beds, .en).contains(".lineLimit(2)\n"))
    let uiKit = UIKitWriter.source(of: beds, .en)
    #expect(uiKit.contains("content.secondaryTextProperties.numberOfLines = 2"))
    #expect(
      String(decoding: TableRenderer.render(beds, language: .en), as: UTF8.self)
        .contains(" data-lines=\"2\""))
    #expect(!Guidelines.check(beds).contains { $0.guideline == .textFit })
    let single = try table(
      "rowStyle: subtitle, platforms: [iOS]", "{id: a, title: Bed, detail: \"\(long)\"}")
    #expect(Guidelines.check(single).contains { $0.guideline == .textFit })
    let mac = try table(
      "rowStyle: rightDetail, platforms: [macOS], lines: 3", "{id: a, title: Bed}")
    #expect(UIKitWriter.source(of: mac, .en).contains("field.maximumNumberOfLines = 3"))
  }

  /// The code of one of ``own`` in SwiftUI, and in UIKit or AppKit.
  private func code(of id: String) throws -> (swiftUI: String, kit: String) {
    let table = try #require(Self.own.first { $0.id == id })
    return (SwiftUIWriter.source(of: table, .en), UIKitWriter.source(of: table, .en))
  }

  @Test func `an inspector shows the selected row of columns and outlines, too`() throws {
    let hulls = try code(of: "hulls")
    #expect(hulls.swiftUI.contains("@State private var choice: String? = \"b\""))
    #expect(hulls.swiftUI.contains("if let item = items.first(where: { $0.id == choice }) {"))
    #expect(hulls.swiftUI.contains("LabeledContent(\"Built\", value: item.built"))
    #expect(hulls.swiftUI.contains("if let text = item.text { Text(text) }"))
    #expect(hulls.swiftUI.contains("isInspecting.toggle()"))
    #expect(hulls.kit.contains("NSSplitViewItem(inspectorWithViewController: inspector)"))
    #expect(hulls.kit.contains("[\"Built\", $0].joined(separator: \": \")"))
    #expect(hulls.kit.contains("func tableViewSelectionDidChange(_ notification: Notification)"))
    for id in ["hull-parts", "hull-plan"] {
      let outline = try code(of: id)
      #expect(outline.swiftUI.contains("first(in: items, where: { $0.id == choice })"))
      #expect(outline.kit.contains("func outlineViewSelectionDidChange"))
    }
  }

  @Test func `a year is not written with a mark between thousands`() throws {
    let hulls = try code(of: "hulls")
    #expect(hulls.swiftUI.contains("item.built.formatted(.number.grouping(.never))"))
  }

  @Test func `a list keeps what is chosen in it for the next time that it is opened in UIKit`()
    throws
  {
    let kit = try code(of: "hull-lamps").kit
    #expect(kit.contains("@MainActor\nprivate enum HullLampsOpened {\n  static var lists"))
    #expect(kit.contains("set { HullLampsOpened.lists[id] = newValue }"))
    #expect(kit.contains("tableView.reconfigureRows(at: [indexPath])"))
    #expect(!kit.contains("reloadData"))
  }

  @Test func `an info button stands beside the sign that leads deeper, whatever comes first`()
    throws
  {
    for order in ["info, disclosure", "disclosure, info"] {
      let row = "{id: a, title: Mast, action: push, accessories: [\(order)], opens: {text: Old.}}"
      let table = try table("platforms: [iOS]", row)
      #expect(UIKitWriter.source(of: table, .en).contains(".detailDisclosureButton"))
      let page = String(decoding: TableRenderer.render(table, language: .en), as: UTF8.self)
      #expect(page.contains("data-acc=\"infoDisclosure\""))
      #expect(!page.contains("data-acc=\"info\"") && !page.contains("data-acc=\"disclosure\""))
    }
  }

  @Test func `a pane for choices shows them all, with a mark at the one that is chosen`() throws {
    let table = try table(
      "platforms: [iPadOS], rowStyle: rightDetail, splitView: true",
      "{id: a, title: Stern, detail: Dim, \"on\": true, action: detail, opens: {choices: [Dim, Lit]}}"
    )
    let page = String(decoding: TableRenderer.render(table, language: .en), as: UTF8.self)
    let pane = try #require(page.components(separatedBy: "class=\"ex-pane\"").last)
    #expect(pane.contains("data-id=\"choice-0\" data-style=\"basic\" data-on"))
    #expect(pane.contains(">Lit</span>"))
  }

  @Test func `rows are added, kept and deleted together in edit mode as they say`() throws {
    let care = try code(of: "hull-care")
    for line in [
      "insert(before: item.id)", ".deleteDisabled([\"b\", \"c\"].contains(item.id))",
      "ToolbarItem(placement: .bottomBar) {", "remove(choices)",
    ] { #expect(care.swiftUI.contains(line), "\(line)") }
    for line in [
      "if [\"c\"].contains(id) { return .insert }",
      "if [\"a\", \"d\"].contains(id) { return .delete }",
      "return .none",
      "toolbarItems = [UIBarButtonItem(primaryAction: remove)]",
      "guard let item = items.first(where: { $0.id == id }) else { return false }",
    ] { #expect(care.kit.contains(line), "\(line)") }
  }

  @Test func `headers of sections are group rows in AppKit`() throws {
    let jobs = try code(of: "hull-jobs").kit
    #expect(jobs.contains("HullJobsItem([\"title\": \"Today\"], isHeader: true),"))
    #expect(jobs.contains("isGroupRow row: Int"))
  }

  @Test func `an activity indicator turns behind the text, on a television too`() throws {
    let lamps = try table(
      "platforms: [iOS, tvOS], rowStyle: rightDetail",
      "{id: a, title: Porch, detail: Joining, accessories: [activity]}, {id: b, title: Attic}")
    let swiftUI = SwiftUIWriter.source(of: lamps, .en)
    // A value beside its label takes the room: a spacer would take half of it.
    #expect(!swiftUI.contains("Spacer()\n") && swiftUI.contains("ProgressView()\n"))
    let uiKit = UIKitWriter.source(of: lamps, .en)
    let cell = try #require(uiKit.components(separatedBy: "cell.accessoryView = nil").last)
    #expect(cell.contains("if [\"a\"].contains(item.id) {"))
    #expect(cell.contains("cell.accessoryView = spinner"))
    #expect(!uiKit.contains("#if"))
  }

  @Test
  func `rows that are data have the accessories, pictures and views of their kind in SwiftUI`()
    throws
  {
    let code = SwiftUIWriter.source(
      of: try table(
        "rowStyle: rightDetail, feedback: momentary, search: Find, platforms: [iOS, watchOS]",
        """
        {id: lamp, title: Lamp, action: toggle, "on": true, accessories: [toggle]},
        {id: glue, title: Glue, detail: Bone, action: toggle, accessories: [popUpMenu],
          opens: {choices: [Bone, Hide]}},
        {id: nail, title: Nail, detail: "3", accessories: [badge]},
        {id: hook, title: Hook, detail: Brass, action: push, accessories: [info, disclosure], opens: {text: Old.}},
        {id: pin, title: Pin, detail: Thin, image: {symbol: key}}, {id: peg, title: Peg, detail: Oak}
        """), .en)
    for lines in [
      "if [\"lamp\"].contains(item.id) {\nToggle(isOn: isOn(item.id)) {",
      "Picker(item.title, selection: value(of: item.id)) {\nText(verbatim: \"Bone\").tag(\"Bone\")",
      "#if os(iOS) || os(macOS) || os(tvOS) || os(visionOS)\n.pickerStyle(.menu)\n#endif",
      ".badge(item.detail ?? \"\")",
      "explained = (item.title, item.text ?? item.detail ?? item.title)",
      "Text(\"More about \\(item.title)\")",
      // The largest kind is that of rows to come.
      "} else {\nLabeledContent {\nText(item.detail ?? \"\")\n} label: {\nLabel {",
      "if let image = item.image { Image(systemName: image) }",
      "sItems[place].detail = value",
    ] {
      let bare = code.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        .joined(separator: "\n")
      #expect(bare.contains(lines), "\(lines)")
    }
  }

  @Test func `a value that is chosen in a pane changes the row, if the row is data`() throws {
    let code = SwiftUIWriter.source(
      of: try table(
        "style: sidebar, rowStyle: rightDetail, splitView: true, search: Find, platforms: [iPadOS]",
        "{id: glue, title: Glue, detail: Bone, action: push, opens: {choices: [Bone, Hide]}}"), .en)
    #expect(code.contains("Picker(\"Glue\", selection: value(of: \"glue\")) {"))
    #expect(code.contains("sItems[place].detail = value"))
    #expect(!code.contains("@State private var glue"))
  }

  @Test func `a menu shows the value of its row once in UIKit`() throws {
    let code = UIKitWriter.source(
      of: try table(
        "rowStyle: rightDetail, feedback: momentary",
        """
        {id: glue, title: Glue, detail: Bone, action: toggle, accessories: [popUpMenu],
          opens: {choices: [Bone, Hide]}}, {id: nail, title: Nail, detail: Steel}
        """), .en)
    #expect(code.contains("secondaryText = [\"glue\"].contains(item.id) ? nil : item.detail"))
  }

  @Test func `a switch that cannot be used is not used in SwiftUI, either`() throws {
    let code = SwiftUIWriter.source(
      of: try table(
        "feedback: momentary",
        "{id: lamp, title: Lamp, action: toggle, disabled: true, accessories: [toggle]}"), .en)
    #expect(code.contains(".disabled(true)"))
  }

  @Test func `buttons behind some rows are behind no others in SwiftUI`() throws {
    let code = SwiftUIWriter.source(
      of: try table(
        "feedback: momentary",
        "{id: a, title: A, swipe: [{title: Hold}]}, {id: b, title: B}"), .en)
    #expect(code.contains("if [\"a\"].contains(item.id) {\n"))
  }

  @Test func `what is searched for on a watch is shown wherever it stands`() throws {
    let rows = (1...7).map { "{id: r\($0), title: Nest \($0)}" }.joined(separator: ", ")
    let code = SwiftUIWriter.source(
      of: try table("platforms: [watchOS], search: Nests", rows), .en)
    #expect(code.contains(".prefix(showsAll || !query.isEmpty ? "))
    #expect(code.contains("if !showsAll, query.isEmpty {"))
  }

  @Test func `an outline with columns has the symbols of its rows`() throws {
    let nests = try table(
      """
      kind: outline, platforms: [macOS],
      columns: [{id: name, heading: Name, sortable: true}, {id: age, heading: Age}]
      """,
      """
      {id: wall, title: Wall, image: {symbol: folder}, cells: {age: Old}, accessories: [outline], children: [
        {id: wren, title: Wren, cells: {age: New}}]}
      """)
    let swiftUI = SwiftUIWriter.source(of: nests, .en)
    #expect(swiftUI.contains("var symbol: String?"))
    #expect(swiftUI.contains("Label(item.name, systemImage: symbol)"))
    #expect(swiftUI.contains("id: \"wall\", symbol: \"folder\", name: \"Wall\""))
    let appKit = UIKitWriter.source(of: nests, .en)
    #expect(appKit.contains("let symbol: String?"))
    #expect(appKit.contains(", symbol: \"folder\""))
    #expect(appKit.contains("rawValue == \"name\" ? item.symbol : nil"))
    #expect(appKit.contains("cell.imageView = imageView"))
  }

  @Test func `a watch shows five rows and a button for the others`() throws {
    func code(_ count: Int) throws -> String {
      let rows = (1...count).map { "{id: r\($0), title: Nest \($0)}" }.joined(separator: ", ")
      return SwiftUIWriter.source(of: try table("platforms: [watchOS]", rows), .en)
    }
    let six = try code(6)
    let parts = six.components(separatedBy: "if showsAll {")
    #expect(parts.count == 2 && parts[0].contains("Nest 5") && !parts[0].contains("Nest 6"))
    #expect(six.contains("Text(\"Show more\")"))
    #expect(try !code(5).contains("showsAll") && !code(13).contains("showsAll"))
  }

  @Test func `a pane beside a list says what to select`() throws {
    let row = "{id: wren, title: Wren, action: detail}"
    let inspector = try table("platforms: [macOS], selection: single, inspector: true", row)
    let words = "Text(\"Select a row to see its details.\")"
    #expect(SwiftUIWriter.source(of: inspector, .en).contains("else { \(words) }"))
    let split = try table("platforms: [iPadOS], style: sidebar, splitView: true", row)
    #expect(SwiftUIWriter.source(of: split, .en).contains(words))
    let page = String(decoding: TableRenderer.render(inspector, language: .ko), as: UTF8.self)
    #expect(page.contains("<div class=\"ex-pane\"><p"))
    #expect(page.contains("행을 선택하면 상세 정보가 표시됩니다."))
  }

  @Test func `an outline has the symbols of its rows in SwiftUI`() throws {
    func code(_ last: String) throws -> String {
      let yaml = """
        {id: shed, label: Shed, kind: outline, style: inset, platforms: [macOS], sections: [{id: s, rows: [
          {id: racks, title: Racks, image: {symbol: folder}, accessories: [outline], children: [
            {id: rake, title: Rake\(last)}]}]}]}
        """
      return SwiftUIWriter.source(of: try #require(try Example(parsing: yaml).tables.first), .en)
    }
    let all = try code(", image: {symbol: leaf}")
    #expect(all.contains("let symbol: String\n"))
    #expect(all.contains("Label(item.title, systemImage: item.symbol)"))
    #expect(all.contains("Item(id: \"rake\", title: \"Rake\", symbol: \"leaf\"),"))
    let some = try code("")
    #expect(some.contains("var symbol: String?") && some.contains("if let symbol = item.symbol {"))
  }

  @Test func `holds no selector and no Objective-C attribute`() {
    for source in Emitted.all(Self.tables, .ja) {
      // Menus of the Mac know nothing else.
      let isMenu = source.text.contains("Command: NSMenuItem {")
      #expect(source.text.contains("#selector") == isMenu, "\(source.table)")
      #expect(source.text.contains("@objc") == isMenu, "\(source.table)")
    }
  }

  @Test(arguments: ["a\"b", "back\\slash", "\\(injected)", "line\nbreak", "\u{7}", "한글 “표”"])
  func `texts become literals whatever they hold`(_ text: String) throws {
    let row = Row(id: "r", title: LocalizedText(everywhere: text))
    let table = TableSpec(
      id: "x", label: LocalizedText(everywhere: text), sections: [Section(id: "s", rows: [row])])
    let source = SwiftUIWriter.source(of: table, .en) + UIKitWriter.source(of: table, .en)
    let folder = try TemporaryFolder(["literal.swift": source])
    let file = folder.url.appending(path: "literal.swift").path
    #expect(try swiftc(["-frontend", "-parse", file]) == "")
    #expect(!source.contains("\"\\(injected)"))
  }

  private static func uses(_ text: String, _ token: String) -> Bool {
    var rest = text[...]
    while let range = rest.firstRange(of: token) {
      let before = rest[..<range.lowerBound].last
      let after = rest[range.upperBound...].first
      let isWord = { (c: Character?) in c.map { $0.isLetter || $0.isNumber || $0 == "_" } == true }
      if !isWord(after) || token.hasSuffix(")"), token.hasPrefix(".") || !isWord(before) {
        return true
      }
      rest = rest[range.upperBound...]
    }
    return false
  }

  /// The version that the code requires on its platform, as major times 100 plus minor.
  private static func minimum(of source: Emitted) -> Int? {
    let pattern = try? Regex("@available\\([^)]*\\b\(source.platform) ([0-9.]+)")
    guard let pattern, let match = source.text.firstMatch(of: pattern),
      let version = match.output[1].substring
    else { return nil }
    return APITable.number(String(version))
  }
}
