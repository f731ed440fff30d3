/// The originals that drafts keep in comments in the places of their translations, so that nothing is
/// paired across one.
struct KeptOriginals {
  private struct Comment {
    /// Where it begins, in bytes.
    let start: Int
    let text: String
  }

  /// The comments of each document, in order.
  private let comments: [[Comment]]

  /// - Complexity: O(bytes).
  init(in documents: [Document]) {
    comments = documents.map { document in
      let bytes = document.source.bytes
      var comments: [Comment] = []
      var last = 0
      for range in TodoComment.comments(in: bytes, bytes.indices) {
        let content = TodoComment.content(ofComment: bytes[range])
        let blocks = Markdown.parse(Array(content)).blocks
        guard blocks.count == 1, let inlines = blocks[0].inlinesOfText else { continue }
        let text = InlineText(of: inlines).text
        // A row has a comment in each of its cells.
        let line = document.source.line(at: range.lowerBound)
        if line == last, let row = comments.popLast() {
          comments.append(Comment(start: row.start, text: "\(row.text) \(text)"))
        } else {
          comments.append(Comment(start: range.lowerBound, text: text))
        }
        last = line
      }
      return comments
    }
  }

  /// Aligns a stream of originals and one of a draft stretch by stretch, between the originals that
  /// are not translated yet; nil if neither is a draft of the other.
  func align(_ first: Profile, _ second: Profile, by align: Align) -> Alignment? {
    let (a, b) = (first.stream, second.stream)
    guard a.file != b.file else { return nil }
    if let alignment = aligned(a, withDraft: b, by: align) { return alignment }
    guard let mirrored = aligned(b, withDraft: a, by: { align($1, $0).mirrored }) else {
      return nil
    }
    return Alignment(beads: mirrored.mirrored.beads.sortedByFirst)
  }

  private func aligned(_ a: Stream, withDraft b: Stream, by align: Align) -> Alignment? {
    guard b.file < comments.count, !comments[b.file].isEmpty else { return nil }
    var places = Dictionary(grouping: a.segments.indices) { a.segments[$0].text }
      .mapValues { $0[...] }
    var beads: [Bead] = []
    var (i, j) = (0, 0)
    var isDraft = false
    for comment in comments[b.file] {
      while let first = places[comment.text]?.first, first < i {
        places[comment.text]?.removeFirst()
      }
      guard let original = places[comment.text]?.first else { continue }
      isDraft = true
      var next = j
      while next < b.segments.count, b.segments[next].range.lowerBound < comment.start { next += 1 }
      beads += a.beads(i..<original, with: b, j..<next, by: align)
      beads.append(Bead(a: [original], b: [], confidence: 1))
      (i, j) = (original + 1, next)
    }
    guard isDraft else { return nil }
    beads += a.beads(i..<a.segments.count, with: b, j..<b.segments.count, by: align)
    return Alignment(beads: beads)
  }
}

extension Alignment {
  fileprivate var mirrored: Alignment { Alignment(beads: beads.map(\.mirrored)) }
}

extension [Bead] {
  /// In the order of the first stream; a bead without a segment there keeps its place behind the one
  /// before it.
  fileprivate var sortedByFirst: [Bead] {
    var last = -1
    return map { bead -> (key: Int, bead: Bead) in
      last = bead.a.first ?? last
      return (last, bead)
    }.enumerated().sorted { ($0.element.key, $0.offset) < ($1.element.key, $1.offset) }
      .map(\.element.bead)
  }
}

extension Block {
  /// The text of a block that holds nothing else.
  fileprivate var inlinesOfText: [Inline]? {
    switch kind {
    case .paragraph(let inlines), .plain(let inlines), .heading(_, let inlines): inlines
    default: nil
    }
  }
}
