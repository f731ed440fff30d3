/// The replacement of a segment's text, or a new segment after another.
struct SegmentEdit {
  enum Change {
    case replacement(SourceRange, by: [UInt8])
    /// A new line after a segment or before all, and its place among footnotes.
    case insertion(line: String, isListed: Bool, Document.FootnotePlace?)
  }

  /// The segment that is replaced or that the new segment follows; nil for a new segment before
  /// all.
  let segment: Int?
  let change: Change
  /// The text, and the kind of its segment.
  let markdown: String
  let kind: Segment.Kind
  /// The text that the segment should have when read, with white space folded.
  let expected: String

  /// Replaces the text of segment number `index` with `markdown`; markers, indents and quotes
  /// around it stay.
  ///
  /// Nil if it cannot stand there.
  init?(replacing index: Int, in document: Document, with markdown: String) {
    let frame = SegmentFrame(of: document.segments[index], in: document.source)
    guard let bytes = frame.text(for: markdown) else { return nil }
    segment = index
    change = .replacement(frame.content, by: bytes)
    self.markdown = markdown
    kind = document.segments[index].kind
    expected = Self.plain(markdown, kind: kind)
  }

  /// Inserts a segment like one of kind `model` after segment number `index`, or before all.
  ///
  /// Nil if it cannot be written.
  init?(
    inserting markdown: String, like model: Segment.Kind,
    in footnote: Document.FootnotePlace? = nil, after index: Int?, of document: Document
  ) {
    guard !markdown.contains("\n\n"), var line = Self.line(for: markdown, like: model) else {
      return nil
    }
    switch footnote {
    case .first(let label)?: line = "[^\(label)]: \(line)"
    case .further?: line = "    " + line
    case nil: break
    }
    // Nothing but further entries can follow an entry of the front matter.
    segment = index.flatMap { document.segments[$0].kind == .frontMatter ? nil : $0 }
    let isListed = model == .item && segment.map { document.segments[$0].kind == .item } ?? false
    change = .insertion(line: line, isListed: isListed, footnote)
    self.markdown = markdown
    kind = model
    expected = Self.plain(markdown, kind: model)
  }

  private static func line(for markdown: String, like kind: Segment.Kind) -> String? {
    switch kind {
    case .heading(let level): String(repeating: "#", count: Int(level)) + " " + markdown
    case .item: "- " + markdown
    case .quote: "> " + markdown
    case .paragraph, .caption: markdown
    case .cell, .code, .image, .html, .frontMatter: nil
    }
  }

  /// Whether a segment reads as intended.
  func isMet(by segment: Segment) -> Bool { Self.folded(segment.text) == expected }

  /// The text that a reader reads in `markdown`.
  private static func plain(_ markdown: String, kind: Segment.Kind) -> String {
    if kind == .frontMatter { return folded(markdown) }
    if kind == .cell {
      return folded(
        markdown.unicodeScalars.split(
          separator: " | ".unicodeScalars, omittingEmptySubsequences: false
        )
        .map { plain(String($0), kind: .paragraph) }.joined(separator: " "))
    }
    let blocks = Markdown.parse(Array(markdown.utf8), options: .excerpt).blocks
    guard blocks.count == 1, case .paragraph(let inlines) = blocks[0].kind else {
      return folded(markdown)
    }
    return folded(InlineText(of: inlines).text)
  }

  private static func folded(_ text: String) -> String {
    PlainText.cleaned(text).split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
