/// What edit mode offers beside moving: rows that are added, and what is done with those that are selected.
struct UIKitEditing: UIKitPart {
  let code: CodeSubject

  /// Writes what is set once, in `viewDidLoad`.
  func writeLoading(_ body: inout SourceWriter) {
    if insertsRows { body.line("source.insert = { [weak self] id in self?.insert(before: id) }") }
    guard deletesSelection else { return }
    let title = text(table.editing?.deleteTitle ?? CodeWords.delete)
    body.line("#if !os(tvOS)")
    body.line("let remove = UIAction(title: \(title), attributes: .destructive) { [weak self] _ in")
    body.line("  self?.removeSelected()")
    body.line("}")
    body.line("toolbarItems = [UIBarButtonItem(primaryAction: remove)]")
    body.line("#endif")
  }

  func write(_ body: inout SourceWriter) {
    if deletesSelection { writeSelection(&body) }
    if insertsRows { writeInsertion(&body) }
  }

  private func writeSelection(_ body: inout SourceWriter) {
    body.line()
    body.line("#if !os(tvOS)")
    body.block("override func setEditing(_ editing: Bool, animated: Bool)") { body in
      body.line("super.setEditing(editing, animated: animated)")
      body.line("navigationController?.setToolbarHidden(!editing, animated: animated)")
    }
    body.line()
    body.block("private func removeSelected()") { body in
      body.line("let paths = tableView.indexPathsForSelectedRows ?? []")
      body.line("remove(Set(paths.compactMap { source.itemIdentifier(for: $0) }))")
    }
    body.line("#endif")
  }

  private func writeInsertion(_ body: inout SourceWriter) {
    body.line()
    body.line("/// Adds the next row before the one that asks for it.")
    body.block("private func insert(before id: String)") { body in
      body.line("guard !coming.isEmpty else { return }")
      body.line("let item = coming.removeFirst()")
      body.line("items.append(item)")
      body.line("var next = source.snapshot()")
      body.line("next.insertItems([item.id], beforeItem: id)")
      body.line("source.apply(next, animatingDifferences: true)")
    }
    body.line()
    body.line("override func tableView(")
    body.line("  _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath")
    body.line(") -> UITableViewCell.EditingStyle {")
    body.indented { body in
      let adding = rows.filter { $0.has(.insertion) }
      let kept = rows.filter { !$0.isDeletable && !$0.has(.insertion) }
      body.line("guard let id = source.itemIdentifier(for: indexPath) else { return .none }")
      if !kept.isEmpty { body.line("if \(kept.ids).contains(id) { return .none }") }
      body.line("return \(adding.ids).contains(id) ? .insert : .delete")
    }
    body.line("}")
  }

  /// Writes what the data source does when a row asks for another one.
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
