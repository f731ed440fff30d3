import Bitext
import Glibc

/// Writes a site into a folder, file by file, each whole or not at all.
///
/// A file is written under another name and renamed, so that a killed build leaves no torn page.
/// The manifest says which files are the program's own: only those are replaced or removed.
package final class SiteWriter {
  /// What a build changed.
  package struct Summary: Hashable, Sendable {
    package var written = 0
    package var unchanged = 0
    package var removed = 0
    /// Files of an earlier build that are no longer part of the site, but were changed since.
    package var kept: [String] = []
  }

  private let output: String
  private let lock: Int32
  private let journal: Int32
  private var owned: Manifest
  private var current = Manifest()
  private var claimed: Set<String> = []
  private var folders: Set<String> = []
  private var summary = Summary()
  /// When the record of the last build was written; nil if there was none.
  private var recordTime: timespec?

  private static let scratch = ".hig-notes-tmp"

  /// Makes the folder ready and locks it until the writer goes away.
  ///
  /// - Parameters:
  ///   - output: The folder of the site; made if it is not there.
  ///   - content: The folder that the texts are read from, which the output must not touch.
  /// - Throws: ``WriteError`` if the folder is somebody else's, in use, or cannot be written.
  package init(output: String, content: String) throws(WriteError) {
    try Self.refuseOverlap(output: output, content: content)
    try Self.makeFolders(output)
    self.output = output
    lock = unsafe open(output, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard lock >= 0 else { throw .failed(operation: "open", path: output, code: errno) }
    guard flock(lock, LOCK_EX | LOCK_NB) == 0 else {
      close(lock)
      throw .busy(output: output)
    }
    let file = output + "/" + Manifest.fileName
    do {
      owned = try Self.ownFiles(of: output)
      try Self.prepareScratch(output)
      if unsafe access(file, F_OK) != 0 { try Self.put(Manifest().bytes, at: file, in: output) }
    } catch {
      close(lock)
      throw error
    }
    journal = unsafe open(file, O_WRONLY | O_APPEND | O_CLOEXEC)
    guard journal >= 0 else {
      let code = errno
      close(lock)
      throw .failed(operation: "write", path: file, code: code)
    }
  }

  deinit {
    close(journal)
    close(lock)
  }

  /// The real path of the folder of the site.
  package var path: String { Self.resolved(output) }

  /// Whether there are files of an earlier build: who removes the folder wants all made anew.
  package var hasEarlierBuild: Bool { !owned.digests.isEmpty }

  /// Writes one file, unless it is there already with the same bytes.
  package func write(_ file: OutputFile) throws(WriteError) {
    guard claimed.insert(file.path.lowercased()).inserted else {
      throw .collision(path: file.path)
    }
    let bytes: [UInt8]
    switch file.content {
    case .bytes(let content): bytes = content
    case .copy(let source):
      guard let content = FileBytes.read(source) else {
        throw .unreadable(path: String(decoding: source, as: UTF8.self))
      }
      bytes = content
    }
    let target = output + "/" + file.path
    let digest = file.digest ?? Manifest.digest(bytes)
    let isOwn = owned.digests[file.path] != nil
    if isOwn, Self.isFile(target, equalTo: bytes) {
      summary.unchanged += 1
    } else {
      var status = stat()
      if !isOwn, unsafe lstat(target, &status) == 0 { throw .foreignFile(path: target) }
      try makeFolder(of: file.path)
      try append(Manifest.line(file.path, digest))
      try Self.put(bytes, at: target, in: output)
      summary.written += 1
    }
    current.digests[file.path] = digest
  }

  /// What an earlier build said, if it had the same inputs and every file of its own is as it was
  /// left; nil if there is something to do, and then that build no longer counts.
  ///
  /// A file that was touched in any way since the record was written is read again.
  ///
  /// - Complexity: One `stat` per file of the site.
  package func finished(_ inputs: BuildInputs) throws(WriteError) -> BuildRecord? {
    let file = output + "/" + BuildRecord.fileName
    var status = stat()
    guard unsafe lstat(file, &status) == 0 else { return nil }
    recordTime = status.st_mtim
    if let bytes = FileBytes.read(file), let record = BuildRecord(bytes, of: inputs),
      owned.digests.keys.allSatisfy(isIntact)
    {
      return record
    }
    guard unsafe unlink(file) == 0 else {
      throw .failed(operation: "remove", path: file, code: errno)
    }
    return nil
  }

  /// Leaves the file of an earlier build that is there as it was written, if it has the digest.
  ///
  /// - Returns: Whether it is so; if not, it has to be written.
  /// - Throws: ``WriteError`` if the file was written or kept already.
  package func keep(_ path: String, _ digest: UInt64) throws(WriteError) -> Bool {
    guard owned.digests[path] == digest, isIntact(path) else { return false }
    guard claimed.insert(path.lowercased()).inserted else { throw .collision(path: path) }
    current.digests[path] = digest
    summary.unchanged += 1
    return true
  }

  private func isIntact(_ path: String) -> Bool {
    var status = stat()
    let target = output + "/" + path
    guard unsafe lstat(target, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      return false
    }
    let changed = status.st_ctim
    if let time = recordTime, (changed.tv_sec, changed.tv_nsec) < (time.tv_sec, time.tv_nsec) {
      return true
    }
    return FileBytes.read(target).map { owned.tells(path, of: $0) } ?? false
  }

  /// What a build that had nothing to do says.
  package var nothingChanged: Summary { Summary(unchanged: owned.digests.count) }

  /// Removes what earlier builds wrote and this one did not, and closes the books.
  ///
  /// - Parameter record: What the next build may rely on.
  /// - Returns: What this build changed.
  /// - Throws: ``WriteError`` if a file of the books cannot be written.
  package func finish(_ record: BuildRecord? = nil) throws(WriteError) -> Summary {
    for path in owned.digests.keys.sorted() where current.digests[path] == nil {
      let target = output + "/" + path
      guard let bytes = FileBytes.read(target) else { continue }
      guard owned.tells(path, of: bytes) else {
        summary.kept.append(path)
        continue
      }
      if unsafe unlink(target) == 0 { summary.removed += 1 }
      removeEmptyFolders(above: path)
    }
    let file = output + "/" + Manifest.fileName
    let manifest = current.bytes
    if !Self.isFile(file, equalTo: manifest) { try Self.put(manifest, at: file, in: output) }
    if let record {
      try Self.put(record.bytes, at: output + "/" + BuildRecord.fileName, in: output)
    }
    unsafe rmdir(output + "/" + Self.scratch)
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

  /// The real path of `path`, also where its last parts do not exist yet.
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

  private static func ownFiles(of output: String) throws(WriteError) -> Manifest {
    let file = output + "/" + Manifest.fileName
    if let bytes = FileBytes.read(file), let manifest = Manifest(bytes) { return manifest }
    let foreign = FileNames.list(output).filter { $0 != scratch }.sorted()
    if let example = foreign.first { throw .foreignFolder(output: output, example: example) }
    return Manifest()
  }

  /// Clears what a killed build left in the folder for unfinished files.
  private static func prepareScratch(_ output: String) throws(WriteError) {
    let folder = output + "/" + scratch
    for name in FileNames.list(folder) { unsafe unlink(folder + "/" + name) }
    if unsafe mkdir(folder, 0o755) != 0, errno != EEXIST {
      throw .failed(operation: "make", path: folder, code: errno)
    }
  }

  private static func makeFolders(_ path: String) throws(WriteError) {
    let code = Folders.make(path)
    if code != 0 { throw .failed(operation: "make", path: path, code: code) }
  }

  /// Makes the folders above a file; a file of an earlier build that is in the way goes.
  private func makeFolder(of path: String) throws(WriteError) {
    let above = path.utf8.lastIndex(of: 0x2F) ?? path.startIndex
    guard above > path.startIndex, !folders.contains(String(path[..<above])) else { return }
    var folder = ""
    for part in path.pathParts.dropLast() {
      folder += folder.isEmpty ? String(part) : "/" + part
      guard folders.insert(folder).inserted else { continue }
      let target = output + "/" + folder
      var status = stat()
      if unsafe lstat(target, &status) == 0, status.st_mode & S_IFMT == S_IFREG {
        guard owned.digests[folder] != nil else { throw .foreignFile(path: target) }
        unsafe unlink(target)
      }
      if unsafe mkdir(target, 0o755) != 0, errno != EEXIST {
        throw .failed(operation: "make", path: target, code: errno)
      }
    }
  }

  private func removeEmptyFolders(above path: String) {
    var parts = path.pathParts.dropLast()
    while !parts.isEmpty, unsafe rmdir(output + "/" + parts.joined(separator: "/")) == 0 {
      parts.removeLast()
    }
  }

  private func append(_ line: [UInt8]) throws(WriteError) {
    try Self.writeAll(line, to: journal, path: output + "/" + Manifest.fileName)
  }

  /// Writes under another name and renames.
  ///
  /// No sync: a site can be built again.
  private static func put(
    _ bytes: [UInt8], at target: String, in output: String
  ) throws(WriteError) {
    let temporary = output + "/" + scratch + "/file"
    let descriptor = unsafe open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw .failed(operation: "write", path: target, code: errno) }
    do {
      try writeAll(bytes, to: descriptor, path: target)
    } catch {
      close(descriptor)
      unsafe unlink(temporary)
      throw error
    }
    guard close(descriptor) == 0, unsafe rename(temporary, target) == 0 else {
      let code = errno
      unsafe unlink(temporary)
      throw .failed(operation: "write", path: target, code: code)
    }
  }

  private static func writeAll(
    _ bytes: [UInt8], to descriptor: Int32, path: String
  ) throws(WriteError) {
    var start = 0
    while start < bytes.count {
      let count = unsafe bytes.withUnsafeBytes {
        unsafe Glibc.write(descriptor, $0.baseAddress?.advanced(by: start), bytes.count - start)
      }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { throw .failed(operation: "write", path: path, code: errno) }
      start += count
    }
  }

  /// Size first, then bytes.
  private static func isFile(_ path: String, equalTo bytes: [UInt8]) -> Bool {
    var status = stat()
    guard unsafe lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      Int(status.st_size) == bytes.count
    else { return false }
    return FileBytes.read(path) == bytes
  }
}
