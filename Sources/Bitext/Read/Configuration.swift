/// What the files beside the notes say: `site.yaml`, `glossary.yaml` and `lexicon.tsv` at the top
/// of the content folder.
///
/// Each may be missing.
package struct Configuration: Sendable {
  package private(set) var settings = SiteSettings()
  package private(set) var glossary = Glossary()
  package private(set) var lexicon = Lexicon.empty
  /// The file of ``settings``, where there is one, for diagnostics that point into it.
  package private(set) var settingsSource: SourceFile?
  package internal(set) var diagnostics: [Diagnostic] = []

  /// Everything at its default, for texts that lie in no content folder.
  package init() {}

  package init(reading directory: ContentDirectory) {
    if let source = read(directory.settings) {
      let (settings, problems) = SiteSettings.reading(source)
      self.settings = settings
      settingsSource = source
      diagnostics += problems
    }
    let glossaryFile = directory.assets.first { $0.path == "glossary.yaml" }
    if let source = read(glossaryFile) {
      let (glossary, problems) = Glossary.reading(source)
      self.glossary = glossary
      diagnostics += problems
    }
    let lexiconFile = directory.assets.first { $0.path == "lexicon.tsv" }
    if let source = read(lexiconFile) {
      let (entries, errors) = Lexicon.entries(
        parsing: source.text(in: SourceRange(0, source.bytes.count)))
      lexicon = Lexicon(entries)
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
  /// For each concept, everything it is called by, which is what an aligner can recognise it by.
  package var lists: [[Language: [String]]] {
    concepts.map { $0.terms.merging($0.seen) { $0 + $1 } }
  }
}
