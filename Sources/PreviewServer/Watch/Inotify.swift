import Bitext
import Glibc

/// Linux's own watching of folders, which is not recursive: every folder below the roots, and every
/// folder that is looked into on the way to them, is watched by itself.
final class Inotify {
  enum Failure: Error, Hashable, CustomStringConvertible {
    case unavailable(code: Int32)
    /// The system watches a limited number of folders for each user.
    case exhausted

    var description: String {
      switch self {
      case .unavailable(let code):
        "the system's watching of files is not available "
          + "(\(SystemError.words(for: code))); files are looked at from time to time instead"
      case .exhausted:
        "there are more folders than the system watches "
          + "(fs.inotify.max_user_watches); files are looked at from time to time instead"
      }
    }
  }

  /// What names in a folder do.
  private static let names = UInt32(
    IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_ATTRIB)
  /// What files in a folder do.
  private static let files = names | UInt32(IN_CLOSE_WRITE | IN_MODIFY)
  /// What a folder and its files do.
  private static let folder = files | UInt32(IN_DELETE_SELF | IN_MOVE_SELF)

  /// How long to wait for what can come back without a notice.
  private static let blindPause = Duration.milliseconds(500)

  private let roots: [WatchedTree.Root]
  private let descriptor: Int32
  /// Tells when something is mounted: folders are others then, and nothing happened to any.
  private let mounts: Int32
  private var list = WatchList()

  init(_ roots: [WatchedTree.Root]) throws(Failure) {
    self.roots = roots
    descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
    guard descriptor >= 0 else { throw .unavailable(code: errno) }
    mounts = unsafe open("/proc/self/mountinfo", O_RDONLY | O_CLOEXEC)
    // Where this fails, `deinit` closes what is open: everything has its value by now.
    try watchAll()
  }

  deinit {
    close(descriptor)
    if mounts >= 0 { close(mounts) }
  }

  /// Delivers changes until it is told to stop, which gives nil, or cannot go on.
  ///
  /// - Parameters:
  ///   - stopping: Tells it to stop.
  ///   - looked: Told of each look that nothing but the clock was the reason for.
  ///   - deliver: Takes the changes.
  /// - Returns: Why it cannot go on; nil if it was told to stop.
  func run(
    until stopping: WakeUp, looked: () -> Void, deliver: (ChangeSet) -> Void
  ) -> Failure? {
    var coalescer = Coalescer()
    var nextLook = ContinuousClock.now
    while true {
      let deadline = [coalescer.deadline, list.isBlind ? nextLook : nil].compactMap(\.self).min()
      let rest = deadline.map { $0 - ContinuousClock.now }
      do throws(Failure) {
        let reasons = stopping.wait(for: descriptor, or: mounts, atMost: rest)
        if reasons.contains(.signalled) { return nil }
        if reasons.contains(.readable) { try takeNotices(&coalescer) }
        if list.isBlind, ContinuousClock.now >= nextLook {
          looked()
          try lookAgain(&coalescer)
          nextLook = .now + Self.blindPause
        } else if reasons.contains(.notified) {
          try lookAgain(&coalescer)
        }
        let changes = coalescer.take(at: .now)
        if changes.isEmpty { continue }
        // What is there now is watched before anybody looks at it.
        if changes.isWhole { try watchAll() }
        deliver(changes)
      } catch {
        return error
      }
    }
  }

  private func takeNotices(_ coalescer: inout Coalescer) throws(Failure) {
    var isStale = false
    var folders: Set<[UInt8]> = []
    read { watch, notice, name in
      let meaning = list.meaning(of: notice, for: name, in: watch)
      for event in meaning.events { coalescer.add(event, at: .now) }
      folders.formUnion(meaning.folders)
      isStale = isStale || meaning.isStale
    }
    if isStale {
      try watchAll()
    } else if !folders.isEmpty {
      try watch(parts(at: folders), on: &list)
    }
  }

  /// The parts of the roots that some folders are, without those that are in others of them.
  private func parts(at folders: Set<[UInt8]>) -> [WatchedTree.Root] {
    let tops = folders.filter { folder in
      !folder.indices.contains { folder[$0] == 0x2F && folders.contains(Array(folder[..<$0])) }
    }
    return tops.flatMap { top in roots.compactMap { $0.part(at: top) } }
  }

  private func lookAgain(_ coalescer: inout Coalescer) throws(Failure) {
    guard list.isOutdated else { return }
    coalescer.add(.back, at: .now)
    try watchAll()
  }

  // MARK: Watches

  /// Watches what is there now, and nothing that is not.
  private func watchAll() throws(Failure) {
    var new = WatchList()
    try watch(roots, on: &new)
    for watch in list.watches.subtracting(new.watches) { inotify_rm_watch(descriptor, watch) }
    list = new
  }

  /// Watches some folders and those below them.
  private func watch(_ folders: [WatchedTree.Root], on list: inout WatchList) throws(Failure) {
    var new = list
    let tree = try WatchedTree(folders, signatures: false) { look throws(Failure) in
      switch look {
      case .folder(let path): new.add(try watch(path, for: Self.folder), folder: path)
      case .step(let step): new.add(try watch(step.folder, for: Self.names), step: step)
      }
    }
    for (file, links) in tree.targets {
      let folder = PathTrail.parent(of: file)
      let name = Array(file[(file.lastIndex(of: 0x2F).map { $0 + 1 } ?? 0)...])
      new.add(
        try watch(folder, for: Self.files),
        file: PathTrail.Step(folder: folder, name: name), links: links)
    }
    new.add(tree)
    list = new
  }

  /// Watches a folder for more than before; nil for one that is gone already, or closed to us.
  private func watch(_ folder: [UInt8], for interest: UInt32) throws(Failure) -> Int32? {
    let watch = unsafe inotify_add_watch(
      descriptor, PathTrail.terminated(folder),
      interest | UInt32(IN_ONLYDIR) | UInt32(IN_MASK_ADD))
    guard watch < 0 else { return watch }
    switch errno {
    case ENOSPC, ENOMEM: throw .exhausted
    default: return nil
    }
  }

  // MARK: Notices

  private func read(_ deliver: (_ watch: Int32, Notice, _ name: [UInt8]) -> Void) {
    var buffer = [UInt8](repeating: 0, count: 64 * 1024)
    while true {
      let count = unsafe Glibc.read(descriptor, &buffer, buffer.count)
      guard count > 0 else { return }
      var offset = 0
      let header = MemoryLayout<inotify_event>.size
      while offset + header <= count {
        let event = unsafe buffer.withUnsafeBytes {
          unsafe $0.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
        }
        let end = min(count, offset + header + Int(event.len))
        let name = Array(buffer[(offset + header)..<end].prefix { $0 != 0 })
        deliver(event.wd, Notice(mask: event.mask), name)
        offset = end
      }
    }
  }
}
