/// Gives an author's HTML elements the kinds that Markdown has for the same thing, so that
/// headings, lists and tables written as HTML are headings, lists and tables everywhere.
enum NativeBlock {
  /// The block for a closed element; nil where it is empty and shows nothing.
  static func block(
    of element: HTMLElement, children: [Block], lines: ClosedRange<Int>
  ) -> Block? {
    func make(_ kind: Block.Kind) -> Block { Block(kind, lines: lines) }
    let shown = children.filter { if case .html = $0.kind { false } else { true } }
    switch element.name {
    case "p", "div", "section", "article", "aside", "header", "footer", "main", "nav":
      if children.isEmpty { return nil }
      if element.name == "p", element.attributes.isEmpty, let inlines = onlyText(children) {
        return make(.paragraph(inlines))
      }
      let isParagraph = element.name == "p" && onlyText(children) != nil
      return make(
        .element(
          HTMLElement(name: isParagraph ? "p" : "div", attributes: element.attributes), children))
    case "center":
      let center = HTMLElement.Attribute(name: "align", value: "center")
      return make(.element(HTMLElement(name: "div", attributes: [center]), children))
    case "h1", "h2", "h3", "h4", "h5", "h6":
      guard let level = Int(element.name.dropFirst()), let inlines = onlyText(children) else {
        return make(.element(HTMLElement(name: "div"), children))
      }
      return make(.heading(level: level, inlines))
    case "blockquote": return make(.quote(children.map(paragraph)))
    case "li": return make(.item(task: nil, children.map(paragraph)))
    case "ul", "ol":
      if children.isEmpty { return nil }
      let start = element.name == "ol" ? number(element["start"] ?? "") ?? 1 : nil
      return make(.list(Block.List(start: start, isTight: isTight(children)), children))
    case "table": return table(children, lines: lines) ?? make(.element(element, children))
    case "summary", "caption", "figcaption", "dt":
      return make(.element(element, shown.map(plain)))
    default: return make(.element(element, children))
    }
  }

  /// The number of the first item, of at most as many digits as in Markdown.
  private static func number(_ text: String) -> Int? {
    Int(text).flatMap { -999_999_999...999_999_999 ~= $0 ? $0 : nil }
  }

  private static func paragraph(_ block: Block) -> Block {
    guard case .plain(let inlines) = block.kind else { return block }
    return Block(.paragraph(inlines), lines: block.lines)
  }

  private static func plain(_ block: Block) -> Block {
    guard case .paragraph(let inlines) = block.kind else { return block }
    return Block(.plain(inlines), lines: block.lines)
  }

  private static func isTight(_ items: [Block]) -> Bool {
    items.allSatisfy { item in
      guard case .item(_, let children) = item.kind else { return true }
      return children.count(where: { if case .paragraph = $0.kind { true } else { false } }) <= 1
    }
  }

  /// The inlines of blocks that are one text, if they are.
  private static func onlyText(_ children: [Block]) -> [Inline]? {
    guard children.count == 1 else { return children.isEmpty ? [] : nil }
    switch children[0].kind {
    case .plain(let inlines), .paragraph(let inlines): return inlines
    default: return nil
    }
  }

  /// A table whose rows all have as many cells, each with one text: as a pipe table is.
  private static func table(_ children: [Block], lines: ClosedRange<Int>) -> Block? {
    var rows: [Block.Row] = []
    var columns: [Block.ColumnAlignment] = []
    func add(_ block: Block) -> Bool {
      guard case .element(let element, let children) = block.kind else { return false }
      if ["thead", "tbody", "tfoot"].contains(element.name) { return children.allSatisfy(add) }
      guard element.name == "tr" else { return false }
      var cells: [[Inline]] = []
      for child in children {
        guard case .element(let cell, let content) = child.kind, cell["colspan"] == nil,
          cell["rowspan"] == nil, let inlines = onlyText(content)
        else { return false }
        if rows.isEmpty {
          guard cell.name == "th" else { return false }
          columns.append(alignment(cell["align"]))
        } else if cell.name != "td" {
          return false
        }
        cells.append(inlines)
      }
      // Rows are told apart by their lines. A row that the next one ends does not reach into it.
      let own = block.lines
      guard cells.count == columns.count, own.lowerBound > rows.last?.lines.lowerBound ?? 0 else {
        return false
      }
      if let last = rows.popLast() {
        let end = min(last.lines.upperBound, own.lowerBound - 1)
        rows.append(Block.Row(lines: last.lines.lowerBound...end, cells: last.cells))
      }
      rows.append(Block.Row(lines: own, cells: cells))
      return true
    }
    guard children.allSatisfy(add), !rows.isEmpty, !columns.isEmpty else { return nil }
    return Block(.table(columns: columns, rows: rows), lines: lines)
  }

  private static func alignment(_ value: String?) -> Block.ColumnAlignment {
    switch value {
    case "left": .left
    case "center": .center
    case "right": .right
    default: .none
    }
  }
}
