import Bitext

/// Writes texts of a topic as plain Markdown that any program reads: without dialects, and with
/// links to other files of this kind.
///
/// It reads packed inlines and writes bytes, as pages are written: strings would take ten times as
/// many instructions.
struct MarkdownWriter {
  let site: SiteContext
  let page: Page
  let language: Language
  let index: Int
  let topic: Topic
  var out = MarkdownBytes()

  init(_ site: SiteContext, page: Page, language: Language, topic index: Int) {
    self.site = site
    self.page = page
    self.language = language
    self.index = index
    topic = site.plan.corpus[index]
  }

  // MARK: Blocks

  /// Writes the blocks of a source for which `isShown` returns true, with blank lines between them.
  mutating func blocks(
    _ nodes: [Document.Node], in document: Int, isShown: (Int) -> Bool
  ) {
    let start = out.count
    for node in nodes {
      part("\n\n", from: start) { $0.block(node, in: document, isShown: isShown) }
    }
  }

  /// Writes `separator` and the output of `body`; nothing if `body` writes nothing.
  mutating func part(
    _ separator: StaticString, from start: Int, _ body: (inout MarkdownWriter) -> Void
  ) {
    let place = out.count
    if place > start { out.markup(separator) }
    let first = out.count
    body(&self)
    if out.count == first { out.truncate(to: place) }
  }

  private mutating func block(
    _ node: Document.Node, in document: Int, isShown: (Int) -> Bool
  ) {
    let start = out.count
    switch node {
    case .segment(let segment):
      if isShown(segment) { block(segment, in: document) }
    case .group(let segments):
      for segment in segments where isShown(segment) {
        part("\n\n", from: start) { $0.block(segment, in: document) }
      }
    case .code(let segment, let info):
      if isShown(segment) { code(segment, info, in: document) }
    case .quote(let nodes):
      blocks(nodes, in: document, isShown: isShown)
      out.indent(from: start, first: "> ", rest: "> ")
    case .callout(let callout, let title, let nodes):
      if let title, isShown(title) {
        line(title, in: document)
        out.wrap(from: start, in: "**")
      }
      part("\n\n", from: start) { $0.blocks(nodes, in: document, isShown: isShown) }
      let mark = "> [!\(String(describing: callout.title).uppercased())]\n> "
      out.indent(from: start, first: mark, rest: "> ")
    case .list(let list, let items):
      self.list(list, items, in: document, isShown: isShown)
    case .table(let columns, let rows):
      table(columns, rows.filter { $0.cellSegments != nil || isShown($0.segment) }, in: document)
    case .element(let element, let nodes):
      blocks(nodes, in: document, isShown: isShown)
      if element.name == "dd" { out.indent(from: start, first: ": ", rest: "    ") }
    case .thematicBreak: out.markup("---")
    case .footnoteDefinition(let label, let nodes):
      blocks(nodes, in: document, isShown: isShown)
      out.indent(from: start, first: "[^\(label)]: ", rest: "    ")
    }
  }

  /// Writes a segment as a block of its own.
  mutating func block(_ segment: Int, in document: Int) {
    switch topic.documents[document].segments[segment].kind {
    case .heading(let level):
      out.markup(0x23, times: Int(level))
      out.markup(" ")
      line(segment, in: document, isOneLine: true)
    case .code: code(segment, nil, in: document)
    case .paragraph, .item, .quote, .cell, .caption, .image, .html, .frontMatter:
      let start = out.count
      line(segment, in: document)
      out.guardLines(from: start)
    }
  }

  private mutating func code(_ segment: Int, _ info: String?, in document: Int) {
    out.fenced(topic.documents[document].segments[segment].text, info: info ?? "")
  }

  private mutating func list(
    _ list: Block.List, _ items: [Document.Item], in document: Int, isShown: (Int) -> Bool
  ) {
    let start = out.count
    var number = list.start
    for item in items {
      part(list.isTight ? "\n" : "\n\n", from: start) { writer in
        let first = writer.out.count
        for node in item.children {
          let isList = if case .list = node { true } else { false }
          writer.part(list.isTight && isList ? "\n" : "\n\n", from: first) {
            $0.block(node, in: document, isShown: isShown)
          }
        }
        guard writer.out.count > first else { return }
        let mark = number.map { "\($0). " } ?? "- "
        let box = item.task.map { $0 ? "[x] " : "[ ] " } ?? ""
        let rest = String(repeating: " ", count: mark.utf8.count)
        writer.out.indent(from: first, first: mark + box, rest: rest)
        number = number.map { $0 + 1 }
      }
    }
  }

  private mutating func table(
    _ columns: [Block.ColumnAlignment], _ rows: [Document.TableRow], in document: Int
  ) {
    let count = rows.map { $0.inlines.countOfLists }.max() ?? 0
    guard count > 0 else { return }
    for (number, row) in rows.enumerated() {
      if number > 0 { out.markup("\n") }
      var reader = row.inlines
      // The head says how many columns there are; a shorter row needs no empty cells.
      for _ in 0..<(number == 0 ? count : max(1, reader.countOfLists)) {
        out.markup("| ")
        if !reader.isAtEnd {
          let start = out.count
          inlines(&reader, in: document, isOneLine: true)
          out.guardBars(from: start)
        }
        out.markup(" ")
      }
      out.markup("|")
      if number == 0 { marks(columns, count: count) }
    }
  }

  /// The line between the head and the rows of a table.
  private mutating func marks(_ columns: [Block.ColumnAlignment], count: Int) {
    out.markup("\n|")
    for column in 0..<count {
      switch column < columns.count ? columns[column] : .none {
      case .none: out.markup(" --- |")
      case .left: out.markup(" :--- |")
      case .center: out.markup(" :---: |")
      case .right: out.markup(" ---: |")
      }
    }
  }
}
