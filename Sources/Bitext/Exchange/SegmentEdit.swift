/// The replacement of a segment's text, or a new segment after another.
struct SegmentEdit {
  enum Change {
    case replacement(SourceRange, by: [UInt8])
    /// A new line after a segment or before all, and its place among footnotes.
    case insertion(line: String, isListed: Bool, Document.FootnotePlace?)
  }

  /// The segment that is replaced or that the new segment follows; nil for a new segment before
  /// all.
  private(set) var segment: Int?
  private(set) var change: Change
  /// Other ways to write the same, which change more of the note.
  private var others: [[UInt8]] = []
  /// The text, and the kind of its segment.
  let markdown: String
  let kind: Segment.Kind
  /// The text that the segment should have when read, with white space folded.
  let expected: String

  /// The text and the codes that the segment should have when read; nil where only text is kept.
  private let pieces: [String]?

  /// Replaces the text of segment number `index` with `markdown`; markers, indents, quotes and lines
  /// of markup around it stay, and so does what was not changed of `exported`.
  ///
  /// Nil if it cannot stand there.
  init?(
    replacing index: Int, in document: Document, with markdown: String, exportedAs exported: String
  ) {
    let frame = SegmentFrame(of: document.segments[index], in: document.source)
    var ways = frame.ways(to: markdown, from: exported)
    guard !ways.isEmpty else { return nil }
    segment = index
    change = .replacement(frame.content, by: ways.removeFirst())
    others = ways
    self.markdown = markdown
    kind = document.segments[index].kind
    expected = Self.plain(markdown, kind: kind)
    pieces = Self.pieces(markdown, kind: kind)
  }

  /// The replacement of the same text where it is segment number `index`, `offset` bytes further on.
  func moved(to index: Int, by offset: Int) -> SegmentEdit {
    guard case .replacement(let range, let bytes) = change else { return self }
    var edit = self
    edit.segment = index
    edit.change = .replacement(
      SourceRange(range.lowerBound + offset, range.upperBound + offset), by: bytes)
    return edit
  }

  /// The edit in the next way; nil if there is none.
  var next: SegmentEdit? {
    guard case .replacement(let range, _) = change, let way = others.first else { return nil }
    var edit = self
    edit.change = .replacement(range, by: way)
    edit.others.removeFirst()
    return edit
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
    pieces = Self.pieces(markdown, kind: model)
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
  func isMet(by segment: Segment) -> Bool {
    guard Self.folded(segment.text) == expected else { return false }
    return pieces.map { $0 == MarkdownText.strings(PieceMaker.pieces(of: segment.content)) } ?? true
  }

  private static func pieces(_ markdown: String, kind: Segment.Kind) -> [String]? {
    switch kind {
    case .frontMatter, .cell, .code, .image, .html: nil
    case .heading, .paragraph, .item, .quote, .caption:
      MarkdownText.paragraph(markdown).map { MarkdownText.strings(PieceMaker.pieces(of: $0)) }
    }
  }

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
    return MarkdownText.paragraph(markdown).map { folded(InlineText(of: $0).text) }
      ?? folded(markdown)
  }

  private static func folded(_ text: String) -> String {
    PlainText.cleaned(text).split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
