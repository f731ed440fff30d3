/// A guideline about tables, which detects violations and can create one.
///
/// It therefore provides both its finding and its pair of do and don't.
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
  /// What is wrong where the guideline is broken, as a sentence without a full stop, with `{}` in place
  /// of the name of the part; nil if ``statement`` says it well enough.
  var fault: LocalizedText? { get }

  /// The places where `table` breaks the guideline, in reading order.
  ///
  /// O(rows).
  func check(_ table: TableSpec) -> [Finding]

  /// The table with the smallest change that breaks the guideline; nil if it does not apply.
  ///
  /// `table` has to follow the guideline.
  func breaking(_ table: TableSpec) -> TableSpec?

  /// Whether a don't made of `table` shows its fault well; such tables are chosen before others.
  func suits(_ table: TableSpec) -> Bool
}

extension Guideline {
  package var implies: [GuidelineID] { [] }
  package func suits(_ table: TableSpec) -> Bool { true }
  /// Nil, if the statement says what is wrong well enough.
  package var fault: LocalizedText? { nil }

  func finding(
    _ part: Finding.Part = .table, subject: LocalizedText? = nil, severity: Severity? = nil,
    note: LocalizedText? = nil, fault: LocalizedText? = nil
  ) -> Finding {
    Finding(
      guideline: id, severity: severity ?? self.severity, part: part, subject: subject,
      statement: statement, fault: fault ?? self.fault, note: note)
  }

  func finding(
    _ row: Row, severity: Severity? = nil, note: LocalizedText? = nil, fault: LocalizedText? = nil
  ) -> Finding {
    finding(.row(row.id), subject: row.title, severity: severity, note: note, fault: fault)
  }
}

/// The severity of breaking a guideline.
package enum Severity: Int, Hashable, Sendable, Comparable {
  case advice, warning, error

  package static func < (a: Severity, b: Severity) -> Bool { a.rawValue < b.rawValue }
}

/// A source of a guideline.
package enum Basis: Hashable, Sendable {
  /// An item of the checklist of published statements about tables, 1...80.
  case item(Int)
  /// Measurements of the platforms' controls.
  case metrics
  /// The accessibility patterns of HTML.
  case accessibility
  /// This project's own rule that every text exists in three languages.
  case localization
}
