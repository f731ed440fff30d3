import CPlatform
import CLibrary

/// The system calls for writing among other people's files.
///
/// Names are resolved in a folder that is held open, and links are not followed, so nobody can swap
/// the folder between the check and the write.
extension FileSystem {
  /// An open file or folder, closed when the object is released.
  final class Descriptor: Sendable {
    let number: Int32

    init(_ number: Int32) throws(Failure) {
      guard number >= 0 else { throw Failure(code: errno) }
      self.number = number
    }

    deinit { _ = close(number) }
  }

  /// The status of a path itself, without following a link; nil if there is nothing.
  static func ownStatus(_ path: [UInt8]) -> stat? {
    var status = stat()
    return unsafe lstat(terminated(path), &status) == 0 ? status : nil
  }

  static func contents(of file: Descriptor) throws(Failure) -> [UInt8] {
    try contents(of: file.number, size: Int(try status(of: file.number).st_size))
  }

  // MARK: Opening

  /// Opens a folder by its path, or by its name in another folder.
  static func folder(_ name: [UInt8], in folder: Descriptor? = nil) throws(Failure) -> Descriptor {
    try Descriptor(
      unsafe openat(
        folder?.number ?? AT_FDCWD, terminated(name),
        O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC))
  }

  static func makeFolder(_ name: [UInt8], in folder: Descriptor) throws(Failure) {
    try check(unsafe mkdirat(folder.number, terminated(name), 0o777))
  }

  /// Opens a file for reading and writing; never waits for the other end of a pipe.
  static func file(_ name: [UInt8], in folder: Descriptor) throws(Failure) -> Descriptor {
    let flags = O_RDWR | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC
    return try Descriptor(unsafe openat(folder.number, terminated(name), flags))
  }

  /// Creates a file; fails if the name exists.
  static func makeFile(
    _ name: [UInt8], in folder: Descriptor, mode: mode_t
  ) throws(Failure) -> Descriptor {
    let flags = O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
    return try Descriptor(unsafe openat(folder.number, terminated(name), flags, mode))
  }

  /// Creates a file without a name, which disappears unless it gets one; nil if the disk does not
  /// support that.
  static func makeUnnamedFile(in folder: Descriptor, mode: mode_t) -> Descriptor? {
    let unnamed = platform_unnamed_file()
    guard unnamed != 0 else { return nil }
    let flags = unnamed | O_DIRECTORY | O_RDWR | O_CLOEXEC
    let file = try? Descriptor(unsafe openat(folder.number, ".", flags, mode))
    return file.flatMap { ownStatus(path(of: $0)) == nil ? nil : $0 }
  }

  private static func path(of file: Descriptor) -> [UInt8] {
    Array("/proc/self/fd/\(file.number)".utf8)
  }

  /// Opens an output that may not be a regular file: a terminal, or a pipe, which waits for its
  /// other end.
  static func stream(_ path: [UInt8]) throws(Failure) -> Descriptor {
    try Descriptor(unsafe CLibrary.open(terminated(path), O_WRONLY | O_TRUNC | O_CLOEXEC))
  }

  // MARK: Names

  /// Gives an unnamed file a name that must not exist.
  static func name(
    _ file: Descriptor, _ name: [UInt8], in folder: Descriptor
  ) throws(Failure) {
    try check(
      unsafe linkat(
        AT_FDCWD, terminated(path(of: file)), folder.number, terminated(name), AT_SYMLINK_FOLLOW))
  }

  /// Moves a file to a name, replacing the file that has it.
  static func move(
    _ name: [UInt8], in folder: Descriptor, to other: [UInt8], in destination: Descriptor
  ) throws(Failure) {
    try check(
      unsafe renameat(folder.number, terminated(name), destination.number, terminated(other)))
  }

  /// Moves a file to a name that must not exist.
  static func rename(
    _ name: [UInt8], in folder: Descriptor, to other: [UInt8], in destination: Descriptor
  ) throws(Failure) {
    let (from, to) = (terminated(name), terminated(other))
    if unsafe platform_rename_new(folder.number, from, destination.number, to) == 0 { return }
    // Network disks support links but not this kind of rename; those of cameras and sticks do the
    // reverse.
    guard [EINVAL, ENOSYS, ENOTSUP].contains(errno) else { throw Failure(code: errno) }
    try check(unsafe linkat(folder.number, from, destination.number, to, 0))
    remove(name, in: folder)
  }

  static func remove(_ name: [UInt8], in folder: Descriptor) {
    unsafe _ = unlinkat(folder.number, terminated(name), 0)
  }

  static func removeFolder(_ name: [UInt8], in folder: Descriptor) {
    unsafe _ = unlinkat(folder.number, terminated(name), AT_REMOVEDIR)
  }

  // MARK: Contents

  /// Replaces the contents of a file and waits until they are on the disk, because notes cannot be
  /// generated again.
  static func fill(_ file: Descriptor, with bytes: [UInt8]) throws(Failure) {
    try write(bytes, to: file)
    try check(ftruncate(file.number, bytes.count))
    try check(fsync(file.number))
  }

  /// Writes from the beginning of a file, or to a stream.
  static func write(_ bytes: [UInt8], to file: Descriptor) throws(Failure) {
    if lseek(file.number, 0, SEEK_SET) < 0, errno != ESPIPE { throw Failure(code: errno) }
    var start = 0
    while start < bytes.count {
      let count = unsafe bytes[start...].withUnsafeBytes {
        unsafe CLibrary.write(file.number, $0.baseAddress, $0.count)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw Failure(code: count == 0 ? EIO : errno) }
      start += count
    }
  }

  static func check(_ result: Int32) throws(Failure) {
    if result != 0 { throw Failure(code: errno) }
  }
}
