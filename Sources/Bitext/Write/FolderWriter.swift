import CLibrary

/// Writes into a folder of other people's files; the only way to write into a folder of notes.
///
/// Nothing is written outside the folder, not even through a link. A new file replaces nothing. An
/// existing file is changed only if it still has the bytes that the change was computed from, and
/// it keeps its mode, owner, hard links and extended attributes; a link to it stays a link. If the
/// program is killed at any time, each file has its old bytes or its new bytes, at the latest after
/// the next program has called ``restore(_:state:)``.
package struct FolderWriter: Sendable {
  /// The state that a file must be in to be written.
  package enum Before: Sendable {
    case nothing
    case bytes([UInt8])
    case anything
  }

  /// The path without links.
  let root: [UInt8]
  let folder: FileSystem.Descriptor
  let journal: WriteJournal
  /// Whether the disk supports unnamed files.
  private let usesUnnamedFiles: Bool

  /// - Parameters:
  ///   - path: The folder.
  ///   - state: The folder for what the next program needs to know if this one is killed, as
  ///     ``stateFolder(_:)`` returns; created if it does not exist. Nil for the folder itself.
  /// - Throws: ``WriteFailure`` if the folder cannot be opened.
  package init(_ path: String, state: String?) throws(WriteFailure) {
    if let state { _ = Folders.make(state, isPrivate: true) }
    self = try Self.failing(path) { try FolderWriter(root: Array(path.utf8), state: state) }
  }

  /// Opens an existing folder.
  init(root path: [UInt8], state: String?, usesUnnamedFiles: Bool = true) throws {
    root = try FileSystem.realPath(path)
    folder = try FileSystem.folder(root)
    journal = WriteJournal(of: folder, at: root, in: state)
    self.usesUnnamedFiles = usesUnnamedFiles
  }

  /// The folder for the state of the user's programs; nil if the environment does not determine it.
  ///
  /// XDG Base Directory Specification 0.8.
  package static func stateFolder(_ environment: [String: String]) -> String? {
    if let folder = environment["XDG_STATE_HOME"], folder.hasPrefix("/") {
      return folder + "/hig-notes"
    }
    guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
    return home + "/.local/state/hig-notes"
  }

  // MARK: Files, by the paths that people know them by

  /// The bytes of a file; nil if there is none.
  package func contents(of path: String) throws(WriteFailure) -> [UInt8]? {
    try Self.failing(path) {
      guard let place = try place(of: path, makesFolders: false), let file = try place.file() else {
        return nil
      }
      return try FileSystem.contents(of: file)
    }
  }

  /// Throws the error that ``write(_:to:over:)`` would throw, as far as it can be known before.
  package func check(_ path: String, over before: Before) throws(WriteFailure) {
    try Self.failing(path) {
      let place = try place(of: path, makesFolders: false)
      _ = try contents(of: try place?.file(), expecting: before)
    }
  }

  /// Writes a file; creates it and the folders above it if they do not exist.
  package func write(
    _ bytes: [UInt8], to path: String, over before: Before
  ) throws(WriteFailure) {
    try Self.failing(path) {
      try journal.locked {
        try restoreAlone()
        guard let place = try place(of: path, makesFolders: true) else { return }
        do {
          try write(bytes, to: place, over: before)
        } catch {
          place.removeMadeFolders()
          throw error
        }
      }
    }
  }

  /// Removes a file if it still has the given bytes.
  package func remove(_ path: String, over bytes: [UInt8]) throws(WriteFailure) {
    try Self.failing(path) {
      guard let place = try place(of: path, makesFolders: false) else { return }
      _ = try contents(of: try place.file(), expecting: .bytes(bytes))
      FileSystem.remove(place.name, in: place.folder)
    }
  }

  func write(_ bytes: [UInt8], to place: Place, over before: Before) throws {
    let replacement = FileReplacement(
      folder: place.folder, name: place.name, path: place.path, journal: journal,
      usesUnnamedFiles: usesUnnamedFiles)
    let file = try place.file()
    let old = try contents(of: file, expecting: before, orAlready: bytes)
    if let file, let old {
      if old != bytes { try replacement.replace(file, old, by: bytes) }
      return
    }
    do throws(FileSystem.Failure) {
      try replacement.create(bytes)
    } catch {
      throw error.code == EEXIST ? WriteFailure.Reason.exists : .system(error.code)
    }
  }

  private func contents(
    of file: FileSystem.Descriptor?, expecting before: Before, orAlready new: [UInt8]? = nil
  ) throws -> [UInt8]? {
    guard let file else {
      if case .bytes = before { throw WriteFailure.Reason.changed }
      return nil
    }
    guard try FileSystem.status(of: file.number).st_mode & S_IFMT == S_IFREG else {
      throw WriteFailure.Reason.noFile
    }
    let bytes = try FileSystem.contents(of: file)
    switch before {
    case .nothing: throw WriteFailure.Reason.exists
    // A file with two paths has been changed through the first of them.
    case .bytes(let old) where bytes != old && bytes != new: throw WriteFailure.Reason.changed
    case .bytes, .anything: return bytes
    }
  }

  static func failing<Value>(
    _ path: String, _ body: () throws -> Value
  ) throws(WriteFailure) -> Value {
    do {
      return try body()
    } catch let reason as WriteFailure.Reason {
      throw WriteFailure(path: path, reason)
    } catch let failure as FileSystem.Failure {
      throw WriteFailure(path: path, .system(failure.code))
    } catch let failure as WriteFailure {
      throw failure
    } catch {
      throw WriteFailure(path: path, .system(EIO))
    }
  }
}
