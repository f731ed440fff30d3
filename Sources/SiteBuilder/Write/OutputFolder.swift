import Bitext
import CLibrary

/// The folder of a site, in which every path is opened step by step from the folder's own
/// descriptor.
///
/// Only the folder itself may be a symbolic link. Links below it are never followed, even if
/// somebody creates one during the build. Paths are relative to the folder, with `/` between their
/// parts.
final class OutputFolder {
  /// The folder that could not be entered, and the `errno`.
  struct Failure: Error {
    let path: String
    let code: Int32
  }

  /// The descriptor of the folder itself; it can be locked.
  let descriptor: Int32
  /// The path of the folder that was entered last.
  private var here: [UInt8] = []
  /// The open folders on the way there, with the ends of their paths in ``here``.
  private var steps: [(end: Int, descriptor: Int32)] = []

  private static let onTheWay = FileSystem.toLook | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC
  /// The maximal number of open folders: a path may have more parts than a process may open files.
  private static let mostSteps = 16

  /// - Throws: ``WriteError`` if there is no such folder.
  init(_ path: String) throws(WriteError) {
    descriptor = unsafe CLibrary.open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .failed(operation: "open", path: path, code: errno) }
  }

  deinit {
    for step in steps { close(step.descriptor) }
    close(descriptor)
  }

  // MARK: Looking

  /// The status of a path without following links; nil if nothing is there or a link is on the way.
  func status(of path: String) -> stat? {
    unsafe try? named(path) { folder, name in
      var status = stat()
      return unsafe fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0 ? status : nil
    }
  }

  /// The kind of file at a path (its `S_IFMT` bits); nil as in ``status(of:)``.
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
        let got = unsafe CLibrary.read(file, buffer.baseAddress?.advanced(by: count), size - count)
        if got > 0 { count += got } else { isWhole = got < 0 && errno == EINTR }
      }
    }
    return isWhole ? bytes : nil
  }

  /// Whether a regular file has exactly these bytes; compares sizes first.
  func holds(_ bytes: [UInt8], at path: String) -> Bool {
    guard let status = status(of: path), status.st_mode & S_IFMT == S_IFREG,
      Int(status.st_size) == bytes.count
    else { return false }
    return read(path) == bytes
  }

  // MARK: Changing

  /// Opens a file; the caller closes it.
  func open(_ path: String, _ flags: Int32, mode: mode_t = 0) throws(Failure) -> Int32 {
    let (file, code) = unsafe try named(path) { folder, name -> (Int32, Int32) in
      unsafe (openat(folder, name, flags | O_NOFOLLOW | O_CLOEXEC | O_NOCTTY, mode), errno)
    }
    guard file >= 0 else { throw Failure(path: path, code: code) }
    return file
  }

  /// Moves a file from the folder itself to `path` and replaces what is there; a link is replaced,
  /// not followed.
  func move(_ name: String, to path: String) throws(Failure) {
    let code = unsafe try named(path) { folder, target in
      unsafe renameat(descriptor, name, folder, target) == 0 ? 0 : errno
    }
    guard code == 0 else { throw Failure(path: path, code: code) }
  }

  /// Removes a file or a link, but not the link's target.
  ///
  /// - Returns: 0, or the `errno` of the failure.
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

  /// Creates the missing folders above `path`.
  ///
  /// - Throws: ``Failure`` with the path that is in the way; its code is `ENOTDIR` for a link or a
  ///   file.
  func makeFolders(above path: String) throws(Failure) {
    let bytes = Array(path.utf8)
    if let slash = bytes.lastIndex(of: 0x2F) { try enter(bytes[..<slash], making: true) }
  }

  // MARK: Steps

  /// Calls `body` with the descriptor of the folder that contains `path`, and the last part of
  /// `path`.
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

  /// The descriptor of a folder; it stays open until another folder is entered.
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

  /// The start of the next step's name in ``here``; nil at the end.
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
