@testable import Bitext

/// What tests of dialects ask of a text.
protocol NotesReading {}

extension NotesReading {
  /// The HTML of a text, without line breaks.
  func html(_ markdown: String) -> String {
    let blocks = Markdown.parse(Array(markdown.utf8)).blocks
    return String(decoding: HTMLRenderer.html(of: blocks, options: .notes), as: UTF8.self)
      .replacing("\n", with: "")
  }

  /// The lines and the rules of what is said about a text.
  func rules(_ markdown: String) -> [String] {
    Markdown.parse(Array(markdown.utf8)).findings.map { "\($0.line) \($0.rule)" }
  }

  /// The HTML of a callout.
  static func callout(_ kind: String, _ title: String, _ body: String) -> String {
    "<div class=\"callout\" data-kind=\"\(kind)\" role=\"note\"><p class=\"callout-title\">\(title)</p>"
      + "\(body)</div>"
  }
}
