package import Bitext
import Foundation

/// Everything that decides which bytes a build writes: the program, its options, the templates and
/// the files of the content folder.
package struct BuildInputs: Sendable {
  /// A digest of all of it.
  let digest: UInt64
  /// A digest of the program.
  package let program: UInt64
  /// A digest of the files that say something of all notes.
  package let configuration: UInt64
  /// A digest of everything but the notes and the files that correct single ones.
  let surroundings: UInt64
  /// The files of the content folder as they were when they were read for the digests.
  private let fingerprints: [(file: ContentDirectory.File, print: FileSystem.Fingerprint)]

  /// The program and the parser that it was not built with; a number of chance where the program
  /// cannot be read, so that nothing is taken to be as it was.
  private static var programDigest: UInt64 {
    guard
      let program = FileBytes.digest("/proc/self/exe")
        ?? Bundle.main.executablePath.flatMap({ FileBytes.digest($0) })
    else { return .random(in: 0 ... .max) }
    var digest = Digest()
    digest.update(program)
    digest.update(Markdown.parserVersion)
    return digest.value
  }

  /// Reads every file that a build would read.
  ///
  /// Reading them before the build means that a file which is saved meanwhile makes the next
  /// build do its work again.
  ///
  /// - Complexity: O(bytes), and no memory beyond the largest file.
  package init(
    _ directory: ContentDirectory, templates: Templates, options: SiteOptions
  ) throws(TemplateError) {
    program = Self.programDigest
    var settings = Digest()
    var notes = Digest()
    var surroundings = Digest()
    surroundings.update(program)
    for option in [options.basePath, options.baseURL] { surroundings.update(option ?? "\u{0}") }
    surroundings.update(options.writesFragments ? "fragments" : "pages")
    // The program's own are part of its digest.
    for file in templates.sources.shells + templates.sources.files(below: "assets")
    where file.path != nil {
      surroundings.update(file.name)
      surroundings.update(try templates.sources.read(file))
    }
    var fingerprints: [(file: ContentDirectory.File, print: FileSystem.Fingerprint)] = []
    func digestOf(_ file: ContentDirectory.File) -> UInt64 {
      guard let (bytes, print) = try? file.fingerprintedContents() else { return 0 }
      fingerprints.append((file, print))
      return Digest.of(bytes)
    }
    for file in [directory.settings].compactMap(\.self) + directory.assets {
      surroundings.update(file.systemPath)
      let digest = digestOf(file)
      if Sidecars.isSidecar(file.path) {
        notes.update(digest)
        continue
      }
      surroundings.update(digest)
      if file == directory.settings || Configuration.fileNames.contains(file.path) {
        settings.update(digest)
      }
    }
    for file in directory.texts {
      notes.update(file.systemPath)
      notes.update(digestOf(file))
    }
    // A folder that cannot be read, or a link that is not followed, is among no files.
    for problem in directory.diagnostics {
      if case .file(let path, _) = problem.place { notes.update(path) }
      notes.update(problem.message)
    }
    self.fingerprints = fingerprints
    configuration = settings.value
    self.surroundings = surroundings.value
    notes.update(surroundings.value)
    digest = notes.value
  }

  /// A warning if files are others now than when they were read: pages may show them as they were
  /// at any time since, and nothing that was worked out is to be relied on.
  package var changedMeanwhile: Diagnostic? {
    let changed = fingerprints.filter { $0.file.fingerprint != $0.print }.map(\.file.path)
    guard let first = changed.min() else { return nil }
    let others = changed.count == 1 ? "this" : "this and \(changed.count - 1) more"
    return Diagnostic(
      .warning, "changed-meanwhile",
      "\(others) changed while the site was built, and pages may show less than is there now: "
        + "build again", at: .file(path: first, offset: nil))
  }
}
