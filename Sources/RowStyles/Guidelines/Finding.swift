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

  package let guideline: GuidelineID
  package let severity: Severity
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
