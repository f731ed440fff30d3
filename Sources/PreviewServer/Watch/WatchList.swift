#if os(Linux)
  import CLibrary

  /// The watched folders, and why each is watched.
  ///
  /// A watch is the system's number for a folder, whatever path leads to it.
  struct WatchList {
    /// A folder that is passed on the way to a root or to the target of a link.
    struct Way {
      /// The real path of the folder.
      let folder: [UInt8]
      /// The names to look for in it.
      var names: Set<[UInt8]> = []
      /// The links whose target is a file in the folder, by the name of that file.
      var links: [[UInt8]: [[UInt8]]] = [:]
    }

    /// A lookup that found nothing.
    private struct Gap {
      let step: PathTrail.Step
      /// Whether the name exists after all, but leads nowhere.
      let exists: Bool
    }

    /// The paths under which folders of notes are known; a folder may have several.
    private(set) var folders: [Int32: Set<[UInt8]>] = [:]
    private(set) var ways: [Int32: Way] = [:]
    private(set) var links: Set<[UInt8]> = []
    private var identities: [[UInt8]: WatchedTree.Identity] = [:]
    /// Whether folders can be read, by path.
    private var isOpen: [[UInt8]: Bool] = [:]
    private var gaps: [Gap] = []
    /// Folders on the way that the system does not let us watch.
    private var unwatched: Set<[UInt8]> = []

    var watches: Set<Int32> { Set(folders.keys).union(ways.keys) }

    /// Records that a folder of notes is watched; `watch` is nil if it cannot be.
    mutating func add(_ watch: Int32?, folder path: [UInt8]) {
      isOpen[path] = Self.canBeLookedInto(path)
      if let watch { folders[watch, default: []].insert(path) }
    }

    /// Records that a folder is watched for the name of a step, or cannot be watched.
    mutating func add(_ watch: Int32?, step: PathTrail.Step) {
      isOpen[step.path] = Self.canBeLookedInto(step.path)
      if let watch {
        ways[watch, default: Way(folder: step.folder)].names.insert(step.name)
      } else {
        unwatched.insert(step.folder)
      }
    }

    /// Records that a folder is watched for a file that links lead to.
    mutating func add(_ watch: Int32?, file: PathTrail.Step, links: [[UInt8]]) {
      guard let watch else { return }
      ways[watch, default: Way(folder: file.folder)].links[file.name, default: []] += links
    }

    /// Records the results of a scan.
    mutating func add(_ tree: WatchedTree) {
      links.formUnion(tree.links)
      gaps += tree.missing.map { Gap(step: $0, exists: Self.exists($0.path)) }
      for folder in tree.folders { identities[folder.path] = folder.identity }
    }

    // MARK: Changes since then

    /// Whether the readability of the folder at `path` has changed.
    func isOpenOtherwise(_ path: [UInt8]) -> Bool {
      isOpen[path].map { $0 != Self.canBeLookedInto(path) } ?? false
    }

    /// Whether something may reappear without a notice, because its folder cannot be watched.
    var isBlind: Bool { gaps.contains { unwatched.contains($0.step.folder) } }

    /// Whether any path now leads elsewhere; checks all of them.
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
#endif
