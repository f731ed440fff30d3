import Bitext
import CLibrary

/// Writes a site into a folder, each file whole or not at all.
///
/// A file is written under a temporary name and renamed, so that a killed build leaves no torn
/// page. The manifest lists the program's own files; only these are replaced or removed.
package final class SiteWriter {
  /// The changes that a build made.
  package struct Summary: Hashable, Sendable {
    /// The number of files written.
    package var written = 0
    /// The number of files that already had the right bytes.
    package var unchanged = 0
    /// The number of removed files of earlier builds.
    package var removed = 0
    /// Files of an earlier build that are no longer part of the site, but were changed by somebody.
    package var kept: [String] = []
  }

  private let output: String
  private let folder: OutputFolder
  private let journal: ManifestJournal
  private var owned: Manifest
  private var current = Manifest()
  private var claimed: Set<String> = []
  private var summary = Summary()
  /// The modification time of the last build's record; nil if there is none.
  private var recordTime: timespec?

  /// Prepares the folder and locks it for the lifetime of the writer.
  ///
  /// Nothing is written until there is a file to write.
  ///
  /// - Parameters:
  ///   - output: The folder of the site; created if it does not exist.
  ///   - content: The content folder, which must not overlap with the output.
  /// - Throws: ``WriteError`` if the folder has foreign files, is in use, or cannot be written.
  package init(output: String, content: String) throws(WriteError) {
    try Self.refuseOverlap(output: output, content: content)
    let code = Folders.make(output)
    if code != 0 { throw .failed(operation: "make", path: output, code: code) }
    self.output = output
    folder = try OutputFolder(output)
    guard flock(folder.descriptor, LOCK_EX | LOCK_NB) == 0 else { throw .busy(output: output) }
    owned = try Manifest(of: folder, at: output)
    journal = ManifestJournal(in: folder, at: output)
    // Removes temporary files of a killed build.
    for name in owned.unfinished where folder.kind(of: name) == S_IFREG { _ = folder.remove(name) }
  }

  /// The real path of the folder of the site.
  package var path: String { Self.resolved(output) }

  /// Whether an earlier build left files; somebody who deletes the folder wants a full build.
  package var hasEarlierBuild: Bool { !owned.digests.isEmpty }

  /// The digests of the files that were written or kept so far, by their paths.
  package var digests: [String: UInt64] { current.digests }

  /// Writes one file, unless it exists with the same bytes.
  package func write(_ file: OutputFile) throws(WriteError) {
    guard claimed.insert(file.path.lowercased()).inserted else {
      throw .collision(path: file.path)
    }
    let bytes: [UInt8]
    switch file.content {
    case .bytes(let content): bytes = content
    case .copy(let source):
      do throws(FileSystem.Failure) {
        bytes = try source.contents(largest: .max)
      } catch {
        throw .unreadable(path: source.path, reason: error.reason)
      }
    }
    let digest = file.digest ?? Manifest.digest(bytes)
    let isOwn = owned.digests[file.path] != nil
    if isOwn, folder.holds(bytes, at: file.path) {
      summary.unchanged += 1
    } else {
      if !isOwn, folder.status(of: file.path) != nil {
        throw .foreignFile(path: output + "/" + file.path)
      }
      try makeFolders(above: file.path)
      try journal.append(file.path, digest)
      try put(bytes, at: file.path)
      summary.written += 1
    }
    current.digests[file.path] = digest
  }

  /// The record of the last build, if that build had the same inputs and its files are unchanged.
  ///
  /// Nil if there is something to do; the old record is then invalid. A file that was modified
  /// after the record is compared by its bytes.
  ///
  /// - Complexity: One `stat` per file of the site.
  package func finished(_ inputs: BuildInputs) throws(WriteError) -> BuildRecord? {
    let file = output + "/" + BuildRecord.fileName
    guard let status = folder.status(of: BuildRecord.fileName) else { return nil }
    guard status.st_mode & S_IFMT != S_IFLNK else { throw .link(path: file) }
    recordTime = status.st_mtim
    if let bytes = folder.read(BuildRecord.fileName), let record = BuildRecord(bytes, of: inputs),
      owned.paths.allSatisfy(isIntact)
    {
      return record
    }
    let code = folder.remove(BuildRecord.fileName)
    guard code == 0 else { throw .failed(operation: "remove", path: file, code: code) }
    return nil
  }

  /// Keeps a file of an earlier build if it is unchanged and has the given digest.
  ///
  /// - Returns: Whether the file was kept; if not, it has to be written.
  /// - Throws: ``WriteError`` if the file was written or kept already.
  package func keep(_ path: String, _ digest: UInt64) throws(WriteError) -> Bool {
    guard owned.digests[path] == digest, isIntact(path) else { return false }
    guard claimed.insert(path.lowercased()).inserted else { throw .collision(path: path) }
    current.digests[path] = digest
    summary.unchanged += 1
    return true
  }

  private func isIntact(_ path: String) -> Bool {
    guard let status = folder.status(of: path), status.st_mode & S_IFMT == S_IFREG else {
      return false
    }
    let changed = status.st_ctim
    if let time = recordTime, (changed.tv_sec, changed.tv_nsec) < (time.tv_sec, time.tv_nsec) {
      return true
    }
    return folder.read(path).map(Manifest.digest) == owned.digests[path]
  }

  /// The summary of a build that had nothing to do.
  package var nothingChanged: Summary { Summary(unchanged: owned.digests.count) }

  /// Removes files that earlier builds wrote and this one did not, then writes record and manifest.
  ///
  /// - Parameter record: The record that the next build may rely on.
  /// - Returns: The changes that this build made.
  /// - Throws: ``WriteError`` if the record or the manifest cannot be written.
  package func finish(_ record: BuildRecord? = nil) throws(WriteError) -> Summary {
    for path in owned.digests.keys.filter({ current.digests[$0] == nil }).sorted() {
      guard let bytes = folder.read(path) else { continue }
      guard owned.digests[path] == Manifest.digest(bytes) else {
        summary.kept.append(path)
        continue
      }
      if folder.remove(path) == 0 { summary.removed += 1 }
      folder.removeEmptyFolders(above: path)
    }
    // The manifest comes last, because it no longer lists the temporary file of the record.
    if let record { try put(record.bytes, at: BuildRecord.fileName) }
    let manifest = current.bytes
    if !folder.holds(manifest, at: Manifest.fileName) {
      try put(manifest, at: Manifest.fileName)
    }
    return summary
  }
}

