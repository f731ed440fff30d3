#if os(Linux)
  import Bitext
  import CLibrary

  /// Watches folders with Linux's inotify.
  ///
  /// inotify is not recursive, so every folder below the roots is watched by itself, and so is every
  /// folder that a path to them passes through.
  final class Inotify {
    enum Failure: Error, Hashable, CustomStringConvertible {
      case unavailable(code: Int32)
      /// The system limits the number of watched folders per user.
      case exhausted

      var description: String {
        switch self {
        case .unavailable(let code):
          "the system's file notifications are not available "
            + "(\(SystemError.words(for: code))); files are checked regularly instead"
        case .exhausted:
          "there are more folders than the system can watch "
            + "(fs.inotify.max_user_watches); files are checked regularly instead"
        }
      }
    }

    /// Events of names in a folder.
    private static let names = UInt32(
      IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_ATTRIB)
    /// Events of files in a folder.
    private static let files = names | UInt32(IN_CLOSE_WRITE | IN_MODIFY)
    /// Events of a folder and its files.
    private static let folder = files | UInt32(IN_DELETE_SELF | IN_MOVE_SELF)

    /// The time between checks for changes of which the system sends no notice.
    private static let blindPause = Duration.milliseconds(500)

    private let roots: [WatchedTree.Root]
    private let descriptor: Int32
    /// Signals mounts, which replace folders without an event in any of them.
    private let mounts: Int32
    private var list = WatchList()

    init(_ roots: [WatchedTree.Root]) throws(Failure) {
      self.roots = roots
      descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
      guard descriptor >= 0 else { throw .unavailable(code: errno) }
      mounts = unsafe open("/proc/self/mountinfo", O_RDONLY | O_CLOEXEC)
      // All properties are initialised, so if this throws, `deinit` closes the descriptors.
      try watchAll()
    }

    deinit {
      close(descriptor)
      if mounts >= 0 { close(mounts) }
    }

    /// Delivers changes until it is stopped or fails.
    ///
    /// - Parameters:
    ///   - stopping: Stops the loop.
    ///   - looked: Called for each check that was started by the clock alone.
    ///   - deliver: Receives the changes.
    /// - Returns: The failure; nil if it was stopped.
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
          // Watches new folders before anybody reads them, so that no later change is missed.
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

    /// The parts of the roots at the given folders, without folders that are inside of others.
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

    /// Watches everything that exists now, and stops watching everything else.
    private func watchAll() throws(Failure) {
      var new = WatchList()
      try watch(roots, on: &new)
      for watch in list.watches.subtracting(new.watches) { inotify_rm_watch(descriptor, watch) }
      list = new
    }

    /// Adds watches for some folders and everything below them.
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

    /// Watches a folder for further events; nil if it has disappeared or may not be read.
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
        let count = unsafe CLibrary.read(descriptor, &buffer, buffer.count)
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
#endif
