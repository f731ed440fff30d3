import TextBasics

/// Renders blocks as HTML as libcmark and GitHub's extensions do.
package struct HTMLRenderer {
  private var output: [UInt8] = []
  private let options: MarkdownOptions
  private var footnotes: BlockFootnotes?

  /// The HTML of `blocks`; it runs no code if they were parsed in the notes dialect.
  package static func html(of blocks: [Block], options: MarkdownOptions = .notes) -> [UInt8] {
    var renderer = HTMLRenderer(options: options)
    renderer.footnotes = BlockFootnotes(in: blocks)
    for block in blocks { renderer.write(block, isTight: false) }
    renderer.writeFootnotes()
    return renderer.output
  }

  private init(options: MarkdownOptions) { self.options = options }

  private mutating func put(_ string: StaticString) {
    output.append(string)
  }

  private mutating func put(_ text: String) { output.append(contentsOf: text.utf8) }

  private mutating func escape(_ text: String) {
    output.append(escaped: text, keepsControls: options.dialect == .specification)
  }

  /// Begins a new line unless the output is at the start of one.
  private mutating func breakLine() {
    if let last = output.last, last != 0x0A { output.append(0x0A) }
  }

  // MARK: Blocks

  private mutating func write(_ block: Block, isTight: Bool) {
    switch block.kind {
    case .paragraph(let inlines):
      if isTight {
        write(resolved(inlines))
        return
      }
      let tag = inlines.contains(where: \.holdsFlow) ? "div" : "p"
      breakLine()
      put("<\(tag)>" as String)
      write(resolved(inlines))
      put("</\(tag)>\n" as String)
    case .plain(let inlines): write(resolved(inlines))
    case .heading(let level, let inlines):
      breakLine()
      put("<h\(level)>" as String)
      write(resolved(inlines))
      put("</h\(level)>\n" as String)
    case .quote(let children):
      breakLine()
      put("<blockquote>\n")
      for child in children { write(child, isTight: false) }
      breakLine()
      put("</blockquote>\n")
    case .callout(let callout, let title, let children): write(callout, title, children)
    case .list(let list, let items): write(list, items)
    case .item: writeItem(block, isTight: isTight)
    case .code(let info, let literal): writeCode(literal, info: info)
    case .html(let literal):
      guard options.dialect == .specification else { return }
      breakLine()
      put(literal)
      breakLine()
    case .element(let element, let children): write(element, children)
    case .thematicBreak:
      breakLine()
      put("<hr />\n")
    case .table(let columns, let rows): writeTable(columns: columns, rows: rows)
    case .footnoteDefinition: break
    }
  }

  private mutating func write(_ callout: Callout, _ title: [Inline], _ children: [Block]) {
    // Blocks that are shown only at the end of the page leave nothing here.
    let isEmpty = children.allSatisfy(\.isFootnote)
    if title.isEmpty, isEmpty { return }
    breakLine()
    put("<div class=\"callout\" data-kind=\"")
    put(callout.name)
    put("\" role=\"note\">\n<p class=\"callout-title\">")
    // A title without blocks is the text.
    if title.isEmpty || isEmpty { put(callout.title) }
    if isEmpty { put("</p>\n<p>") }
    write(resolved(title))
    put("</p>\n")
    for child in children { write(child, isTight: false) }
    breakLine()
    put("</div>\n")
  }

  private mutating func writeFootnotes() {
    guard let all = footnotes else { return }
    breakLine()
    put("<section class=\"footnotes\" role=\"doc-endnotes\">\n<ol>\n")
    for (index, footnote) in all.order.footnotes.enumerated() {
      let number = index + 1
      put("<li id=\"fn-\(number)\">\n" as String)
      for block in all.definitions[footnote].blocks { write(block, isTight: false) }
      // After the text, if the last block is one.
      let end = Array("</p>\n".utf8)
      let isText = output.suffix(end.count).elementsEqual(end)
      let count = all.order.references[footnote]
      if isText { output.removeLast(end.count) } else if count > 0 { put("<p>") }
      for reference in 0..<count {
        if isText || reference > 0 { put(" ") }
        let name = all.order.name(ofReference: reference, to: footnote)
        put("<a href=\"#fnref-\(name)\" role=\"doc-backlink\"" as String)
        put(" aria-label=\"Back to reference \(name)\">↩\u{FE0E}</a>" as String)
      }
      if isText || count > 0 { output += end }
      put("</li>\n")
    }
    put("</ol>\n</section>\n")
  }

  private mutating func writeReference(to label: String) {
    guard let footnote = footnotes?.footnote(labelled: label) else {
      escape("[^\(label)]")
      return
    }
    let (number, name) = footnotes?.refer(to: footnote) ?? (0, "")
    put("<sup id=\"fnref-\(name)\"><a href=\"#fn-\(number)\"" as String)
    put(" role=\"doc-noteref\" aria-label=\"Footnote \(number)\">\(number)</a></sup>" as String)
  }

  private mutating func write(_ list: Block.List, _ items: [Block]) {
    breakLine()
    switch list.start {
    case nil: put("<ul>\n")
    case 1?: put("<ol>\n")
    case let start?: put("<ol start=\"\(start)\">\n" as String)
    }
    for item in items { writeItem(item, isTight: list.isTight) }
    put(list.start == nil ? "</ul>\n" : "</ol>\n")
  }

  private mutating func writeItem(_ item: Block, isTight: Bool) {
    guard case .item(let task, let children) = item.kind else {
      write(item, isTight: isTight)
      return
    }
    breakLine()
    put("<li>")
    if let task {
      put(
        task
          ? "<input type=\"checkbox\" checked=\"\" disabled=\"\" /> "
          : "<input type=\"checkbox\" disabled=\"\" /> ")
    }
    var followsText = false
    for child in children {
      let isText = child.isParagraph
      if isTight, isText, followsText { breakLine() }
      write(child, isTight: isTight)
      followsText = isText
    }
    put("</li>\n")
  }

  private mutating func writeCode(_ literal: String, info: String?) {
    breakLine()
    let language = info?.prefix { !" \t\n\u{B}\u{C}\r".contains($0) } ?? ""
    if language.isEmpty {
      put("<pre><code>")
    } else {
      put("<pre><code class=\"language-")
      escape(String(language))
      put("\">")
    }
    escape(literal)
    put("</code></pre>\n")
  }

  private mutating func writeTable(columns: [Block.ColumnAlignment], rows: [Block.Row]) {
    breakLine()
    put("<table>\n<thead>\n")
    for (index, row) in rows.enumerated() {
      if index == 1 { put("<tbody>\n") }
      put("<tr>\n")
      for (column, cell) in zip(columns, row.cells) {
        put(index == 0 ? "<th" : "<td")
        switch column {
        case .none: put(">")
        case .left: put(" align=\"left\">")
        case .center: put(" align=\"center\">")
        case .right: put(" align=\"right\">")
        }
        write(resolved(cell))
        put(index == 0 ? "</th>\n" : "</td>\n")
      }
      put("</tr>\n")
      if index == 0 { put("</thead>\n") }
    }
    if rows.count > 1 { put("</tbody>\n") }
    put("</table>\n")
  }

  private mutating func write(_ element: HTMLElement, _ children: [Block]) {
    breakLine()
    openTag(element)
    let isOneText = children.count == 1 && children[0].isPlain
    if !isOneText { put("\n") }
    for child in children { write(child, isTight: false) }
    if !isOneText { breakLine() }
    put("</\(element.name)>\n" as String)
  }

  private mutating func openTag(_ element: HTMLElement) {
    put("<\(element.name)" as String)
    for attribute in element.attributes {
      put(" \(attribute.name)=\"" as String)
      switch attribute.name {
      case "href", "src": HTMLAddress.append(attribute.value, to: &output)
      default: escape(attribute.value)
      }
      put("\"")
    }
    put(element.isVoid ? " />" : ">")
  }

  // MARK: Inlines

  private func resolved(_ inlines: [Inline]) -> [Inline] {
    options.cjk ? inlines.withLineBreaksAsShown : inlines
  }

  private mutating func write(_ inlines: [Inline]) {
    for inline in inlines {
      switch inline {
      case .text(let text): escape(text)
      case .softBreak: put("\n")
      case .hardBreak: put("<br />\n")
      case .code(let text):
        put("<code>")
        escape(text)
        put("</code>")
      case .footnoteReference(let label): writeReference(to: label)
      case .html(let raw): if options.dialect == .specification { put(raw) }
      case .element(let element, let children):
        openTag(element)
        if element.isVoid { continue }
        write(children)
        put("</\(element.name)>" as String)
      case .emphasis(let children): write(children, in: "em")
      case .strong(let children): write(children, in: "strong")
      case .strikethrough(let children): write(children, in: "del")
      case .link(let destination, let title, let children):
        put("<a href=\"")
        HTMLAddress.append(destination, to: &output)
        writeTitle(title)
        put("\">")
        write(children)
        put("</a>")
      case .image(let source, let title, let children):
        put("<img src=\"")
        HTMLAddress.append(source, to: &output)
        put("\" alt=\"")
        escape(children.text(.written))
        writeTitle(title)
        put("\" />")
      }
    }
  }

  private mutating func write(_ children: [Inline], in name: String) {
    put("<\(name)>" as String)
    write(children)
    put("</\(name)>" as String)
  }

  private mutating func writeTitle(_ title: String) {
    if title.isEmpty { return }
    put("\" title=\"")
    escape(title)
  }
}

extension Block {
  fileprivate var isParagraph: Bool {
    if case .paragraph = kind { true } else { false }
  }

  fileprivate var isPlain: Bool {
    if case .plain = kind { true } else { false }
  }
}

extension Inline {
  /// Whether it contains an element that a paragraph cannot hold.
  var holdsFlow: Bool {
    switch self {
    case .element(let element, let children):
      switch HTMLAllowList.content(of: element.name) {
      case .flow, .structure: true
      case .phrasing, .void, nil: children.contains(where: \.holdsFlow)
      }
    case .emphasis(let children), .strong(let children), .strikethrough(let children),
      .link(_, _, let children):
      children.contains(where: \.holdsFlow)
    case .text, .softBreak, .hardBreak, .code, .html, .image, .footnoteReference: false
    }
  }
}
