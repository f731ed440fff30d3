import Bitext
import Glibc

/// The folders below some roots, the links among their files, and where these lead.
///
/// The walk is that of a content folder: names that begin with a dot and `node_modules` are left
/// out, links are followed when all real folders are known, no folder is walked twice and none
/// that holds the one walked.
struct WatchedTree {
  /// A folder to walk.
  struct Root: Hashable, Sendable {
    let path: [UInt8]
    /// The folder that no symbolic link may lead out of; nil where links are followed.
    let boundary: [UInt8]?

    init(_ path: [UInt8], within boundary: [UInt8]? = nil) {
      self.path = path
      self.boundary = boundary
    }

    /// A folder in this one, by the path it is known under; nil for one elsewhere.
    func part(at place: [UInt8]) -> Root? {
      guard place == path || place.starts(with: path + [0x2F]) else { return nil }
      return Root(place, within: boundary)
    }
  }

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

  /// What the walk is about to see.
  enum Look {
    /// All that is in a folder, by the path it is known under.
    case folder([UInt8])
    /// Where a name leads, on the way to a root or to what a link means.
    case step(PathTrail.Step)
  }

  private(set) var folders: [(path: [UInt8], identity: Identity)] = []
  /// All links, by their paths.
  private(set) var links: Set<[UInt8]> = []
  /// Links to files, by the real path of the file they lead to.
  private(set) var targets: [[UInt8]: [[UInt8]]] = [:]
  /// The looks that found nothing, for roots and links that lead nowhere.
  private(set) var missing: [PathTrail.Step] = []
  /// Empty unless the tree was walked for them.
  private(set) var files: [[UInt8]: Signature] = [:]
  /// The same of folders, of those on the way to the roots, and of links as such.
  private(set) var places: [[UInt8]: Signature] = [:]

  /// A folder by the path it is known under, and by its real one.
  private struct Place {
    let path: [UInt8]
    let real: [UInt8]
  }

  private var visited: Set<Identity> = []
  private var linked: [(place: Place, identity: Identity)] = []
  private let readsSignatures: Bool
  /// What no link of the root being walked may lead out of.
  private var enclosure: Enclosure?

  /// Walks the folders.
  ///
  /// - Parameters:
  ///   - roots: Those that are not there are left out.
  ///   - signatures: Whether every file is looked at, which costs a system call each.
  ///   - look: Told what the walk sees next, before it does: who watches it from then on misses
  ///     nothing.
  /// - Throws: What `look` throws.
  init<Failure>(
    _ roots: [Root], signatures: Bool, looking look: (Look) throws(Failure) -> Void
  ) throws(Failure) {
    readsSignatures = signatures
    for root in roots {
      // A folder in two of them is part of both.
      visited = []
      var steps: [[UInt8]] = []
      let end = try PathTrail.follow(root.path, from: PathTrail.workingFolder()) {
        step throws(Failure) in
        steps.append(step.path)
        try look(.step(step))
      }
      if readsSignatures {
        for path in steps { places[path] = Self.signature(ofFolder: path) }
      }
      switch end {
      case .folder(let real):
        guard let identity = Self.identity(ofFolder: root.path), enclose(root) else { continue }
        visited = Self.ancestors(of: real).union([identity])
        try walk(Place(path: root.path, real: real), identity, look)
        try followLinks(look)
      case .file: break
      case .missing(let step): missing.append(step)
      }
    }
  }

  init(_ roots: [Root], signatures: Bool) {
    self.init(roots, signatures: signatures) { _ in }
  }

  static func isLeftOut(_ name: [UInt8]) -> Bool {
    name.first == 0x2E || name == Array("node_modules".utf8)
  }

  /// The folder at `path`; nil where there is none.
  static func identity(ofFolder path: [UInt8]) -> Identity? {
    status(path).flatMap { $0.isFolder ? $0.identity : nil }
  }

  /// What is different when a folder was moved, even if it is back, and not when files come and go
  /// in it; nil where there is none.
  static func signature(ofFolder path: [UInt8]) -> Signature? {
    guard let status = status(path), status.isFolder else { return nil }
    let signature = status.signature
    // Whoever makes or removes a file in it sets both to the same time.
    let moved = signature.changed == signature.modified ? 0 : signature.changed
    return Signature(identity: status.identity, size: 0, modified: 0, changed: moved)
  }

  // MARK: The walk

  private mutating func walk<Failure>(
    _ folder: Place, _ identity: Identity, _ look: (Look) throws(Failure) -> Void
  ) throws(Failure) {
    folders.append((folder.path, identity))
    if readsSignatures { places[folder.path] = Self.signature(ofFolder: folder.path) }
    try look(.folder(folder.path))
    for (name, kind) in Self.entries(of: folder.path) {
      let place = Place(
        path: folder.path + [0x2F] + name, real: PathTrail.path(of: name, in: folder.real))
      switch kind {
      case .link: try follow(place, name, in: folder.real, look)
      case .folder:
        if let status = Self.status(place.path), status.isFolder,
          visited.insert(status.identity).inserted
        {
          try walk(place, status.identity, look)
        }
      case .file:
        if readsSignatures { files[place.path] = Self.status(place.path)?.signature }
      }
    }
  }

