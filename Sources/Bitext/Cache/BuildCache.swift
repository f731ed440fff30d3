import CLibrary
import Synchronization

/// The results of the last build, for the next one: values under digests of everything that they
/// are made of.
///
/// A value with a known digest equals one that is computed anew, so there is no invalidation. The
/// files can be deleted without harm.
///
/// There are two files. Most values stay valid for many builds and remain in the first file. The
/// values that were computed since then are in a second file, which every build rewrites. When the
/// second file has grown, or much of the first is no longer used, both are merged.
package final class BuildCache: Sendable {
  private let path: String
  private let owner: String
  /// The first file, of the last time that everything was written.
  private let first: CacheFile?
  /// The second file; its values replace those of the first.
  private let later: CacheFile?
  private let new: Mutex<New?>

  /// The values that this build keeps.
  private struct New: ~Copyable {
    /// The keys that were found in the first file, and the size of their values in bytes.
    var found: Set<UInt64> = []
    var foundSize = 0
    var writer: CacheFile.Writer

    init(_ writer: consuming CacheFile.Writer) { self.writer = writer }
  }

  /// The files are merged once new or unused values exceed the first file's size divided by this.
  private static let share = 4

  /// Opens the cache of one site; nil if nothing can be stored.
  ///
  /// - Parameters:
  ///   - folder: The folder of caches; created if it does not exist.
  ///   - owner: The real path of the folder of the site.
  ///   - isTrusted: Whether to use what the last build stored.
  package init?(in folder: String, owner: String, isTrusted: Bool = true) {
    guard Folders.make(folder, isPrivate: true) == 0 else { return nil }
    self.owner = owner
    let digest = Digest.of(Array(owner.utf8))
    path = folder + "/" + String(digest, radix: 16) + Self.ending
    guard let writer = CacheFile.Writer(at: path) else { return nil }
    new = Mutex(New(writer))
    let file = isTrusted ? CacheFile(at: path) : nil
    first = file?.head.owner == owner && file?.head.base == 0 ? file : nil
    let addition = first == nil ? nil : CacheFile(at: path + Self.endingOfLater)
    later = addition?.head.base == first?.identity ? addition : nil
  }

  private static let ending = ".cache"
  /// The suffix of the second file.
  private static let endingOfLater = ".later"

  /// The folder for the user's caches; nil if the environment does not determine it.
  ///
  /// XDG Base Directory Specification 0.8; on Apple's systems the folder for caches.
  package static func folder(_ environment: [String: String]) -> String? {
    if let folder = environment["XDG_CACHE_HOME"], folder.hasPrefix("/") {
      return folder + "/hig-notes"
    }
    guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
    #if canImport(Darwin)
      return home + "/Library/Caches/hig-notes"
    #else
      return home + "/.cache/hig-notes"
    #endif
  }

  /// The stored value for `key`, else that of `make`; `unpack` and `pack` convert it.
  package func value<Value>(
    for key: UInt64, unpack: (inout Unpacker) throws(Unpacker.Malformed) -> Value,
    pack: (Value, inout Packer) -> Void, _ make: () -> Value
  ) -> Value {
    if let kept = kept(for: key, unpack) { return kept }
    let value = make()
    keep(for: key) { pack(value, &$0) }
    return value
  }

  /// The stored value for `key`, which is stored again; nil if there is none.
  package func kept<Value>(
    for key: UInt64, _ unpack: (inout Unpacker) throws(Unpacker.Malformed) -> Value
  ) -> Value? {
    let newer = later?.value(for: key)
    guard let kept = newer ?? first?.value(for: key) else { return nil }
    var unpacker = Unpacker(kept.bytes)
    guard let value = try? unpack(&unpacker) else { return nil }
    new.withLock { new in
      if newer != nil {
        new?.writer.add(kept, for: key)
      } else if new?.found.insert(key).inserted == true {
        new?.foundSize += kept.bytes.count
      }
    }
    return value
  }

  /// Stores a value for the next build.
  package func keep(for key: UInt64, _ pack: (inout Packer) -> Void) {
    var packer = Packer()
    pack(&packer)
    // The digest is computed before the lock is taken, because other tasks wait for it.
    let value = CacheFile.Value(bytes: packer.bytes, digest: Digest.of(packer.bytes))
    new.withLock { $0?.writer.add(value, for: key) }
  }

  /// Writes the values that were found or added as the cache of the next build, and removes the
  /// caches of sites that no longer exist.
  package func finish() {
    if let new = new.withLock({ $0.take() }) { finish(new) }
    let folder = String(path.prefix(upTo: path.lastIndex(of: "/") ?? path.startIndex))
    for name in (try? FileSystem.names(in: Array(folder.utf8))) ?? [] {
      let other = folder + "/" + String(decoding: name, as: UTF8.self)
      guard other.hasSuffix(Self.ending), other != path, let owner = CacheFile.owner(at: other),
        unsafe access(owner, F_OK) != 0
      else { continue }
      unsafe unlink(other)
      unsafe unlink(other + Self.endingOfLater)
    }
  }

  private func finish(_ new: consuming New) {
    if let first, (first.size - new.foundSize) * Self.share <= first.size,
      new.writer.size * Self.share <= first.size
    {
      let head = CacheFile.Head(owner: owner, base: first.identity)
      _ = new.writer.finish(head, at: path + Self.endingOfLater)
      return
    }
    if let first {
      for key in first.inOrder(new.found) {
        if let value = first.value(for: key) { new.writer.add(value, for: key) }
      }
    }
    // The second file belonged to the old first file.
    if new.writer.finish(CacheFile.Head(owner: owner, base: 0), at: path) {
      unsafe unlink(path + Self.endingOfLater)
    }
  }
}
