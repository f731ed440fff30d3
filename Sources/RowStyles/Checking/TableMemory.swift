import Synchronization

/// A cache of the facts about tables, for showing a table on many pages and in three languages.
package final class TableMemory: Sendable {
  /// A key that distinguishes tables, except for the variants that break guidelines, which share
  /// ids.
  private struct Key: Hashable {
    let id: String
    let expect: [GuidelineID]
  }

  private typealias Entries = [Key: [(table: TableSpec, facts: TableFacts)]]

  /// The facts used lately, and those used before.
  ///
  /// If there are too many, the facts that nobody has used since are forgotten, and no others:
  /// editing a table asks for hundreds of its versions.
  private struct Known {
    var recent: Entries = [:]
    var older: Entries = [:]
  }

  private let known = Mutex(Known())
  /// The largest number of facts that are kept for one key, and of recent keys.
  private static let mostOfKey = 4
  private static let mostKeys = 1024

  package init() {}

  /// The facts of a table, computed or from the cache.
  ///
  /// A table in the cache is recognised by the storage of its rows, in O(1).
  package func facts(of table: TableSpec) -> TableFacts {
    let key = Key(id: table.id, expect: table.expect)
    let found = known.withLock { known -> TableFacts? in
      if let found = known.recent[key]?.first(where: { $0.table == table }) { return found.facts }
      guard let found = known.older[key]?.first(where: { $0.table == table }) else { return nil }
      Self.keep(found, at: key, in: &known)
      return found.facts
    }
    if let found { return found }
    let facts = TableFacts(table)
    known.withLock { Self.keep((table, facts), at: key, in: &$0) }
    return facts
  }

  private static func keep(
    _ entry: (table: TableSpec, facts: TableFacts), at key: Key, in known: inout Known
  ) {
    if known.recent.count >= mostKeys, known.recent[key] == nil {
      known.older = known.recent
      known.recent = [:]
    }
    var same = known.recent[key] ?? []
    if same.count >= mostOfKey { same.removeFirst() }
    same.append(entry)
    known.recent[key] = same
  }
}

extension TableSpec {
  /// A hash of the whole table, computed anew.
  package var fingerprint: String { tree.fingerprint }
}
