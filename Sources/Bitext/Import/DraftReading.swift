/// The translations in a draft whose other texts are comments with their originals.
///
/// The comments say which texts are missing, so the others are known by their order, however few
/// there are to align.
struct DraftReading {
  /// The translations by the ids of their units.
  let translations: [String: String]

  /// Nil if the texts are not as many as the originals that are no comments.
  init?(_ draft: Document, of source: Document, _ units: [(id: String, segments: [Int])]) {
    let places = TextPlaces(source)
    let bytes = draft.source.bytes
    let rows = draft.cellsOfRows
    var texts = draft.segments.indices.filter { index in
      let segment = draft.segments[index]
      return Self.isText(segment.kind) && !segment.text.isEmpty
    }[...]
    var start = 0
    var translations: [String: String] = [:]
    for unit in units.sorted(by: { ($0.segments.first ?? 0) < ($1.segments.first ?? 0) }) {
      guard let first = unit.segments.first else { continue }
      if let end = Self.end(ofCommentOf: first, in: places, bytes, from: start) {
        start = end
        continue
      }
      guard texts.count >= unit.segments.count else { return nil }
      let own = texts.prefix(unit.segments.count)
      texts = texts.dropFirst(unit.segments.count)
      translations[unit.id] = own.map { index in
        let row = rows[index].map {
          PieceMaker.pieces(of: $0, between: .cell, RowMarkdown.separator)
        }
        return MarkdownText.markdown(
          of: row ?? PieceMaker.pieces(of: draft.segments[index].content))
      }.joined(separator: "\n\n")
    }
    guard texts.isEmpty else { return nil }
    self.translations = translations
  }

  private static func isText(_ kind: Segment.Kind) -> Bool {
    switch kind {
    case .heading, .paragraph, .item, .quote, .caption, .cell: true
    case .code, .image, .html, .frontMatter: false
    }
  }

  /// The end of the comment with an original; nil if there is none behind `start`.
  private static func end(
    ofCommentOf index: Int, in places: TextPlaces, _ bytes: [UInt8], from start: Int
  ) -> Int? {
    var text = places.text(of: index)
    if places.document.segments[index].kind == .cell {
      // Each cell is a comment of its own.
      text = text.drop { $0 <= 0x20 || $0 == UInt8(ascii: "|") }
      text = text.prefix { $0 != UInt8(ascii: "|") }
      while let last = text.last, last <= 0x20 { text.removeLast() }
    }
    if let title = places.titleOfContainer(index) { text = text[title] }
    let prefix = places.prefix(of: index).drop { $0 <= 0x20 || $0 == 0x3E }
    for comment in [TodoComment.comment(text), TodoComment.comment(prefix + text)] {
      var next = ByteSearch.first(comment[0], in: bytes, from: start)
      while let place = next {
        if bytes[place...].starts(with: comment) { return place + comment.count }
        next = ByteSearch.first(comment[0], in: bytes, from: place + 1)
      }
    }
    return nil
  }
}
