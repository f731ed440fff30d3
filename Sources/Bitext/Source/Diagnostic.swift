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

  package let severity: Severity
  /// The stable name of the rule, in kebab case: `front-matter-unknown-key`.
  package let rule: String
  /// One sentence without a full stop: what is wrong, and what to do.
  package let message: String
  package let place: Place

  package init(_ severity: Severity, _ rule: String, _ message: String, at place: Place) {
    self.severity = severity
    self.rule = rule
    self.message = message
    self.place = place
  }
}
