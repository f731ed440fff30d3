extension Document {
  /// Where a text stands in a footnote.
  enum FootnotePlace: Equatable {
    /// The first text, behind the label.
    case first(label: String)
    case further
  }

  /// Where segment number `index` stands in a footnote; nil if it is in no footnote.
  ///
  /// - Complexity: O(document).
  func footnotePlace(of index: Int) -> FootnotePlace? {
    holdsFootnotes ? outline.footnotePlace(of: index) : nil
  }
}

extension [Document.Node] {
  /// For each segment in a footnote but its first, that one.
  ///
  /// - Complexity: O(nodes).
  var beginningsOfFootnotes: [Int: Int] {
    var beginnings: [Int: Int] = [:]
    collect(beginningsOfFootnotes: &beginnings)
    return beginnings
  }

  private func collect(beginningsOfFootnotes beginnings: inout [Int: Int]) {
    for node in self {
      switch node {
      case .segment, .group, .code, .table, .thematicBreak: continue
      case .quote(let nodes), .callout(_, _, let nodes), .element(_, let nodes):
        nodes.collect(beginningsOfFootnotes: &beginnings)
      case .list(_, let items):
        for item in items { item.children.collect(beginningsOfFootnotes: &beginnings) }
      case .footnoteDefinition(_, let nodes):
        var first: Int?
        for node in nodes {
          node.forEachSegment { segment in
            if let first { beginnings[segment] = first } else { first = segment }
          }
        }
      }
    }
  }

  fileprivate func footnotePlace(of index: Int) -> Document.FootnotePlace? {
    firstResult { node in
      switch node {
      case .segment, .group, .code, .table, .thematicBreak: nil
      case .quote(let nodes), .callout(_, _, let nodes), .element(_, let nodes):
        nodes.footnotePlace(of: index)
      case .list(_, let items): items.firstResult { $0.children.footnotePlace(of: index) }
      case .footnoteDefinition(let label, let nodes):
        nodes.footnotePlace(of: index) ?? nodes.place(of: index, inFootnote: label)
      }
    }
  }

  /// The place of a segment that stands directly in a footnote.
  private func place(of index: Int, inFootnote label: String) -> Document.FootnotePlace? {
    for (position, node) in enumerated() {
      let segments: [Int]
      switch node {
      case .segment(let segment): segments = [segment]
      case .group(let indices): segments = indices
      case .code, .quote, .callout, .list, .table, .element, .thematicBreak, .footnoteDefinition:
        continue
      }
      guard segments.contains(index) else { continue }
      return position == 0 && segments.first == index ? .first(label: label) : .further
    }
    return nil
  }
}
