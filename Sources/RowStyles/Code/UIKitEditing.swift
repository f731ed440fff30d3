/// The abilities of edit mode beside moving: adding rows, and commands for the selected rows.
struct UIKitEditing: UIKitPart {
  let code: CodeSubject

  /// Writes the settings that `viewDidLoad` makes once.
  func writeLoading(_ body: inout SourceWriter) {
    if insertsRows { body.line("source.insert = { [weak self] id in self?.insert(before: id) }") }
    if canMove {
      body.line("source.move = { [weak self] id, place in self?.move(id, to: place) }")
    }
    guard deletesSelection else { return }
    let title = text(table.editing?.deleteTitle ?? CodeWords.delete)
    beginTouch(&body)
    body.line("let remove = UIAction(title: \(title), attributes: .destructive) { [weak self] _ in")
    body.line("  self?.removeSelected()")
    body.line("}")
    body.line("toolbarItems = [UIBarButtonItem(primaryAction: remove)]")
    endTouch(&body)
  }

  /// Writes that rows can be changed from the start, for tables without an Edit button.
  func writeStart(_ body: inout SourceWriter) {
    guard table.editing?.mode == .always else { return }
    beginTouch(&body)
    body.line("tableView.allowsSelectionDuringEditing = true")
    body.line("setEditing(true, animated: false)")
    endTouch(&body)
  }

  func write(_ body: inout SourceWriter) {
    if deletesSelection { writeSelection(&body) }
    if insertsRows { writeInsertion(&body) }
    if canMove { writeMove(&body) }
    writeStyles(&body)
  }

  private func writeSelection(_ body: inout SourceWriter) {
    body.line()
    beginTouch(&body)
    body.block("override func setEditing(_ editing: Bool, animated: Bool)") { body in
      body.line("super.setEditing(editing, animated: animated)")
      body.line("navigationController?.setToolbarHidden(!editing, animated: animated)")
    }
    body.line()
    body.block("private func removeSelected()") { body in
      body.line("let paths = tableView.indexPathsForSelectedRows ?? []")
      body.line("remove(Set(paths.compactMap { source.itemIdentifier(for: $0) }))")
    }
    endTouch(&body)
  }

  private func writeInsertion(_ body: inout SourceWriter) {
    body.line()
    body.line("/// Adds the next row before the one that asks for it.")
    body.block("private func insert(before id: String)") { body in
      body.line("guard !coming.isEmpty,")
      body.line("  let place = sections.firstIndex(where: { $0.rows.contains(id) }),")
      body.line("  let row = sections[place].rows.firstIndex(of: id)")
      body.line("else { return }")
      body.line("let item = coming.removeFirst()")
      body.line("items.append(item)")
      body.line("sections[place].rows.insert(item.id, at: row)")
      body.line("show(animated: true)")
    }
  }

  /// Writes the function that moves a row to its new place among the shown rows, which may not be
  /// all rows.
  private func writeMove(_ body: inout SourceWriter) {
    body.line()
    body.line("/// Moves a row before the one that is at the place when the row itself is gone.")
    body.block("private func move(_ id: String, to place: IndexPath)") { body in
      body.line("var others = source.snapshot()")
      body.line("others.deleteItems([id])")
      body.line("let section = others.sectionIdentifiers[place.section]")
      body.line("let shown = others.itemIdentifiers(inSection: section)")
      body.line("let next = shown.indices.contains(place.row) ? shown[place.row] : nil")
      body.block("for index in sections.indices") { body in
        body.line("sections[index].rows.removeAll { $0 == id }")
        body.line("guard sections[index].id == section else { continue }")
        body.line("let rows = sections[index].rows")
        body.line("let row = next.flatMap { rows.firstIndex(of: $0) } ?? rows.endIndex")
        body.line("sections[index].rows.insert(id, at: row)")
      }
      body.line("show()")
    }
  }

  /// Writes which sign each row has in edit mode; rows that can be neither added to nor deleted
  /// have none.
  private func writeStyles(_ body: inout SourceWriter) {
    guard table.editing != nil else { return }
    let adding = insertsRows ? everyItem.filter { $0.has(.insertion) } : []
    let deletable = everyItem.filter { $0.isDeletable && !adding.contains($0) }
    guard adding.count + deletable.count < everyItem.count || !adding.isEmpty else { return }
    // Rows without a sign in edit mode can still be swiped at other times.
    let none = table.hasSwipes ? "tableView.isEditing ? .none : .delete" : ".none"
    body.line()
    body.line("override func tableView(")
    body.line("  _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath")
    body.line(") -> UITableViewCell.EditingStyle {")
    body.indented { body in
      guard !adding.isEmpty || !deletable.isEmpty else { return body.line(none) }
      body.line("guard let id = source.itemIdentifier(for: indexPath) else { return .none }")
      if !adding.isEmpty { body.line("if \(adding.ids).contains(id) { return .insert }") }
      if !deletable.isEmpty { body.line("if \(deletable.ids).contains(id) { return .delete }") }
      body.line("return \(none)")
    }
    body.line("}")
  }

  /// Writes the data source's method that adds a row.
  func writeCommit(_ out: inout SourceWriter) {
    out.line("var insert: (String) -> Void = { _ in }")
    out.line()
    out.line("override func tableView(")
    out.line("  _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,")
    out.line("  forRowAt indexPath: IndexPath")
    out.line(") {")
    out.line(
      "  guard editingStyle == .insert, let id = itemIdentifier(for: indexPath) else { return }")
    out.line("  insert(id)")
    out.line("}")
    out.line()
  }
}
