import Glibc

/// The few calls to the operating system that reading a folder needs; the room's unsafe code.
///
/// Paths are bytes: a file name on Linux need not be UTF-8, and one that is may be in any
/// normalisation form. Only what is shown to people is made a string.
enum FileSystem {
  /// The number by which the operating system tells why a call failed.
  struct Failure: Error, Hashable {
    let code: Int32

    /// The operating system's own words, in English whatever the locale.
    var reason: String {
      switch code {
      case ENOENT: "it is not there"
      case EACCES, EPERM: "no permission to read it"
      case ELOOP: "its symbolic links go round in a circle"
      case ENAMETOOLONG: "its path is too long"
      case EISDIR: "it is a folder"
      case ENOTDIR: "it is not a folder"
      case EINVAL: "it is neither a file nor a folder"
      case EFBIG: "it is larger than 1 GiB"
      case EMFILE, ENFILE: "too many files are open"
      case EIO: "the disk reports an error"
      case EBUSY: "it is written again and again; save it, and try again"
      default: "system error \(code)"
      }
    }
  }

  /// What tells one file from every other on the machine, whatever path leads to it.
  struct Identity: Hashable {
    let device: UInt64
    let node: UInt64
  }

  enum Kind: Hashable {
    case file, folder, other
  }

  struct Status {
    let identity: Identity
    let kind: Kind
    /// Whether the path itself, before it is followed, is a symbolic link.
    let isLink: Bool
  }

  /// Follows symbolic links and says what is at their end.
  static func status(_ path: [UInt8]) throws(Failure) -> Status {
    var own = stat()
    var target = stat()
    let name = terminated(path)
    guard unsafe lstat(name, &own) == 0 else { throw Failure(code: errno) }
    guard unsafe stat(name, &target) == 0 else { throw Failure(code: errno) }
    return Status(
      identity: Identity(device: UInt64(target.st_dev), node: UInt64(target.st_ino)),
      kind: kind(ofMode: target.st_mode), isLink: own.st_mode & S_IFMT == S_IFLNK)
  }

  /// The names in a folder except `.` and `..`, in the order of their bytes.
  static func names(in folder: [UInt8]) throws(Failure) -> [[UInt8]] {
    guard let stream = unsafe opendir(terminated(folder)) else { throw Failure(code: errno) }
    defer { unsafe _ = closedir(stream) }
    var names: [[UInt8]] = []
    while true {
      errno = 0
      guard let entry = unsafe readdir(stream) else { break }
      let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        unsafe Array(bytes.prefix { $0 != 0 })
      }
      if name != [0x2E] && name != [0x2E, 0x2E] { names.append(name) }
    }
    guard errno == 0 else { throw Failure(code: errno) }
    return names.sorted { $0.lexicographicallyPrecedes($1) }
  }

  /// All bytes of a file, as they were at one moment.
  ///
  /// A file that somebody writes while it is read is read again, for about a second. Never waits for
  /// anything else: a pipe or a device is refused before it is read, and so is what is too large.
  static func contents(_ path: [UInt8]) throws(Failure) -> [UInt8] {
    // In microseconds.
    var pause: UInt32 = 5000
    while true {
      let descriptor = unsafe open(terminated(path), O_RDONLY | O_CLOEXEC | O_NONBLOCK)
      guard descriptor >= 0 else { throw Failure(code: errno) }
      defer { _ = close(descriptor) }
      let before = try stamp(of: descriptor)
      let bytes = try contents(of: descriptor, size: before.size)
      if try stamp(of: descriptor) == before { return bytes }
      guard pause < 1_000_000 else { throw Failure(code: EBUSY) }
      usleep(pause)
      pause *= 2
    }
  }

  /// The bytes from the beginning of a file to its end.
  private static func contents(of descriptor: Int32, size: Int) throws(Failure) -> [UInt8] {
    // One byte more than the file is said to have, so that its end is seen without a second buffer.
    var bytes: [UInt8] = []
    var room = size + 1
    while true {
      var count = 0
      bytes.append(addingCapacity: room) { span in
        count = unsafe span.withUnsafeMutableBufferPointer { buffer, filled in
          let count = unsafe read(descriptor, buffer.baseAddress, room)
          filled = max(0, count)
          return count
        }
      }
      if count < 0 && errno == EINTR { continue }
      guard count >= 0 else { throw Failure(code: errno) }
      if count == 0 { return bytes }
      room -= count
      if room == 0 {
        guard bytes.count <= SourceFile.maximumSize else { throw Failure(code: EFBIG) }
        room = bytes.count
      }
    }
  }

  /// What is different after a file was written.
  private struct Stamp: Hashable {
    let size: Int
    let modified: Int
    let changed: Int
  }

  private static func stamp(of descriptor: Int32) throws(Failure) -> Stamp {
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else { throw Failure(code: errno) }
    switch kind(ofMode: status.st_mode) {
    case .file: break
    case .folder: throw Failure(code: EISDIR)
    case .other: throw Failure(code: EINVAL)
    }
    guard status.st_size <= SourceFile.maximumSize else { throw Failure(code: EFBIG) }
    return Stamp(
      size: Int(status.st_size),
      modified: status.st_mtim.tv_sec &* 1_000_000_000 &+ status.st_mtim.tv_nsec,
      changed: status.st_ctim.tv_sec &* 1_000_000_000 &+ status.st_ctim.tv_nsec)
  }

  private static func kind(ofMode mode: mode_t) -> Kind {
    switch mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .folder
    default: .other
    }
  }

  private static func terminated(_ path: [UInt8]) -> [CChar] {
    path.map { CChar(bitPattern: $0) } + [0]
  }
}
