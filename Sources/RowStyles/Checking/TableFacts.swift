/// Facts computed from a table that do not depend on the page or its language.
package final class TableFacts: Sendable {
  /// A hash of the whole table.
  package let fingerprint: String
  /// The findings about the table.
  let findings: [Finding]

  init(_ table: TableSpec) {
    fingerprint = table.tree.fingerprint
    findings = Guidelines.check(table)
  }
}
