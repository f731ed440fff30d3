extension Markdown {
  /// `document` with all lines `offset` further down.
  static func shifted(_ document: MarkdownDocument, by offset: Int) -> MarkdownDocument {
    guard offset != 0 else { return document }
    return MarkdownDocument(
      blocks: document.blocks.map { $0.shifted(by: offset) },
      findings: document.findings.map { $0.shifted(by: offset) },
      isOfDialect: document.isOfDialect)
  }
}

extension Block {
  fileprivate func shifted(by offset: Int) -> Block {
    func shift(_ blocks: [Block]) -> [Block] { blocks.map { $0.shifted(by: offset) } }
    let kind: Kind =
      switch self.kind {
      case .paragraph, .heading, .code, .html, .thematicBreak, .plain: self.kind
      case .quote(let children): .quote(shift(children))
      case .callout(let callout, let title, let children):
        .callout(callout, title: title, shift(children))
      case .list(let list, let items): .list(list, shift(items))
      case .item(let task, let children): .item(task: task, shift(children))
      case .element(let element, let children): .element(element, shift(children))
      case .footnoteDefinition(let label, let children):
        .footnoteDefinition(label: label, shift(children))
      case .table(let columns, let rows):
        .table(
          columns: columns,
          rows: rows.map {
            Row(
              lines: ($0.lines.lowerBound + offset)...($0.lines.upperBound + offset),
              cells: $0.cells, excess: $0.excess)
          })
      }
    return Block(kind, lines: (lines.lowerBound + offset)...(lines.upperBound + offset))
  }
}
