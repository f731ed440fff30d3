import Synchronization

/// Facts computed from a table that do not depend on the page or its language.
///
/// A table is shown on many pages in three languages, so its facts are kept.
final class TableFacts: Sendable {
  let fingerprint: String
  /// The findings about the table.
  let findings: [Finding]

  private init(_ table: TableSpec) {
    fingerprint = table.tree.fingerprint
    findings = Guidelines.check(table)
  }

  /// A key that distinguishes tables, except for the variants that break guidelines, which share
  /// ids.
  private struct Key: Hashable {
    let id: String
    let expect: [GuidelineID]
  }

  private static let known = Mutex<[Key: [(table: TableSpec, facts: TableFacts)]]>([:])
  /// The number of facts that are kept: for one key, and of keys.
  private static let mostOfKey = 4
  private static let mostKeys = 1024

  /// The facts of a table, computed or kept.
  ///
  /// A kept table is recognised by the storage of its rows, in O(1).
  static func of(_ table: TableSpec) -> TableFacts {
    let key = Key(id: table.id, expect: table.expect)
    let found = known.withLock { $0[key]?.first { $0.table == table }?.facts }
    if let found { return found }
    let facts = TableFacts(table)
    known.withLock { known in
      if known.count >= mostKeys { known.removeAll() }
      var same = known[key] ?? []
      if same.count >= mostOfKey { same.removeFirst() }
      same.append((table, facts))
      known[key] = same
    }
    return facts
  }
}

extension TableSpec {
  /// A hash of the whole table.
  package var fingerprint: String { TableFacts.of(self).fingerprint }
}
