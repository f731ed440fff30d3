extension Section: FieldMap {
  static let all: [Field<Section>] = [
    .id(\.id),
    .text("header", \.header),
    Field(
      "index", .letter, "The letter of the section in the index, such as A.", read: readIndex,
      write: { $1.add("index", $0.index) }),
    Field(
      "collapsible", .flag,
      write: { section, entries in
        entries.add("collapsible", section.isCollapsible && !section.isCollapsed)
      }),
    .flag("collapsed", \.isCollapsed, "Whether the section is closed at first."),
    .maps("rows", \.rows, .row),
    .text("footer", \.footer),
  ]
  /// The names of the fields, in the order in which they are written.
  package static let fields = all.map(\.name)

  @Sendable private static func readIndex(
    _ fields: Fields, _ section: inout Section, _ problems: inout [Problem]
  ) {
    guard let place = fields["index"], let index = fields.text("index", &problems) else { return }
    if index.isUniform, ["true", "false"].contains(index.best(for: .en).text) {
      problems.append(
        place.problem(
          "the “index” of a section is its letter, such as A; it is the table that has “index: true”"
        ))
    }
    section.index = index
  }

  init?(_ tree: Tree, _ problems: inout [Problem]) {
    guard let fields = Fields(tree, noun: "section", known: Self.fields, &problems) else {
      return nil
    }
    self.init(id: fields.id(&problems))
    read(fields, &problems)
    isCollapsible = fields.bool("collapsible", &problems) ?? isCollapsed
  }
}

extension Row: FieldMap {
  static let all: [Field<Row>] = [
    .id(\.id),
    .string("template", \.template),
    .choice("style", \.style),
    .text(required: "title", \.title),
    .text("reading", \.reading, "The sort key of the title, such as kana."),
    .text("detail", \.detail),
    .map("image", \.image, .image),
    Field(
      "cells", .object([("type", .string("object")), ("additionalProperties", .text)]),
      "The texts by column id, except for the first column.", read: readCells, write: writeCells),
    .choice("action", \.action, unless: RowAction.none),
    .map(
      "opens", \.opens, .opens, "What choosing the row shows: a text, another list, or choices."),
    .flag("on", \.isOn, "Whether the row's choice or switch is on."),
    .flag("stale", \.isStale, "Whether the row shows older data until fresh data arrives."),
    .flag("movable", \.isMovable),
    .flag("deletable", \.isDeletable),
    .flag("disabled", \.isDisabled, "Whether the row is shown and cannot be used now."),
    .flag(
      "placeholder", \.isPlaceholder, "Whether the row stands in for one that is not loaded yet."),
    .flag("detailScrolls", \.detailScrolls),
    .choices("accessories", \.accessories),
    .maps("swipe", \.swipe, .swipe),
    .maps("children", \.children, .row),
  ]
  /// The names of the fields, in the order in which they are written.
  package static let fields = all.map(\.name)

  init?(_ tree: Tree, _ problems: inout [Problem]) {
    guard let fields = Fields(tree, noun: "row", known: Self.fields, &problems) else { return nil }
    let title = fields.requiredText("title", &problems)
    self.init(id: fields.id(&problems), title: title ?? LocalizedText())
    read(fields, &problems)
    if let place = fields["accessories"], Set(accessories).count < accessories.count {
      problems.append(place.problem("an accessory is given twice"))
    }
    if case .choices(let choices)? = opens, choices.count > 1, let detail,
      !choices.contains(detail),
      let place = fields["detail"]
    {
      problems.append(place.problem("the “detail” is one of the “choices” that the row opens"))
    }
  }

  @Sendable private static func readCells(
    _ fields: Fields, _ row: inout Row, _ problems: inout [Problem]
  ) {
    guard let cells = fields["cells"] else { return }
    guard case .map(let entries) = cells.value else {
      problems.append(cells.problem("“cells” is a map from column ids to texts"))
      return
    }
    for entry in entries {
      row.cells[entry.key] = LocalizedText(entry.value, field: entry.key, &problems)
    }
  }

  @Sendable private static func writeCells(of row: Row, _ entries: inout Entries) {
    guard !row.cells.isEmpty else { return }
    let sorted = row.cells.sorted { $0.key < $1.key }
    entries.add(
      "cells", Tree(.map(sorted.map { Tree.Entry(key: $0.key, value: Tree($0.value)) })))
  }
}

extension RowImage: FieldMap {
  static let all: [Field<RowImage>] = [
    Field(
      "symbol", .word,
      write: { image, entries in
        if case .symbol(let name) = image.source { entries.add("symbol", name) }
      }),
    Field(
      "asset", .word,
      write: { image, entries in
        if case .asset(let name) = image.source { entries.add("asset", name) }
      }),
    .text("alt", \.alt),
    .integer("arrivesAfterMs", \.arrivesAfterMs, in: 0...60_000),
    .flag("roundedMask", \.hasRoundedMask),
  ]
  /// The names of the fields, in the order in which they are written.
  package static let fields = all.map(\.name)

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
    read(fields, &problems)
  }
}

extension SwipeAction: FieldMap {
  static let all: [Field<SwipeAction>] = [
    .text(required: "title", \.title),
    .choice("edge", \.edge),
    .choice("role", \.role),
    .string("symbol", \.symbol),
    .choice("tint", \.tint),
    .flag("full", \.isFull, "Whether a swipe over the whole row performs the action."),
  ]
  /// The names of the fields, in the order in which they are written.
  package static let fields = all.map(\.name)

  init?(_ tree: Tree, _ problems: inout [Problem]) {
    guard let fields = Fields(tree, noun: "swipe action", known: Self.fields, &problems),
      let title = fields.requiredText("title", &problems)
    else { return nil }
    self.init(title: title, edge: .trailing, role: .normal)
    read(fields, &problems)
  }
}
