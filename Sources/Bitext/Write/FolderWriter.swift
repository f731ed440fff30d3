import Glibc

/// Writes into a folder that holds other people's files: the one way into a folder of notes.
///
/// Nothing is written outside of it, not even by a link. A new file replaces nothing, and an old
/// one is changed only if it is still what it was when the change was made. It stays what it is but
/// for its bytes: its mode, its owner, its other names (hard links), its extended attributes, and a
/// link to it stays a link. Whenever the program is killed, a file has its old bytes or its new
/// ones, if not at once, then when the next program has
/// called ``restore(_:state:)``.
package struct FolderWriter: Sendable {
  /// What a file has to be for it to be written.
  package enum Before: Sendable {
    case nothing
    case bytes([UInt8])
    case anything
  }

  /// Without links.
  let root: [UInt8]
  let folder: FileSystem.Descriptor
  let journal: WriteJournal
  /// Not known to every disk.
  private let usesUnnamedFiles: Bool

  /// - Parameters:
  ///   - path: The folder.
  ///   - state: Where to keep what the next program has to know if this one is killed, as
  ///     ``stateFolder(_:)`` says, made if it is not there; nil for the folder itself.
  /// - Throws: ``WriteFailure`` if the folder cannot be opened.
  package init(_ path: String, state: String?) throws(WriteFailure) {
    if let state { _ = Folders.make(state, isPrivate: true) }
    self = try Self.failing(path) { try FolderWriter(root: Array(path.utf8), state: state) }
  }

  /// Makes no folder.
  init(root path: [UInt8], state: String?, usesUnnamedFiles: Bool = true) throws {
    root = try FileSystem.realPath(path)
    folder = try FileSystem.folder(root)
    journal = WriteJournal(of: folder, at: root, in: state)
    self.usesUnnamedFiles = usesUnnamedFiles
  }

  /// Where programs of this user keep what they are in the midst of; nil if nobody says where.
  ///
  /// The XDG Base Directory Specification 0.8.
  package static func stateFolder(_ environment: [String: String]) -> String? {
    if let folder = environment["XDG_STATE_HOME"], folder.hasPrefix("/") {
      return folder + "/hig-notes"
    }
    guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
    return home + "/.local/state/hig-notes"
  }

  // MARK: Files, by the paths that people know them by

  /// The bytes of a file; nil where there is none.
  package func contents(of path: String) throws(WriteFailure) -> [UInt8]? {
    try Self.failing(path) {
      guard let place = try place(of: path, makesFolders: false), let file = try place.file() else {
        return nil
      }
      return try FileSystem.contents(of: file)
    }
  }

  /// Throws what ``write(_:to:over:)`` would, as far as that can be told before.
  package func check(_ path: String, over before: Before) throws(WriteFailure) {
    try Self.failing(path) {
      let place = try place(of: path, makesFolders: false)
      _ = try contents(of: try place?.file(), expecting: before)
    }
  }

  /// Makes `bytes` what is in a file, and makes the file, with the folders above it, where there is
  /// none.
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

  /// Removes a file that is still what it was.
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
    // A file that has two paths is changed by the first of them.
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
