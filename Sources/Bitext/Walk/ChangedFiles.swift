/// Changed files, sorted by the results that depend on them.
struct ChangedFiles {
  /// The indices of changed texts.
  var texts: Set<Int> = []
  /// Whether files were added or removed.
  var isRelisted = false
  /// Whether `site.yaml` or a file that the aligner learns from changed.
  var hasSettings = false
  var hasMedia = false
  var hasExamples = false
  /// The slugs of topics whose sidecar files changed.
  var sidecars: Set<String> = []

  /// Sorts one file.
  ///
  /// - Parameters:
  ///   - file: Its path as the operating system knows it.
  ///   - text: Its index among the known texts.
  ///   - asset: The known file of this path that is not a text.
  ///   - directory: The folder as it is known.
  mutating func sort(
    _ file: [UInt8], text: Int?, asset: ContentDirectory.File?, directory: ContentDirectory
  ) {
    let exists = (try? FileSystem.status(file))?.kind == .file
    let isSettings = file == directory.settings?.systemPath
    guard exists else {
      // A file that came and went in the meantime was never there.
      if text != nil || asset != nil || isSettings { isRelisted = true }
      return
    }
    if let text {
      texts.insert(text)
    } else if isSettings {
      hasSettings = true
    } else if let asset {
      sort(asset)
    } else {
      isRelisted = true
    }
  }

  private mutating func sort(_ asset: ContentDirectory.File) {
    if let (slug, _) = Sidecars.parts(of: asset.path) {
      sidecars.insert(slug)
    } else if asset.path.hasSuffix(FileName.exampleEnding) {
      hasExamples = true
    } else if FetchedPictures.isList(asset.path) {
      // Every page may show a copy now, or another one.
      hasSettings = true
      isRelisted = true
    } else if Self.isLesson(asset.path) || FileName.isContentsList(asset.path)
      || FileName.isCategory(asset.path) || FileName.isSidebarTranslation(asset.path)
    {
      hasSettings = true
    } else {
      hasMedia = true
    }
  }

  /// Whether the aligner depends on the file.
  static func isLesson(_ path: String) -> Bool {
    path == "glossary.yaml" || path == "lexicon.tsv"
  }
}
