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

  /// 0 for a file that cannot be read.
  private static func digest(of file: ContentDirectory.File) -> UInt64 {
    (try? file.contents(largest: .max)).map(Digest.of) ?? 0
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
    for folder in ["", "assets/"] {
      for file in try templates.directories.files(endingIn: "", in: folder) {
        surroundings.update(file.name)
        surroundings.update(FileBytes.read(file.path) ?? [])
      }
    }
    for file in [directory.settings].compactMap(\.self) + directory.assets {
      surroundings.update(file.systemPath)
      let digest = Self.digest(of: file)
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
      notes.update(Self.digest(of: file))
    }
    // A folder that cannot be read, or a link that is not followed, is among no files.
    for problem in directory.diagnostics {
      if case .file(let path, _) = problem.place { notes.update(path) }
      notes.update(problem.message)
    }
    configuration = settings.value
    self.surroundings = surroundings.value
    notes.update(surroundings.value)
    digest = notes.value
  }
}
