/// The facts that a page needs about a table before its script arrives.
extension TableSpec {
  /// The interaction pattern that the script applies to the rows, by its WAI-ARIA name.
  enum Interaction: String {
    case list, nav, listbox, controls, checks, feed, tree, treegrid, grid, table
  }

  var interaction: Interaction {
    if isOutline { return columnSet == nil ? .tree : .treegrid }
    if columnSet != nil { return selection == .none ? .table : .grid }
    if live != nil { return .feed }
    if selection == .multiple { return .checks }
    let rows = allRows
    let hasControls = rows.contains { row in
      row.accessories.contains { $0.isControl && !$0.isEditingOnly }
    }
    if selection == .single, pattern == .listbox { return .listbox }
    if selection == .single, rows.allSatisfy({ $0.action == .toggle || $0.action == .none }) {
      return hasControls || pattern == .controls ? .controls : .listbox
    }
    if rows.contains(where: { $0.action != .none }) { return .nav }
    return .list
  }

  /// Whether the table is probably taller than its frame, or, with columns, wider than a phone.
  var isLikelyToScroll: Bool {
    if columnSet != nil { return true }
    let headers = sections.count { $0.header != nil }
    let footers = sections.count { $0.footer != nil }
    let row =
      switch (platform, rowStyle) {
      case (.macOS, _): 28
      case (.tvOS, _): 100
      case (_, .subtitle): 66
      case (_, .custom): 82
      default: 52
      }
    // Text that wraps has at least one more line in some rows.
    let lines = truncation == .wrap ? 30 : 0
    let wrapped = allRows.reduce(0) { $0 + RowRoom(table: self, row: $1).wrappedLines } * 22
    let height = allRows.count * (row + lines) + wrapped + (headers + footers) * 44
    return height > (platform == .watchOS ? 180 : 410)
  }

  /// The number of lines of buttons that are below the rows from the start.
  ///
  /// A table that is always edited has one line for the rows, and one for the selected rows if
  /// there is a command for them.
  var toolLines: Int {
    let isEdited = editing?.mode == .always
    let canReorder = isEdited && editing?.canReorder == true
    guard isEdited, selection == .multiple else {
      return canReorder || live != nil || loading != nil ? 1 : 0
    }
    let actsOnSelection =
      canReorder || !menu.isEmpty || allRows.contains(where: \.isDeletable)
    return actsOnSelection ? 2 : 1
  }
}
