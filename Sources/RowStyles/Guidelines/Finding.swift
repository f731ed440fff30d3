/// A place where a table breaks a guideline.
package struct Finding: Hashable, Sendable {
  /// The part of a table that a finding is about.
  package enum Part: Hashable, Sendable {
    case table
    /// A section, by id.
    case section(String)
    case row(String)
    case column(String)
  }

  /// The guideline that the table breaks.
  package let guideline: GuidelineID
  /// The severity: the guideline's, or another one that ``Guideline/check(_:)`` chose.
  package let severity: Severity
  /// The part of the table that has to change.
  package let part: Part
  /// The name of the part, for people.
  package let subject: LocalizedText?
  /// The guideline's statement.
  package let statement: LocalizedText
  /// A measured value; nil if there is none.
  package let note: LocalizedText?

  /// One sentence without a full stop, with the punctuation of its language, as diagnostics show
  /// it.
  package func message(in language: TextLanguage) -> String {
    let statement = statement.best(for: language).text
    let name = subject?.best(for: language).text ?? ""
    let note = note?.best(for: language).text
    switch language {
    case .ja:
      return (name.isEmpty ? "" : "「\(name)」：") + statement + (note.map { "（\($0)）" } ?? "")
    case .en, .ko:
      return (name.isEmpty ? "" : "“\(name)”: ") + statement + (note.map { " (\($0))" } ?? "")
    }
  }
}
