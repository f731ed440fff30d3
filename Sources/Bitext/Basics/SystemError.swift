import CLibrary

/// The operating system's words for its errors.
package enum SystemError {
  /// - Parameter code: A value of `errno`.
  /// - Returns: The operating system's own words, such as "No such file or directory".
  package static func words(for code: Int32) -> String {
    // Safe: the text is copied before this thread calls `strerror` again.
    unsafe String(cString: strerror(code))
  }
}
