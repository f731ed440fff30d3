extension Document {
  /// The segments that are their authors' titles of callouts.
  ///
  /// - Complexity: O(document).
  var calloutTitles: Set<Int> {
    var titles: Set<Int> = []
    outline.collect(calloutTitles: &titles)
    return titles
  }
}

extension [Document.Node] {
  fileprivate func collect(calloutTitles: inout Set<Int>) {
    for node in self {
      switch node {
      case .segment, .group, .code, .table, .thematicBreak: break
      case .callout(_, let title, let nodes):
        if let title { calloutTitles.insert(title) }
        nodes.collect(calloutTitles: &calloutTitles)
      case .quote(let nodes), .element(_, let nodes), .footnoteDefinition(_, let nodes):
        nodes.collect(calloutTitles: &calloutTitles)
      case .list(_, let items):
        for item in items { item.children.collect(calloutTitles: &calloutTitles) }
      }
    }
  }
}
