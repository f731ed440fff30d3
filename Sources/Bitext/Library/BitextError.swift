/// An error with the path that could not be read or written, and the reason.
///
/// ```swift
/// do {
///   _ = try Note(contentsOf: "nowhere.md")
/// } catch {
///   print(error)
/// }
/// // nowhere.md: error: this cannot be read: it is not there [unreadable]
/// ```
public struct BitextError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A message for people: the place, if there is one, and the reason.
  public let description: String

  init(_ description: String) { self.description = description }

  init(_ problems: [Diagnostic]) {
    description = problems.map(\.line).joined(separator: "\n")
  }
}

extension Diagnostic {
  /// The place and the message on one line.
  var line: String {
    let text = DiagnosticPrinter().text(for: self)
    return text.split(separator: "\n", maxSplits: 1).first.map(String.init) ?? text
  }
}
