extension FigureWriter {
  /// Writes, as a block of JSON, the data that the script needs and no element shows.
  mutating func writeData() {
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
    if let editing = table.editing {
      add("editing", map([("mode", editing.mode.rawValue), ("reorder", flag(editing.canReorder))]))
      add("deleteTitle", editing.deleteTitle.map { Tree($0) })
    }
    if let loading = table.loading {
      add(
        "loading",
        map([
          ("text", "\(loading.textMs)"), ("image", loading.imageMs.map { "\($0)" }),
          ("progress", loading.progress.rawValue), ("stale", flag(loading.showsStale)),
        ]))
    }
    if let live = table.live {
      add(
        "live",
        map([
          ("insert", live.insert.rawValue), ("keep", flag(live.keepsScroll)),
          ("refresh", flag(live.canRefresh)),
        ]))
      add("indicator", live.indicator.map { Tree($0) })
    }
    add("menu", menuData)
    guard !entries.isEmpty else { return }
    out.raw("<script type=\"application/json\" class=\"ex-data\">")
    out.markup(Tree(.map(entries)).json)
    out.raw("</script>\n")
  }

  private func flag(_ isSet: Bool) -> String? { isSet ? "true" : nil }
}
