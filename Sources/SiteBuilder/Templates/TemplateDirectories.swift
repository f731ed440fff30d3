import Glibc

/// Where templates and assets are: an author's own folder first, file by file, then the program's.
struct TemplateDirectories: Sendable {
  struct File: Hashable, Sendable {
    /// Relative to the folder, `/` between parts.
    let name: String
    let path: String
  }

  let directories: [String]

  /// - Parameter override: A folder whose files stand in for those of the same name.
  /// - Throws: ``TemplateError/notFound(searched:)``, ``TemplateError/noFolder(path:)``.
  init(override: String?) throws(TemplateError) {
    var searched: [String] = []
    var found: String?
    for candidate in Self.candidates() {
      searched.append(candidate)
      if Self.exists(candidate + "/page.mustache") {
        found = candidate
        break
      }
    }
    guard let found else {
      guard let override, Self.exists(override + "/page.mustache") else {
        throw .notFound(searched: ([override].compactMap(\.self)) + searched)
      }
      directories = [override]
      return
    }
    if let override, !Self.exists(override + "/.") { throw .noFolder(path: override) }
    directories = [override, found].compactMap(\.self)
  }

  /// The files of any folder whose names end in `suffix`, sorted, each name once.
  func files(endingIn suffix: String, in folder: String = "") throws(TemplateError) -> [File] {
    var files: [String: String] = [:]
    for directory in directories.reversed() {
      for name in FileNames.list(directory + "/" + folder)
      where name.hasSuffix(suffix) && !name.hasPrefix(".") {
        files[folder + name] = directory + "/" + folder + name
      }
    }
    return files.sorted { $0.key < $1.key }.map { File(name: $0.key, path: $0.value) }
  }

  func read(_ file: File) throws(TemplateError) -> [UInt8] {
    guard let bytes = FileBytes.read(file.path) else { throw .unreadable(path: file.path) }
    return bytes
  }

  /// The bytes of an asset as it is served; what stands in for the program's own stays as it is.
  func readAsset(_ file: File) throws(TemplateError) -> [UInt8] {
    let bytes = try read(file)
    return isOwnSource(file) ? SlimSource.of(bytes) : bytes
  }

  /// Whether it is a sheet or a script of the program itself.
  func isOwnSource(_ file: File) -> Bool {
    guard file.name.hasSuffix(".js") || file.name.hasSuffix(".css") else { return false }
    return directories.last.map { file.path.hasPrefix($0 + "/") } ?? false
  }

  /// Beside the executable, where the package manager puts it, then as an installation has it.
  private static func candidates() -> [String] {
    guard let executable = realPath("/proc/self/exe") else { return [] }
    let folder = executable.prefix(upTo: executable.lastIndex(of: "/") ?? executable.startIndex)
    return [
      folder + "/hig-notes_SiteBuilder.resources/templates",
      folder + "/../share/hig-notes/templates",
    ]
  }

  private static func realPath(_ path: String) -> String? {
    guard let resolved = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(resolved) }
    return unsafe String(cString: resolved)
  }

  private static func exists(_ path: String) -> Bool { unsafe access(path, R_OK) == 0 }
}
