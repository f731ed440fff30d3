import CLibrary

/// Templates and assets: files in the author's folder replace those of the program.
struct TemplateFiles: Sendable {
  struct File: Hashable, Sendable {
    /// Relative to the templates, with `/` between parts.
    let name: String
    /// The path in the author's folder; nil if the file is the program's own.
    let path: String?

    /// The name of the file in messages.
    var place: String { path ?? "templates/" + name }
  }

  /// The folder whose files replace the program's; nil if there is none.
  let override: String?

  /// - Parameter override: A folder whose files replace those of the same name.
  /// - Throws: ``TemplateError/noFolder(path:)``.
  init(override: String?) throws(TemplateError) {
    if let override, unsafe access(override + "/.", R_OK) != 0 { throw .noFolder(path: override) }
    self.override = override
  }

  /// The page shells, which are at the top level, sorted by name.
  var shells: [File] {
    files(where: { $0.hasSuffix(".mustache") && !$0.contains("/") }, own: { names(in: "") })
  }

  /// The files below a folder such as `assets`, at any depth, sorted by name.
  func files(below folder: String) -> [File] {
    files(where: { $0.hasPrefix(folder + "/") }, own: { names(below: folder) })
  }

  /// Each file once: the author's if there is one, else the program's.
  private func files(
    where isWanted: (String) -> Bool, own: () -> [String]
  ) -> [File] {
    let mine = Set(override == nil ? [] : own().filter(isWanted))
    return mine.union(BuiltInTemplates.names.filter(isWanted)).sorted().map { name in
      File(name: name, path: mine.contains(name) ? override.map { $0 + "/" + name } : nil)
    }
  }

  /// The names in a folder of the author, without hidden files.
  private func names(in folder: String) -> [String] {
    guard let override else { return [] }
    return FileNames.list(override + "/" + folder).filter { !$0.hasPrefix(".") }
  }

  /// The files, and links to files, below a folder of the author.
  ///
  /// Links to folders are left out, because they may lead to a folder above them.
  private func names(below folder: String) -> [String] {
    guard let override else { return [] }
    return names(in: folder).map { folder + "/" + $0 }.flatMap { name in
      let path = override + "/" + name
      guard unsafe access(path + "/.", F_OK) == 0 else { return [name] }
      var letter: CChar = 0
      let isLink = unsafe readlink(path, &letter, 1) > 0
      return isLink ? [] : names(below: name)
    }
  }

  /// - Throws: ``TemplateError/unreadable(path:)``.
  func read(_ file: File) throws(TemplateError) -> [UInt8] {
    let bytes = file.path.map(FileBytes.read) ?? BuiltInTemplates.bytes(of: file.name)
    guard let bytes else { throw .unreadable(path: file.place) }
    return bytes
  }

  /// The bytes of an asset as served: the program's own sources are shrunk.
  func readAsset(_ file: File) throws(TemplateError) -> [UInt8] {
    let bytes = try read(file)
    return isOwnSource(file) ? SlimSource.of(bytes) : bytes
  }

  /// Whether a file is a style sheet or script of the program itself.
  func isOwnSource(_ file: File) -> Bool {
    file.path == nil && (file.name.hasSuffix(".js") || file.name.hasSuffix(".css"))
  }
}
