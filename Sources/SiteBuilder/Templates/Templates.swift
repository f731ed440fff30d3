/// The templates and assets of a site, compiled.
package struct Templates: Sendable {
  let directories: TemplateDirectories
  let shells: Shells
  /// The sheet and the script of the examples, where there are any.
  let exampleAssets: [String]

  /// Compiles the program's templates, for which files in the folder `override` stand in.
  ///
  /// - Throws: ``TemplateError`` if there are none or one of them is faulty.
  package init(override: String?) throws(TemplateError) {
    directories = try TemplateDirectories(override: override)
    shells = try Shells(directories)
    let own = try directories.files(endingIn: "", in: "assets/").map(\.name)
    exampleAssets = ["assets/examples.css", "assets/examples.js"].filter(own.contains)
  }

  /// The folders that templates and assets are looked for in.
  package var folders: [String] { directories.directories }

  /// The paths of the files that a site has besides its pages, as `assets/site.css`.
  package var assets: [String] {
    ((try? directories.files(endingIn: "", in: "assets/")) ?? []).map(\.name)
  }

  /// The bytes of a file that a site has besides its pages; nil where there is none at `path`.
  package func assetFile(at path: String) -> [UInt8]? {
    let files = try? directories.files(endingIn: "", in: "assets/")
    guard let file = files?.first(where: { $0.name == path }) else { return nil }
    return try? directories.readAsset(file)
  }

  /// The bytes of a file by its path among the templates, as `assets/site.css`; nil where there is
  /// none.
  package func file(at path: String) -> [UInt8]? {
    guard let slash = path.lastIndex(of: "/") else { return nil }
    let folder = String(path[...slash])
    let files = try? directories.files(endingIn: "", in: folder)
    return files?.first { $0.name == path }.flatMap { FileBytes.read($0.path) }
  }
}
