/// Why the templates cannot be used.
package enum TemplateError: Error, Hashable, Sendable, CustomStringConvertible {
  /// No folder of templates was found where they are looked for.
  case notFound(searched: [String])
  /// What was named as a folder of templates is none.
  case noFolder(path: String)
  /// Something in a template; line and column are 1-based, the column counts characters.
  case invalid(path: String, line: Int, column: Int, message: String)
  case unreadable(path: String)

  package var description: String {
    switch self {
    case .notFound(let searched):
      "no templates found; looked in \(searched.joined(separator: ", ")); name their folder with --templates"
    case .noFolder(let path): "there is no folder of templates at \(path)"
    case .invalid(let path, let line, let column, let message):
      "\(path):\(line):\(column): error: \(message) [template]"
    case .unreadable(let path): "\(path): error: the template cannot be read [template]"
    }
  }
}
