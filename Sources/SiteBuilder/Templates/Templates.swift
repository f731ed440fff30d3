/// The templates and assets of a site, compiled.
package struct Templates: Sendable {
  let directories: TemplateDirectories
  let shells: Shells
  /// The sheet and the script of the examples, where there are any.
  let exampleAssets: [String]

  /// - Parameter override: A folder whose files stand in for the program's own.
  package init(override: String?) throws(TemplateError) {
    directories = try TemplateDirectories(override: override)
    shells = try Shells(directories)
    let own = try directories.files(endingIn: "", in: "assets/").map(\.name)
    exampleAssets = ["assets/examples.css", "assets/examples.js"].filter(own.contains)
  }

  /// The folders that templates and assets are looked for in.
  package var folders: [String] { directories.directories }

  /// The bytes of a file by its path among the templates, as `assets/site.css`; nil where there is
  /// none.
  package func file(at path: String) -> [UInt8]? {
    guard let slash = path.lastIndex(of: "/") else { return nil }
    let folder = String(path[...slash])
    let files = try? directories.files(endingIn: "", in: folder)
    return files?.first { $0.name == path }.flatMap { FileBytes.read($0.path) }
  }
}
