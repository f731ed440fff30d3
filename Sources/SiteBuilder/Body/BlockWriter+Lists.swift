import Bitext

extension BlockWriter {
  func write(_ list: Block.List, _ items: [Document.Item], to body: inout BodyWriter) {
    body.html.markup(list.start == nil ? "<ul" : "<ol")
    if let start = list.start, start != 1 { body.html.attribute("start", String(start)) }
    let shown = items.filter { reading.isShown($0) }
    // An item without a check box keeps its bullet, in line with the other items' boxes.
    if shown.contains(where: { $0.task != nil }) {
      let areTasks = shown.allSatisfy { $0.task != nil }
      body.html.markup(areTasks ? " class=\"tasks\"" : " class=\"mixed\"")
    }
    body.html.markup(">\n")
    for item in shown { write(item, isTight: list.isTight, to: &body) }
    body.html.markup(list.start == nil ? "</ul>\n" : "</ol>\n")
  }

  /// Writes one item.
  ///
  /// A text that opens the item gives it its id and language, and needs no paragraph of its own in
  /// a tight list.
  private func write(_ item: Document.Item, isTight: Bool, to body: inout BodyWriter) {
    let children = item.children.filter { reading.isShown($0) }
    body.html.markup("<li")
    guard let opening = children.first.flatMap({ text(opening: $0) }) else {
      body.html.markup(">")
      write(task: item.task, to: &body)
      write(children, to: &body)
      body.html.markup("</li>\n")
      return
    }
    writeSegmentAttributes(opening, to: &body)
    body.html.markup(isTight ? ">" : "><p>")
    // The box is in the line of the text.
    write(task: item.task, to: &body)
    body.within(reading.segments[opening].language) { body in
      if isTight {
        writeContent(opening, to: &body)
        if children.count > 1 { body.html.markup("\n") }
      } else {
        writeContent(opening, to: &body)
        body.html.markup("</p>\n")
      }
      if case .group(let indices) = children[0] {
        for index in indices where index != opening && reading.isShown(index) {
          writeBlock(index, to: &body)
        }
      }
      write(Array(children.dropFirst()), to: &body)
      children[0].forEachSegment { writeExamples(after: $0, to: &body) }
    }
    body.html.markup("</li>\n")
  }

  private func write(task: Bool?, to body: inout BodyWriter) {
    guard let task else { return }
    body.html.markup(
      task ? "<span class=\"box ticked\" role=\"img\"" : "<span class=\"box\" role=\"img\"")
    body.html.attribute("aria-label", task ? body.words.done : body.words.notDone)
    body.html.markup("></span> ")
  }

  private func text(opening node: Document.Node) -> Int? {
    let first: Int?
    switch node {
    case .segment(let index): first = index
    case .group(let indices): first = indices.first { reading.isShown($0) }
    case .code, .quote, .callout, .list, .table, .element, .footnoteDefinition, .thematicBreak:
      first = nil
    }
    guard let first else { return nil }
    switch reading.segments[first].kind {
    case .paragraph, .item, .quote, .cell, .caption: return first
    case .heading, .code, .image, .html, .frontMatter: return nil
    }
  }
}
