/// The destinations of all links of a document, in the order of its text.
struct LinkDestinations: Hashable {
  private(set) var all: [String] = []

  /// - Complexity: O(inlines).
  init(of document: Document) { collect(document.outline, of: document) }

  init(of segment: Segment) { collect(segment) }

  private mutating func collect(_ nodes: [Document.Node], of document: Document) {
    for node in nodes {
      switch node {
      case .segment(let index): collect(document.segments[index])
      case .group(let indices): for index in indices { collect(document.segments[index]) }
      case .table(_, let rows):
        // The segments of rows are their texts.
        for row in rows where row.packedCells.hasAddresses {
          for cell in row.cells { collect(cell) }
        }
      case .callout(_, let title, let children):
        if let title { collect(document.segments[title]) }
        collect(children, of: document)
      case .quote(let children), .element(_, let children), .footnoteDefinition(_, let children):
        collect(children, of: document)
      case .list(_, let items): for item in items { collect(item.children, of: document) }
      case .code, .thematicBreak: break
      }
    }
  }

  private mutating func collect(_ segment: Segment) {
    if segment.hasAddresses { collect(segment.content) }
  }

  private mutating func collect(_ inlines: [Inline]) {
    for inline in inlines {
      switch inline {
      case .link(let destination, _, let children):
        all.append(destination)
        collect(children)
      case .emphasis(let children), .strong(let children), .strikethrough(let children),
        .element(_, let children):
        collect(children)
      case .text, .html, .code, .image, .softBreak, .hardBreak, .footnoteReference: break
      }
    }
  }
}
