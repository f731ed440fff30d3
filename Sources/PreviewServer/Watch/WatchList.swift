import Glibc

/// Which folders are watched, and why.
///
/// A watch is a number that the system tells folders by, whatever path leads to them.
struct WatchList {
  /// A folder on the way to a root, or to what a link means.
  struct Way {
    /// Its real path.
    let folder: [UInt8]
    /// What is looked for in it.
    var names: Set<[UInt8]> = []
    /// The links that end at a file in it, by the name of the file.
    var links: [[UInt8]: [[UInt8]]] = [:]
  }

  /// A look that found nothing.
  private struct Gap {
    let step: PathTrail.Step
    /// Whether there was something all the same, which did not lead on.
    let exists: Bool
  }

  /// The paths that folders of notes are known under; one may have several.
  private(set) var folders: [Int32: Set<[UInt8]>] = [:]
  private(set) var ways: [Int32: Way] = [:]
  private(set) var links: Set<[UInt8]> = []
  private var identities: [[UInt8]: WatchedTree.Identity] = [:]
  /// Whether folders, by their paths, can be looked into.
  private var isOpen: [[UInt8]: Bool] = [:]
  private var gaps: [Gap] = []
  /// Folders on the way that the system does not let us watch.
  private var unwatched: Set<[UInt8]> = []

  var watches: Set<Int32> { Set(folders.keys).union(ways.keys) }

  /// Notes that a folder of notes is watched, or cannot be where `watch` is nil.
  mutating func add(_ watch: Int32?, folder path: [UInt8]) {
    isOpen[path] = Self.canBeLookedInto(path)
    if let watch { folders[watch, default: []].insert(path) }
  }

  /// Notes that a folder is watched for what is looked for in it, or cannot be.
  mutating func add(_ watch: Int32?, step: PathTrail.Step) {
    isOpen[step.path] = Self.canBeLookedInto(step.path)
    if let watch {
      ways[watch, default: Way(folder: step.folder)].names.insert(step.name)
    } else {
      unwatched.insert(step.folder)
    }
  }

  /// Notes that a folder is watched for a file in it, in which links end.
  mutating func add(_ watch: Int32?, file: PathTrail.Step, links: [[UInt8]]) {
    guard let watch else { return }
    ways[watch, default: Way(folder: file.folder)].links[file.name, default: []] += links
  }

  /// Notes what a walk has found.
  mutating func add(_ tree: WatchedTree) {
    links.formUnion(tree.links)
    gaps += tree.missing.map { Gap(step: $0, exists: Self.exists($0.path)) }
    for folder in tree.folders { identities[folder.path] = folder.identity }
  }

  // MARK: What is different by now

  /// Whether the folder at `path` can be looked into now and could not then, or the reverse.
  func isOpenOtherwise(_ path: [UInt8]) -> Bool {
    isOpen[path].map { $0 != Self.canBeLookedInto(path) } ?? false
  }

  /// Whether something may come back without a notice, since its folder cannot be watched.
  var isBlind: Bool { gaps.contains { unwatched.contains($0.step.folder) } }

  /// Whether paths lead elsewhere than they did, as a look at all of them says.
  var isOutdated: Bool {
    identities.contains { WatchedTree.identity(ofFolder: $0.key) != $0.value }
      || gaps.contains { Self.exists($0.step.path) != $0.exists }
  }

  private static func canBeLookedInto(_ path: [UInt8]) -> Bool {
    unsafe access(PathTrail.terminated(path), R_OK | X_OK) == 0
  }

  private static func exists(_ path: [UInt8]) -> Bool {
    unsafe access(PathTrail.terminated(path), F_OK) == 0
  }
}
