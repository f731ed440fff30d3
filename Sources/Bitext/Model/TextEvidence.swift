/// Whether two sources with one title speak of one subject.
struct TextEvidence {
  /// The share of the smaller source that has to be aligned with a confidence of at least one half.
  private static let enoughAligned = 0.2
  /// The share of the links and names of the smaller set that has to stand in the other, of at least three.
  private static let enoughNames = 0.5

  let isEnough: Bool

  init(
    _ a: Document, _ b: Document, titles: (DocumentTitle, DocumentTitle),
    align: (Stream, Stream) -> Alignment
  ) {
    let names = (Self.names(in: a), Self.names(in: b))
    let smaller = min(names.0.count, names.1.count)
    let common = Double(names.0.intersection(names.1).count)
    if smaller >= 3, common >= Double(smaller) * Self.enoughNames {
      isEnough = true
      return
    }
    isEnough = Self.alignedShare(a, b, titles: titles, align: align) >= Self.enoughAligned
  }

  /// The largest share over the pairs of streams.
  ///
  /// Titles and headings do not count: "Overview" and "Best practices" stand on every page.
  private static func alignedShare(
    _ a: Document, _ b: Document, titles: (DocumentTitle, DocumentTitle),
    align: (Stream, Stream) -> Alignment
  ) -> Double {
    var best = 0.0
    let evidence = (Self.evidence(in: a, title: titles.0), Self.evidence(in: b, title: titles.1))
    for streamA in a.streams(file: 0, sharedBlocks: false) {
      for streamB in b.streams(file: 1, sharedBlocks: false) {
        let counts = (
          streamA.positions.count { evidence.0[$0] }, streamB.positions.count { evidence.1[$0] }
        )
        let smaller = min(counts.0, counts.1)
        // A stray sentence in another language is not the text of a source.
        guard smaller > 0, smaller * 4 >= min(a.segments.count, b.segments.count) else { continue }
        let beads = align(streamA, streamB).beads.filter { !$0.isNull && $0.confidence >= 0.5 }
        let linked = (
          beads.flatMap(\.a).count { evidence.0[streamA.positions[$0]] },
          beads.flatMap(\.b).count { evidence.1[streamB.positions[$0]] }
        )
        best = max(best, Double(min(linked.0, linked.1)) / Double(smaller))
      }
    }
    return best
  }

  /// For each segment, whether its being aligned says anything.
  private static func evidence(in document: Document, title: DocumentTitle) -> [Bool] {
    var evidence = document.segments.map { !$0.isHeading && $0.language.isDetermined }
    for index in title.segments { evidence[index] = false }
    return evidence
  }

  /// Link targets and names of programming interfaces, by which sources in any language agree.
  private static func names(in document: Document) -> Set<String> {
    var names: Set<String> = []
    for segment in document.segments { collect(segment.content, into: &names) }
    return names
  }

  private static func collect(_ inlines: [Inline], into names: inout Set<String>) {
    for inline in inlines {
      switch inline {
      case .code(let code): names.insert(code)
      case .link(let destination, _, let children):
        if destination.contains("://") { names.insert(destination) }
        collect(children, into: &names)
      case .image(let source, _, _):
        if source.contains("://") { names.insert(source) }
      case .emphasis(let children), .strong(let children), .strikethrough(let children),
        .element(_, let children):
        collect(children, into: &names)
      case .text, .html, .softBreak, .hardBreak: break
      }
    }
  }
}
