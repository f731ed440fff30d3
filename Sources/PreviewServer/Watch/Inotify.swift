import Bitext
import Glibc

/// Linux's own watching of folders, which is not recursive: every folder below the roots is
/// watched by itself.
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

  private static let interest = UInt32(
    IN_CLOSE_WRITE | IN_MODIFY | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO
      | IN_DELETE_SELF | IN_MOVE_SELF | IN_ATTRIB)

  private let roots: [[UInt8]]
  private let descriptor: Int32
  /// By watch: the folder's path, or nil for a folder that is watched for its links' targets only.
  private var folders: [Int32: [UInt8]] = [:]
  /// Folders outside the roots in which links end: their real paths.
  private var targets: [Int32: [UInt8]] = [:]
  private var links: [[UInt8]: [[UInt8]]] = [:]

  init(_ roots: [[UInt8]]) throws(Failure) {
    self.roots = roots
    descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
    guard descriptor >= 0 else { throw .unavailable(code: errno) }
    do {
      try watchAll()
    } catch {
      close(descriptor)
      throw error
    }
  }

  deinit { close(descriptor) }

  /// Delivers changes until it is told to stop, which gives nil, or cannot go on.
  func run(until stopping: WakeUp, deliver: (ChangeSet) -> Void) -> Failure? {
    var coalescer = Coalescer()
    while true {
      let rest = coalescer.deadline.map { $0 - ContinuousClock.now }
      switch stopping.wait(for: descriptor, atMost: rest) {
      case .signalled: return nil
      case .readable:
        var isWhole = false
        read { event in
          if event == .whole { isWhole = true }
          coalescer.add(event, at: .now)
        }
        if isWhole {
          // New folders are watched before anybody looks at what is in them.
          do {
            try watchAll()
          } catch {
            return error
          }
        }
      case .timeout: break
      }
      let changes = coalescer.take(at: .now)
      if !changes.isEmpty { deliver(changes) }
    }
  }

  // MARK: Watches

  /// Watches what is there now, and nothing that is not.
  ///
  /// Watching a folder twice is watching it once, by its newest path.
  private func watchAll() throws(Failure) {
    let tree = WatchedTree(roots, signatures: false)
    var now: [Int32: [UInt8]] = [:]
    for folder in tree.folders {
      if let watch = try watch(folder) { now[watch] = folder }
    }
    var ends: [Int32: [UInt8]] = [:]
    for target in tree.links.keys {
      let folder = Array(target[..<(target.lastIndex(of: 0x2F) ?? 0)])
      if let watch = try watch(folder.isEmpty ? [0x2F] : folder) { ends[watch] = folder }
    }
    for watch in Set(folders.keys).union(targets.keys) where now[watch] == nil && ends[watch] == nil
    {
      inotify_rm_watch(descriptor, watch)
    }
    folders = now
    targets = ends
    links = tree.links
  }

  /// Nil for a folder that is gone already.
  private func watch(_ folder: [UInt8]) throws(Failure) -> Int32? {
    let watch = unsafe inotify_add_watch(
      descriptor, WatchedTree.terminated(folder), Self.interest | UInt32(IN_ONLYDIR))
    guard watch < 0 else { return watch }
    switch errno {
    case ENOSPC, ENOMEM: throw .exhausted
    default: return nil
    }
  }

  // MARK: Events

  private func read(_ deliver: (Coalescer.Event) -> Void) {
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
        translate(event.wd, event.mask, name).forEach(deliver)
        offset = end
      }
    }
  }

  private func translate(_ watch: Int32, _ mask: UInt32, _ name: [UInt8]) -> [Coalescer.Event] {
    func has(_ flag: Int) -> Bool { mask & UInt32(flag) != 0 }
    if has(Int(IN_Q_OVERFLOW)) { return [.whole] }
    if has(Int(IN_IGNORED)) { return [] }
    if name.isEmpty {
      let isGone = has(Int(IN_DELETE_SELF)) || has(Int(IN_MOVE_SELF))
      return isGone && folders[watch] != nil ? [.whole] : []
    }
    var paths: [[UInt8]] = []
    if let folder = folders[watch], !WatchedTree.isLeftOut(name) {
      // A folder changes what is watched; so may a link, which is no folder for inotify.
      if has(Int(IN_ISDIR)) { return has(Int(IN_ATTRIB)) ? [] : [.whole] }
      paths.append(folder + [0x2F] + name)
    }
    if let folder = targets[watch] { paths += links[folder + [0x2F] + name] ?? [] }
    var events: [Coalescer.Event] = []
    for path in paths {
      if has(Int(IN_CLOSE_WRITE)) || has(Int(IN_MOVED_TO)) {
        events.append(.settled(path))
      } else if has(Int(IN_DELETE)) || has(Int(IN_MOVED_FROM)) {
        events.append(.removed(path))
      } else if has(Int(IN_CREATE)) {
        // A link or another name for a file is there at once and never closed.
        events += Self.isOrdinary(path) ? [.written(path)] : [.settled(path), .whole]
      } else if has(Int(IN_MODIFY)) {
        events.append(.written(path))
      } else if has(Int(IN_ATTRIB)) {
        events.append(.settled(path))
      }
    }
    return events
  }

  /// Whether the path is a file of one name, which somebody has just made and will write.
  private static func isOrdinary(_ path: [UInt8]) -> Bool {
    var status = stat()
    guard unsafe lstat(WatchedTree.terminated(path), &status) == 0 else { return true }
    return status.st_mode & S_IFMT == S_IFREG && status.st_nlink == 1
  }
}