extension SiteWriter {
  private static func refuseOverlap(output: String, content: String) throws(WriteError) {
    let site = resolved(output)
    let source = resolved(content)
    if (site + "/").hasPrefix(source + "/") { throw .outputInsideContent(output: output) }
    if (source + "/").hasPrefix(site + "/") { throw .contentInsideOutput(output: output) }
  }

  /// The real path of `path`; its last parts need not exist.
  private static func resolved(_ path: String) -> String {
    if let real = unsafe realpath(path, nil) {
      defer { unsafe free(real) }
      return unsafe String(cString: real)
    }
    let parts = path.pathParts
    guard let last = parts.last else { return "" }
    let above = parts.dropLast().joined(separator: "/")
    let parent = path.hasPrefix("/") ? "/" + above : above.isEmpty ? "." : above
    return resolved(parent) + "/" + last
  }

  /// Creates the folders above a file; a file of an earlier build that is in the way is removed.
  private func makeFolders(above path: String) throws(WriteError) {
    while true {
      do throws(OutputFolder.Failure) {
        return try folder.makeFolders(above: path)
      } catch {
        let place = output + "/" + error.path
        switch folder.kind(of: error.path) {
        case S_IFREG? where owned.digests[error.path] != nil && folder.remove(error.path) == 0:
          continue
        case S_IFLNK?: throw .link(path: place)
        case S_IFDIR?, nil: throw .failed(operation: "make", path: place, code: error.code)
        default: throw .foreignFile(path: place)
        }
      }
    }
  }

  /// Writes a temporary file and renames it.
  ///
  /// Nothing is synced to disk: a site can be built again.
  private func put(_ bytes: [UInt8], at path: String) throws(WriteError) {
    let name = try journal.unfinishedName()
    do throws(OutputFolder.Failure) {
      let file = try folder.open(name, O_WRONLY | O_CREAT | O_EXCL, mode: 0o644)
      let code = FileBytes.write(bytes, to: file)
      let closing = close(file) == 0 ? 0 : errno
      guard code == 0, closing == 0 else {
        throw OutputFolder.Failure(path: path, code: code == 0 ? closing : code)
      }
      try folder.move(name, to: path)
    } catch {
      _ = folder.remove(name)
      throw .failed(operation: "write", path: output + "/" + path, code: error.code)
    }
  }
}
