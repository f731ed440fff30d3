/// Files that changed, by what depends on them.
struct ChangedFiles {
  /// Places among the folder's texts.
  var texts: Set<Int> = []
  /// Whether files are new or gone.
  var isRelisted = false
  /// Whether `site.yaml` or a file that the aligner learns from changed.
  var hasSettings = false
  var hasMedia = false
  var hasExamples = false
  /// The slugs of topics whose corrections changed.
  var sidecars: Set<String> = []

  /// Puts a file where it belongs.
  ///
  /// - Parameters:
  ///   - file: Its path as the operating system knows it.
  ///   - text: Its place among the texts that are known.
  ///   - asset: What it is among the other files that are known.
  ///   - directory: The folder as it is known.
  mutating func sort(
    _ file: [UInt8], text: Int?, asset: ContentDirectory.File?, directory: ContentDirectory
  ) {
    let exists = (try? FileSystem.status(file))?.kind == .file
    let isSettings = file == directory.settings?.systemPath
    guard exists else {
      // What came and went again in the meantime was never there.
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
    } else if asset.path.hasSuffix(".table.yaml") {
      hasExamples = true
    } else if Self.isLesson(asset.path) {
      hasSettings = true
    } else {
      hasMedia = true
    }
  }

  /// Whether the aligner learns from the file.
  static func isLesson(_ path: String) -> Bool {
    path == "glossary.yaml" || path == "lexicon.tsv"
  }
}
