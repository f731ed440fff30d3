/// The footnotes of blocks that are shown on one page, while it is written.
struct BlockFootnotes {
  let definitions: [(label: String, blocks: [Block])]
  let order: FootnoteOrder
  private let byLabel: [String: Int]
  /// For each footnote, how many references to it were written.
  private var written: [Int]

  /// Nil where nothing is defined.
  init?(in blocks: [Block]) {
    var definitions: [(label: String, blocks: [Block])] = []
    for case .footnoteDefinition(let label, let blocks) in Self.definitions(in: blocks).map(\.kind)
    {
      definitions.append((label, blocks))
    }
    if definitions.isEmpty { return nil }
    self.definitions = definitions
    // The first of several that share a label is meant.
    let byLabel = Dictionary(
      definitions.indices.map { (definitions[$0].label.lowercased(), $0) },
      uniquingKeysWith: { first, _ in first })
    self.byLabel = byLabel
    let footnotes = { (blocks: [Block]) -> [Int] in
      blocks.flatMap(\.footnoteLabels).compactMap { byLabel[$0.lowercased()] }
    }
    order = FootnoteOrder(
      count: definitions.count, text: footnotes(blocks),
      footnotes: definitions.map { footnotes($0.blocks) })
    written = definitions.map { _ in 0 }
  }

  /// The findings about the definitions in `blocks` that nothing refers to.
  static func unused(in blocks: [Block]) -> [MarkdownFinding] {
    let definitions = definitions(in: blocks)
    var labels = Set(blocks.flatMap(\.footnoteLabels).map { $0.lowercased() })
    for definition in definitions {
      labels.formUnion(definition.children.flatMap(\.footnoteLabels).map { $0.lowercased() })
    }
    return definitions.compactMap { block in
      guard case .footnoteDefinition(let label, _) = block.kind,
        !labels.contains(label.lowercased())
      else { return nil }
      return MarkdownFinding(
        .note, "footnote-unused",
        "nothing refers to this footnote; it is shown below the text all the same",
        line: block.lines.lowerBound, excerpt: "[^\(label)]")
    }
  }

  private static func definitions(in blocks: [Block]) -> [Block] {
    var definitions: [Block] = []
    for block in blocks { block.collect(footnoteDefinitions: &definitions) }
    return definitions
  }

  func footnote(labelled label: String) -> Int? { byLabel[label.lowercased()] }

  /// The number of a footnote, and the name of the next reference to it.
  mutating func refer(to footnote: Int) -> (number: Int, name: String) {
    defer { written[footnote] += 1 }
    return (order.numbers[footnote], order.name(ofReference: written[footnote], to: footnote))
  }
}

extension Block {
  fileprivate func collect(footnoteDefinitions: inout [Block]) {
    if case .footnoteDefinition = kind { footnoteDefinitions.append(self) }
    for block in children { block.collect(footnoteDefinitions: &footnoteDefinitions) }
  }

  /// The labels that are referred to, but for those in definitions that stand in the block.
  fileprivate var footnoteLabels: [String] {
    switch kind {
    case .paragraph(let inlines), .heading(_, let inlines), .plain(let inlines):
      inlines.footnoteLabels
    case .table(_, let rows): rows.flatMap { $0.cells.flatMap(\.footnoteLabels) }
    case .footnoteDefinition: []
    case .callout(_, let title, _): title.footnoteLabels + children.flatMap(\.footnoteLabels)
    case .quote, .list, .item, .element, .code, .html, .thematicBreak:
      children.flatMap(\.footnoteLabels)
    }
  }

  fileprivate var children: [Block] {
    switch kind {
    case .quote(let blocks), .callout(_, _, let blocks), .list(_, let blocks),
      .item(_, let blocks), .element(_, let blocks), .footnoteDefinition(_, let blocks):
      blocks
    case .paragraph, .heading, .plain, .code, .html, .thematicBreak, .table: []
    }
  }
}
