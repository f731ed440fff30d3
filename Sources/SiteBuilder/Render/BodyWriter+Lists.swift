import Bitext

extension BodyWriter {
  mutating func write(_ list: Block.List, _ items: [Document.Item], of reading: Reading) {
    html.markup(list.start == nil ? "<ul" : "<ol")
    if let start = list.start, start != 1 { html.attribute("start", String(start)) }
    let shown = items.filter { reading.isShown($0) }
    // An item without a box keeps its bullet, which the boxes of the others stand below.
    if shown.contains(where: { $0.task != nil }) {
      let areTasks = shown.allSatisfy { $0.task != nil }
      html.markup(areTasks ? " class=\"tasks\"" : " class=\"mixed\"")
    }
    html.markup(">\n")
    for item in shown { write(item, isTight: list.isTight, of: reading) }
    html.markup(list.start == nil ? "</ul>\n" : "</ol>\n")
  }

  /// A text that opens the item gives it its id and language; in a tight list it needs no
  /// paragraph of its own.
  private mutating func write(_ item: Document.Item, isTight: Bool, of reading: Reading) {
    let children = item.children.filter { reading.isShown($0) }
    html.markup("<li")
    guard let opening = children.first.flatMap({ Self.text(opening: $0, reading) }) else {
      html.markup(">")
      write(task: item.task)
      write(children, of: reading)
      html.markup("</li>\n")
      return
    }
    writeSegmentAttributes(opening, of: reading)
    html.markup(">")
    write(task: item.task)
    within(reading.segments[opening].language) { writer in
      if isTight {
        writer.writeContent(opening, of: reading)
        if children.count > 1 { writer.html.markup("\n") }
      } else {
        writer.html.markup("<p>")
        writer.writeContent(opening, of: reading)
        writer.html.markup("</p>\n")
      }
      if case .group(let indices) = children[0] {
        for index in indices where index != opening && reading.isShown(index) {
          writer.writeBlock(index, of: reading)
        }
      }
      writer.write(Array(children.dropFirst()), of: reading)
      children[0].forEachSegment { writer.writeExamples(after: $0, of: reading) }
    }
    html.markup("</li>\n")
  }

  private mutating func write(task: Bool?) {
    guard let task else { return }
    html.markup(
      task ? "<span class=\"box ticked\" role=\"img\"" : "<span class=\"box\" role=\"img\"")
    html.attribute("aria-label", task ? words.done : words.notDone)
    html.markup("></span> ")
  }

  private static func text(opening node: Document.Node, _ reading: Reading) -> Int? {
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
