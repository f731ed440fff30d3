/// The replacement of a segment's text, or new segments after another.
struct SegmentEdit {
  enum Change {
    case replacement(SourceRange, by: [UInt8])
    case insertion(TextInsertion)
    case exchange(CommentExchange)
  }

  /// The segment that is replaced or that the new segment follows; nil for a new segment before
  /// all.
  private(set) var segment: Int?
  private(set) var change: Change
  /// Other ways to write the same, which change more of the note.
  private var others: [Change] = []
  /// The text, and the kind of its segment.
  let markdown: String
  let kind: Segment.Kind
  /// The text that the segment should have when read, with white space folded.
  let expected: String

  /// The text and the codes that the segment should have when read; nil where only text is kept.
  private let pieces: [String]?

  /// Replaces the text of segment number `index` with `markdown`; markers, indents, quotes and
  /// lines of markup around it stay, and so do the parts of `exported` that were not changed.
  ///
  /// Nil if it cannot stand there.
  init?(
    replacing index: Int, in document: Document, with markdown: String, exportedAs exported: String
  ) {
    let frame = SegmentFrame(of: document.segments[index], in: document.source)
    let isLiteral = document.isLiteral(index)
    let markdown = isLiteral ? MarkdownText.literalized(markdown) : markdown
    var ways = frame.ways(to: markdown, from: exported)
    if isLiteral { ways.append(Array(MarkdownText.pieces(of: markdown).textWithAddresses.utf8)) }
    guard !ways.isEmpty else { return nil }
    segment = index
    change = .replacement(frame.content, by: ways.removeFirst())
    others = ways.map { .replacement(frame.content, by: $0) }
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
    guard !others.isEmpty else { return nil }
    var edit = self
    edit.change = edit.others.removeFirst()
    if case .insertion(let insertion) = edit.change { edit.segment = insertion.segment }
    return edit
  }

  /// Inserts a text, in one of several ways; the first that reads as intended is taken.
  ///
  /// Nil if there is none.
  init?(inserting markdown: String, ways: [TextInsertion]) {
    guard let first = ways.first else { return nil }
    segment = first.segment
    change = .insertion(first)
    others = ways.dropFirst().map { .insertion($0) }
    self.markdown = markdown
    kind = first.parts.first?.kind ?? .paragraph
    expected = first.parts.filter { !$0.isCopy }.map { Self.plain($0.markdown, kind: $0.kind) }
      .joined(separator: " ")
    pieces = nil
  }

  /// Writes a translation in the place of a text that goes into a comment above it.
  init(_ exchange: CommentExchange, at index: Int) {
    segment = index
    change = .exchange(exchange)
    markdown = exchange.part.markdown
    kind = exchange.part.kind
    expected = Self.plain(markdown, kind: kind)
    pieces = nil
  }

  /// The number of segments that the edit adds.
  var additions: Int {
    switch change {
    case .replacement: 0
    case .insertion(let insertion): insertion.parts.count
    case .exchange: 1
    }
  }

  /// Whether a segment reads as intended.
  func isMet(by segment: Segment) -> Bool {
    guard Self.folded(segment.text) == expected else { return false }
    return pieces.map { $0 == Self.strings(of: segment.content) } ?? true
  }

  /// Whether a segment reads as a part of an insertion.
  static func isMet(_ part: TextInsertion.Part, by segment: Segment) -> Bool {
    guard folded(segment.text) == plain(part.markdown, kind: part.kind) else { return false }
    switch part.kind {
    case .item, .cell, .quote, .frontMatter: guard segment.kind == part.kind else { return false }
    // A bold line may be a title.
    case .heading, .paragraph, .caption, .code, .image, .html: break
    }
    return pieces(part.markdown, kind: part.kind).map { $0 == strings(of: segment.content) } ?? true
  }

  private static func pieces(_ markdown: String, kind: Segment.Kind) -> [String]? {
    switch kind {
    case .frontMatter, .cell, .code, .image, .html: nil
    case .heading, .paragraph, .item, .quote, .caption:
      MarkdownText.paragraph(markdown).map(strings)
    }
  }

  /// The text and the codes of a text, as they are compared: a bare address, which leads somewhere in a
  /// paragraph and nowhere in a fence, is text.
  private static func strings(of content: [Inline]) -> [String] {
    let plain = content.map { inline -> Inline in
      guard case .link(let destination, _, let children) = inline,
        children.text(.spoken) == destination
      else { return inline }
      return .text(destination)
    }
    return MarkdownText.strings(PieceMaker.pieces(of: plain.mergingText()))
  }

  /// The text that a reader reads in `markdown`.
  private static func plain(_ markdown: String, kind: Segment.Kind) -> String {
    if kind == .frontMatter { return folded(markdown) }
    if kind == .cell {
      return folded(
        RowMarkdown.cells(of: markdown).map { plain($0, kind: .paragraph) }.joined(separator: " "))
    }
    return MarkdownText.paragraph(markdown).map { folded(InlineText(of: $0).text) }
      ?? folded(markdown)
  }

  private static func folded(_ text: String) -> String {
    PlainText.cleaned(text).split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}

extension Document {
  /// Whether a text has the marks of a link that are shown: it stands in a fence, or in a block of HTML.
  func isLiteral(_ index: Int) -> Bool {
    let segment = segments[index]
    guard segment.text.utf8.contains(0x5D), segment.text.contains("](") else { return false }
    let written = source.text(in: SegmentFrame(of: segment, in: source).content)
    let folded = written.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return folded == segment.text && MarkdownText.pieces(of: written).plainText != segment.text
  }
}
