#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Folders for temporary files of the program.
enum ScratchFolder {
  /// Calls `body` with an empty folder that only this user may read, and removes it afterwards.
  ///
  /// - Throws: A ``Failure`` that says how to name another place, if files cannot be written.
  static func use<Result>(_ body: (URL) async throws -> Result) async throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "hig-notes-\(UUID().uuidString)", directoryHint: .isDirectory)
    defer { try? FileManager.default.removeItem(at: folder) }
    do {
      try FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      return try await body(folder)
    } catch let error as CocoaError {
      throw unwritable(
        error.code == .fileWriteOutOfSpace ? "no space is left" : "it is not writable")
    }
  }

  /// The failure to write temporary files.
  static func unwritable(_ reason: String) -> Failure {
    let folder = FileManager.default.temporaryDirectory.path
    return Failure(
      "files are kept in \(folder) for a moment, but \(reason); TMPDIR=FOLDER names another folder")
  }
}
