import CLibrary

extension FileSystem {
  /// A name in a folder and the kind of its file; links are not followed.
  struct Entry {
    let name: [UInt8]
    let kind: Kind
  }

  /// The entries of a folder except `.` and `..`, sorted by the bytes of their names.
  ///
  /// - Parameters:
  ///   - folder: Its path.
  ///   - enclosure: The folder that links must not leave; nil if links are followed.
  ///   - isWanted: Whether to look into the folder at all.
  /// - Returns: The entries, including hidden ones.
  /// - Throws: ``Failure``.
  static func entries(
    in folder: [UInt8], within enclosure: Enclosure? = nil,
    where isWanted: (Identity) -> Bool = { _ in true }
  ) throws(Failure) -> [Entry] {
    let descriptor = try open(folder, O_RDONLY | O_DIRECTORY | O_NONBLOCK, within: enclosure)
    guard let stream = unsafe fdopendir(descriptor) else {
      let code = errno
      _ = close(descriptor)
      throw Failure(code: code)
    }
    defer { unsafe _ = closedir(stream) }
    guard isWanted(Identity(try status(of: descriptor))) else { return [] }
    var entries: [Entry] = []
    while true {
      errno = 0
      guard let entry = unsafe readdir(stream) else { break }
      let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        unsafe Array(bytes.prefix { $0 != 0 })
      }
      guard name != [0x2E], name != [0x2E, 0x2E] else { continue }
      let kind = unsafe kind(ofType: Int(entry.pointee.d_type)) ?? kind(of: name, in: descriptor)
      entries.append(Entry(name: name, kind: kind))
    }
    guard errno == 0 else { throw Failure(code: errno) }
    return entries.sorted { $0.name.lexicographicallyPrecedes($1.name) }
  }

  /// The names in a folder except `.` and `..`, in the order of their bytes.
  static func names(in folder: [UInt8]) throws(Failure) -> [[UInt8]] {
    try entries(in: folder).map(\.name)
  }

  /// The kind that the folder records for a name; nil if the disk does not record it there.
  private static func kind(ofType type: Int) -> Kind? {
    switch type {
    case Int(DT_REG): .file
    case Int(DT_DIR): .folder
    case Int(DT_LNK): .link
    case Int(DT_UNKNOWN): nil
    default: .other
    }
  }

  private static func kind(of name: [UInt8], in folder: Int32) -> Kind {
    var status = stat()
    guard unsafe fstatat(folder, terminated(name), &status, AT_SYMLINK_NOFOLLOW) == 0 else {
      // Opening the file will report the reason.
      return .file
    }
    return Kind(mode: status.st_mode)
  }
}
