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

  /// A file that pages ask for.
  package struct File: Sendable {
    /// The contents of the file.
    package let bytes: [UInt8]
    private let isOwnSource: Bool

    fileprivate init(_ bytes: [UInt8], isOwnSource: Bool) {
      self.bytes = bytes
      self.isOwnSource = isOwnSource
    }

    /// What a site has of it.
    package var published: [UInt8] { isOwnSource ? SlimSource.of(bytes) : bytes }
  }

  /// The files that a site has besides its pages, and those of the preview, as they are now, by their
  /// paths among the templates: `assets/site.css`.
  package func files() -> [String: File] {
    var files: [String: File] = [:]
    for folder in ["assets/", "preview/"] {
      for file in (try? directories.files(endingIn: "", in: folder)) ?? [] {
        guard let bytes = FileBytes.read(file.path) else { continue }
        files[file.name] = File(bytes, isOwnSource: directories.isOwnSource(file))
      }
    }
    return files
  }
}
