/// A version of one text of a folder.
final class TextVersion: Sendable {
  let file: ContentDirectory.File
  /// Identifies the text: equal versions are equal texts.
  let version: Int
  /// Nil for a text that could never be read.
  let document: Document?
  let title: DocumentTitle?
  /// The diagnostics of the latest attempt to read the text.
  let diagnostics: [Diagnostic]
  /// Whether the latest attempt failed, so that the document is an older one.
  let isOutdated: Bool

  /// - Parameters:
  ///   - file: The file.
  ///   - version: The number of the version.
  ///   - draft: The text in place of the file's, which an editor has not saved.
  convenience init(_ file: ContentDirectory.File, version: Int, draft: [UInt8]? = nil) {
    let text = draft.map { ReadText($0, path: file.path) } ?? ReadText(file)
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

  /// Reads the file again.
  ///
  /// The result is this version if nothing changed; if the new text has an error, the last good
  /// document with the new diagnostics.
  func again(version: Int, draft: [UInt8]? = nil) -> TextVersion {
    if !isOutdated, let document, let bytes = draft ?? (try? file.contents()),
      bytes == document.source.bytes
    {
      return self
    }
    let new = TextVersion(file, version: version, draft: draft)
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

  /// Whether the document holds no text yet, so that it may have no page.
  var isUnwritten: Bool { document?.isUnwritten ?? false }

  /// Whether the versions differ at most in their texts, so that grouping and planning see the
  /// same.
  func hasFace(of other: TextVersion) -> Bool {
    guard let document, let before = other.document, let title, let oldTitle = other.title else {
      return false
    }
    return document.frontMatter == before.frontMatter && document.language == before.language
      && title.byLanguage == oldTitle.byLanguage && title.keys == oldTitle.keys
      && title.partKeys == oldTitle.partKeys
      && (!ReadingOrder.mayBeList(document) && !ReadingOrder.mayBeList(before)
        || LinkDestinations(of: document) == LinkDestinations(of: before))
  }
}
