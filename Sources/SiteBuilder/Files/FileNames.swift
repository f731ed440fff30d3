import CLibrary

/// Lists folders.
enum FileNames {
  /// The names in `folder` in no particular order, without `.` and `..`; empty if it is not a
  /// folder.
  static func list(_ folder: String) -> [String] { unsafe list(opendir(folder)) }

  /// The names in an open folder; leaves `folder` open.
  static func list(_ folder: Int32) -> [String] {
    let descriptor = unsafe openat(folder, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return [] }
    guard let stream = unsafe fdopendir(descriptor) else {
      close(descriptor)
      return []
    }
    return unsafe list(stream)
  }

  private static func list(_ stream: OpenFolder?) -> [String] {
    guard let stream = unsafe stream else { return [] }
    defer { unsafe closedir(stream) }
    var names: [String] = []
    while let entry = unsafe readdir(stream) {
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        unsafe pointer.withMemoryRebound(to: CChar.self, capacity: 256) {
          unsafe String(cString: $0)
        }
      }
      if name != "." && name != ".." { names.append(name) }
    }
    return names
  }
}
