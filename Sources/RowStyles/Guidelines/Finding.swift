/// What a guideline says about a part of a table.
package struct Finding: Hashable, Sendable {
  /// The part of a table that a finding is about.
  package enum Part: Hashable, Sendable {
    case table
    /// By id.
    case section(String)
    case row(String)
    case column(String)
  }

  package let guideline: GuidelineID
  package let severity: Severity
  package let part: Part
  /// What people call the part.
  package let subject: LocalizedText?
  /// What the guideline asks for.
  package let statement: LocalizedText
  /// A measure, where there is one.
  package let note: LocalizedText?

  /// One sentence without a full stop, as a diagnostic shows it, with the marks of its language.
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
