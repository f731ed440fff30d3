#if os(Linux)
  import CLibrary

  /// The flags of one inotify event.
  struct Notice {
    let mask: UInt32

    func has(_ flags: Int32...) -> Bool {
      flags.contains { mask & UInt32(bitPattern: $0) != 0 }
    }

    var isOfFolder: Bool { mask & UInt32(IN_ISDIR) != 0 }
    var isOfComing: Bool { has(IN_CREATE, IN_MOVED_TO) }
    var isOfLeaving: Bool { has(IN_DELETE, IN_MOVED_FROM) }

    /// The event for a file.
    ///
    /// - Parameters:
    ///   - path: The path under which the file is known.
    ///   - place: Its real path.
    /// - Returns: At most one event.
    func events(ofFile path: [UInt8], at place: [UInt8]) -> [Coalescer.Event] {
      if has(IN_CLOSE_WRITE, IN_MOVED_TO) { return [.settled(path)] }
      if isOfLeaving { return [.removed(path)] }
      // A link, or another name for a file, is complete at once and never closed.
      if has(IN_CREATE) { return [Self.isNew(place) ? .written(path) : .settled(path)] }
      if has(IN_MODIFY) { return [.written(path)] }
      return has(IN_ATTRIB) ? [.settled(path)] : []
    }

    /// Whether the file was just created and will be written.
    private static func isNew(_ path: [UInt8]) -> Bool {
      var status = stat()
      guard unsafe lstat(PathTrail.terminated(path), &status) == 0 else { return true }
      return status.st_mode & S_IFMT == S_IFREG && status.st_nlink == 1
    }
  }
#endif
