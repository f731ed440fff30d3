import Glibc

/// Why a file was not written.
package struct WriteFailure: Error, CustomStringConvertible {
  package enum Reason: Error, Hashable, Sendable {
    /// A path that leads out of its folder, or a link that leads there or to something hidden.
    case outside
    /// A link that leads nowhere.
    case danglingLink
    /// There is a file where a new one was to be made.
    case exists
    /// The file is not what it was when the change was made.
    case changed
    /// A folder, a pipe, a device.
    case noFile
    /// A killed program has left a mixture, which cannot be put right.
    case torn(_ code: Int32)
    case system(_ code: Int32)
  }

  package let path: String
  package let reason: Reason

  package init(path: String, _ reason: Reason) {
    self.path = path
    self.reason = reason
  }

  package var description: String { "\(path): error: it cannot be written: \(words)" }

  /// The reason, to stand behind a colon.
  package var words: String {
    switch reason {
    case .outside: "a link leads out of the folder, or to something hidden in it"
    case .danglingLink: "it is a link that leads nowhere; remove it"
    case .exists: "there is a file already, which this was not made from; move it away"
    case .changed: "it has changed since it was read; run the command again"
    case .noFile: "it is no file"
    case .torn(let code):
      "a program was killed in the midst of it, and its old text cannot be put back: "
        + SystemError.words(for: code)
    case .system(ELOOP): "it is a link, or links lead to it in a circle"
    case .system(let code): SystemError.words(for: code)
    }
  }
}
