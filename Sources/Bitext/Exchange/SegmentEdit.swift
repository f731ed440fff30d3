/// Puts a new text in the place of a segment, or a new segment after another one, and makes sure
/// that nothing else of the file is read otherwise.
struct SegmentEdit {
  let document: Document

  /// The file with `markdown` as the text of segment number `index`.
  ///
  /// Markers, indents and quotes around the text stay; nil where the result would not read as
  /// meant.
  func replacing(_ index: Int, with markdown: String) -> Document? {
    let segment = document.segments[index]
    let frame = SegmentFrame(of: segment, in: document.source)
    guard let text = frame.text(for: markdown) else { return nil }
    let edited = splicing(text, in: frame.content)
    guard let edited, edited.segments.count == document.segments.count else { return nil }
    let isSame = document.segments.indices.allSatisfy { other in
      other == index
        || edited.segments[other].text == document.segments[other].text
          && edited.segments[other].kind == document.segments[other].kind
    }
    // A bold line that was a title may be a paragraph now: that is the translator's doing.
    guard isSame,
      Self.folded(edited.segments[index].text) == Self.plain(markdown, kind: segment.kind)
    else { return nil }
    return edited
  }

  /// The file with a new segment like `model` after segment number `index`, or before all where
  /// that is nil; nil where the result would not read as meant.
  func inserting(
    _ markdown: String, like model: Segment.Kind, in footnote: Document.FootnotePlace? = nil,
    after index: Int?
  ) -> Document? {
    guard !markdown.contains("\n\n"), var line = Self.line(for: markdown, like: model) else {
      return nil
    }
    switch footnote {
    case .first(let label)?: line = "[^\(label)]: \(line)"
    case .further?: line = "    " + line
    case nil: break
    }
    let isListed = model == .item && index.map { document.segments[$0].kind == .item } ?? false
    let place: Int
    let text: String
    if let index {
      place = document.segments[index].range.upperBound
      text = (isListed ? "\n" : "\n\n") + line
    } else {
      place =
        document.frontMatter.lines.map {
          document.source.range(ofLines: $0).upperBound
        } ?? 0
      let isLast = document.source.bytes[place...].allSatisfy { $0 <= 0x20 }
      text = (place > 0 ? "\n" : "") + line + (isLast ? "\n" : "\n\n")
    }
    let edited = splicing(Array(text.utf8), in: SourceRange(place, place))
    let new = index.map { $0 + 1 } ?? 0
    guard let edited, edited.segments.count == document.segments.count + 1,
      edited.segments.indices.contains(new)
    else { return nil }
    var rest = edited.segments.map(\.text)
    let added = rest.remove(at: new)
    guard rest == document.segments.map(\.text), edited.footnotePlace(of: new) == footnote,
      Self.folded(added) == Self.plain(markdown, kind: model)
    else { return nil }
    return edited
  }

  private func splicing(_ text: [UInt8], in range: SourceRange) -> Document? {
    let bytes = document.source.bytes
    let new = Array(bytes[..<range.lowerBound] + text + bytes[range.upperBound...])
    guard let source = try? SourceFile(path: document.source.path, bytes: new) else { return nil }
    return Segmenter.segment(source, pathHint: PathKey(path: source.path).language).0
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

  /// What `markdown` reads as.
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
