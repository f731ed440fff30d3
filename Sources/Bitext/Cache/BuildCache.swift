import Glibc
import Synchronization

/// What the last build worked out, for the next one: values by digests of all that they are made of.
///
/// A value whose digest is known is as good as one made anew, so nothing has to be told that
/// something changed. There is no harm in losing the files.
///
/// There are two: most of what a build finds was there long before, and stays where it is; what the
/// builds since then made stands in a second file, which is written anew each time. When that one
/// has grown, or much of the first is no longer found, both become one.
package final class BuildCache: Sendable {
  private let path: String
  private let owner: String
  /// What was kept when all was written last.
  private let first: CacheFile?
  /// What was kept since then; of two values for one key this one is the newer.
  private let later: CacheFile?
  private let new: Mutex<New?>

  /// What this build keeps.
  private struct New: ~Copyable {
    /// Values that stand in the first file, and how many bytes they take.
    var found: Set<UInt64> = []
    var foundSize = 0
    var writer: CacheFile.Writer

    init(_ writer: consuming CacheFile.Writer) { self.writer = writer }
  }

  /// From this share of the first file on, what is not in it or no longer needed is too much.
  private static let share = 4

  /// Opens the cache of one site; nil where nothing can be kept.
  ///
  /// - Parameters:
  ///   - folder: Where caches are kept; made if it is not there.
  ///   - owner: The real path of the folder of the site.
  ///   - isTrusted: Whether to look at what the last build kept.
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
  /// Of the second file, after the name of the first.
  private static let endingOfLater = ".later"

  /// Where programs of this user keep what they can make again; nil if nobody says where that is.
  ///
  /// The XDG Base Directory Specification 0.8, and on Apple's systems the folder for caches.
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

  /// The value that was kept for `key`, else the one that `make` makes; it is kept.
  package func value<Value: Packable>(for key: UInt64, _ make: () -> Value) -> Value {
    value(
      for: key, unpack: { unpacker throws(Unpacker.Malformed) in try unpacker.value() },
      pack: { $1.put($0) }, make)
  }

  package func value<Value>(
    for key: UInt64, unpack: (inout Unpacker) throws(Unpacker.Malformed) -> Value,
    pack: (Value, inout Packer) -> Void, _ make: () -> Value
  ) -> Value {
    if let kept = kept(for: key, unpack) { return kept }
    let value = make()
    keep(for: key) { pack(value, &$0) }
    return value
  }

  /// The value that was kept for `key`, which is kept once more; nil where there is none.
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

  /// Keeps a value for the next build.
  package func keep(for key: UInt64, _ pack: (inout Packer) -> Void) {
    var packer = Packer()
    pack(&packer)
    // Digested here: others wait for the lock.
    let value = CacheFile.Value(bytes: packer.bytes, digest: Digest.of(packer.bytes))
    new.withLock { $0?.writer.add(value, for: key) }
  }

  /// Makes what was found and made the cache of the next build, and removes the caches of sites
  /// that are no more.
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
    // What was added to the first file belongs to no other one.
    if new.writer.finish(CacheFile.Head(owner: owner, base: 0), at: path) {
      unsafe unlink(path + Self.endingOfLater)
    }
  }
}
