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
    problems += TableIDs(of: tree).problems
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
      if fields.tree.items("sections").count < 2 || layout != .list {
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
