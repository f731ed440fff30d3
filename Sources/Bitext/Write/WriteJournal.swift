import CLibrary

/// The record of the file that is being written into a folder, for the next program if this one is
/// killed.
///
/// It is kept outside the folder, so that nothing is left among notes. It is inside, under hidden
/// names, only if no other folder is known or that one is on another disk.
final class WriteJournal: Sendable {
  /// A file whose bytes may be a mixture of old and new.
  struct Entry: Equatable {
    /// The path below the folder that is written into.
    let path: [UInt8]
    let old: [UInt8]
    let new: [UInt8]
  }

  /// A temporary name of a file; whatever has it belongs to nobody.
  struct Temporary: Sendable {
    let folder: FileSystem.Descriptor
    let name: [UInt8]

    func remove() { FileSystem.remove(name, in: folder) }
  }

  /// The temporary names in the order in which they are tried; a rename works only within a disk.
  let temporaries: [Temporary]
  private let folder: FileSystem.Descriptor
  private let file: [UInt8]

  /// - Parameters:
  ///   - root: The folder that is written into, open.
  ///   - path: Its path, by which the journal is found again.
  ///   - state: The folder for the journal; nil for the folder that is written into.
  init(of root: FileSystem.Descriptor, at path: [UInt8], in state: String?) {
    let name = String(Digest.of(path), radix: 16)
    let outside = state.flatMap { try? FileSystem.folder(Array($0.utf8)) }
    folder = outside ?? root
    file = Array((outside == nil ? ".hig-notes.journal" : name + ".journal").utf8)
    temporaries =
      (outside.map { [Temporary(folder: $0, name: Array((name + ".new").utf8))] } ?? [])
      + [Temporary(folder: root, name: Array(".hig-notes.new".utf8))]
  }

  /// Waits until no other program of this user writes, then calls `body`.
  func locked<Value>(_ body: () throws -> Value) rethrows -> Value {
    while flock(folder.number, LOCK_EX) != 0, errno == EINTR {}
    defer { _ = flock(folder.number, LOCK_UN) }
    return try body()
  }

  /// Calls `body` unless another program of this user is writing.
  func lockedAtOnce<Value>(_ body: () throws -> Value?) rethrows -> Value? {
    guard flock(folder.number, LOCK_EX | LOCK_NB) == 0 else { return nil }
    defer { _ = flock(folder.number, LOCK_UN) }
    return try body()
  }

  func begin(_ entry: Entry) throws(FileSystem.Failure) {
    end()
    let file = try FileSystem.makeFile(self.file, in: folder, mode: 0o600)
    try FileSystem.fill(file, with: entry.bytes)
  }

  func end() { FileSystem.remove(file, in: folder) }

  /// The entry that a killed program left; nil if it was killed before the entry was complete, and
  /// so before it changed anything.
  var left: Entry? {
    guard let file = try? FileSystem.file(file, in: folder),
      let bytes = try? FileSystem.contents(of: file)
    else { return nil }
    return Entry(bytes)
  }
}

extension WriteJournal.Entry {
  fileprivate var bytes: [UInt8] {
    var packer = Packer()
    for part in [path, old, new] { packer.put(part) }
    packer.put(bits: Digest.of(packer.bytes))
    return packer.bytes
  }

  fileprivate init?(_ bytes: [UInt8]) {
    let body = Array(bytes.dropLast(8))
    var end = Unpacker(Array(bytes.suffix(8)))
    guard let digest = try? end.bits(), Digest.of(body) == digest else { return nil }
    var unpacker = Unpacker(body)
    do throws(Unpacker.Malformed) {
      path = try unpacker.raw()
      old = try unpacker.raw()
      new = try unpacker.raw()
    } catch {
      return nil
    }
  }

  /// Whether `bytes` may be the contents of a file after a program was killed while it wrote.
  ///
  /// Each byte is then an old or a new one; a text that somebody has written since is not like
  /// that.
  func isMixture(_ bytes: [UInt8]) -> Bool {
    guard bytes != old, bytes != new,
      min(old.count, new.count)...max(old.count, new.count) ~= bytes.count
    else { return false }
    return bytes.indices.allSatisfy { index in
      index < old.count && bytes[index] == old[index]
        || index < new.count && bytes[index] == new[index]
    }
  }
}
