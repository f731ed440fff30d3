extension ContentDirectory {
  /// The folder in its repository: the way to it from the next folder above with a `.git`.
  ///
  /// Where there is none, the name of the folder.
  package var folderInRepository: String {
    guard let real = try? FileSystem.realPath(root) else { return "" }
    let parts = real.split(separator: 0x2F).map(Array.init)
    for depth in stride(from: parts.count, through: 0, by: -1) {
      let above = parts[..<depth].flatMap { [0x2F] + $0 } + Array("/.git".utf8)
      if (try? FileSystem.status(above)) != nil {
        return parts[depth...].map(Self.shown).joined(separator: "/")
      }
    }
    return parts.last.map(Self.shown) ?? ""
  }
}
