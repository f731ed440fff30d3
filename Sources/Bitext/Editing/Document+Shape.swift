extension Document {
  /// Whether the same segments stand in the same structure as in `other`: an edit of a text must not
  /// end a list, open a fence or close an element.
  func hasShape(of other: Document) -> Bool { outline.haveShape(of: other.outline) }
}

extension [Document.Node] {
  fileprivate func haveShape(of others: [Document.Node]) -> Bool {
    count == others.count && zip(self, others).allSatisfy { $0.hasShape(of: $1) }
  }
}

extension Document.Node {
  fileprivate func hasShape(of other: Document.Node) -> Bool {
    switch (self, other) {
    case (.segment(let a), .segment(let b)): a == b
    case (.group(let a), .group(let b)): a == b
    case (.code(let a, let info), .code(let b, let other)): a == b && info == other
    case (.quote(let a), .quote(let b)): a.haveShape(of: b)
    case (.callout(let a, let title, let nodes), .callout(let b, let other, let others)):
      // A title of its own may name the kind in another way: *Note* may become 注意.
      (a == b || title != nil) && title == other && nodes.haveShape(of: others)
    case (.list(let a, let items), .list(let b, let others)):
      a == b && items.count == others.count
        && zip(items, others).allSatisfy {
          $0.task == $1.task && $0.children.haveShape(of: $1.children)
        }
    case (.table(let a, let rows), .table(let b, let others)):
      a == b && rows.map(\.segments) == others.map(\.segments)
    case (.element(let a, let nodes), .element(let b, let others)):
      a == b && nodes.haveShape(of: others)
    case (.thematicBreak, .thematicBreak): true
    case (.footnoteDefinition(let a, let nodes), .footnoteDefinition(let b, let others)):
      a == b && nodes.haveShape(of: others)
    default: false
    }
  }
}
