import CLibrary
import CPlatform

/// The system calls that reading a folder needs; the unsafe code of this room.
///
/// Paths are bytes: on Linux a file name need not be UTF-8, and may be in any normalisation form.
/// Only names that are shown to people become strings.
package enum FileSystem {
  /// Identifies a file on the machine, whatever path leads to it.
  struct Identity: Hashable {
    let device: UInt64
    let node: UInt64

    init(_ status: stat) {
      device = UInt64(truncatingIfNeeded: status.st_dev)
      node = UInt64(status.st_ino)
    }
  }

  enum Kind: Hashable {
    case file, folder, link, other

    init(mode: mode_t) {
      switch mode & S_IFMT {
      case S_IFREG: self = .file
      case S_IFDIR: self = .folder
      case S_IFLNK: self = .link
      default: self = .other
      }
    }
  }

  struct Status {
    let identity: Identity
    let kind: Kind
  }

  /// The status of a path, without opening it; no link may lead out of `enclosure`, which is nil
  /// where links are followed.
  static func status(
    _ path: [UInt8], within enclosure: Enclosure? = nil
  ) throws(Failure) -> Status {
    let descriptor = try open(path, toLook, within: enclosure)
    defer { _ = close(descriptor) }
    let status = try status(of: descriptor)
    return Status(identity: Identity(status), kind: Kind(mode: status.st_mode))
  }

  static func kind(of descriptor: Int32) throws(Failure) -> Kind {
    Kind(mode: try status(of: descriptor).st_mode)
  }

  static func status(of descriptor: Int32) throws(Failure) -> stat {
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else { throw Failure(code: errno) }
    return status
  }

  /// The path without symbolic links.
  package static func realPath(_ path: [UInt8]) throws(Failure) -> [UInt8] {
    guard let real = unsafe realpath(terminated(path), nil) else { throw Failure(code: errno) }
    defer { unsafe free(real) }
    return unsafe Array(UnsafeRawBufferPointer(start: real, count: strlen(real)))
  }

  // MARK: Opening

  private static let always = O_CLOEXEC | O_NOCTTY

  /// Flags that name a file or folder for further calls without touching it, whatever it is.
  package static let toLook = platform_look

  /// Whether flags open a file to look at it only.
  static func isLooking(_ flags: Int32) -> Bool { flags & toLook == toLook }

  /// Opens a path and returns a descriptor that the caller closes.
  static func open(
    _ path: [UInt8], _ flags: Int32, within enclosure: Enclosure?
  ) throws(Failure) -> Int32 {
    guard let enclosure else { return try open(path, flags) }
    return try enclosure.open(path, flags)
  }

  static func open(_ path: [UInt8], _ flags: Int32) throws(Failure) -> Int32 {
    let descriptor = unsafe CLibrary.open(terminated(path), flags | always)
    guard descriptor >= 0 else { throw Failure(code: errno) }
    return descriptor
  }

  /// Opens a file by its path below a folder; no step may be a symbolic link.
  ///
  /// - Throws: ``Failure`` with `ELOOP` or `ENOTDIR` if a step is one.
  static func open(
    _ relative: ArraySlice<UInt8>, below folder: [UInt8], _ flags: Int32
  ) throws(Failure) -> Int32 {
    let names = relative.drop { $0 == 0x2F }
    if names.isEmpty { return try open(folder, flags) }
    let descriptor = try open(folder, toLook | O_DIRECTORY)
    // The call refuses flags that mean nothing, which it does where a file is only named.
    let allowed = O_NOFOLLOW | (isLooking(flags) ? flags | O_CLOEXEC : flags | always)
    let child = unsafe terminated(names).withUnsafeBufferPointer { names in
      unsafe names.baseAddress.map {
        unsafe platform_open_without_links(descriptor, $0, allowed)
      } ?? -1
    }
    let code = errno
    // Other systems and Linux before 5.6 lack the call, and some containers refuse it.
    if child < 0, code == ENOSYS || code == EPERM { return try stepwise(names, descriptor, flags) }
    _ = close(descriptor)
    guard child >= 0 else { throw Failure(code: code) }
    return child
  }

  /// Opens a file by its path below an open folder, step by step, and closes the folder.
  static func stepwise(
    _ relative: ArraySlice<UInt8>, _ folder: Int32, _ flags: Int32
  ) throws(Failure) -> Int32 {
    // Each name ends where the next begins.
    var names = terminated(relative)
    for index in names.indices where names[index] == 0x2F { names[index] = 0 }
    var (descriptor, start) = (folder, 0)
    while true {
      let end = names[start...].firstIndex(of: 0) ?? names.endIndex
      let next = names[end...].firstIndex { $0 != 0 }
      let step: Int32
      if next != nil {
        step = toLook | O_DIRECTORY | O_NOFOLLOW | always
      } else {
        step = flags | (isLooking(flags) ? openLinkItself : O_NOFOLLOW) | always
      }
      let child = unsafe names.withUnsafeBufferPointer { names in
        unsafe names.baseAddress.map { unsafe openat(descriptor, $0 + start, step) } ?? -1
      }
      let code = errno
      _ = close(descriptor)
      guard child >= 0 else { throw Failure(code: code) }
      guard let next else { return child }
      (descriptor, start) = (child, next)
    }
  }

  /// Opens a regular file and returns a descriptor that the caller closes, and the file's status.
  ///
  /// Never waits: a pipe or a device is refused before it is read.
  static func openFile(
    _ path: [UInt8], within enclosure: Enclosure? = nil
  ) throws(Failure) -> (descriptor: Int32, status: stat) {
    let descriptor = try open(path, O_RDONLY | O_NONBLOCK, within: enclosure)
    do throws(Failure) {
      let status = try status(of: descriptor)
      switch Kind(mode: status.st_mode) {
      case .file: return (descriptor, status)
      case .folder: throw Failure(code: EISDIR)
      case .link, .other: throw Failure(code: EINVAL)
      }
    } catch {
      _ = close(descriptor)
      throw error
    }
  }

  // MARK: Reading

  /// All bytes of an open file from its current offset; `size` is the expected number.
  static func contents(
    of descriptor: Int32, size: Int, largest: Int = SourceFile.maximumSize
  ) throws(Failure) -> [UInt8] {
    guard size <= largest else { throw Failure(code: EFBIG) }
    // One byte more than expected, so that the end is seen without a second buffer.
    var bytes: [UInt8] = []
    var room = size + 1
    while true {
      let count = try read(room, from: descriptor, into: &bytes)
      if count == 0 { return bytes }
      room -= count
      if room == 0 {
        guard bytes.count <= largest else { throw Failure(code: EFBIG) }
        room = bytes.count
      }
    }
  }

  /// The first bytes of a file, at most `count`.
  package static func head(
    _ path: [UInt8], _ count: Int, within enclosure: Enclosure? = nil
  ) throws(Failure) -> [UInt8] {
    let (descriptor, status) = try openFile(path, within: enclosure)
    defer { _ = close(descriptor) }
    var bytes: [UInt8] = []
    let wanted = min(count, Int(status.st_size))
    while bytes.count < wanted,
      try read(wanted - bytes.count, from: descriptor, into: &bytes) > 0
    {}
    return bytes
  }

  /// Reads once, at most `room` bytes; 0 at the end.
  private static func read(
    _ room: Int, from descriptor: Int32, into bytes: inout [UInt8]
  ) throws(Failure) -> Int {
    while true {
      var count = 0
      bytes.append(addingCapacity: room) { span in
        count = unsafe span.withUnsafeMutableBufferPointer { buffer, filled in
          let count = unsafe CLibrary.read(descriptor, buffer.baseAddress, room)
          filled = max(0, count)
          return count
        }
      }
      if count >= 0 { return count }
      guard errno == EINTR else { throw Failure(code: errno) }
    }
  }

  static func terminated(_ path: [UInt8]) -> [CChar] { terminated(path[...]) }

  private static func terminated(_ path: ArraySlice<UInt8>) -> [CChar] {
    var name: [CChar] = []
    name.reserveCapacity(path.count + 1)
    for byte in path { name.append(CChar(bitPattern: byte)) }
    name.append(0)
    return name
  }
}
