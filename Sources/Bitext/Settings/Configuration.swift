/// The contents of the files beside the notes: `site.yaml`, `glossary.yaml` and `lexicon.tsv` at
/// the top of the content folder, and the lists of fetched pictures in it.
///
/// Each of them may be missing.
package struct Configuration: Sendable {
  /// The contents of `site.yaml`; defaults without it.
  package private(set) var settings = SiteSettings()
  /// The contents of `glossary.yaml`; empty without it.
  package private(set) var glossary = Glossary()
  /// The contents of `lexicon.tsv`; empty without it.
  package private(set) var lexicon = Lexicon.empty
  /// The pictures of other servers that the folder has copies of.
  package private(set) var fetched = FetchedPictures()
  /// The file of ``settings``, if there is one, for diagnostics that point into it.
  package private(set) var settingsSource: SourceFile?
  /// The problems found in the files.
  package internal(set) var diagnostics: [Diagnostic] = []

  /// A configuration of defaults, for texts outside a content folder.
  package init() {}

  package init(reading directory: ContentDirectory) {
    self.init(
      settings: directory.settings,
      glossary: directory.assets.first { $0.path == Self.glossaryName },
      lexicon: directory.assets.first { $0.path == Self.lexiconName })
    let (fetched, problems) = FetchedPictures.reading(directory.assets)
    self.fetched = fetched
    diagnostics += problems
    if let repository = settings.repository, repository.folder == nil {
      settings.repository?.folder = directory.folderInRepository
    }
  }

  /// Reads the files at the top of `folder`, whatever notes it holds.
  ///
  /// - Parameters:
  ///   - folder: A path as a person types it.
  ///   - names: Those of ``fileNames`` that exist.
  ///   - enclosure: The folder that links must not leave; nil if links are followed.
  package init(folder: String, names: Set<String>, within enclosure: Enclosure?) {
    func file(_ name: String) -> ContentDirectory.File? {
      guard names.contains(name) else { return nil }
      let path = folder + "/" + name
      return ContentDirectory.File(
        path: path, systemPath: Array(path.utf8), enclosure: enclosure)
    }
    self.init(
      settings: file(Self.settingsName), glossary: file(Self.glossaryName),
      lexicon: file(Self.lexiconName))
  }

  /// The names of the configuration files.
  package static let fileNames = [settingsName, glossaryName, lexiconName]
  private static let settingsName = "site.yaml"
  static let glossaryName = "glossary.yaml"
  private static let lexiconName = "lexicon.tsv"

  private init(
    settings: ContentDirectory.File?, glossary: ContentDirectory.File?,
    lexicon: ContentDirectory.File?
  ) {
    if let source = read(settings) {
      let (settings, problems) = SiteSettings.reading(source)
      self.settings = settings
      settingsSource = source
      diagnostics += problems
    }
    if let source = read(glossary) {
      let (glossary, problems) = Glossary.reading(source)
      self.glossary = glossary
      diagnostics += problems
    }
    if let source = read(lexicon) {
      let (entries, errors) = Lexicon.entries(
        parsing: source.text(in: SourceRange(0, source.bytes.count)))
      self.lexicon = Lexicon(entries)
      diagnostics += errors.map {
        Diagnostic(
          .warning, "lexicon-line", "this line is left out: \($0.reason)",
          at: .range(source, source.range(ofLine: $0.line)))
      }
    }
  }

  private mutating func read(_ file: ContentDirectory.File?) -> SourceFile? {
    guard let file else { return nil }
    let (source, problems) = SourceFile.reading(file)
    diagnostics += problems
    return source
  }
}

extension Glossary {
  /// The name of its file at the top of the content folder.
  package static let fileName = Configuration.glossaryName

  /// For each concept, its terms and seen spellings, by which an aligner can recognise it.
  package var lists: [[Language: [String]]] {
    concepts.map { $0.terms.merging($0.seen) { $0 + $1 } }
  }
}
