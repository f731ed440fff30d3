import CCmark

extension CommonMarkTree {
  /// The leaves whose lines may need rewriting, in order.
  func outline() -> [Outline] {
    read { root, _ in Self.outline(of: root) } ?? []
  }

  private static func outline(of root: CommonMarkNode) -> [Outline] {
    guard var walk = CommonMarkNode.Walk(from: root) else { return [] }
    var leaves: [Outline] = []
    var containers: [Outline.Container] = []
    while let (node, isEntered) = walk.next() {
      let type = node.type
      if type == CMARK_NODE_BLOCK_QUOTE || type == CMARK_NODE_ITEM {
        if isEntered {
          containers.append(
            Outline.Container(
              kind: type == CMARK_NODE_ITEM ? .item : .quote, line: node.lines.lowerBound))
        } else {
          containers.removeLast()
        }
      }
      guard isEntered, containers.count <= Markdown.maximumDepth,
        let kind = Self.outlineKind(of: node)
      else { continue }
      leaves.append(
        Outline(
          kind: kind, lines: node.lines, offset: max(0, node.startColumn - 1),
          containers: containers))
      // Its inlines are of no interest here.
      walk.leave(node)
    }
    return leaves
  }

  private static func outlineKind(of node: CommonMarkNode) -> Outline.Kind? {
    switch node.type {
    case CMARK_NODE_PARAGRAPH: return .paragraph
    case CMARK_NODE_HTML_BLOCK: return .html
    case CMARK_NODE_HEADING: return node.lines.count > 1 ? .setext : nil
    default: return nil
    }
  }
}
