/// The places of the parts of tables in a block, for messages about findings.
package struct FindingPlaces: Sendable {
  /// The values of parts by the ids of their tables and their own.
  private var parts: [String: [Finding.Part: Tree]] = [:]
  /// The tables of which variants are made.
  private var bases: [String: String] = [:]

  package init(_ yaml: String) {
    guard let tree = try? Tree.reading(yaml) else { return }
    let tables: [Tree] = if case .list(let items) = tree.value { items } else { [tree] }
    for table in tables {
      add(table, base: nil)
      for variant in table.items("variants") { add(variant, base: id(of: table)) }
    }
  }

  private mutating func add(_ table: Tree, base: String?) {
    let name = id(of: table) ?? ""
    bases[name] = base
    var own: [Finding.Part: Tree] = [.table: table]
    func add(_ tree: Tree, _ part: (String) -> Finding.Part) {
      guard let id = id(of: tree) else { return }
      own[part(id)] = own[part(id)] ?? tree
    }
    func addRows(_ rows: [Tree]) {
      for row in rows {
        add(row, Finding.Part.row)
        addRows(row.items("children"))
        for section in row["opens"]?.sectioned.items("sections") ?? [] {
          addRows(section.items("rows"))
        }
      }
    }
    for column in table.items("columns") { add(column, Finding.Part.column) }
    for section in table.items("sections") {
      add(section, Finding.Part.section)
      addRows(section.items("rows"))
    }
    addRows(table.items("after"))
    parts[name] = own
  }

  /// The place of a finding: the field that has to change, or else the part.
  ///
  /// Nil for a part that is nowhere in the block.
  package func place(of finding: Finding, in table: TableSpec) -> (line: Int, column: Int)? {
    place(of: finding.part, fields: finding.guideline.fields, in: table)
  }

  /// The place where a row names a symbol; `row` is nil for the commands of all rows and the empty
  /// table.
  package func place(
    ofSymbol name: String, row: String?, in table: TableSpec
  ) -> (line: Int, column: Int)? {
    let fields = row == nil ? ["menu", "empty"] : ["image", "swipe"]
    for id in [table.id, bases[table.id]].compactMap(\.self) {
      let tree = parts[id]?[row.map(Finding.Part.row) ?? .table]
      for field in fields {
        if let place = tree?[field]?.place(ofSymbol: name) { return place }
      }
    }
    return row.flatMap { place(of: .row($0), fields: ["image"], in: table) }
  }

  private func place(
    of part: Finding.Part, fields: [String], in table: TableSpec
  ) -> (line: Int, column: Int)? {
    var whole: Tree?
    // A variant has the fields that it changes; its other fields are at the table's.
    for name in [table.id, bases[table.id]].compactMap(\.self) {
      guard let tree = parts[name]?[part] else { continue }
      for field in fields {
        if let place = tree.place(ofKey: field) { return place }
      }
      whole = whole ?? tree
    }
    guard let whole else { return nil }
    if let place = whole.place(ofKey: "id") { return place }
    return (whole.place.line, whole.place.column)
  }

  private func id(of tree: Tree) -> String? {
    if case .scalar(let text) = tree["id"]?.value { text } else { nil }
  }
}

extension Tree {
  /// The place of the field that names a symbol, here or further inside.
  fileprivate func place(ofSymbol name: String) -> (line: Int, column: Int)? {
    switch value {
    case .map(let entries):
      for entry in entries {
        if entry.key == "symbol", case .scalar(name) = entry.value.value {
          return (entry.place.line, entry.place.column)
        }
        if let place = entry.value.place(ofSymbol: name) { return place }
      }
      return nil
    case .list(let items): return items.lazy.compactMap { $0.place(ofSymbol: name) }.first
    case .scalar: return nil
    }
  }

  fileprivate func place(ofKey key: String) -> (line: Int, column: Int)? {
    guard case .map(let entries) = value, let entry = entries.first(where: { $0.key == key })
    else { return nil }
    return (entry.place.line, entry.place.column)
  }
}

extension GuidelineID {
  /// The fields that a violation can lie in, the likeliest first.
  fileprivate var fields: [String] {
    switch self {
    case .groupedHasGroup: ["sections", "style"]
    case .groupHasRow: ["rows"]
    case .groupedHasNoIndex, .indexOnPlain, .indexHasSections: ["index", "style"]
    case .indexCollation: ["reading", "title", "index"]
    case .indexTrailing, .accessorySpace, .navigationDisclosure, .listbox:
      ["accessories", "action"]
    case .platform: ["style", "platforms"]
    case .insetCompact, .widthThin, .widthWide: ["px", "width", "style"]
    case .textFit, .middle, .rowLong, .rowSame: ["title", "truncation"]
    case .rowBasic, .rowDetail: ["detail", "style", "rowStyle"]
    case .rowCustom, .standardFirst: ["template", "style", "rowStyle"]
    case .infoNavigates: ["action", "accessories"]
    case .selectionFeedback, .selectionPath: ["feedback", "selection"]
    case .editMode, .deleteTitle: ["editing", "selection", "deletable"]
    case .loadOrder, .loadNow, .loadProgress: ["loading"]
    case .liveScroll, .liveEdge, .liveJump, .liveRefresh: ["live"]
    case .columnHeading, .columnPunctuation: ["heading"]
    case .context: ["header", "label", "columns"]
    case .columnSort: ["sortable", "sort"]
    case .columnResize: ["resizable"]
    case .columnAlternate: ["alternating", "columns"]
    case .outline: ["kind"]
    case .televisionMask, .alternativeText: ["image"]
    case .watchCount: ["sections"]
    case .watchPaging: ["detailScrolls", "verticalPaging"]
    case .collection: ["kind", "rowStyle", "sections"]
    case .localization: []
    case .headerCase: ["header"]
    case .swipeAlternative: ["swipe"]
    case .foldingHeader: ["collapsible", "collapsed"]
    case .dragNamed: ["rows"]
    case .emptyState: ["sections"]
    case .unavailableRow: ["action", "accessories"]
    }
  }
}
