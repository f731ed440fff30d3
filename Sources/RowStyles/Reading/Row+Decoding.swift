extension Section {
  package static let fields = [
    "id", "header", "footer", "index", "collapsible", "collapsed", "rows",
  ]

  init?(_ tree: Tree, _ problems: inout [Problem]) {
    guard let fields = Fields(tree, noun: "section", known: Self.fields, &problems) else {
      return nil
    }
    self.init(id: fields.id(&problems))
    header = fields.text("header", &problems)
    footer = fields.text("footer", &problems)
    index = fields.text("index", &problems)
    isCollapsed = fields.bool("collapsed", &problems) ?? false
    isCollapsible = fields.bool("collapsible", &problems) ?? isCollapsed
    rows = (fields.list("rows", &problems) ?? []).compactMap { Row($0, &problems) }
  }
}

extension Row {
  package static let fields = [
    "id", "style", "title", "detail", "image", "accessories", "action", "on", "stale", "movable",
    "deletable", "disabled", "placeholder", "detailScrolls", "swipe", "cells", "children",
    "template", "reading",
    "opens",
  ]

  init?(_ tree: Tree, _ problems: inout [Problem]) {
    guard let fields = Fields(tree, noun: "row", known: Self.fields, &problems) else { return nil }
    let title = fields.required("title", &problems)
      .flatMap { LocalizedText($0, field: "title", &problems) }
    self.init(id: fields.id(&problems), title: title ?? LocalizedText())
    style = fields.choice("style", RowStyle.self, &problems)
    detail = fields.text("detail", &problems)
    image = fields["image"].flatMap { RowImage($0, &problems) }
    accessories = fields.choices("accessories", Accessory.self, &problems) ?? []
    if let place = fields["accessories"], Set(accessories).count < accessories.count {
      problems.append(place.problem("an accessory is given twice"))
    }
    action = fields.choice("action", RowAction.self, &problems) ?? action
    opens = fields["opens"].flatMap { Destination($0, &problems) }
    isOn = fields.bool("on", &problems) ?? false
    isStale = fields.bool("stale", &problems) ?? false
    isMovable = fields.bool("movable", &problems) ?? false
    isDeletable = fields.bool("deletable", &problems) ?? false
    isDisabled = fields.bool("disabled", &problems) ?? false
    isPlaceholder = fields.bool("placeholder", &problems) ?? false
    detailScrolls = fields.bool("detailScrolls", &problems) ?? false
    swipe = (fields.list("swipe", &problems) ?? []).compactMap { SwipeAction($0, &problems) }
    if let cells = fields["cells"] {
      guard case .map(let entries) = cells.value else {
        problems.append(cells.problem("“cells” is a map from column ids to texts"))
        return
      }
      for entry in entries {
        self.cells[entry.key] = LocalizedText(entry.value, field: entry.key, &problems)
      }
    }
    children = (fields.list("children", &problems) ?? []).compactMap { Row($0, &problems) }
    template = fields.string("template", &problems)
    reading = fields.text("reading", &problems)
  }
}

extension RowImage {
  package static let fields = ["symbol", "asset", "alt", "arrivesAfterMs", "roundedMask"]

  init?(_ tree: Tree, _ problems: inout [Problem]) {
    guard let fields = Fields(tree, noun: "image", known: Self.fields, &problems) else {
      return nil
    }
    switch (fields.string("symbol", &problems), fields.string("asset", &problems)) {
    case (let symbol?, nil): self.init(source: .symbol(symbol))
    case (nil, let asset?): self.init(source: .asset(asset))
    default:
      problems.append(tree.problem("an image is either a “symbol” or an “asset”"))
      return nil
    }
    alt = fields.text("alt", &problems)
    arrivesAfterMs = fields.integer("arrivesAfterMs", in: 0...60_000, &problems)
    hasRoundedMask = fields.bool("roundedMask", &problems) ?? false
  }
}

extension SwipeAction {
  package static let fields = ["title", "edge", "role", "symbol", "tint", "full"]

  init?(_ tree: Tree, _ problems: inout [Problem]) {
    guard let fields = Fields(tree, noun: "swipe action", known: Self.fields, &problems),
      let title = fields.required("title", &problems)
        .flatMap({ LocalizedText($0, field: "title", &problems) })
    else { return nil }
    self.init(
      title: title, edge: fields.choice("edge", Edge.self, &problems) ?? .trailing,
      role: fields.choice("role", Role.self, &problems) ?? .normal)
    symbol = fields.string("symbol", &problems)
    tint = fields.choice("tint", Tint.self, &problems)
    isFull = fields.bool("full", &problems) ?? false
  }
}
