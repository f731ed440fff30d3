import Bitext

extension BodyWriter {
  /// Writes a source whole and in its own order, but for what `reading` leaves out.
  mutating func write(_ reading: Reading) {
    beginFootnotes(of: reading)
    write(wholly: reading.outline[...], of: reading)
    writeFootnotes(of: reading)
  }

  /// Writes nodes that stand in no other, with the examples that follow them.
  mutating func write(wholly nodes: ArraySlice<Document.Node>, of reading: Reading) {
    for node in nodes where reading.isShown(node) {
      write(node, of: reading)
      writeExamples(after: node, of: reading)
    }
  }

  mutating func write(_ nodes: [Document.Node], of reading: Reading) {
    for node in nodes where reading.isShown(node) { write(node, of: reading) }
  }

  private mutating func write(_ node: Document.Node, of reading: Reading) {
    switch node {
    case .segment(let index):
      writeBlock(index, of: reading)
      writeExamples(after: index, of: reading)
    case .group(let indices):
      for index in indices where reading.isShown(index) {
        writeBlock(index, of: reading)
        writeExamples(after: index, of: reading)
      }
    case .code(let index, let info): writeCode(index, info: info, of: reading)
    case .quote(let nodes):
      html.markup("<blockquote>\n")
      // One example follows the quotation; several stand where they belong.
      holdingExamples(exampleCount(in: node, of: reading) < 2) { $0.write(nodes, of: reading) }
      html.markup("</blockquote>\n")
    case .callout(let callout, let title, let nodes):
      holdingExamples(exampleCount(in: node, of: reading) < 2) {
        $0.write(callout, title: title, around: nodes, of: reading)
      }
    case .list(let list, let items): write(list, items, of: reading)
    case .table(let columns, let rows):
      write(rows.filter { reading.isShown($0.segment) }, columns: columns, of: reading)
    case .element(let element, let nodes):
      write(element, around: nodes, from: Origin(of: node, in: reading), of: reading)
    case .thematicBreak: html.markup("<hr>\n")
    // It stands below the text.
    case .footnoteDefinition: break
    }
  }

  /// Writes an element of the author's around blocks.
  ///
  /// What may hold no paragraph gets their texts alone, or becomes a division.
  private mutating func write(
    _ element: HTMLElement, around nodes: [Document.Node], from origin: Origin,
    of reading: Reading
  ) {
    if element.holdsOnlyPhrasing, let texts = nodes.texts(in: reading) {
      write(element, from: origin) { writer in
        for index in texts where reading.isShown(index) {
          writer.html.markup("<span")
          writer.writeSegmentAttributes(index, of: reading)
          writer.html.markup(">")
          writer.within(reading.segments[index].language) { $0.writeContent(index, of: reading) }
          writer.html.markup("</span>")
        }
      }
    } else {
      let holder =
        element.holdsOnlyPhrasing && element.name != "summary"
        ? HTMLElement(name: "div", attributes: element.attributes.filter { $0.name != "href" })
        : element
      write(holder, from: origin) { writer in
        writer.holdingExamples(holder.holdsOnlyPhrasing) { $0.write(nodes, of: reading) }
      }
    }
    html.markup("\n")
  }

  /// Writes one segment as a block of its own.
  mutating func writeBlock(_ index: Int, of reading: Reading) {
    if index == reading.title {
      writeHeading(index, level: 1, of: reading)
      return
    }
    switch reading.segments[index].kind {
    case .heading(let level): writeHeading(index, level: levels.level(for: Int(level)), of: reading)
    case .code: writeCode(index, info: nil, of: reading)
    case .paragraph, .item, .quote, .cell, .html: writeParagraph(index, class: nil, of: reading)
    case .caption: writeParagraph(index, class: "caption", of: reading)
    case .image: writeParagraph(index, class: "picture", of: reading)
    case .frontMatter: writeParagraph(index, class: "lead", of: reading)
    }
  }

