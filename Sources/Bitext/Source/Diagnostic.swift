/// A problem with, or a remark about, a place in a text.
package struct Diagnostic: Sendable {
  /// How much a problem matters: an error makes the exit code 1, a warning does so under
  /// `--strict`.
  package enum Severity: Int, Sendable, Comparable {
    case note, warning, error

    package static func < (a: Severity, b: Severity) -> Bool { a.rawValue < b.rawValue }
  }

  /// The place that it is about.
  ///
  /// Line and column are computed when it is printed.
  package enum Place: Sendable {
    case range(SourceFile, SourceRange)
    /// A file that could not be read as text, with the byte offset if it is known.
    case file(path: String, offset: Int?)
  }

  /// How much the problem matters.
  package let severity: Severity
  /// The stable name of the problem, in kebab case: `front-matter-unknown-key`; mostly a part of a
  /// rule, which ``name`` tells.
  package let rule: String
  /// One sentence in English without a full stop, with the problem and the advice.
  package let message: String
  /// ``message`` where it can be said in another language.
  package let text: FindingText?
  /// The place, in one file.
  package let place: Place
  /// Changes of the source of ``place`` that mend the problem without anybody's judgement; mostly
  /// none.
  package let edits: [Edit]

  /// Other bytes for a range of a source.
  package struct Edit: Hashable, Sendable {
    /// The bytes that are replaced; empty for an insertion.
    package let range: SourceRange
    /// The bytes that replace the range, in UTF-8.
    package let bytes: [UInt8]

    package init(_ range: SourceRange, _ text: String) {
      self.range = range
      bytes = Array(text.utf8)
    }
  }

  package init(
    _ severity: Severity, _ rule: String, _ message: String, at place: Place, edits: [Edit] = []
  ) {
    self.severity = severity
    self.rule = rule
    self.message = message
    text = nil
    self.place = place
    self.edits = edits
  }

  init(
    _ severity: Severity, _ rule: String, saying text: FindingText, at place: Place,
    edits: [Edit] = []
  ) {
    self.severity = severity
    self.rule = rule
    message = text.words(in: .english)
    self.text = text
    self.place = place
    self.edits = edits
  }

  /// Returns the message in a language; in English if there are no words for it.
  package func message(in language: Language) -> String {
    text?.words(in: language) ?? message
  }
}

extension Diagnostic {
  /// The path of the file that the diagnostic is about.
  package var path: String {
    switch place {
    case .range(let source, _): source.path
    case .file(let path, _): path
    }
  }
}
