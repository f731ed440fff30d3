import CLibrary

extension FolderWriter {
  /// Restores the files that a killed program left half written in the folder `path`.
  ///
  /// - Returns: The path of a file that got its old bytes back.
  package static func restore(_ path: String, state: String?) throws(WriteFailure) -> String? {
    try failing(path) {
      let writer = try FolderWriter(root: Array(path.utf8), state: state)
      // A program that holds the lock is still writing and was not killed.
      return try writer.journal.lockedAtOnce { try writer.restoreAlone() }
    }
  }

  /// Repairs the folder while no other program writes.
  @discardableResult func restoreAlone() throws -> String? {
    for temporary in journal.temporaries { temporary.remove() }
    var restored: String?
    // Some programs are not told a folder for the journal.
    for journal in [journal, WriteJournal(of: folder, at: root, in: nil)] {
      if let entry = journal.left, try undo(entry) {
        restored = String(decoding: entry.path, as: UTF8.self)
      }
      journal.end()
    }
    return restored
  }

  /// Gives a file its old bytes back.
  ///
  /// - Returns: Whether anything was repaired.
  private func undo(_ entry: WriteJournal.Entry) throws -> Bool {
    do throws(FileSystem.Failure) {
      let parts = entry.path.split(separator: 0x2F).map { Array($0) }
      guard let file = try place(at: parts, makesFolders: false)?.file() else { return false }
      guard entry.isMixture(try FileSystem.contents(of: file)) else { return false }
      try FileSystem.fill(file, with: entry.old)
      return true
    } catch {
      throw WriteFailure(path: String(decoding: entry.path, as: UTF8.self), .torn(error.code))
    }
  }
}
