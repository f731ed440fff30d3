extension FigureWriter {
  /// Writes the data that the script needs and no element shows, as a block of JSON.
  mutating func writeData() {
    guard let data = table.scriptData else { return }
    out.raw("<script type=\"application/json\" class=\"ex-data\">")
    out.markup(data.json)
    out.raw("</script>\n")
  }
}

extension TableSpec {
  /// The data that the script needs and no element shows; nil if there is none.
  fileprivate var scriptData: Tree? {
    var entries: [Tree.Entry] = []
    func add(_ key: String, _ value: Tree?) {
      if let value { entries.append(Tree.Entry(key: key, value: value)) }
    }
    func map(_ values: [(String, String?)]) -> Tree {
      Tree(
        .map(
          values.compactMap { key, value in
            value.map { Tree.Entry(key: key, value: Tree(.scalar($0))) }
          }))
    }
    if let editing {
      add("editing", map([("mode", editing.mode.rawValue), ("reorder", flag(editing.canReorder))]))
      add("deleteTitle", editing.deleteTitle.map { Tree($0) })
    }
    if let loading {
      add(
        "loading",
        map([
          ("text", "\(loading.textMs)"), ("image", loading.imageMs.map { "\($0)" }),
          ("progress", loading.progress.rawValue), ("stale", flag(loading.showsStale)),
        ]))
    }
    if let live {
      add(
        "live",
        map([
          ("insert", live.insert.rawValue), ("keep", flag(live.keepsScroll)),
          ("refresh", flag(live.canRefresh)),
        ]))
      add("indicator", live.indicator.map { Tree($0) })
    }
    add("menu", menuData)
    return entries.isEmpty ? nil : Tree(.map(entries))
  }

  private func flag(_ isSet: Bool) -> String? { isSet ? "true" : nil }

  /// The commands of rows for the script.
  private var menuData: Tree? {
    guard !menu.isEmpty else { return nil }
    return Tree(
      .list(
        menu.map { command in
          var entries = Entries()
          entries.add("title", command.title)
          entries.add("role", command.role.rawValue)
          entries.add("path", command.symbol.map { Symbols.path(of: $0) })
          return entries.tree
        }))
  }
}

extension Row {
  /// The buttons that swiping over the row reveals, for the script.
  var swipeData: Tree {
    Tree(
      .list(
        swipe.map { action in
          var entries = Entries()
          entries.add("title", action.title)
          entries.add("edge", action.edge.rawValue)
          entries.add("role", action.role.rawValue)
          entries.add("tint", action.tint?.rawValue)
          entries.add("path", action.symbol.map { Symbols.path(of: $0) })
          entries.add("full", action.isFull)
          return entries.tree
        }))
  }
}
