/// Walks the blocks of a document and drafts its segments in the order of the file.
struct Drafter {
  let source: SourceFile
  var drafts: DraftList
  /// The level of the last heading that was written as one; bold titles stand one below it.
  var headingLevel = 0
  /// Segments that CommonMark puts into a quote, because their line has no mark of its own, and
  /// their author does not.
  var escaped: Set<Int> = []
  var emptyFences: [Document.EmptyFence] = []
  private(set) var holdsFootnotes = false
  /// All blocks of the document, and whether a fence among them holds a text and its translation, once
  /// that is asked for.
  private var blocks: [Block] = []
  private var knownPairs: Bool?

  /// Where a block stands.
  struct Place {
    enum Container { case page, quote, item }

    var container = Container.page
    var depth = 0
    var quotes = 0
    /// Whether the block is the title of a fold.
    var isFoldTitle = false
    /// The blocks that follow the container of the block.
    var tail: ArraySlice<Block> = []

    func inside(_ container: Container, tail: ArraySlice<Block>) -> Place {
      Place(
        container: container, depth: depth + 1, quotes: quotes + (container == .quote ? 1 : 0),
        tail: tail)
    }

    var kind: Segment.Kind {
      switch container {
      case .page: .paragraph
      case .quote: .quote
      case .item: .item
      }
    }
  }

  init(source: SourceFile, isClean: Bool, mayHoldElements: Bool) {
    self.source = source
    drafts = DraftList(source: source, isClean: isClean, mayHoldElements: mayHoldElements)
  }

  /// Drafts all of a document.
  mutating func nodes(for blocks: [Block]) -> [Document.Node] {
    self.blocks = blocks
    return nodes(for: blocks, in: Place())
  }

  /// Whether a fence of the document holds a text and its translation.
  ///
  /// - Complexity: O(code) the first time.
  mutating func holdsPairsInFences() -> Bool {
    if let knownPairs { return knownPairs }
    let found = blocks.contains(where: ProseDetector.holdsPair)
    knownPairs = found
    return found
  }

  // MARK: - Blocks

  mutating func nodes(for blocks: [Block], in place: Place) -> [Document.Node] {
    var nodes: [Document.Node] = []
    nodes.reserveCapacity(blocks.count)
    for (index, block) in blocks.enumerated() {
      append(block, followedBy: blocks[(index + 1)...], in: place, to: &nodes)
    }
    return nodes
  }

  private mutating func append(
    _ block: Block, followedBy rest: ArraySlice<Block>, in place: Place,
    to nodes: inout [Document.Node]
  ) {
    switch block.kind {
    case .paragraph(let inlines), .plain(let inlines):
      if let node = paragraph(inlines, on: block.lines, followedBy: rest, in: place) {
        nodes.append(node)
      }
    case .heading(let level, let inlines):
      nodes += heading(level, inlines, on: block.lines, followedBy: rest, in: place)
    case .quote(let children): nodes += quote(children, followedBy: rest, in: place)
    case .callout(let callout, let title, let children):
      nodes += self.callout(
        callout, title, children, on: block.lines, followedBy: rest, in: place)
    case .list(let list, let items):
      nodes.append(.list(list, items.map { item(for: $0, followedBy: rest, in: place) }))
    case .item(_, let children):
      nodes += self.nodes(for: children, in: place.inside(.item, tail: rest))
    case .code(let info, let literal): nodes += code(info, literal, on: block.lines, in: place)
    case .html(let literal): nodes += html(literal, on: block.lines, in: place)
    case .element(let element, let children):
      if let node = self.element(element, children, on: block.lines, in: place) {
        nodes.append(node)
      }
    case .thematicBreak: nodes.append(.thematicBreak(line: block.lines.lowerBound))
    case .table(let columns, let rows): nodes.append(drafts.table(columns, rows, in: place))
    case .footnoteDefinition(let label, let children):
      nodes.append(footnote(label, children, on: block.lines, in: place))
    }
  }

  private mutating func item(
    for block: Block, followedBy rest: ArraySlice<Block>, in place: Place
  ) -> Document.Item {
    let inner = place.inside(.item, tail: rest)
    guard case .item(let task, let children) = block.kind else {
      return Document.Item(task: nil, children: nodes(for: [block], in: inner))
    }
    return Document.Item(task: task, children: nodes(for: children, in: inner))
  }

  private mutating func footnote(
    _ label: String, _ children: [Block], on lines: ClosedRange<Int>, in place: Place
  ) -> Document.Node {
    let label = PlainText.cleaned(label)
    let nodes = nodes(for: children, in: place.inside(.page, tail: []))
    // A footnote without a text is shown as it is written.
    if nodes.isEmpty {
      return .segment(drafts.append(place.kind, [.text("[^\(label)]:")], on: lines, in: place))
    }
    holdsFootnotes = true
    return .footnoteDefinition(label: label, nodes)
  }

  /// Comments are not shown; other raw HTML is here only if the parser was told to pass it on.
  private mutating func html(
    _ literal: String, on lines: ClosedRange<Int>, in place: Place
  ) -> [Document.Node] {
    if literal.utf8.drop(while: { $0 <= 0x20 }).starts(with: "<!".utf8) { return [] }
    let content = drafts.cleaned([.text(literal)])
    guard InlineText(of: content).hasText else { return [] }
    return [.segment(drafts.append(.html, content, on: lines, in: place, isText: false))]
  }

  private mutating func element(
    _ element: HTMLElement, _ children: [Block], on lines: ClosedRange<Int>, in place: Place
  ) -> Document.Node? {
    if element.name == "br" && children.isEmpty { return nil }
    if element.name == "img" {
      return paragraph([.element(element, [])], on: lines, followedBy: [], in: place)
    }
    // Terms and definitions are items of their list.
    let isItem = element.name == "dt" || element.name == "dd"
    var inner = isItem ? place.inside(.item, tail: []) : place
    inner.isFoldTitle = element.name == "summary"
    return .element(element, nodes(for: children, in: inner))
  }

  // MARK: - Quotes

  private mutating func quote(
    _ children: [Block], followedBy rest: ArraySlice<Block>, in place: Place
  ) -> [Document.Node] {
    let nodes = nodes(for: children, in: place.inside(.quote, tail: rest))
    var result: [Document.Node] = []
    var quoted: [Document.Node] = []
    for node in nodes {
      for (part, isEscaped) in parts(of: node) {
        if !isEscaped {
          quoted.append(part)
          continue
        }
        if !quoted.isEmpty { result.append(.quote(quoted)) }
        quoted = []
        result.append(part)
      }
    }
    if !quoted.isEmpty { result.append(.quote(quoted)) }
    return result
  }

  /// A node, taken apart where some of its segments are not in the quote after all.
  private func parts(of node: Document.Node) -> [(Document.Node, isEscaped: Bool)] {
    switch node {
    case .segment(let index): return [(node, escaped.contains(index))]
    case .group(let indices) where indices.contains(where: escaped.contains):
      return indices.map { (.segment($0), escaped.contains($0)) }
    case .group, .code, .quote, .callout, .list, .table, .element, .footnoteDefinition,
      .thematicBreak:
      return [(node, false)]
    }
  }
}
