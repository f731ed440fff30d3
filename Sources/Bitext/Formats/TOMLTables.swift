/// The tables of a TOML document during reading, and the rules for adding to them.
///
/// A header defines a table once. A dotted key defines the tables on its path, and only dotted keys
/// of the same table may add to these; headers may define subtables in them.
struct TOMLTables {
  /// How a table was created.
  private enum Origin {
    /// By its own header, or as an element of an array of tables.
    case header
    /// On the path to a header of a subtable; its own header may follow.
    case path
    case dottedKey
  }

  private enum Item {
    case value(TOML)
    case table(Int)
    case list([Int])
    /// A key whose value is still being read.
    case nothing
  }

  private struct Table {
    var origin: Origin
    let depth: Int
    var keys: [TOML.Key] = []
    var items: [Item] = []
    /// By the bytes of names, because canonically equivalent keys are distinct in TOML.
    var places: [[UInt8]: Int] = [:]
  }

  /// The place for a value.
  struct Place {
    fileprivate let table: Int
    fileprivate let item: Int
    /// The nesting depth of the value.
    let depth: Int
  }

  /// The index of the root table.
  static let root = 0

  private var tables: [Table]

  /// - Parameter depth: The nesting depth of the root.
  init(depth: Int) { tables = [Table(origin: .header, depth: depth)] }

  // MARK: - Headers

  /// Returns the table of a header `[path]`, to which the lines below it belong.
  mutating func define(at path: [TOML.Key]) throws(TOML.Fault) -> Int {
    let (parent, key) = try parent(of: path)
    guard let item = place(of: key, in: parent) else {
      return try add(.header, key, to: parent)
    }
    if case .table(let table) = tables[parent].items[item], tables[table].origin == .path {
      tables[table].origin = .header
      return table
    }
    throw Self.fault(
      "the table '\(key.name)' occurs twice: keep only one", key,
      earlier: tables[parent].keys[item])
  }

  /// Appends a table to the array of a header `[[path]]`.
  mutating func append(at path: [TOML.Key]) throws(TOML.Fault) -> Int {
    let (parent, key) = try parent(of: path)
    guard let item = place(of: key, in: parent) else {
      let table = try add(.header, key, to: parent)
      tables[parent].items[tables[parent].items.count - 1] = .list([table])
      return table
    }
    guard case .list(var list) = tables[parent].items[item] else {
      throw Self.fault(
        "'\(key.name)' is not an array of tables, to which '[[…]]' would add", key,
        earlier: tables[parent].keys[item])
    }
    // Removes the other reference, so that the array grows in place.
    tables[parent].items[item] = .nothing
    list.append(tables.count)
    tables[parent].items[item] = .list(list)
    tables.append(Table(origin: .header, depth: tables[parent].depth + 1))
    return tables.count - 1
  }

  /// Returns the table that holds the last key of a header's path; creates missing ones on the way.
  private mutating func parent(
    of path: [TOML.Key]
  ) throws(TOML.Fault) -> (table: Int, key: TOML.Key) {
    var table = Self.root
    for key in path.dropLast() {
      guard let item = place(of: key, in: table) else {
        table = try add(.path, key, to: table)
        continue
      }
      switch tables[table].items[item] {
      case .table(let next): table = next
      case .list(let list): table = list[list.count - 1]
      case .value, .nothing: throw noTable(key, at: item, of: table)
      }
    }
    return (table, path[path.count - 1])
  }

  // MARK: - Keys

  /// Reserves a place for a dotted key in a table; ``set(_:at:)`` fills it.
  mutating func place(of path: [TOML.Key], in table: Int) throws(TOML.Fault) -> Place {
    var table = table
    for key in path.dropLast() {
      guard let item = place(of: key, in: table) else {
        table = try add(.dottedKey, key, to: table)
        continue
      }
      guard case .table(let next) = tables[table].items[item] else {
        throw noTable(key, at: item, of: table)
      }
      guard tables[next].origin == .dottedKey else {
        throw Self.fault(
          "the table '\(key.name)' has a header of its own: put its keys below that", key,
          earlier: tables[table].keys[item])
      }
      table = next
    }
    let key = path[path.count - 1]
    if let item = place(of: key, in: table) {
      throw Self.fault(
        "the key '\(key.name)' occurs twice: keep only one", key,
        earlier: tables[table].keys[item])
    }
    add(.nothing, key, to: table)
    return Place(
      table: table, item: tables[table].items.count - 1, depth: tables[table].depth + 1)
  }

  mutating func set(_ value: TOML, at place: Place) {
    tables[place.table].items[place.item] = .value(value)
  }

  // MARK: - Tables

  private func place(of key: TOML.Key, in table: Int) -> Int? {
    tables[table].places[Array(key.name.utf8)]
  }

  private mutating func add(
    _ origin: Origin, _ key: TOML.Key, to parent: Int
  ) throws(TOML.Fault) -> Int {
    let depth = tables[parent].depth + 1
    guard depth <= TOML.maximumDepth else {
      throw Self.fault(
        "this TOML cannot be read: it nests deeper than \(TOML.maximumDepth) levels", key)
    }
    tables.append(Table(origin: origin, depth: depth))
    add(.table(tables.count - 1), key, to: parent)
    return tables.count - 1
  }

  private mutating func add(_ item: Item, _ key: TOML.Key, to table: Int) {
    tables[table].places[Array(key.name.utf8)] = tables[table].items.count
    tables[table].keys.append(key)
    tables[table].items.append(item)
  }

  /// The contents of all tables.
  func entries() -> [TOML.Entry] { entries(of: Self.root) }

  private func entries(of table: Int) -> [TOML.Entry] {
    zip(tables[table].keys, tables[table].items).compactMap { key, item in
      let value: TOML
      switch item {
      case .value(let written): value = written
      case .table(let table): value = TOML(value: .table(entries(of: table)), range: key.range)
      case .list(let list):
        let items = list.map { TOML(value: .table(entries(of: $0)), range: key.range) }
        value = TOML(value: .array(items), range: key.range)
      case .nothing: return nil
      }
      return TOML.Entry(key: key, value: value)
    }
  }

  // MARK: - Faults

  private func noTable(_ key: TOML.Key, at item: Int, of table: Int) -> TOML.Fault {
    Self.fault(
      "'\(key.name)' is not a table to which keys can be added", key,
      earlier: tables[table].keys[item])
  }

  private static func fault(
    _ problem: String, _ key: TOML.Key, earlier: TOML.Key? = nil
  ) -> TOML.Fault {
    TOML.Fault(problem: problem, range: key.range, earlier: earlier?.range)
  }
}
