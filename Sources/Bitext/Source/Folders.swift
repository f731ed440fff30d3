import CLibrary

/// Creates folders.
package enum Folders {
  /// Creates a folder and the missing folders above it.
  ///
  /// - Parameters:
  ///   - path: The folder.
  ///   - isPrivate: Whether only the user may look into it.
  /// - Returns: 0, or the value of `errno`.
  package static func make(_ path: String, isPrivate: Bool = false) -> Int32 {
    let mode: mode_t = isPrivate ? 0o700 : 0o755
    if unsafe mkdir(path, mode) == 0 || errno == EEXIST { return 0 }
    let code = errno
    guard code == ENOENT, let slash = path.utf8.lastIndex(of: 0x2F), slash > path.startIndex else {
      return code
    }
    let above = make(String(path[..<slash]), isPrivate: isPrivate)
    guard above == 0 else { return above }
    return unsafe mkdir(path, mode) == 0 || errno == EEXIST ? 0 : errno
  }
}
