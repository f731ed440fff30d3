/// The result of reading one file of a content folder.
struct ReadText: Sendable {
  /// Nil if the file cannot be read.
  let document: Document?
  let title: DocumentTitle?
  let diagnostics: [Diagnostic]
  /// A digest of the path and the bytes; 0 if none was asked for.
  var key: UInt64 = 0

  init(_ file: ContentDirectory.File) {
    do throws(FileSystem.Failure) {
      self.init(try file.contents(), path: file.path)
    } catch {
      self.init(problems: [SourceFile.unreadable(file, error)])
    }
  }

  init(_ bytes: [UInt8], path: String) {
    let findings = PlainText.findings(in: bytes)
    let (source, problems) = SourceFile.checking(bytes, path: path, findings)
    guard let source else {
      self.init(problems: problems)
      return
    }
    let pathKey = PathKey(path: path)
    let (document, others) = Segmenter.segment(
      source, pathHint: pathKey.language, pathKey, findings)
    self.init(
      document: document, title: DocumentTitle(of: document),
      diagnostics: source.notes(on: findings) + others)
  }

  private init(document: Document, title: DocumentTitle, diagnostics: [Diagnostic]) {
    self.document = document
    self.title = title
    self.diagnostics = diagnostics
  }

  /// Makes the result for an unreadable file.
  private init(problems: [Diagnostic]) {
    document = nil
    title = nil
    diagnostics = problems
  }
}

// MARK: As bytes

extension ReadText {
  /// Whether ``pack(into:)`` loses nothing, so that the result may be stored.
  var isKept: Bool { document != nil && diagnostics.allSatisfy { $0.range != nil } }

  func pack(into packer: inout Packer) {
    guard let document, let title else { return }
    // Most of the size is the text.
    packer.reserve(document.source.bytes.count + 1024)
    document.pack(into: &packer)
    packer.put(title)
    packer.put(diagnostics.count)
    for diagnostic in diagnostics { diagnostic.pack(into: &packer) }
  }

  init(
    _ source: SourceFile, key: UInt64, from unpacker: inout Unpacker
  ) throws(Unpacker.Malformed) {
    let document = try Document(of: source, from: &unpacker)
    let title: DocumentTitle = try unpacker.value()
    guard title.segments.allSatisfy(document.segments.indices.contains) else {
      throw Unpacker.Malformed()
    }
    self.document = document
    self.title = title
    var diagnostics: [Diagnostic] = []
    for _ in 0..<(try unpacker.count()) {
      diagnostics.append(try Diagnostic(in: source, from: &unpacker))
    }
    self.diagnostics = diagnostics
    self.key = key
  }
}
