import Notation

extension Column {
  package static let fields = [
    "id", "heading", "sortable", "resizable", "numeric", "min", "ideal", "align", "hidden",
  ]

  init?(_ tree: Tree, _ problems: inout [Problem]) {
    guard let fields = Fields(tree, noun: "column", known: Self.fields, &problems) else {
      return nil
    }
    self.init(id: fields.id(&problems))
    heading = fields.text("heading", &problems)
    isSortable = fields.bool("sortable", &problems) ?? false
    isResizable = fields.bool("resizable", &problems) ?? false
    isNumeric = fields.bool("numeric", &problems) ?? false
    isHidden = fields.bool("hidden", &problems) ?? false
    min = fields.integer("min", in: 24...2000, &problems)
    ideal = fields.integer("ideal", in: 24...2000, &problems)
    alignment = fields.choice("align", Alignment.self, &problems)
    if let min, let ideal, min > ideal, let place = fields["ideal"] {
      problems.append(place.problem("the column's “ideal” width is below its “min” width"))
    }
  }
}

extension ColumnSet.Sort {
  package static let fields = ["column", "order"]

  /// A column id, or `{column: ID, order: descending}`.
  init?(_ tree: Tree, columns: [String], _ problems: inout [Problem]) {
    var order = Order.ascending
    var column = tree
    if case .map = tree.value {
      guard
        let fields = Fields(tree, noun: "sort", known: Self.fields, &problems),
        let name = fields.required("column", &problems)
      else { return nil }
      order = fields.choice("order", Order.self, &problems) ?? .ascending
      column = name
    }
    guard let id = column.string(for: "sort", &problems) else { return nil }
    guard columns.contains(id) else {
      let hint = Spelling.nearest(to: id, among: columns)
      problems.append(
        column.problem(
          "the table has no column “\(id)”" + (hint.map { "; did you mean “\($0)”?" } ?? "")))
      return nil
    }
    self.init(column: id, order: order)
  }
}

extension Editing {
  package static let fields = ["mode", "reorder", "deleteTitle"]

  init?(_ tree: Tree, _ problems: inout [Problem]) {
    guard let fields = Fields(tree, noun: "field “editing”", known: Self.fields, &problems) else {
      return nil
    }
    self.init(mode: fields.choice("mode", Mode.self, &problems) ?? .explicit)
    canReorder = fields.bool("reorder", &problems) ?? false
    deleteTitle = fields.text("deleteTitle", &problems)
  }
}

extension Loading {
  package static let fields = ["textMs", "imageMs", "progress", "stale"]

  init?(_ tree: Tree, _ problems: inout [Problem]) {
    guard let fields = Fields(tree, noun: "field “loading”", known: Self.fields, &problems) else {
      return nil
    }
    _ = fields.required("textMs", &problems)
    self.init(textMs: fields.integer("textMs", in: 0...60_000, &problems) ?? 0)
    imageMs = fields.integer("imageMs", in: 0...60_000, &problems)
    progress = fields.choice("progress", Progress.self, &problems) ?? .none
    showsStale = fields.bool("stale", &problems) ?? false
  }
}

extension Live {
  package static let fields = ["insert", "keepScroll", "refresh", "indicator"]

  init?(_ tree: Tree, _ problems: inout [Problem]) {
    guard let fields = Fields(tree, noun: "field “live”", known: Self.fields, &problems) else {
      return nil
    }
    self.init(
      insert: fields.choice("insert", Edge.self, &problems) ?? .top,
      keepsScroll: fields.bool("keepScroll", &problems) ?? true)
    canRefresh = fields.bool("refresh", &problems) ?? false
    indicator = fields.text("indicator", &problems)
  }
}

extension MenuCommand {
  package static let fields = ["title", "symbol", "role"]

  init?(_ tree: Tree, _ problems: inout [Problem]) {
    guard let fields = Fields(tree, noun: "command of “menu”", known: Self.fields, &problems),
      let title = fields.required("title", &problems)
        .flatMap({ LocalizedText($0, field: "title", &problems) })
    else { return nil }
    self.init(title: title)
    symbol = fields.string("symbol", &problems)
    role = fields.choice("role", SwipeAction.Role.self, &problems) ?? .normal
  }
}

extension EmptyState {
  package static let fields = ["title", "text", "symbol"]

  init?(_ tree: Tree, _ problems: inout [Problem]) {
    guard let fields = Fields(tree, noun: "field “empty”", known: Self.fields, &problems),
      let title = fields.required("title", &problems)
        .flatMap({ LocalizedText($0, field: "title", &problems) })
    else { return nil }
    self.init(title: title)
    text = fields.text("text", &problems)
    symbol = fields.string("symbol", &problems)
  }
}
