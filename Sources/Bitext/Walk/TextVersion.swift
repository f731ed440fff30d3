/// One text of a folder as it was read last.
final class TextVersion: Sendable {
  let file: ContentDirectory.File
  /// Tells this text from every other that was ever read: equal versions are equal texts.
  let version: Int
  /// Nil for a text that could not be read, ever.
  let document: Document?
  let title: DocumentTitle?
  /// Of the newest attempt to read it.
  let diagnostics: [Diagnostic]
  /// Whether the newest attempt failed, so that the document is the one before it.
  let isOutdated: Bool

  convenience init(_ file: ContentDirectory.File, version: Int) {
    let text = ReadText(file)
    self.init(
      file, version: version, document: text.document, title: text.title,
      diagnostics: text.diagnostics, isOutdated: false)
  }

  private init(
    _ file: ContentDirectory.File, version: Int, document: Document?, title: DocumentTitle?,
    diagnostics: [Diagnostic], isOutdated: Bool
  ) {
    self.file = file
    self.version = version
    self.document = document
    self.title = title
    self.diagnostics = diagnostics
    self.isOutdated = isOutdated
  }

  /// The same file read again: equal where nothing is new, and the last good text where the new
  /// one has an error, with what is wrong with it.
  func again(version: Int) -> TextVersion {
    if !isOutdated, let document, let bytes = try? file.contents(),
      bytes == document.source.bytes
    {
      return self
    }
    let new = TextVersion(file, version: version)
    guard new.isFaulty, document != nil, isOutdated || !isFaulty else { return new }
    return TextVersion(
      file, version: self.version, document: document, title: title,
      diagnostics: new.diagnostics, isOutdated: true)
  }

  private var isFaulty: Bool {
    document == nil || diagnostics.contains { $0.severity == .error }
  }

  /// Whether the document is part of the site.
  var isShown: Bool { document.map { !$0.frontMatter.isDraft } ?? false }

  /// Whether grouping and planning see the same in both but for the text.
  func hasFace(of other: TextVersion) -> Bool {
    guard let document, let before = other.document, let title, let oldTitle = other.title else {
      return false
    }
    return document.frontMatter == before.frontMatter && document.language == before.language
      && title.byLanguage == oldTitle.byLanguage && title.keys == oldTitle.keys
  }
}
