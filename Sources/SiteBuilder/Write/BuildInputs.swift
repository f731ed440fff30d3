package import Bitext

/// Everything that decides which bytes a build writes: the program, its options, the templates and
/// the files of the content folder.
package struct BuildInputs: Sendable {
  /// A digest of all of it.
  let digest: UInt64

  /// Reads every file that a build would read.
  ///
  /// Reading them before the build means that a file which is saved meanwhile makes the next
  /// build do its work again.
  ///
  /// - Complexity: O(bytes), and no memory beyond the largest file.
  package init(
    _ directory: ContentDirectory, templates: Templates, options: SiteOptions
  ) throws(TemplateError) {
    var digest = Digest()
    digest.update(FileBytes.read("/proc/self/exe") ?? [])
    for option in [options.basePath, options.baseURL] { digest.update(option ?? "\u{0}") }
    digest.update(options.writesFragments ? "fragments" : "pages")
    for folder in ["", "assets/"] {
      for file in try templates.directories.files(endingIn: "", in: folder) {
        digest.update(file.name)
        digest.update(FileBytes.read(file.path) ?? [])
      }
    }
    for file in [directory.settings].compactMap(\.self) + directory.texts + directory.assets {
      digest.update(file.systemPath)
      guard let bytes = FileBytes.read(file.systemPath) else {
        digest.update("\u{0}")
        continue
      }
      digest.update(bytes)
    }
    self.digest = digest.value
  }
}
