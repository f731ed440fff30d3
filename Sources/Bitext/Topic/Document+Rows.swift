extension Document {
  /// The rows of each table that are one segment, in the order of the source.
  var tables: [[TableRow]] { allTables.map { $0.filter { $0.cellSegments == nil } } }

  /// The rows of each table, in the order of the source.
  var allTables: [[TableRow]] {
    var tables: [[TableRow]] = []
    func walk(_ nodes: [Node]) {
      for node in nodes {
        switch node {
        case .table(_, let rows): tables.append(rows)
        case .quote(let children), .callout(_, _, let children), .element(_, let children),
          .footnoteDefinition(_, let children):
          walk(children)
        case .list(_, let items): for item in items { walk(item.children) }
        case .segment, .group, .code, .thematicBreak: break
        }
      }
    }
    walk(outline)
    return tables
  }

  /// The cells of each row of a table, by the row's segment.
  package var cellsOfRows: [Int: [[Inline]]] {
    Dictionary(
      tables.joined().map { ($0.segment, $0.cells) }, uniquingKeysWith: { first, _ in first })
  }
}