  private mutating func follow<Failure>(
    _ link: Place, _ name: [UInt8], in folder: [UInt8], _ look: (Look) throws(Failure) -> Void
  ) throws(Failure) {
    links.insert(link.path)
    if readsSignatures { places[link.path] = Self.status(link.path, isFollowing: false)?.signature }
    // Nothing on the way is watched unless it leads to something that may be read.
    guard mayFollow(PathTrail.follow(name, from: folder) { _ in }) else {
      return
    }
    let end = try PathTrail.follow(name, from: folder) { step throws(Failure) in
      try look(.step(step))
    }
    switch end {
    case _ where !mayFollow(end): break
    case .folder(let real):
      if let identity = Self.identity(ofFolder: real) {
        linked.append((Place(path: link.path, real: real), identity))
      }
    case .file(let real):
      targets[real, default: []].append(link.path)
      if readsSignatures { files[link.path] = Self.status(link.path)?.signature }
    case .missing(let step):
      missing.append(step)
    }
  }

  /// Prepares to walk a root; false where what encloses it is gone.
  private mutating func enclose(_ root: Root) -> Bool {
    enclosure = nil
    guard let boundary = root.boundary else { return true }
    enclosure = try? Enclosure(boundary)
    return enclosure != nil
  }

  /// Whether a link that ends there is followed.
  private func mayFollow(_ end: PathTrail.End) -> Bool {
    guard let enclosure else { return true }
    switch end {
    case .folder(let real), .file(let real): return enclosure.contains(real)
    case .missing(let step):
      return enclosure.contains(step.folder) && !Self.isLeftOut(step.name)
    }
  }

  private mutating func followLinks<Failure>(
    _ look: (Look) throws(Failure) -> Void
  ) throws(Failure) {
    while !linked.isEmpty {
      let round = linked
      linked = []
      for (place, identity) in round where visited.insert(identity).inserted {
        try walk(place, identity, look)
      }
    }
  }

  // MARK: What the system says

  private enum Kind {
    case file, folder, link
  }

  /// In the order of their names' bytes; none for a folder that cannot be read.
  private static func entries(of folder: [UInt8]) -> [(name: [UInt8], kind: Kind)] {
    guard let stream = unsafe opendir(PathTrail.terminated(folder)) else { return [] }
    defer { unsafe closedir(stream) }
    var entries: [(name: [UInt8], kind: Kind)] = []
    while let entry = unsafe readdir(stream) {
      let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) {
        unsafe Array($0.prefix { $0 != 0 })
      }
      guard !isLeftOut(name) else { continue }
      let kind: Kind =
        switch unsafe Int32(entry.pointee.d_type) {
        case Int32(DT_REG): .file
        case Int32(DT_DIR): .folder
        case Int32(DT_LNK): .link
        default: self.kind(of: folder + [0x2F] + name)
        }
      entries.append((name, kind))
    }
    return entries.sorted { $0.name.lexicographicallyPrecedes($1.name) }
  }

  /// Some file systems do not say it while they list names.
  private static func kind(of path: [UInt8]) -> Kind {
    var status = stat()
    guard unsafe lstat(PathTrail.terminated(path), &status) == 0 else { return .file }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: return .folder
    case S_IFLNK: return .link
    default: return .file
    }
  }

  private struct Status {
    let identity: Identity
    let isFolder: Bool
    let signature: Signature
  }

  private static func status(_ path: [UInt8], isFollowing: Bool = true) -> Status? {
    var status = stat()
    let flags = isFollowing ? 0 : AT_SYMLINK_NOFOLLOW
    guard unsafe fstatat(AT_FDCWD, PathTrail.terminated(path), &status, flags) == 0 else {
      return nil
    }
    let identity = Identity(device: UInt64(status.st_dev), node: UInt64(status.st_ino))
    return Status(
      identity: identity, isFolder: status.st_mode & S_IFMT == S_IFDIR,
      signature: Signature(
        identity: identity, size: Int(status.st_size),
        modified: status.st_mtim.tv_sec &* 1_000_000_000 &+ status.st_mtim.tv_nsec,
        changed: status.st_ctim.tv_sec &* 1_000_000_000 &+ status.st_ctim.tv_nsec))
  }

  /// The folders that hold the one with a real path.
  private static func ancestors(of folder: [UInt8]) -> Set<Identity> {
    var identities: Set<Identity> = []
    var above = folder
    while above != [0x2F] {
      above = PathTrail.parent(of: above)
      if let identity = identity(ofFolder: above) { identities.insert(identity) }
    }
    return identities
  }
}
