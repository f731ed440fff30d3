/// The templates and assets of a site, compiled.
package struct Templates: Sendable {
  let sources: TemplateFiles
  let shells: Shells
  /// The style sheet and the script of the examples, as far as they exist.
  let exampleAssets: [String]

  /// Compiles the program's templates; files in the folder `override` replace them.
  ///
  /// - Throws: ``TemplateError`` if the folder cannot be read or one of its files is faulty.
  package init(override: String?) throws(TemplateError) {
    sources = try TemplateFiles(override: override)
    shells = try Shells(sources)
    let own = sources.files(below: "assets").map(\.name)
    exampleAssets = ["assets/examples.css", "assets/examples.js"].filter(own.contains)
  }

  /// The folder whose templates and assets replace the program's own; nil if there is none.
  package var folder: String? { sources.override }

  /// The bytes of a template or asset; nil if there is none of that name.
  package func bytes(of name: String) -> [UInt8]? {
    let folder = name.firstIndex(of: "/").map { String(name[..<$0]) }
    let files = folder.map { sources.files(below: $0) } ?? sources.shells
    let file = files.first { $0.name == name }
    return file.flatMap { try? sources.read($0) }
  }

  /// The program's own templates and assets with their comments, sorted by name.
  package static var own: [(name: String, bytes: [UInt8])] {
    BuiltInTemplates.files { !$0.hasPrefix(starter) }
  }

  /// The files of a new project, with paths relative to its folder.
  package static var starterFiles: [(name: String, bytes: [UInt8])] {
    BuiltInTemplates.files { $0.hasPrefix(starter) }
      .map { (String($0.name.dropFirst(starter.count)), $0.bytes) }
  }

  private static let starter = "starter/"

  /// A file that pages load.
  package struct File: Sendable {
    /// The contents of the file.
    package let bytes: [UInt8]
    private let isOwnSource: Bool

    fileprivate init(_ bytes: [UInt8], isOwnSource: Bool) {
      self.bytes = bytes
      self.isOwnSource = isOwnSource
    }

    /// The bytes as published: shrunk if the file is the program's own.
    package var published: [UInt8] { isOwnSource ? SlimSource.of(bytes) : bytes }
  }

  /// The current assets of the site and of the preview, by paths such as `assets/site.css`.
  package func files() -> [String: File] {
    var files: [String: File] = [:]
    for folder in ["assets", "preview"] {
      for file in sources.files(below: folder) {
        guard let bytes = try? sources.read(file) else { continue }
        files[file.name] = File(bytes, isOwnSource: sources.isOwnSource(file))
      }
    }
    return files
  }
}
