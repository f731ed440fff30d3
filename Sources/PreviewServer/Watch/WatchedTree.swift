import Bitext
import CLibrary

/// The folders below some roots, the links among their files, and where these lead.
///
/// The scan follows the rules of a content folder: names that begin with a dot and `node_modules`
/// are left out, and links are followed after all real folders. No folder is scanned twice, and
/// none that contains the one being scanned.
struct WatchedTree {
  /// A folder to scan.
  struct Root: Hashable, Sendable {
    let path: [UInt8]
    /// The folder that symbolic links must not leave; nil if all links are followed.
    let boundary: [UInt8]?

    init(_ path: [UInt8], within boundary: [UInt8]? = nil) {
      self.path = path
      self.boundary = boundary
    }

    /// A folder inside of this one, by the path under which it is known; nil if `place` is
    /// elsewhere.
    func part(at place: [UInt8]) -> Root? {
      guard place == path || place.starts(with: path + [0x2F]) else { return nil }
      return Root(place, within: boundary)
    }
  }

  struct Identity: Hashable {
    let device: UInt64
    let node: UInt64
  }

  /// The attributes that change when a file is written.
  struct Signature: Hashable {
    let identity: Identity
    let size: Int
    let modified: Int
    let changed: Int
  }

  /// A read that the scan is about to do.
  enum Look {
    /// The contents of a folder, by the path under which it is known.
    case folder([UInt8])
    /// A step on the way to a root or to the target of a link.
    case step(PathTrail.Step)
  }

  private(set) var folders: [(path: [UInt8], identity: Identity)] = []
  /// The paths of all links.
  private(set) var links: Set<[UInt8]> = []
  /// Links to files, by the real path of their target.
  private(set) var targets: [[UInt8]: [[UInt8]]] = [:]
  /// The failed lookups of roots and links that lead nowhere.
  private(set) var missing: [PathTrail.Step] = []
  /// The signatures of all files; empty unless the scan reads signatures.
  private(set) var files: [[UInt8]: Signature] = [:]
  /// The signatures of folders, of those on the way to the roots, and of links themselves.
  private(set) var places: [[UInt8]: Signature] = [:]

  /// A folder with the path under which it is known and its real path.
  private struct Place {
    let path: [UInt8]
    let real: [UInt8]
  }

  private var visited: Set<Identity> = []
  private var linked: [(place: Place, identity: Identity)] = []
  private let readsSignatures: Bool
  /// The boundary for the links of the root being scanned.
  private var enclosure: Enclosure?

  /// Scans the folders.
  ///
  /// - Parameters:
  ///   - roots: The folders; those that do not exist are skipped.
  ///   - signatures: Whether to read the signature of every file, at one system call each.
  ///   - look: Called before each read, so that a caller that starts to watch there misses nothing.
  /// - Throws: The error of `look`.
  init<Failure>(
    _ roots: [Root], signatures: Bool, looking look: (Look) throws(Failure) -> Void
  ) throws(Failure) {
    readsSignatures = signatures
    for root in roots {
      // A folder in two roots belongs to both.
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

  /// The identity of the folder at `path`; nil if there is none.
  static func identity(ofFolder path: [UInt8]) -> Identity? {
    status(path).flatMap { $0.isFolder ? $0.identity : nil }
  }

  /// A signature that changes when a folder is moved, even if it is moved back, but not when files
  /// are added or removed; nil if there is no folder.
  static func signature(ofFolder path: [UInt8]) -> Signature? {
    guard let status = status(path), status.isFolder else { return nil }
    let signature = status.signature
    // Adding or removing a file sets both times to the same value; moving the folder sets only one.
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
    // A link that may not be followed needs no watch on its way.
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

  /// Prepares to scan a root; false if its boundary no longer exists.
  private mutating func enclose(_ root: Root) -> Bool {
    enclosure = nil
    guard let boundary = root.boundary else { return true }
    enclosure = try? Enclosure(boundary)
    return enclosure != nil
  }

  /// Whether a link with this target is followed.
  private func mayFollow(_ end: PathTrail.End) -> Bool {
    guard let enclosure else { return true }
    switch end {
    case .folder(let real), .file(let real): return enclosure.contains(real)
    case .missing(let step):
      return enclosure.contains(step.folder) && !FileName.isLeftOut(step.name)
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

  // MARK: System calls

  private enum Kind {
    case file, folder, link
  }

  /// The entries of a folder, sorted by bytes; empty if it cannot be read.
  private static func entries(of folder: [UInt8]) -> [(name: [UInt8], kind: Kind)] {
    guard let stream = unsafe opendir(PathTrail.terminated(folder)) else { return [] }
    defer { unsafe closedir(stream) }
    var entries: [(name: [UInt8], kind: Kind)] = []
    while let entry = unsafe readdir(stream) {
      let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) {
        unsafe Array($0.prefix { $0 != 0 })
      }
      guard !FileName.isLeftOut(name) else { continue }
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

  /// The kind of a file whose file system does not report it in a listing.
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
    let identity = Identity(
      device: UInt64(truncatingIfNeeded: status.st_dev), node: UInt64(status.st_ino))
    return Status(
      identity: identity, isFolder: status.st_mode & S_IFMT == S_IFDIR,
      signature: Signature(
        identity: identity, size: Int(status.st_size),
        modified: status.st_mtim.tv_sec &* 1_000_000_000 &+ status.st_mtim.tv_nsec,
        changed: status.st_ctim.tv_sec &* 1_000_000_000 &+ status.st_ctim.tv_nsec))
  }

  /// The identities of all folders above a real path.
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
