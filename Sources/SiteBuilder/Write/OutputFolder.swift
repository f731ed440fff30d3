import Bitext
import Glibc

/// The folder of a site and what is below it, reached step by step from its own descriptor.
///
/// Only the folder itself may be a symbolic link: no link below it is ever followed, whether
/// something is read, written or removed, also where somebody puts one there meanwhile. Paths are
/// relative to the folder, `/` between their parts.
final class OutputFolder {
  /// Why a folder cannot be entered, and which.
  struct Failure: Error {
    let path: String
    let code: Int32
  }

  /// Of the folder itself; it can be locked.
  let descriptor: Int32
  /// The folder that was entered last.
  private var here: [UInt8] = []
  /// The folders on the way there that are open, and where in ``here`` their paths end.
  private var steps: [(end: Int, descriptor: Int32)] = []

  private static let onTheWay = FileSystem.toLook | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC
  /// How many folders are open at most: a path may have more parts than a program may open files.
  private static let mostSteps = 16

  /// - Throws: ``WriteError`` if there is no such folder.
  init(_ path: String) throws(WriteError) {
    descriptor = unsafe Glibc.open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .failed(operation: "open", path: path, code: errno) }
  }

  deinit {
    for step in steps { close(step.descriptor) }
    close(descriptor)
  }

  // MARK: Looking

  /// What has this name; nil where nothing has, or a link is on the way.
  func status(of path: String) -> stat? {
    unsafe try? named(path) { folder, name in
      var status = stat()
      return unsafe fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0 ? status : nil
    }
  }

  /// What kind of thing has this name, as `S_IFMT` tells it; nil as in ``status(of:)``.
  func kind(of path: String) -> mode_t? { status(of: path).map { $0.st_mode & S_IFMT } }

  /// The bytes of a regular file; nil for anything else.
  func read(_ path: String) -> [UInt8]? {
    guard let file = try? open(path, O_RDONLY | O_NONBLOCK) else { return nil }
    defer { close(file) }
    var status = stat()
    guard unsafe fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    let size = Int(status.st_size)
    var isWhole = true
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size, isWhole {
        let got = unsafe Glibc.read(file, buffer.baseAddress?.advanced(by: count), size - count)
        if got > 0 { count += got } else { isWhole = got < 0 && errno == EINTR }
      }
    }
    return isWhole ? bytes : nil
  }

  /// Whether there is a regular file with these bytes: size first, then bytes.
  func holds(_ bytes: [UInt8], at path: String) -> Bool {
    guard let status = status(of: path), status.st_mode & S_IFMT == S_IFREG,
      Int(status.st_size) == bytes.count
    else { return false }
    return read(path) == bytes
  }

  // MARK: Changing

  /// Opens a file, which the caller closes.
  func open(_ path: String, _ flags: Int32, mode: mode_t = 0) throws(Failure) -> Int32 {
    let (file, code) = unsafe try named(path) { folder, name -> (Int32, Int32) in
      unsafe (openat(folder, name, flags | O_NOFOLLOW | O_CLOEXEC | O_NOCTTY, mode), errno)
    }
    guard file >= 0 else { throw Failure(path: path, code: code) }
    return file
  }

  /// Moves a file that lies in the folder itself to where it belongs, over what is there; a link
  /// there is replaced, not followed.
  func move(_ name: String, to path: String) throws(Failure) {
    let code = unsafe try named(path) { folder, target in
      unsafe renameat(descriptor, name, folder, target) == 0 ? 0 : errno
    }
    guard code == 0 else { throw Failure(path: path, code: code) }
  }

  /// Removes a file; a link goes, and not what it leads to.
  ///
  /// - Returns: 0, or the number by which the operating system tells why it cannot be.
  func remove(_ path: String) -> Int32 {
    do throws(Failure) {
      return unsafe try named(path) { folder, name in
        unsafe unlinkat(folder, name, 0) == 0 ? 0 : errno
      }
    } catch {
      return error.code
    }
  }

  /// Removes the folders above `path` that are empty.
  func removeEmptyFolders(above path: String) {
    var path = path
    while let slash = path.utf8.lastIndex(of: 0x2F) {
      path = String(path[..<slash])
      let isGone = unsafe try? named(path) { folder, name in
        unsafe unlinkat(folder, name, AT_REMOVEDIR) == 0
      }
      guard isGone == true else { return }
    }
  }

  /// Makes the folders above `path` that are not there.
  ///
  /// - Throws: ``Failure`` that names what is in the way, with `ENOTDIR` for a link or a file.
  func makeFolders(above path: String) throws(Failure) {
    let bytes = Array(path.utf8)
    if let slash = bytes.lastIndex(of: 0x2F) { try enter(bytes[..<slash], making: true) }
  }

  // MARK: Steps

  /// Calls `body` with the folder that `path` lies in and the last part of it.
  private func named<Result>(
    _ path: String, _ body: (_ folder: Int32, _ name: UnsafePointer<CChar>) -> Result
  ) throws(Failure) -> Result {
    let bytes = Array(path.utf8)
    guard let slash = bytes.lastIndex(of: 0x2F) else {
      return unsafe path.withCString { unsafe body(descriptor, $0) }
    }
    let folder = try enter(bytes[..<slash], making: false)
    return unsafe Self.withName(bytes[(slash + 1)...]) { unsafe body(folder, $0) }
  }

  /// The descriptor of a folder, which stays open until another one is entered.
  @discardableResult
  private func enter(_ folder: ArraySlice<UInt8>, making isMade: Bool) throws(Failure) -> Int32 {
    if folder == here[...], steps.last?.end ?? 0 == folder.count {
      return steps.last?.descriptor ?? descriptor
    }
    while let last = steps.last, !isOnWay(last.end, to: folder) {
      close(last.descriptor)
      steps.removeLast()
    }
    here = Array(folder)
    while let start = next {
      let end = here[start...].firstIndex(of: 0x2F) ?? here.count
      let above = steps.last?.descriptor ?? descriptor
      let (child, code) = unsafe Self.withName(here[start..<end]) { name -> (Int32, Int32) in
        if isMade, unsafe mkdirat(above, name, 0o755) != 0, errno != EEXIST { return (-1, errno) }
        return unsafe (openat(above, name, Self.onTheWay), errno)
      }
      guard child >= 0 else {
        throw Failure(path: String(decoding: here[..<end], as: UTF8.self), code: code)
      }
      if steps.count == Self.mostSteps { close(steps.removeLast().descriptor) }
      steps.append((end: end, descriptor: child))
    }
    return steps.last?.descriptor ?? descriptor
  }

  /// Where in ``here`` the name of the next step begins; nil at its end.
  private var next: Int? {
    guard let last = steps.last else { return here.isEmpty ? nil : 0 }
    return last.end == here.count ? nil : last.end + 1
  }

  /// Whether the first `end` bytes of ``here`` are `folder` or a folder above it.
  private func isOnWay(_ end: Int, to folder: ArraySlice<UInt8>) -> Bool {
    end <= folder.count && here[..<end] == folder.prefix(end)
      && (end == folder.count || folder[folder.startIndex + end] == 0x2F)
  }

  private static func withName<Result>(
    _ name: ArraySlice<UInt8>, _ body: (UnsafePointer<CChar>) -> Result
  ) -> Result {
    unsafe String(decoding: name, as: UTF8.self).withCString(body)
  }
}
