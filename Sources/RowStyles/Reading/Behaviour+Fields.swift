import Notation

extension Column: FieldMap {
  static let all: [Field<Column>] = [
    .id(\.id),
    .text("heading", \.heading),
    .flag("sortable", \.isSortable),
    .flag("resizable", \.isResizable),
    .flag(
      "numeric", \.isNumeric, "Sorted by number, with units, and aligned at the trailing edge."),
    .integer("min", \.min, in: 24...2000),
    .integer("ideal", \.ideal, in: 24...2000),
    .choice("align", \.alignment),
    .flag("hidden", \.isHidden),
  ]
  /// The names of the fields, in the order in which they are written.
  package static let fields = all.map(\.name)

  init?(_ tree: Tree, _ problems: inout [Problem]) {
    guard let fields = Fields(tree, noun: "column", known: Self.fields, &problems) else {
      return nil
    }
    self.init(id: fields.id(&problems))
    read(fields, &problems)
    if let min, let ideal, min > ideal, let place = fields["ideal"] {
      problems.append(place.problem("the column's “ideal” width is below its “min” width"))
    }
  }
}

extension ColumnSet.Sort {
  static let all: [Field<ColumnSet.Sort>] = [
    Field("column", .word, required: true, write: { $1.add("column", $0.column) }),
    .choice("order", \.order),
  ]
  /// The names of the fields, in the order in which they are written.
  package static let fields = all.map(\.name)

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

  var tree: Tree {
    if order == .ascending { return Tree(.scalar(column)) }
    var entries = Entries()
    for field in Self.all { field.write(self, &entries) }
    return entries.tree
  }
}

extension Editing: FieldMap {
  static let all: [Field<Editing>] = [
    .choice("mode", \.mode),
    .flag("reorder", \.canReorder),
    .text("deleteTitle", \.deleteTitle),
  ]
  /// The names of the fields, in the order in which they are written.
  package static let fields = all.map(\.name)

  init?(_ tree: Tree, _ problems: inout [Problem]) {
    guard let fields = Fields(tree, noun: "field “editing”", known: Self.fields, &problems) else {
      return nil
    }
    self.init(mode: .explicit)
    read(fields, &problems)
  }
}

extension Loading: FieldMap {
  static let all: [Field<Loading>] = [
    Field("textMs", .integer(0...60_000), required: true, write: { $1.add("textMs", $0.textMs) }),
    .integer("imageMs", \.imageMs, in: 0...60_000),
    .choice("progress", \.progress, unless: Progress.none),
    .flag("stale", \.showsStale),
  ]
  /// The names of the fields, in the order in which they are written.
  package static let fields = all.map(\.name)

  init?(_ tree: Tree, _ problems: inout [Problem]) {
    guard let fields = Fields(tree, noun: "field “loading”", known: Self.fields, &problems) else {
      return nil
    }
    let isGiven = fields.required("textMs", &problems) != nil
    self.init(textMs: isGiven ? fields.integer("textMs", in: 0...60_000, &problems) ?? 0 : 0)
    read(fields, &problems)
  }
}

extension Live: FieldMap {
  static let all: [Field<Live>] = [
    .choice("insert", \.insert),
    Field("keepScroll", .flag) { fields, live, problems in
      live.keepsScroll = fields.bool("keepScroll", &problems) ?? true
    } write: {
      $1.add("keepScroll", literal: $0.keepsScroll)
    },
    .flag("refresh", \.canRefresh),
    .text("indicator", \.indicator),
  ]
  /// The names of the fields, in the order in which they are written.
  package static let fields = all.map(\.name)

  init?(_ tree: Tree, _ problems: inout [Problem]) {
    guard let fields = Fields(tree, noun: "field “live”", known: Self.fields, &problems) else {
      return nil
    }
    self.init(insert: .top, keepsScroll: true)
    read(fields, &problems)
  }
}

extension MenuCommand: FieldMap {
  static let all: [Field<MenuCommand>] = [
    .text(required: "title", \.title),
    .string("symbol", \.symbol),
    .choice("role", \.role, unless: .normal),
  ]
  /// The names of the fields, in the order in which they are written.
  package static let fields = all.map(\.name)

  init?(_ tree: Tree, _ problems: inout [Problem]) {
    guard let fields = Fields(tree, noun: "command of “menu”", known: Self.fields, &problems),
      let title = fields.requiredText("title", &problems)
    else { return nil }
    self.init(title: title)
    read(fields, &problems)
  }
}

extension EmptyState: FieldMap {
  static let all: [Field<EmptyState>] = [
    .text(required: "title", \.title),
    .text("text", \.text),
    .string("symbol", \.symbol),
  ]
  /// The names of the fields, in the order in which they are written.
  package static let fields = all.map(\.name)

  init?(_ tree: Tree, _ problems: inout [Problem]) {
    guard let fields = Fields(tree, noun: "field “empty”", known: Self.fields, &problems),
      let title = fields.requiredText("title", &problems)
    else { return nil }
    self.init(title: title)
    read(fields, &problems)
  }
}
