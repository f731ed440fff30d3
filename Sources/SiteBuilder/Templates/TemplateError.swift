/// The reason why the templates cannot be used.
package enum TemplateError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The path given as a folder of templates is not a folder.
  case noFolder(path: String)
  /// A template is faulty; line and column are 1-based, and the column counts characters.
  case invalid(path: String, line: Int, column: Int, message: String)
  case unreadable(path: String)

  package var description: String {
    switch self {
    case .noFolder(let path): "there is no folder of templates at \(path)"
    case .invalid(let path, let line, let column, let message):
      "\(path):\(line):\(column): error: \(message) [template]"
    case .unreadable(let path): "\(path): error: the template cannot be read [template]"
    }
  }
}
