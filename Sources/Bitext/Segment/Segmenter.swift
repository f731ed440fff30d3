/// Cuts one source into segments and says in which language each is.
package enum Segmenter {
  /// Reads, parses and cuts `source`.
  ///
  /// `pathHint` is the language that the path names, such as `ko/tables.md`; it counts, after the
  /// front matter's `lang`, where the text does not tell its language.
  package static func segment(
    _ source: SourceFile, pathHint: Language? = nil
  ) -> (Document, [Diagnostic]) {
    segment(
      source, pathHint: pathHint, PathKey(path: source.path),
      PlainText.findings(in: source.bytes))
  }

  /// Does the same with a path and findings about the bytes that are known already.
  static func segment(
    _ source: SourceFile, pathHint: Language?, _ pathKey: PathKey, _ findings: PlainText.Findings
  ) -> (Document, [Diagnostic]) {
    let reader = FrontMatterReader(reading: source)
    let frontMatter = reader.frontMatter
    var diagnostics = reader.diagnostics
    var options = MarkdownOptions.notes
    options.values = frontMatter.values
    let markdown = Markdown.parse(
      body(of: source, after: frontMatter.lines, findings: findings), options: options)
    diagnostics += markdown.findings.map { $0.diagnostic(in: source) }

    // Character references may stand for characters that the bytes do not have.
    let isClean = findings.isClean && ByteSearch.first(0x26, in: source.bytes) == nil
    let mayHoldElements =
      markdown.isOfDialect || ByteSearch.first(0x3C, in: source.bytes) != nil
    var drafter = Drafter(source: source, isClean: isClean, mayHoldElements: mayHoldElements)
    if let abstract = frontMatter.description, let entry = frontMatter.entries[.description] {
      drafter.drafts.add(abstract: abstract, at: entry)
    }
    let outline = drafter.nodes(for: markdown.blocks)
    let (segments, language) = SegmentFinisher(source: source).segments(
      TitleFinder(drafter.drafts.all).titled(), hint: hint(frontMatter.language) ?? pathHint,
      isForeign: frontMatter.language == nil && pathKey.isNamedForOther)
    let document = Document(
      source: source, pathKey: pathKey, frontMatter: frontMatter, language: language,
      segments: segments,
      outline: outline,
      anchors: segments.isEmpty
        ? [:] : drafter.drafts.anchors.mapValues { min($0, segments.count - 1) },
      emptyFences: drafter.emptyFences, holdsFootnotes: drafter.holdsFootnotes)
    return (document, diagnostics)
  }

  /// `ko-KR` and `KO` speak of Korean.
  private static func hint(_ tag: String?) -> Language? {
    tag.map { tag in
      Language(
        tag: tag.lowercased().utf8.split(separator: 0x2D).first.map { String(Substring($0)) } ?? tag
      )
    }
  }

  /// The bytes that are Markdown, as long as the file and with the same lines.
  ///
  /// Front matter becomes spaces, but for the texts of a home page that has them there. A NUL, which
  /// Markdown shows as U+FFFD, becomes another control character, and is taken out with those.
  private static func body(
    of source: SourceFile, after frontMatter: ClosedRange<Int>?, findings: PlainText.Findings
  ) -> [UInt8] {
    if frontMatter == nil && findings.controls == 0 { return source.bytes }
    var bytes = source.bytes
    if let frontMatter {
      let range = source.range(ofLines: frontMatter)
      HeroPage.blank(range.lowerBound..<range.upperBound, of: &bytes)
    }
    if findings.controls > 0 {
      for index in bytes.indices where bytes[index] == 0 { bytes[index] = 1 }
    }
    return bytes
  }
}
