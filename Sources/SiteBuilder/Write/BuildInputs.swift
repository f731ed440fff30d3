package import Bitext

/// Everything that a build's output depends on: the program, its options, the templates and the
/// content folder.
package struct BuildInputs: Sendable {
  /// A digest of all inputs.
  let digest: UInt64
  /// A digest of the program.
  package let program: UInt64
  /// A digest of the files that concern all notes: settings and glossary.
  package let configuration: UInt64
  /// A digest of everything but the notes and the pins and stamps of single topics.
  let surroundings: UInt64
  /// The notes as they were read, so that a build need not read them again.
  package let texts: KnownTexts
  /// The files of the content folder with their fingerprints from when they were read.
  private let fingerprints: [(file: ContentDirectory.File, print: FileSystem.Fingerprint)]

  /// A digest of the program and of the version of libcmark, which is linked dynamically.
  ///
  /// A random number if the program cannot be read, so that nothing counts as unchanged.
  private static var programDigest: UInt64 {
    guard let program = ProgramFile.path.flatMap(FileBytes.digest) else {
      return .random(in: 0 ... .max)
    }
    var digest = Digest()
    digest.update(program)
    digest.update(Markdown.parserVersion)
    return digest.value
  }

  /// Reads every file that a build would read.
  ///
  /// The files are read before the build, so a file that is saved meanwhile makes the next build
  /// start anew.
  ///
  /// - Parameters:
  ///   - directory: The content folder.
  ///   - templates: The templates of the site.
  ///   - options: The options of the site.
  ///   - revision: The commit up to which the site shows the history of the notes; nil if it shows
  ///     none.
  /// - Throws: ``TemplateError`` if a template cannot be read.
  /// - Complexity: O(bytes). The notes stay in memory, which their documents share with this.
  package init(
    _ directory: ContentDirectory, templates: Templates, options: SiteOptions,
    revision: String? = nil
  ) throws(TemplateError) {
    program = Self.programDigest
    var settings = Digest()
    var notes = Digest()
    var surroundings = Digest()
    surroundings.update(program)
    for option in [options.basePath, options.baseURL] { surroundings.update(option ?? "\u{0}") }
    surroundings.update(options.writesFragments ? "fragments" : "pages")
    // The program's own templates are part of its digest.
    let sources = templates.sources
    for file in sources.shells + sources.files(below: "assets") + sources.files(below: "offline")
    where file.path != nil {
      surroundings.update(file.name)
      surroundings.update(try sources.read(file))
    }
    var fingerprints: [(file: ContentDirectory.File, print: FileSystem.Fingerprint)] = []
    func read(_ file: ContentDirectory.File) -> FileSystem.Reading? {
      let reading = try? file.reading()
      if let reading { fingerprints.append((file, reading.before)) }
      return reading
    }
    for file in [directory.settings].compactMap(\.self) + directory.assets + directory.contentsLists
    {
      surroundings.update(file.systemPath)
      let digest = read(file).map { Digest.of($0.bytes) } ?? 0
      if Sidecars.isSidecar(file.path) {
        notes.update(digest)
        continue
      }
      surroundings.update(digest)
      if file == directory.settings || Configuration.fileNames.contains(file.path) {
        settings.update(digest)
      }
    }
    var texts = KnownTexts()
    for file in directory.texts {
      notes.update(file.systemPath)
      notes.update(read(file).map { texts.add($0, of: file) } ?? 0)
    }
    self.texts = texts
    // The place of the notes in their repository decides the addresses of links to it.
    if directory.settings != nil { surroundings.update(directory.folderInRepository) }
    // An unreadable folder, or a link that is not followed, has no file that could change.
    for problem in directory.diagnostics {
      if case .file(let path, _) = problem.place { notes.update(path) }
      notes.update(problem.message)
    }
    // Pages know which part of the history they show.
    notes.update(revision ?? "")
    self.fingerprints = fingerprints
    configuration = settings.value
    self.surroundings = surroundings.value
    notes.update(surroundings.value)
    digest = notes.value
  }

  /// A warning if files have changed since they were read.
  ///
  /// Pages may then show any mixture of their states, and no result of this build may be reused.
  package var changedMeanwhile: Diagnostic? {
    let changed = fingerprints.filter { $0.file.fingerprint != $0.print }.map(\.file.path)
    guard let first = changed.min() else { return nil }
    let others = changed.count == 1 ? "this" : "this and \(changed.count - 1) more"
    return Diagnostic(
      .warning, "changed-meanwhile",
      "\(others) changed while the site was built, so pages may be out of date: "
        + "build again", at: .file(path: first, offset: nil))
  }
}
