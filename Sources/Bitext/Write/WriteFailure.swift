import CLibrary

/// Why a file was not written.
package struct WriteFailure: Error, CustomStringConvertible {
  package enum Reason: Error, Hashable, Sendable {
    /// A path that leads out of its folder, or a link that leads there or to something hidden.
    case outside
    /// A link that leads nowhere.
    case danglingLink
    /// A file exists where a new one was to be created.
    case exists
    /// The file has changed since the change was computed.
    case changed
    /// The path names a folder, a pipe or a device.
    case noFile
    /// The file to which something is added is not UTF-8 text.
    case noText
    /// A killed program left a mixture of old and new bytes that cannot be repaired.
    case torn(_ code: Int32)
    case system(_ code: Int32)
  }

  /// The path of the file, as the writer was given it.
  package let path: String
  /// The reason, which ``words`` puts into English.
  package let reason: Reason

  package init(path: String, _ reason: Reason) {
    self.path = path
    self.reason = reason
  }

  package var description: String { "\(path): error: it cannot be written: \(words)" }

  /// The reason, worded to follow a colon.
  package var words: String {
    switch reason {
    case .outside: "a link leads out of the folder, or to something hidden in it"
    case .danglingLink: "it is a link that leads nowhere; remove it"
    case .exists: "a file that this was not made from already exists; move it away"
    case .changed: "it has changed since it was read; run the command again"
    case .noFile: "it is not a file"
    case .noText: "it is not text in UTF-8, so nothing is added to it; repair it or move it away"
    case .torn(let code):
      "a program was killed while writing it, and its old text cannot be restored: "
        + SystemError.words(for: code)
    case .system(ELOOP): "it is a link, or its links form a cycle"
    case .system(let code): Self.words(for: code)
    }
  }

  /// The operating system's message for an `errno`, with advice if there is any.
  package static func words(for code: Int32) -> String {
    let isFull = code == ENOSPC || code == EDQUOT
    return SystemError.words(for: code) + (isFull ? "; free some disk space and try again" : "")
  }
}
