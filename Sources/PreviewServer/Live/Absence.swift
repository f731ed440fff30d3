import Bitext
import SiteBuilder

/// The reason why a followed folder cannot be read at the moment.
struct Absence: Hashable, Sendable {
  /// The role of the folder, as messages name it.
  enum Role: String {
    case notes = "folder of notes"
    case templates = "folder of templates"
  }

  private let role: Role
  private let path: String
  private let reason: String

  init(_ unreadable: Unreadable) {
    role = .notes
    path = unreadable.path
    reason = unreadable.reason
  }

  /// Nil if the error is not about a missing folder.
  init?(_ error: TemplateError) {
    switch error {
    case .noFolder(let path):
      self.path = path
      reason = "it is not there"
    case .invalid, .unreadable: return nil
    }
    role = .templates
  }

  /// The diagnostic for open pages.
  var diagnostic: Diagnostic {
    Diagnostic(
      .error, "folder-away", "the " + message, at: .file(path: path, offset: nil))
  }

  /// The message for the terminal.
  var report: String { "\(path): the " + message }

  /// The message for the terminal when the folder is back.
  var end: String { "\(path): the \(role.rawValue) is back" }

  private var message: String {
    "\(role.rawValue) cannot be read: \(reason); pages stay as they were until it is back"
  }
}
