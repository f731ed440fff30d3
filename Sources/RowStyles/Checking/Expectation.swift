/// The result of checking a table whose author has announced the guidelines that it breaks on
/// purpose.
package struct Expectation: Hashable, Sendable {
  /// Guidelines that the author expects to be broken, and that are not.
  package let unmet: [GuidelineID]
  /// Findings that the author did not announce.
  ///
  /// Where nothing was announced these are all findings.
  package let unexpected: [Finding]
  /// Findings that were announced, or that come along with one that was.
  package let expected: [Finding]

  package init(_ table: TableSpec, isStrict: Bool = false) {
    let findings =
      isStrict ? Guidelines.check(table, isStrict: true) : TableFacts.of(table).findings
    let found = Set(findings.map(\.guideline))
    unmet = table.expect.filter { !found.contains($0) }
    let implied = table.expect.flatMap { Guidelines.guideline($0)?.implies ?? [] }
    let announced = Set(table.expect + implied)
    expected = findings.filter { announced.contains($0.guideline) }
    unexpected = findings.filter { !announced.contains($0.guideline) }
  }

  /// Whether a build may go on: what was announced holds, and nothing else breaks.
  ///
  /// A table that announces nothing fails by errors only.
  package func isMet(by table: TableSpec) -> Bool {
    if !unmet.isEmpty { return false }
    if table.expect.isEmpty { return !unexpected.contains { $0.severity == .error } }
    return unexpected.isEmpty
  }
}
