/// Collects the entries of a map, leaving out default values.
struct Entries {
  private(set) var list: [Tree.Entry] = []

  mutating func add(_ key: String, _ value: Tree?) {
    guard let value else { return }
    list.append(Tree.Entry(key: key, value: value))
  }

  mutating func add(_ key: String, _ text: String?) {
    add(key, text.map { Tree(.scalar($0)) })
  }

  mutating func add(_ key: String, _ text: LocalizedText?) { add(key, text.map { Tree($0) }) }

  mutating func add(_ key: String, _ number: Int?) { add(key, number.map { "\($0)" }) }

  mutating func add(_ key: String, _ flag: Bool) { if flag { add(key, "true") } }

  mutating func add(_ key: String, _ items: [Tree]) {
    if !items.isEmpty { add(key, Tree(.list(items))) }
  }

  var tree: Tree { Tree(.map(list)) }
}

private func scalars(_ names: [String]) -> [Tree] { names.map { Tree(.scalar($0)) } }

extension TableSpec {
  /// The table in the authoring format; reading it back gives an equal table.
  package var tree: Tree {
    var entries = Entries()
    entries.add("id", id)
    entries.add("label", label)
    switch layout {
    case .list: break
    case .collection: entries.add("kind", "collection")
    case .columns: entries.add("kind", "columns")
    case .outline: entries.add("kind", "outline")
    }
    if style != .automatic { entries.add("style", style.rawValue) }
    entries.add("platforms", scalars(platforms.map(\.rawValue)))
    entries.add("width", sizeClass?.rawValue)
    entries.add("px", width)
    if era != .ios26 { entries.add("era", era.rawValue) }
    if rowStyle != .basic { entries.add("rowStyle", rowStyle.rawValue) }
    if selection != .none { entries.add("selection", selection.rawValue) }
    if feedback != usualFeedback { entries.add("feedback", feedback.rawValue) }
    if truncation != .tail { entries.add("truncation", truncation.rawValue) }
    entries.add("index", hasIndex)
    entries.add("splitView", isInSplitView)
    entries.add("verticalPaging", pagesVertically)
    entries.add("alternating", alternatesRows)
    entries.add("pattern", pattern?.rawValue)
    if let set = columnSet {
      entries.add("columns", set.columns.map(\.tree))
      if let sort = set.sort { entries.add("sort", sort.tree) }
    }
    entries.add("editing", editing?.tree)
    entries.add("loading", loading?.tree)
    entries.add("live", live?.tree)
    entries.add("after", after.map(\.tree))
    entries.add("search", search)
    entries.add("empty", empty?.tree)
    entries.add("menu", menu.map(\.tree))
    if prominence != .standard { entries.add("prominence", prominence.rawValue) }
    if spacing != .standard { entries.add("spacing", spacing.rawValue) }
    if separators != .automatic { entries.add("separators", separators.rawValue) }
    entries.add("separatorTint", separatorTint?.rawValue)
    entries.add("columnChoice", choosesColumns)
    entries.add("inspector", hasInspector)
    entries.add("dragBetween", dragsBetweenLists)
    entries.add("concept", concept?.rawValue)
    entries.add("expect", scalars(expect.map(\.rawValue)))
    entries.add("sections", Tree(.list(sections.map(\.tree))))
    return entries.tree
  }
}

extension Tree {
  /// FNV-1a of the JSON, in 16 hexadecimal digits.
  var fingerprint: String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in jsonBytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

extension Section {
  var tree: Tree {
    var entries = Entries()
    entries.add("id", id)
    entries.add("header", header)
    entries.add("index", index)
    entries.add("collapsible", isCollapsible && !isCollapsed)
    entries.add("collapsed", isCollapsed)
    entries.add("rows", rows.map(\.tree))
    entries.add("footer", footer)
    return entries.tree
  }
}

extension Row {
  var tree: Tree {
    var entries = Entries()
    entries.add("id", id)
    entries.add("template", template)
    entries.add("style", style?.rawValue)
    entries.add("title", title)
    entries.add("reading", reading)
    entries.add("detail", detail)
    entries.add("image", image?.tree)
    if !cells.isEmpty {
      let sorted = cells.sorted { $0.key < $1.key }
      entries.add(
        "cells", Tree(.map(sorted.map { Tree.Entry(key: $0.key, value: Tree($0.value)) })))
    }
    if action != .none { entries.add("action", action.rawValue) }
    entries.add("opens", opens?.tree)
    entries.add("on", isOn)
    entries.add("stale", isStale)
    entries.add("movable", isMovable)
    entries.add("deletable", isDeletable)
    entries.add("disabled", isDisabled)
    entries.add("placeholder", isPlaceholder)
    entries.add("detailScrolls", detailScrolls)
    entries.add("accessories", scalars(accessories.map(\.rawValue)))
    entries.add("swipe", swipe.map(\.tree))
    entries.add("children", children.map(\.tree))
    return entries.tree
  }
}

extension RowImage {
  fileprivate var tree: Tree {
    var entries = Entries()
    switch source {
    case .symbol(let name): entries.add("symbol", name)
    case .asset(let name): entries.add("asset", name)
    }
    entries.add("alt", alt)
    entries.add("arrivesAfterMs", arrivesAfterMs)
    entries.add("roundedMask", hasRoundedMask)
    return entries.tree
  }
}

extension SwipeAction {
  fileprivate var tree: Tree {
    var entries = Entries()
    entries.add("title", title)
    entries.add("edge", edge.rawValue)
    entries.add("role", role.rawValue)
    entries.add("symbol", symbol)
    entries.add("tint", tint?.rawValue)
    entries.add("full", isFull)
    return entries.tree
  }
}

extension MenuCommand {
  var tree: Tree {
    var entries = Entries()
    entries.add("title", title)
    entries.add("symbol", symbol)
    if role != .normal { entries.add("role", role.rawValue) }
    return entries.tree
  }
}

extension EmptyState {
  fileprivate var tree: Tree {
    var entries = Entries()
    entries.add("title", title)
    entries.add("text", text)
    entries.add("symbol", symbol)
    return entries.tree
  }
}

extension Column {
  fileprivate var tree: Tree {
    var entries = Entries()
    entries.add("id", id)
    entries.add("heading", heading)
    entries.add("sortable", isSortable)
    entries.add("resizable", isResizable)
    entries.add("numeric", isNumeric)
    entries.add("min", min)
    entries.add("ideal", ideal)
    entries.add("align", alignment?.rawValue)
    entries.add("hidden", isHidden)
    return entries.tree
  }
}

extension ColumnSet.Sort {
  fileprivate var tree: Tree {
    if order == .ascending { return Tree(.scalar(column)) }
    var entries = Entries()
    entries.add("column", column)
    entries.add("order", order.rawValue)
    return entries.tree
  }
}

extension Editing {
  fileprivate var tree: Tree {
    var entries = Entries()
    entries.add("mode", mode.rawValue)
    entries.add("reorder", canReorder)
    entries.add("deleteTitle", deleteTitle)
    return entries.tree
  }
}

extension Loading {
  fileprivate var tree: Tree {
    var entries = Entries()
    entries.add("textMs", textMs)
    entries.add("imageMs", imageMs)
    if progress != .none { entries.add("progress", progress.rawValue) }
    entries.add("stale", showsStale)
    return entries.tree
  }
}

extension Live {
  fileprivate var tree: Tree {
    var entries = Entries()
    entries.add("insert", insert.rawValue)
    entries.add("keepScroll", keepsScroll ? "true" : "false")
    entries.add("refresh", canRefresh)
    entries.add("indicator", indicator)
    return entries.tree
  }
}
