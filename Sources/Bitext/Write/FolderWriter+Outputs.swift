extension FolderWriter {
  /// Writes an output that a person named on the command line: a file anywhere, a link to one, or a
  /// stream such as a pipe.
  ///
  /// A file is complete afterwards, or as it was before.
  package static func write(
    _ bytes: [UInt8], toOutput path: String, state: String?
  ) throws(WriteFailure) {
    try failing(path) {
      let name = Array((path.hasPrefix("/") ? path : "./" + path).utf8)
      if isStream(name) {
        return try FileSystem.write(bytes, to: try FileSystem.stream(name))
      }
      let real = try resolved(name)
      if let state { _ = Folders.make(state, isPrivate: true) }
      let slash = real.lastIndex(of: 0x2F) ?? 0
      let writer = try FolderWriter(root: Array(real[...slash]), state: state)
      try writer.journal.locked {
        try writer.restoreAlone()
        guard
          let place = try writer.place(at: [Array(real[(slash + 1)...])], makesFolders: false)
        else { return }
        try writer.write(bytes, to: place, over: .anything)
      }
    }
  }

  /// Whether a path leads to a stream, or to a file that somebody else has opened and goes on
  /// writing to.
  private static func isStream(_ path: [UInt8]) -> Bool {
    if ["/dev/std", "/dev/fd/", "/proc/"].contains(where: { path.starts(with: $0.utf8) }) {
      return true
    }
    return (try? FileSystem.status(path)).map { $0.kind != .file } ?? false
  }
}
