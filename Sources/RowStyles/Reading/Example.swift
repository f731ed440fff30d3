/// The content of a `yaml table-example` block or of a `*.table.yaml` file.
package struct Example: Hashable, Sendable {
  /// Tables, or a reference to one.
  package enum Content: Hashable, Sendable {
    /// A table and its variants, in the order written; never empty.
    case tables([TableSpec])
    /// The id of a table that is defined elsewhere.
    case reference(String)
  }

  /// The info string of the fence that holds a block.
  package static let fenceInfo = "yaml table-example"

  /// The tables of the block, or its reference to a table.
  package let content: Content

  /// Reads a block: one table as a map, or a list of such maps.
  ///
  /// Lines and columns of problems are 1-based in `yaml`; the caller adds the block's first line.
  package init(parsing yaml: String) throws(InvalidExample) {
    guard let tree = try Tree.reading(yaml) else {
      throw InvalidExample([Problem(line: 1, column: 1, message: "the block holds no table")])
    }
    if case .map(let entries) = tree.value,
      let reference = entries.first(where: { $0.key == "ref" })
    {
      guard entries.count == 1, case .scalar(let id) = reference.value.value, !id.isEmpty else {
        throw InvalidExample([
          reference.value.problem("a block with “ref” holds nothing but the id of a table")
        ])
      }
      content = .reference(id)
      return
    }
    var problems: [Problem] = []
    var tables: [TableSpec] = []
    switch tree.value {
    case .list(let items):
      for item in items { tables += Self.tables(item, &problems) }
      if items.isEmpty { problems.append(tree.problem("the block holds no table")) }
    case .map, .scalar:
      tables = Self.tables(tree, &problems)
    }
    var seen: Set<String> = []
    for table in tables where !seen.insert(table.id).inserted {
      let place = Self.lastID(table.id, in: tree) ?? tree
      problems.append(place.problem("the table id “\(table.id)” is used twice in one block"))
    }
    guard problems.isEmpty, !tables.isEmpty else { throw InvalidExample(problems) }
    content = .tables(tables)
  }

  /// The tables that the block defines; empty for a reference.
  package var tables: [TableSpec] {
    switch content {
    case .tables(let tables): tables
    case .reference: []
    }
  }

  /// The id that a reference names; nil for a block with tables.
  package var reference: String? {
    switch content {
    case .tables: nil
    case .reference(let id): id
    }
  }

  /// The last place where a table or a variant is given an id.
  private static func lastID(_ id: String, in tree: Tree) -> Tree? {
    let tables: [Tree] = if case .list(let items) = tree.value { items } else { [tree] }
    let all = tables.flatMap { table in
      [table] + table.items("variants")
    }
    return all.compactMap { $0["id"] }.last { place in
      if case .scalar(let text) = place.value { text == id } else { false }
    }
  }

  /// The maximal number of rows of a table and all its variants.
  ///
  /// Each variant repeats all rows of the table, so a few lines could ask for very many.
  private static let mostRows = 5_000

  /// Reads a table and its variants.
  ///
  /// A variant is the table with some fields replaced; only the table itself keeps `concept`.
  private static func tables(_ tree: Tree, _ problems: inout [Problem]) -> [TableSpec] {
    var result: [TableSpec] = []
    let before = problems.count
    if let base = TableSpec(tree.merging([], without: ["variants"]), &problems) {
      result.append(base)
    }
    guard let variants = tree["variants"] else { return result }
    var said = Set(problems[before...])
    var left = mostRows - (result.first?.everyRow.count ?? 0)
    for variant in variants.items(for: "variants", &problems) {
      guard case .map(let entries) = variant.value else {
        problems.append(variant.problem("a variant is a map with an id and the fields it changes"))
        continue
      }
      guard variant["id"] != nil else {
        problems.append(variant.problem("a variant needs an id of its own"))
        continue
      }
      if let nested = variant["variants"] {
        problems.append(nested.problem("a variant cannot have variants"))
      }
      guard left > 0 else {
        problems.append(
          variant.problem(
            "a table has at most \(mostRows) rows with those of its variants: write this one, and "
              + "those that follow it, in a block of their own"))
        break
      }
      var found: [Problem] = []
      let merged = tree.merging(entries, without: ["variants", "concept", "nestBy"])
      if let spec = TableSpec(merged, &found) {
        result.append(spec)
        left -= spec.everyRow.count
      }
      // Problems of the table itself have already been reported.
      problems += found.filter { said.insert($0).inserted }
    }
    return result
  }
}
