/// A guideline about tables: it recognises a table that breaks it, and can make one.
///
/// One guideline therefore gives both its finding and its pair of do and don't.
package protocol Guideline: Sendable {
  var id: GuidelineID { get }
  /// The severity that findings have unless ``check(_:)`` gives them another.
  var severity: Severity { get }
  /// The sources of the guideline.
  var basis: [Basis] { get }
  /// The guidelines that a table made by ``breaking(_:)`` may also break.
  var implies: [GuidelineID] { get }
  /// The guideline as a sentence without a full stop.
  var statement: LocalizedText { get }

  /// The places where `table` breaks the guideline, in reading order.
  ///
  /// O(rows).
  func check(_ table: TableSpec) -> [Finding]

  /// The smallest change of a table that keeps the guideline into one that breaks it; nil where
  /// the guideline does not apply.
  func breaking(_ table: TableSpec) -> TableSpec?
}

extension Guideline {
  package var implies: [GuidelineID] { [] }

  func finding(
    _ part: Finding.Part = .table, subject: LocalizedText? = nil, severity: Severity? = nil,
    note: LocalizedText? = nil
  ) -> Finding {
    Finding(
      guideline: id, severity: severity ?? self.severity, part: part, subject: subject,
      statement: statement, note: note)
  }

  func finding(_ row: Row, severity: Severity? = nil, note: LocalizedText? = nil) -> Finding {
    finding(.row(row.id), subject: row.title, severity: severity, note: note)
  }
}

/// How much it matters that a guideline is broken.
package enum Severity: Int, Hashable, Sendable, Comparable {
  case advice, warning, error

  package static func < (a: Severity, b: Severity) -> Bool { a.rawValue < b.rawValue }
}

/// A source of a guideline.
package enum Basis: Hashable, Sendable {
  /// An item of the checklist of what published notes say about tables, 1...80.
  case item(Int)
  /// Measures of the platforms' look.
  case metrics
  /// The accessibility patterns of HTML.
  case accessibility
  /// This project's own promise that every text is there in three languages.
  case localization
}
