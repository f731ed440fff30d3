/// Swipes and menus of rows, and the deletion of a row.
struct UIKitActions: UIKitPart {
  let code: CodeSubject

  func write(_ body: inout SourceWriter) {
    for edge in [SwipeAction.Edge.leading, .trailing] { writeSwipes(edge, &body) }
    if !table.menu.isEmpty { writeMenu(&body) }
  }

  /// Writes the swipe that deletes a row, for tables without swipe buttons of their own.
  func writeDeletion(_ body: inout SourceWriter) {
    body.line()
    beginTouch(&body)
    body.line("override func tableView(")
    body.line("  _ tableView: UITableView,")
    body.line("  trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath")
    body.line(") -> UISwipeActionsConfiguration? {")
    body.line("  guard let id = source.itemIdentifier(for: indexPath) else { return nil }")
    let kept = everyItem.filter { !$0.isDeletable }
    if !kept.isEmpty { body.line("  guard !\(kept.ids).contains(id) else { return nil }") }
    body.indented { writeRemovingAction(&$0) }
    body.line("  return UISwipeActionsConfiguration(actions: [remove])")
    body.line("}")
    endTouch(&body)
  }

  private func writeRemovingAction(_ body: inout SourceWriter) {
    // UIKit has no default title for a button without one.
    let title = text(table.editing?.deleteTitle ?? CodeWords.delete)
    body.line("let remove = UIContextualAction(style: .destructive, title: \(title)) {")
    body.line("  [weak self] _, _, done in")
    body.line("  self?.remove([id])")
    body.line("  done(true)")
    body.line("}")
  }

  private func writeSwipes(_ edge: SwipeAction.Edge, _ body: inout SourceWriter) {
    let kinds = table.hasSwipes ? SwipeKind.all(at: edge, of: everyItem) : []
    guard let first = kinds.first else { return }
    body.line()
    beginTouch(&body)
    body.line("override func tableView(")
    body.line("  _ tableView: UITableView,")
    body.line("  \(edge.rawValue)SwipeActionsConfigurationForRowAt indexPath: IndexPath")
    body.line(") -> UISwipeActionsConfiguration? {")
    body.indented { body in
      body.line("guard let id = source.itemIdentifier(for: indexPath) else { return nil }")
      guard kinds.count == 1 else {
        for kind in kinds {
          body.block("if \(kind.rows.ids).contains(id)") { writeConfiguration(kind, &$0) }
        }
        return body.line("return nil")
      }
      if !first.isForAll { body.line("guard \(first.rows.ids).contains(id) else { return nil }") }
      writeConfiguration(first, &body)
    }
    body.line("}")
    endTouch(&body)
  }

  /// Writes the buttons of rows with the same buttons, in the order from the edge.
  private func writeConfiguration(_ kind: SwipeKind, _ body: inout SourceWriter) {
    var names: [String] = []
    if kind.deletes {
      names.append("remove")
      writeRemovingAction(&body)
    }
    for (index, action) in kind.actions.enumerated() {
      guard let command = table.codeCommand(action.title, in: commands) else { continue }
      let name = "action\(index + 1)"
      names.append(name)
      let style = command.isDestructive ? ".destructive" : ".normal"
      body.line(
        "let \(name) = UIContextualAction(style: \(style), title: \(text(action.title))) {")
      body.line("  [weak self] _, _, done in")
      if command.isDestructive { body.line("  self?.remove([id])") }
      body.line("  self?.\(command.name)([id])")
      body.line("  done(true)")
      body.line("}")
      if let symbol = action.symbol {
        body.line("\(name).image = UIImage(systemName: \(SourceWriter.literal(symbol)))")
      }
      if let tint = action.tint { body.line("\(name).backgroundColor = \(tint.systemColor)") }
    }
    let list = names.joined(separator: ", ")
    body.line("let configuration = UISwipeActionsConfiguration(actions: [\(list)])")
    body.line("configuration.performsFirstActionWithFullSwipe = \(kind.isFull)")
    body.line("return configuration")
  }

  /// Writes the function that removes rows.
  func writeRemoving(_ body: inout SourceWriter) {
    body.line()
    body.block("private func remove(_ ids: Set<String>)") { body in
      body.line("items.removeAll { ids.contains($0.id) }")
      body.line("for place in sections.indices {")
      body.line("  sections[place].rows.removeAll { ids.contains($0) }")
      body.line("}")
      body.line("show(animated: true)")
    }
  }

  private func writeMenu(_ body: inout SourceWriter) {
    body.line()
    beginTouch(&body)
    body.line("override func tableView(")
    body.line("  _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,")
    body.line("  point: CGPoint")
    body.line(") -> UIContextMenuConfiguration? {")
    body.indented { body in
      body.line("guard let id = source.itemIdentifier(for: indexPath) else { return nil }")
      body.line("let actions = [")
      body.indented { body in
        for entry in table.menu {
          guard let command = table.codeCommand(entry.title, in: commands) else { continue }
          var fields = ["title: \(text(entry.title))"]
          if let symbol = entry.symbol {
            fields.append("image: UIImage(systemName: \(SourceWriter.literal(symbol)))")
          }
          if command.isDestructive { fields.append("attributes: .destructive") }
          body.line("UIAction(\(fields.joined(separator: ", "))) { [weak self] _ in")
          if command.isDestructive { body.line("  self?.remove([id])") }
          body.line("  self?.\(command.name)([id])")
          body.line("},")
        }
      }
      body.line("]")
      body.line(
        "return UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: actions) })")
    }
    body.line("}")
    endTouch(&body)
  }
}
