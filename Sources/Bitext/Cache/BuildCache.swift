import Glibc
import Synchronization

/// What the last build worked out, for the next one: values by digests of all that they are made of.
///
/// A value whose digest is known is as good as one made anew, so nothing has to be told that
/// something changed. What a build neither finds nor makes is not kept for the one after it.
/// There is no harm in losing the file.
package final class BuildCache: Sendable {
  private let path: String
  private let owner: String
  private let old: CacheFile?
  private let new: Mutex<CacheFile.Writer?>

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
    new = Mutex(writer)
    let file = isTrusted ? CacheFile(at: path) : nil
    old = file?.owner == owner ? file : nil
  }

  private static let ending = ".cache"

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
    guard let kept = old?.value(for: key) else { return nil }
    var unpacker = Unpacker(kept.bytes)
    guard let value = try? unpack(&unpacker) else { return nil }
    new.withLock { $0?.add(kept, for: key) }
    return value
  }

  /// Keeps a value for the next build.
  package func keep(for key: UInt64, _ pack: (inout Packer) -> Void) {
    var packer = Packer()
    pack(&packer)
    // Digested here: others wait for the lock.
    let value = CacheFile.Value(bytes: packer.bytes, digest: Digest.of(packer.bytes))
    new.withLock { $0?.add(value, for: key) }
  }

  /// Makes what was found and made the cache of the next build, and removes the caches of sites
  /// that are no more.
  package func finish() {
    let writer = new.withLock { $0.take() }
    writer?.finish(owner: owner)
    let folder = String(path.prefix(upTo: path.lastIndex(of: "/") ?? path.startIndex))
    for name in (try? FileSystem.names(in: Array(folder.utf8))) ?? [] {
      let other = folder + "/" + String(decoding: name, as: UTF8.self)
      guard other.hasSuffix(Self.ending), other != path, let owner = CacheFile.owner(at: other),
        access(owner, F_OK) != 0
      else { continue }
      unlink(other)
    }
  }
}
