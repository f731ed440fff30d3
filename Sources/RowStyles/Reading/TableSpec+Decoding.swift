import Notation

extension TableSpec {
  package static let fields = [
    "id", "label", "kind", "style", "platforms", "width", "px", "era", "rowStyle", "selection",
    "feedback", "truncation", "index", "splitView", "verticalPaging", "alternating", "pattern",
    "columns", "sort", "editing", "loading", "live", "sections", "variants", "nestBy", "expect",
    "concept", "after", "search", "empty", "menu", "prominence", "spacing", "separators",
    "separatorTint", "columnChoice", "inspector", "dragBetween",
  ]

  /// The values of `kind`.
  package enum Kind: String, CaseIterable { case list, collection, columns, outline }

  init?(_ tree: Tree, _ problems: inout [Problem]) {
    guard let fields = Fields(tree, noun: "table", known: Self.fields, &problems) else {
      return nil
    }
    let label = fields.required("label", &problems)
      .flatMap { LocalizedText($0, field: "label", &problems) }
    self.init(id: fields.id(&problems), label: label ?? LocalizedText())
    style = fields.choice("style", TableStyle.self, &problems) ?? style
    if let names = fields.choices("platforms", Platform.self, &problems) {
      platforms = names
      if names.isEmpty, let place = fields["platforms"], case .list(let items) = place.value,
        items.isEmpty
      {
        problems.append(place.problem("“platforms” names at least one platform"))
      }
    }
    sizeClass = fields.choice("width", SizeClass.self, &problems)
    width = fields.integer("px", in: 100...4000, &problems)
    era = fields.choice("era", Era.self, &problems) ?? era
    rowStyle = fields.choice("rowStyle", RowStyle.self, &problems) ?? rowStyle
    selection = fields.choice("selection", Selection.self, &problems) ?? selection
    truncation = fields.choice("truncation", Truncation.self, &problems) ?? truncation
    hasIndex = fields.bool("index", &problems) ?? false
    isInSplitView = fields.bool("splitView", &problems) ?? false
    pagesVertically = fields.bool("verticalPaging", &problems) ?? false
    alternatesRows = fields.bool("alternating", &problems) ?? false
    pattern = fields.choice("pattern", ChoicePattern.self, &problems)
    editing = fields["editing"].flatMap { Editing($0, &problems) }
    loading = fields["loading"].flatMap { Loading($0, &problems) }
    live = fields["live"].flatMap { Live($0, &problems) }
    after = (fields.list("after", &problems) ?? []).compactMap { Row($0, &problems) }
    decodeParts(fields, &problems)
    expect = fields.choices("expect", GuidelineID.self, &problems) ?? []
    concept = fields.choice("concept", Concept.self, &problems)
    decodeLayout(fields, &problems)
    if fields.required("sections", &problems) != nil {
      sections = (fields.list("sections", &problems) ?? []).compactMap { Section($0, &problems) }
    }
    feedback = fields.choice("feedback", Feedback.self, &problems) ?? usualFeedback
    checkIDs(fields, &problems)
    if let nestBy = fields["nestBy"], let column = fields.string("nestBy", &problems) {
      if !nest(by: column) {
        problems.append(
          nestBy.problem("“nestBy” names a column of an outline, not “\(column)”"))
      }
    }
  }

  private mutating func decodeParts(_ fields: Fields, _ problems: inout [Problem]) {
    search = fields.text("search", &problems)
    empty = fields["empty"].flatMap { EmptyState($0, &problems) }
    menu = (fields.list("menu", &problems) ?? []).compactMap { MenuCommand($0, &problems) }
    prominence = fields.choice("prominence", HeaderProminence.self, &problems) ?? prominence
    spacing = fields.choice("spacing", SectionSpacing.self, &problems) ?? spacing
    separators = fields.choice("separators", Separators.self, &problems) ?? separators
    separatorTint = fields.choice("separatorTint", Tint.self, &problems)
    choosesColumns = fields.bool("columnChoice", &problems) ?? false
    hasInspector = fields.bool("inspector", &problems) ?? false
    dragsBetweenLists = fields.bool("dragBetween", &problems) ?? false
    if let place = fields["dragBetween"], dragsBetweenLists {
      let lists = if case .list(let items)? = fields["sections"]?.value { items.count } else { 0 }
      if lists < 2 || fields["kind"] != nil {
        problems.append(place.problem("only a list of several sections has “dragBetween”"))
      }
    }
    if let place = fields["columnChoice"], choosesColumns, fields["columns"] == nil {
      problems.append(place.problem("only a table with columns has “columnChoice”"))
    }
  }