  private mutating func writeHeading(_ index: Int, level: Int, of reading: Reading) {
    let segment = reading.segments[index]
    let id = reading.identifier(of: index)
    let isFirst = !isIdentified(reading.unitNumber(of: index))
    html.markup("<h")
    html.markup(level)
    writeSegmentAttributes(index, of: reading)
    html.markup(">")
    withoutTerms { writer in
      writer.within(segment.language) { $0.writeContent(index, of: reading) }
    }
    if isFirst && level > 1 {
      headings.append(
        Heading(id: id, level: level, text: segment.text, language: segment.language))
      html.markup("<a class=\"anchor\"")
      html.attribute("href", "#", id)
      html.attribute("aria-label", words.linkHere)
      html.markup("></a>")
    }
    html.markup("</h")
    html.markup(level)
    html.markup(">\n")
  }

  private mutating func writeParagraph(_ index: Int, class name: StaticString?, of reading: Reading)
  {
    html.markup("<p")
    html.attribute("class", of: name)
    writeSegmentAttributes(index, of: reading)
    html.markup(">")
    within(reading.segments[index].language) { $0.writeContent(index, of: reading) }
    html.markup("</p>\n")
  }

  private mutating func writeCode(_ index: Int, info: String?, of reading: Reading) {
    if let showing = fences[index] ?? nil {
      write(showing)
      return
    }
    let segment = reading.segments[index]
    html.markup("<pre tabindex=\"0\"")
    writeSegmentAttributes(index, of: reading)
    html.markup("><code translate=\"no\"")
    if let word = info?.split(separator: " ").first {
      html.attribute("class", "language-" + word)
    }
    html.markup(">")
    html.text(segment.text)
    html.markup("</code></pre>\n")
  }

  /// Writes the text of a segment with its markup.
  mutating func writeContent(_ index: Int, of reading: Reading) {
    let segment = reading.segments[index]
    if segment.hasMarkup {
      write(segment.content, from: reading.origin(of: index))
    } else {
      writeText(segment.text)
    }
    if staleSegments.contains(index), let topic = page.topic,
      let original = reading.topic.originalLanguage
    {
      writeStaleMark(reading.unit(of: index), topic: topic, original: original)
    }
    if awaitedBacklinks != nil { writeBacklinks(after: index, of: reading) }
  }

  /// Writes the unit's id and the language, where they are needed.
  mutating func writeSegmentAttributes(_ index: Int, of reading: Reading) {
    writeIdentifier(reading.identifier(of: index), ofUnit: reading.unitNumber(of: index))
    if reading.segments[index].takesLanguage { writeLanguage(reading.segments[index].language) }
  }
}

extension Segment {
  /// Whether its language is said of it: code and pictures are in none, and that is no news.
  var takesLanguage: Bool {
    switch kind {
    case .code, .image: language.isDetermined
    case .heading, .paragraph, .item, .quote, .cell, .caption, .html, .frontMatter: true
    }
  }
}

extension BodyWriter.Origin {
  /// The place of an element: that of the first segment in it, or its whole source.
  init(of node: Document.Node, in reading: Reading) {
    let source = reading.topic.documents[reading.document].source
    if let first = node.firstSegment {
      self = reading.origin(of: first)
    } else {
      self = reading.origin(in: SourceRange(0, source.bytes.count))
    }
  }
}

extension Document.Node {
  /// The first segment that stands in the node.
  var firstSegment: Int? {
    switch self {
    case .segment(let index), .code(let index, _): index
    case .group(let indices): indices.first
    case .quote(let nodes), .element(_, let nodes), .footnoteDefinition(_, let nodes):
      nodes.firstResult(\.firstSegment)
    case .callout(_, let title, let nodes): title ?? nodes.firstResult(\.firstSegment)
    case .list(_, let items):
      items.firstResult { $0.children.firstResult(\.firstSegment) }
    case .table(_, let rows): rows.first?.segment
    case .thematicBreak: nil
    }
  }
}
