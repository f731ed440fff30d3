import CLibrary

/// Replaces a file's bytes so that readers see the old bytes or the new bytes, even after the
/// program was killed.
struct FileReplacement {
  typealias Descriptor = FileSystem.Descriptor

  let folder: Descriptor
  let name: [UInt8]
  /// The path below the folder that the journal is kept for.
  let path: [UInt8]
  let journal: WriteJournal
  /// False on disks without unnamed files.
  let usesUnnamedFiles: Bool

  /// Creates a file where there is none.
  ///
  /// The file has no name before it is whole, so a killed program leaves nothing.
  func create(_ bytes: [UInt8]) throws(FileSystem.Failure) {
    if let file = unnamedFile(mode: 0o666) {
      try FileSystem.fill(file, with: bytes)
      return try FileSystem.name(file, name, in: folder)
    }
    try throughTemporary { temporary throws(FileSystem.Failure) in
      let file = try FileSystem.makeFile(temporary.name, in: temporary.folder, mode: 0o666)
      try FileSystem.fill(file, with: bytes)
      try FileSystem.rename(temporary.name, in: temporary.folder, to: name, in: folder)
    }
  }

  /// Replaces the bytes `old` of `file`, which has the name.
  ///
  /// A new file takes the name in one step, with all attributes of the old file. In some cases that
  /// would lose something; the file is then overwritten in place, after the journal has stored the
  /// old bytes: if it has other names (hard links), an owner whom only the administrator can set, a
  /// folder that cannot be written to, or a mount of its own.
  func replace(_ file: Descriptor, _ old: [UInt8], by new: [UInt8]) throws(FileSystem.Failure) {
    if try FileSystem.status(of: file.number).st_nlink == 1 {
      do {
        return try exchange(file, for: new)
      } catch {
        guard [EPERM, EACCES, EBUSY, ENOTSUP, EXDEV].contains(error.code) else { throw error }
      }
    }
    try journal.begin(WriteJournal.Entry(path: path, old: old, new: new))
    do {
      try FileSystem.fill(file, with: new)
    } catch {
      // If that fails too, the journal keeps the old bytes for the next program.
      try FileSystem.fill(file, with: old)
      journal.end()
      throw error
    }
    journal.end()
  }

  private func exchange(_ file: Descriptor, for bytes: [UInt8]) throws(FileSystem.Failure) {
    let unnamed = unnamedFile(mode: 0o600)
    if let unnamed { try fill(unnamed, with: bytes, like: file) }
    try throughTemporary { temporary throws(FileSystem.Failure) in
      if let unnamed {
        try FileSystem.name(unnamed, temporary.name, in: temporary.folder)
      } else {
        let new = try FileSystem.makeFile(temporary.name, in: temporary.folder, mode: 0o600)
        try fill(new, with: bytes, like: file)
      }
      try FileSystem.move(temporary.name, in: temporary.folder, to: name, in: folder)
    }
  }

  private func fill(
    _ new: Descriptor, with bytes: [UInt8], like file: Descriptor
  ) throws(FileSystem.Failure) {
    try FileSystem.fill(new, with: bytes)
    try FileAttributes.copy(of: file, to: new)
  }

  private func unnamedFile(mode: mode_t) -> Descriptor? {
    usesUnnamedFiles ? FileSystem.makeUnnamedFile(in: folder, mode: mode) : nil
  }

  /// Calls `body` with a temporary name on the same disk; only a named file can replace another in
  /// one step.
  private func throughTemporary(
    _ body: (WriteJournal.Temporary) throws(FileSystem.Failure) -> Void
  ) throws(FileSystem.Failure) {
    for temporary in journal.temporaries {
      temporary.remove()
      do {
        return try body(temporary)
      } catch {
        temporary.remove()
        guard error.code == EXDEV else { throw error }
      }
    }
    throw FileSystem.Failure(code: EXDEV)
  }
}
