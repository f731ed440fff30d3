extension Document {
  /// The cells of each row of a table, by the row's segment.
  var cellsOfRows: [Int: [[Inline]]] {
    var cells: [Int: [[Inline]]] = [:]
    func walk(_ nodes: [Node]) {
      for node in nodes {
        switch node {
        case .table(_, let rows): for row in rows { cells[row.segment] = row.cells }
        case .quote(let children), .callout(_, _, let children), .element(_, let children),
          .footnoteDefinition(_, let children):
          walk(children)
        case .list(_, let items): for item in items { walk(item.children) }
        case .segment, .group, .code, .thematicBreak: break
        }
      }
    }
    walk(outline)
    return cells
  }
}
