import Synchronization

/// What is worked out of a table, whatever the page and its language.
///
/// A table stands on many pages, in three languages: what it comes to is kept for the next time.
final class TableFacts: Sendable {
  let fingerprint: String
  /// Where the table breaks a guideline.
  let findings: [Finding]

  private init(_ table: TableSpec) {
    fingerprint = table.tree.fingerprint
    findings = Guidelines.check(table)
  }

  /// Tells tables apart but for what an author changes in one: the tables that break guidelines
  /// share ids.
  private struct Key: Hashable {
    let id: String
    let expect: [GuidelineID]
  }

  private static let known = Mutex<[Key: [(table: TableSpec, facts: TableFacts)]]>([:])
  /// How many are kept: of one key, and in all.
  private static let mostOfKey = 4
  private static let mostKeys = 1024

  /// The facts of a table, from memory where it was asked for not long ago.
  ///
  /// A table that is kept is known again by the storage of its rows: O(1) then.
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
  /// Changes when anything about the table does.
  package var fingerprint: String { TableFacts.of(self).fingerprint }
}
