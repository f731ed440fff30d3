import CLibrary

extension FolderWriter {
  /// The place of an existing or future file: its name in its folder, which is held open.
  struct Place {
    let folder: FileSystem.Descriptor
    let name: [UInt8]
    /// The path below the folder that is written into, without links.
    let path: [UInt8]
    /// The folders that were created for the file.
    fileprivate(set) var made: [(name: [UInt8], folder: FileSystem.Descriptor)] = []

    /// Opens the file; nil if there is none.
    func file() throws(FileSystem.Failure) -> FileSystem.Descriptor? {
      do throws(FileSystem.Failure) {
        return try FileSystem.file(name, in: folder)
      } catch {
        if error.code == ENOENT { return nil }
        throw error
      }
    }

    /// Removes the folders that were created in vain.
    func removeMadeFolders() {
      for (name, folder) in made.reversed() { FileSystem.removeFolder(name, in: folder) }
    }
  }

  /// The place of a path as people know it.
  ///
  /// - Returns: Nil if its folder does not exist and is not to be created.
  func place(of path: String, makesFolders: Bool) throws -> Place? {
    try place(at: try parts(of: path), makesFolders: makesFolders)
  }

  /// The place for a list of folder names, none of them a link, and a file name.
  func place(
    at parts: [[UInt8]], makesFolders: Bool
  ) throws(FileSystem.Failure) -> Place? {
    guard let name = parts.last else { throw FileSystem.Failure(code: EISDIR) }
    var folder = folder
    var made: [(name: [UInt8], folder: FileSystem.Descriptor)] = []
    for part in parts.dropLast() {
      do throws(FileSystem.Failure) {
        folder = try FileSystem.folder(part, in: folder)
      } catch {
        guard error.code == ENOENT else { throw error }
        guard makesFolders else { return nil }
        try FileSystem.makeFolder(part, in: folder)
        made.append((part, folder))
        folder = try FileSystem.folder(part, in: folder)
      }
    }
    return Place(
      folder: folder, name: name, path: Array(parts.joined(separator: [0x2F])), made: made)
  }

  /// The names of the folders on the way to a file and of the file, with all links followed.
  private func parts(of path: String) throws -> [[UInt8]] {
    var place = root
    for part in path.utf8.split(separator: 0x2F, omittingEmptySubsequences: false) {
      let part = Array(part)
      guard !part.isEmpty, part != Array(".".utf8), part != Array("..".utf8), !part.contains(0)
      else { throw WriteFailure.Reason.outside }
      place += [0x2F] + systemName(part, in: place)
    }
    let real = try Self.resolved(place)
    let top = root == [0x2F] ? root : root + [0x2F]
    guard real.starts(with: top) else { throw WriteFailure.Reason.outside }
    let parts = real.dropFirst(top.count).split(separator: 0x2F).map { Array($0) }
    // Hidden files, such as git's own, are neither read nor written through a link.
    guard real == place || !parts.contains(where: { $0.first == 0x2E }) else {
      throw WriteFailure.Reason.outside
    }
    return parts
  }

  /// The operating system's name of the file that people know as `part`: it may be in another
  /// normalisation form (NFD) or contain invisible characters.
  private func systemName(_ part: [UInt8], in folder: [UInt8]) -> [UInt8] {
    guard FileSystem.ownStatus(folder + [0x2F] + part) == nil,
      let names = try? FileSystem.names(in: folder)
    else { return part }
    return names.first { ContentDirectory.shown($0).utf8.elementsEqual(part) } ?? part
  }

  /// A path without links; its end need not exist yet.
  static func resolved(_ path: [UInt8]) throws -> [UInt8] {
    do throws(FileSystem.Failure) {
      return try FileSystem.realPath(path)
    } catch {
      guard error.code == ENOENT, let slash = path.lastIndex(of: 0x2F) else { throw error }
      guard FileSystem.ownStatus(path) == nil else { throw WriteFailure.Reason.danglingLink }
      return try resolved(Array(path[..<slash])) + path[slash...]
    }
  }
}
