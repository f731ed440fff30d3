/// What a guideline says about a part of a table.
package struct Finding: Hashable, Sendable {
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

  /// One sentence without a full stop, as a diagnostic shows it.
  package func message(in language: TextLanguage) -> String {
    var text = statement.best(for: language).text
    if let subject, !subject.best(for: language).text.isEmpty {
      text = "“\(subject.best(for: language).text)”: \(text)"
    }
    if let note { text += " (\(note.best(for: language).text))" }
    return text
  }
}
