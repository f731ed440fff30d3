extension Document.Node {
  /// Visits the segments in the node in order, optionally without those of footnotes, which a page
  /// shows elsewhere.
  package func forEachSegment(withFootnotes: Bool = true, _ visit: (Int) -> Void) {
    switch self {
    case .segment(let index), .code(let index, _): visit(index)
    case .group(let indices): indices.forEach(visit)
    case .quote(let nodes), .element(_, let nodes):
      for node in nodes { node.forEachSegment(withFootnotes: withFootnotes, visit) }
    case .footnoteDefinition(_, let nodes):
      if withFootnotes { for node in nodes { node.forEachSegment(visit) } }
    case .callout(_, let title, let nodes):
      if let title { visit(title) }
      for node in nodes { node.forEachSegment(withFootnotes: withFootnotes, visit) }
    case .list(_, let items):
      for node in items.lazy.flatMap(\.children) {
        node.forEachSegment(withFootnotes: withFootnotes, visit)
      }
    case .table(_, let rows): for row in rows { row.segments.forEach(visit) }
    case .thematicBreak: break
    }
  }
}
