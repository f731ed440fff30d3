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
  /// What is wrong, as a sentence with ``name`` in it; nil if the statement says it well enough.
  let fault: LocalizedText?
  /// A measured value; nil if there is none.
  package let note: LocalizedText?

  /// Where the name of the part stands in ``fault``.
  static let namePlace = "{}"

  /// The name of the part, or else its id; empty for the table as a whole.
  func name(in language: TextLanguage) -> String {
    let name = subject?.best(for: language).text ?? ""
    guard name.isEmpty else { return name }
    switch part {
    case .table: return ""
    case .section(let id), .row(let id), .column(let id): return id
    }
  }

  /// What diagnostics say of a finding in the table `id`: the message, its guideline and the table.
  package func report(inTable id: String) -> String {
    "\(message(in: .en)) (\(guideline.rawValue), in “\(id)”)"
  }

  /// One sentence without a full stop, with the punctuation of its language.
  package func message(in language: TextLanguage) -> String {
    let name = name(in: language)
    let note = note?.best(for: language).text
    if let fault {
      let sentence = fault.best(for: language).text.replacing(Self.namePlace, with: name)
      return sentence + (note.map { language == .ja ? "（\($0)）" : " (\($0))" } ?? "")
    }
    let statement = statement.best(for: language).text
    switch language {
    case .ja:
      return (name.isEmpty ? "" : "「\(name)」：") + statement + (note.map { "（\($0)）" } ?? "")
    case .en, .ko:
      return (name.isEmpty ? "" : "“\(name)”: ") + statement + (note.map { " (\($0))" } ?? "")
    }
  }
}
