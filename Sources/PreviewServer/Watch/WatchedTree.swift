import Glibc

/// The folders below some roots, and the links among their files that lead elsewhere.
///
/// The walk is that of a content folder: names that begin with a dot and `node_modules` are left
/// out, links are followed, no folder is walked twice.
struct WatchedTree {
  struct Identity: Hashable {
    let device: UInt64
    let node: UInt64
  }

  /// What tells that a file was written again.
  struct Signature: Hashable {
    let identity: Identity
    let size: Int
    let modified: Int
    let changed: Int
  }

  private(set) var folders: [[UInt8]] = []
  /// Links to files, by the real path of the file they lead to.
  private(set) var links: [[UInt8]: [[UInt8]]] = [:]
  /// Empty unless the tree was walked for them.
  private(set) var files: [[UInt8]: Signature] = [:]

  private var visited: Set<Identity> = []
  private let readsSignatures: Bool

  /// Walks the folders; `signatures` says whether every file is looked at, which costs a system
  /// call each.
  init(_ roots: [[UInt8]], signatures: Bool) {
    readsSignatures = signatures
    for root in roots {
      guard let status = Self.status(root), status.isFolder else { continue }
      if visited.insert(status.identity).inserted { walk(root) }
    }
  }

  static func isLeftOut(_ name: [UInt8]) -> Bool {
    name.first == 0x2E || name == Array("node_modules".utf8)
  }

  private mutating func walk(_ folder: [UInt8]) {
    folders.append(folder)
    guard let stream = unsafe opendir(Self.terminated(folder)) else { return }
    defer { unsafe closedir(stream) }
    while let entry = unsafe readdir(stream) {
      let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) {
        unsafe Array($0.prefix { $0 != 0 })
      }
      guard !Self.isLeftOut(name) else { continue }
      let path = folder + [0x2F] + name
      let kind = unsafe Int32(entry.pointee.d_type)
      let isLink = kind == Int32(DT_LNK)
      guard readsSignatures || kind != Int32(DT_REG) else { continue }
      guard let status = Self.status(path) else { continue }
      if status.isFolder {
        if visited.insert(status.identity).inserted { walk(path) }
      } else {
        if readsSignatures { files[path] = status.signature }
        if isLink, let real = Self.realPath(path) { links[real, default: []].append(path) }
      }
    }
  }

  private struct Status {
    let identity: Identity
    let isFolder: Bool
    let signature: Signature
  }

  private static func status(_ path: [UInt8]) -> Status? {
    var status = stat()
    guard unsafe stat(terminated(path), &status) == 0 else { return nil }
    let identity = Identity(device: UInt64(status.st_dev), node: UInt64(status.st_ino))
    return Status(
      identity: identity, isFolder: status.st_mode & S_IFMT == S_IFDIR,
      signature: Signature(
        identity: identity, size: Int(status.st_size),
        modified: status.st_mtim.tv_sec &* 1_000_000_000 &+ status.st_mtim.tv_nsec,
        changed: status.st_ctim.tv_sec &* 1_000_000_000 &+ status.st_ctim.tv_nsec))
  }

  private static func realPath(_ path: [UInt8]) -> [UInt8]? {
    guard let resolved = unsafe realpath(terminated(path), nil) else { return nil }
    defer { unsafe free(resolved) }
    return unsafe Array(UnsafeRawBufferPointer(start: resolved, count: strlen(resolved)))
  }

  static func terminated(_ path: [UInt8]) -> [CChar] {
    path.map { CChar(bitPattern: $0) } + [0]
  }
}
