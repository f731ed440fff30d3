/// The result of checking a table against the findings that its author expects.
package struct Expectation: Hashable, Sendable {
  /// Expected guidelines that the table does not break.
  package let unmet: [GuidelineID]
  /// Findings that the author did not announce; all findings if the author announced none.
  package let unexpected: [Finding]
  /// Findings that were announced or that follow from one that was.
  package let expected: [Finding]

  package init(
    _ table: TableSpec, isStrict: Bool = false, remembering memory: TableMemory = TableMemory()
  ) {
    let findings =
      isStrict ? Guidelines.check(table, isStrict: true) : memory.facts(of: table).findings
    let found = Set(findings.map(\.guideline))
    unmet = table.expect.filter { !found.contains($0) }
    let implied = table.expect.flatMap { Guidelines.guideline($0)?.implies ?? [] }
    let announced = Set(table.expect + implied)
    expected = findings.filter { announced.contains($0.guideline) }
    unexpected = findings.filter { !announced.contains($0.guideline) }
  }

  /// What diagnostics say of ``unmet`` guidelines of the table `id`.
  package static func report(unmet guideline: GuidelineID, inTable id: String) -> String {
    "“\(id)” is expected to break \(guideline.rawValue), but keeps it"
  }

  /// Whether the build may go on: all announced findings occur, and no others.
  ///
  /// A table that announces nothing fails only by errors.
  package func isMet(by table: TableSpec) -> Bool {
    if !unmet.isEmpty { return false }
    if table.expect.isEmpty { return !unexpected.contains { $0.severity == .error } }
    return unexpected.isEmpty
  }
}
