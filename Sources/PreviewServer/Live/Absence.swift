import Bitext
import SiteBuilder

/// Why a folder that the preview follows cannot be read for the moment.
struct Absence: Hashable, Sendable {
  /// What the folder is to people.
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

  /// Nil for an error that is not about a folder.
  init?(_ error: TemplateError) {
    switch error {
    case .noFolder(let path):
      self.path = path
      reason = "it is not there"
    case .invalid, .unreadable: return nil
    }
    role = .templates
  }

  /// For the pages that are open.
  var diagnostic: Diagnostic {
    Diagnostic(
      .error, "folder-away", "the " + message, at: .file(path: path, offset: nil))
  }

  /// For the terminal.
  var report: String { "\(path): the " + message }

  /// For the terminal, when it is over.
  var end: String { "\(path): the \(role.rawValue) is back" }

  private var message: String {
    "\(role.rawValue) cannot be read: \(reason); pages stay as they were until it is back"
  }
}
