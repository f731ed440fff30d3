import Bitext
import SiteBuilder

/// The current problems, for the overlay.
struct Problems {
  /// Identifies a problem without its line, which changes when text above it does.
  struct Key: Hashable {
    let path: String
    let rule: String
    let message: String
  }

  /// The number of problems that are listed; the rest are counted.
  private static let listed = 200

  /// The problems by severity, the worst first, then by file and place.
  let diagnostics: [Diagnostic]
  private let fresh: Set<Key>

  /// - Parameters:
  ///   - diagnostics: The diagnostics in any order; duplicates are listed once.
  ///   - old: The problems that existed before anybody began to work.
  init(_ diagnostics: [Diagnostic], old: Set<Key>) {
    let sorted = diagnostics.sortedAndUnique
    self.diagnostics = [Diagnostic.Severity.error, .warning, .note].flatMap { severity in
      sorted.filter { $0.severity == severity }
    }
    fresh = Set(
      sorted.filter { $0.severity == .error || $0.severity == .warning && !old.contains($0.key) }
        .map(\.key))
  }

  static func keys(of diagnostics: [Diagnostic]) -> Set<Key> { Set(diagnostics.map(\.key)) }

  /// Whether there is a new problem, which a writer should see without asking.
  var hasFresh: Bool { !fresh.isEmpty }

  /// `{"errors": 1, "warnings": 0, "notes": 0, "fresh": true, "list": [{…}]}`.
  ///
  /// A problem's `text` is the text that a terminal would show: place, message, source line and
  /// caret.
  func write(to json: inout JSONWriter) {
    json.object { json in
      for (name, severity) in [
        ("errors", Diagnostic.Severity.error), ("warnings", .warning), ("notes", .note),
      ] {
        json.key(name)
        json.value(diagnostics.count { $0.severity == severity })
      }
      json.key("fresh")
      json.value(hasFresh)
      json.key("list")
      json.array { json in
        for diagnostic in diagnostics.prefix(Self.listed) { write(diagnostic, to: &json) }
      }
    }
  }

  private func write(_ diagnostic: Diagnostic, to json: inout JSONWriter) {
    let text = DiagnosticPrinter().text(for: diagnostic)
    let lines = text.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
    json.object { json in
      json.key("severity")
      json.value(diagnostic.severity.word)
      json.key("fresh")
      json.value(fresh.contains(diagnostic.key))
      json.key("path")
      json.value(diagnostic.path)
      json.key("line")
      json.value(diagnostic.line)
      json.key("head")
      json.value(String(lines[0]))
      json.key("excerpt")
      json.value(lines.count > 1 ? String(lines[1]) : "")
    }
  }
}

extension Diagnostic {
  fileprivate var line: Int {
    switch place {
    case .range(let source, let range): source.position(of: range.lowerBound).line
    case .file: 1
    }
  }

  fileprivate var key: Problems.Key { Problems.Key(path: path, rule: rule, message: message) }
}

extension TemplateError {
  /// The error as a diagnostic at its place in the template, for people who look at a page.
  var diagnostic: Diagnostic {
    switch self {
    case .invalid(let path, let line, let column, let message):
      let (source, _) = SourceFile.reading(path: path)
      guard let source else { break }
      let start = source.range(ofLine: line)
      let before = source.text(in: start).unicodeScalars.prefix(max(0, column - 1))
      let offset = start.lowerBound + String(String.UnicodeScalarView(before)).utf8.count
      return Diagnostic(
        .error, "template", message, at: .range(source, SourceRange(offset, offset)))
    case .noFolder, .unreadable: break
    }
    return Diagnostic(.error, "template", description, at: .file(path: "templates", offset: nil))
  }
}