  private mutating func decodeLayout(_ fields: Fields, _ problems: inout [Problem]) {
    let kind = fields.choice("kind", Kind.self, &problems) ?? .list
    let columns = (fields.list("columns", &problems) ?? []).compactMap { Column($0, &problems) }
    var set = columns.isEmpty ? nil : ColumnSet(columns: columns)
    if let sort = fields["sort"] {
      if let names = set?.columns.map(\.id) {
        set?.sort = ColumnSet.Sort(sort, columns: names, &problems)
      } else {
        problems.append(sort.problem("only a table with columns can be sorted"))
      }
    }
    switch kind {
    case .list, .collection:
      if let place = fields["columns"] {
        problems.append(place.problem("a \(kind) has no columns; write “kind: columns”"))
      }
      if kind == .collection { layout = .collection }
    case .columns:
      if let set {
        layout = .columns(set)
      } else {
        problems.append(fields.tree.problem("“kind: columns” needs the field “columns”"))
      }
    case .outline:
      layout = .outline(set)
    }
  }

  /// Reports repeated ids, and cells of unknown columns, at their places in the tree.
  private func checkIDs(_ fields: Fields, _ problems: inout [Problem]) {
    func twice(_ trees: [Tree], _ noun: String, _ seen: inout Set<String>) {
      for tree in trees {
        guard let id = tree["id"], case .scalar(let text) = id.value else { continue }
        if !seen.insert(text).inserted {
          problems.append(id.problem("the \(noun) id “\(text)” is used twice"))
        }
      }
    }
    func items(_ tree: Tree?) -> [Tree] {
      if case .list(let items) = tree?.value { items } else { [] }
    }
    var sectionIDs: Set<String> = []
    var columnIDs: Set<String> = []
    var rowIDs: Set<String> = []
    twice(items(fields["columns"]), "column", &columnIDs)
    // Finding similar names among hundreds of columns would be slow and hardly help.
    let names = columnIDs.count <= 200 ? columnIDs.sorted() : []
    twice(items(fields["sections"]), "section", &sectionIDs)
    func walk(_ rows: [Tree]) {
      twice(rows, "row", &rowIDs)
      for row in rows {
        if case .map(let cells) = row["cells"]?.value {
          for cell in cells where !columnIDs.contains(cell.key) {
            let hint = Spelling.nearest(to: cell.key, among: names)
            problems.append(
              Problem(
                line: cell.place.line, column: cell.place.column,
                message: "the table has no column “\(cell.key)”"
                  + (hint.map { "; did you mean “\($0)”?" } ?? "")))
          }
        }
        walk(items(row["children"]))
        for section in items(row["opens"]?["sections"]) { walk(items(section["rows"])) }
      }
    }
    for section in items(fields["sections"]) { walk(items(section["rows"])) }
    // A row that an update brings may have the id of the row that it replaces, but only once.
    rowIDs = []
    walk(items(fields["after"]))
  }

  /// Groups the rows of each section under the values of `column`, in the order of first
  /// occurrence.
  ///
  /// Returns false if the outline has no such column.
  private mutating func nest(by column: String) -> Bool {
    guard isOutline, let set = columnSet, set.columns.contains(where: { $0.id == column }) else {
      return false
    }
    for index in sections.indices { sections[index].nest(by: column) }
    return true
  }
}

extension Section {
  /// Groups the rows under the values of `column`, in the order of first occurrence.
  fileprivate mutating func nest(by column: String) {
    var parents: [Row] = []
    var places: [LocalizedText: Int] = [:]
    for row in rows {
      let value = row.cells[column] ?? LocalizedText(everywhere: "–")
      if let known = places[value] {
        parents[known].children.append(row)
      } else {
        var parent = Row(id: "\(id)-\(column)-\(parents.count + 1)", title: value)
        parent.children = [row]
        places[value] = parents.count
        parents.append(parent)
      }
    }
    rows = parents
  }
}
