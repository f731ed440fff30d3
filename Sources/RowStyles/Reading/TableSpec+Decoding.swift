import Notation

extension TableSpec {
  init?(_ tree: Tree, _ problems: inout [Problem]) {
    guard let fields = Fields(tree, noun: "table", known: Self.fields, &problems) else {
      return nil
    }
    let label = fields.requiredText("label", &problems)
    self.init(id: fields.id(&problems), label: label ?? LocalizedText())
    read(fields, &problems)
    decodeLayout(fields, &problems)
    if fields["sections"] == nil {
      problems.append(tree.problem("this table needs the field “rows”, or “sections” with rows"))
    } else if fields.required("sections", &problems) != nil {
      sections = (fields.list("sections", &problems) ?? []).compactMap { Section($0, &problems) }
    }
    feedback = fields.choice("feedback", Feedback.self, &problems) ?? usualFeedback
    if let rows = fields["rows"] {
      problems.append(rows.problem("rows stand in “sections”, or in “rows” if there are none"))
    }
    checkParts(fields, &problems)
    checkIDs(fields, &problems)
    if let nestBy = fields["nestBy"], let column = fields.string("nestBy", &problems) {
      if !nest(by: column) {
        problems.append(
          nestBy.problem("“nestBy” names a column of an outline, not “\(column)”"))
      }
    }
  }

  /// Reports fields that need others.
  private func checkParts(_ fields: Fields, _ problems: inout [Problem]) {
    if let place = fields["dragBetween"], dragsBetweenLists {
      let lists = if case .list(let items)? = fields["sections"]?.value { items.count } else { 0 }
      if lists < 2 || layout != .list {
        problems.append(place.problem("only a list of several sections has “dragBetween”"))
      }
    }
    if let place = fields["columnChoice"], choosesColumns, fields["columns"] == nil {
      problems.append(place.problem("only a table with columns has “columnChoice”"))
    }
  }

  private mutating func decodeLayout(_ fields: Fields, _ problems: inout [Problem]) {
    let usual: Kind = fields["columns"] == nil ? .list : .columns
    let kind =
      fields.choice("kind", Kind.self, &problems) ?? (fields["nestBy"] == nil ? usual : .outline)
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
        guard let id = tree["id"], id.form != .nothing, case .scalar(let text) = id.value else {
          continue
        }
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
        for section in items(row["opens"]?.sectioned["sections"]) { walk(items(section["rows"])) }
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
