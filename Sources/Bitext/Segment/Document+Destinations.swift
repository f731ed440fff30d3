extension Document {
  /// The destinations of all links, in the order of the text.
  var destinations: [String] {
    var found: [String] = []
    collect(outline, into: &found)
    return found
  }

  private func collect(_ nodes: [Node], into found: inout [String]) {
    for node in nodes {
      switch node {
      case .segment(let index): collect(index, into: &found)
      case .group(let indices): for index in indices { collect(index, into: &found) }
      case .table(_, let rows):
        // The segments of rows are their texts.
        for row in rows where row.packedCells.hasAddresses {
          for cell in row.cells { Self.collect(cell, into: &found) }
        }
      case .callout(_, let title, let children):
        if let title { collect(title, into: &found) }
        collect(children, into: &found)
      case .quote(let children), .element(_, let children), .footnoteDefinition(_, let children):
        collect(children, into: &found)
      case .list(_, let items): for item in items { collect(item.children, into: &found) }
      case .code, .thematicBreak: break
      }
    }
  }

  private func collect(_ index: Int, into found: inout [String]) {
    guard segments[index].hasAddresses else { return }
    Self.collect(segments[index].content, into: &found)
  }

  private static func collect(_ inlines: [Inline], into found: inout [String]) {
    for inline in inlines {
      switch inline {
      case .link(let destination, _, let children):
        found.append(destination)
        collect(children, into: &found)
      case .emphasis(let children), .strong(let children), .strikethrough(let children),
        .element(_, let children):
        collect(children, into: &found)
      case .text, .html, .code, .image, .softBreak, .hardBreak, .footnoteReference: break
      }
    }
  }
}
