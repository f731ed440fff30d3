import Bitext

/// Writes the blocks of one source in its own order, except those that its reading leaves out.
struct BlockWriter {
  let reading: Reading
  /// Marks texts whose originals have changed since; nil if nothing is to be marked.
  var stale: StateMarker?

  /// Writes the whole source with its footnotes.
  func write(to body: inout BodyWriter) {
    body.footnotes.begin(reading)
    write(wholly: reading.outline[...], to: &body)
    writeFootnotes(to: &body)
  }

  /// Writes top-level nodes, each followed by its examples.
  func write(wholly nodes: ArraySlice<Document.Node>, to body: inout BodyWriter) {
    for node in nodes {
      guard reading.isShown(node) else {
        writeOriginal(at: node, to: &body)
        continue
      }
      write(node, to: &body)
      writeExamples(after: node, to: &body)
    }
  }

  /// Writes a link to the page of a text in another language that is left out, if the text begins
  /// with `node`.
  private func writeOriginal(at node: Document.Node, to body: inout BodyWriter) {
    guard let edition = node.firstSegment.flatMap(reading.edition(ofOriginalAt:)) else { return }
    let page = body.plan.page(ofEdition: edition.number, ofTopic: reading.note.topic)
    body.html.markup("<p class=\"caption\"><a")
    body.html.attribute("href", body.href(page))
    body.html.attribute("hreflang", edition.language.tag)
    body.writeLanguage(edition.language)
    body.html.markup(">")
    body.html.text(Catalogue.ownName(of: edition.language))
    body.html.markup("</a></p>\n")
  }

  func write(_ nodes: [Document.Node], to body: inout BodyWriter) {
    for node in nodes where reading.isShown(node) { write(node, to: &body) }
  }

  private func write(_ node: Document.Node, to body: inout BodyWriter) {
    switch node {
    case .segment(let index):
      writeBlock(index, to: &body)
      writeExamples(after: index, to: &body)
    case .group(let indices):
      for index in indices where reading.isShown(index) {
        writeBlock(index, to: &body)
        writeExamples(after: index, to: &body)
      }
    case .code(let index, let info): writeCode(index, info: info, to: &body)
    case .quote(let nodes):
      body.html.markup("<blockquote>\n")
      // A single example follows the quotation; several examples are placed inside it, each where
      // it belongs.
      let isHolding = body.examples.count(in: node, of: reading) < 2
      body.holdingExamples(isHolding) { write(nodes, to: &$0) }
      body.html.markup("</blockquote>\n")
    case .callout(let callout, let title, let nodes):
      let isHolding = body.examples.count(in: node, of: reading) < 2
      body.holdingExamples(isHolding) {
        write(callout, title: title, around: nodes, to: &$0)
      }
    case .list(let list, let items): write(list, items, to: &body)
    case .table(let columns, let rows):
      write(rows.filter(reading.isShown), columns: columns, to: &body)
    case .element(let element, let nodes):
      write(element, around: nodes, from: Origin(of: node, in: reading), to: &body)
    case .thematicBreak: body.html.markup("<hr>\n")
    // Footnotes are written below the text.
    case .footnoteDefinition: break
    }
  }

  /// Writes an author's element around blocks.
  ///
  /// An element that allows no paragraphs gets the bare texts, or becomes a `div` if there is more.
  private func write(
    _ element: HTMLElement, around nodes: [Document.Node], from origin: Origin,
    to body: inout BodyWriter
  ) {
    if element.name == "details", reading.isFoldWithoutTitle(nodes) {
      // On a page in one language it would fold the whole text.
      write(nodes, to: &body)
      return
    }
    if element.name == "table" {
      // A table that is wider than the page scrolls by itself.
      body.html.markup("<div class=\"table\" role=\"group\" tabindex=\"0\"")
      body.html.attribute("aria-label", body.words.table)
      body.html.markup(">")
    }
    defer { if element.name == "table" { body.html.markup("</div>\n") } }
    if element.holdsOnlyPhrasing || element.name == "dt", let texts = nodes.texts(in: reading) {
      InlineWriter(origin: origin).write(element, to: &body) { body in
        if element.name == "summary" {
          // A press opens the element, so its summary has nothing else to press.
          var plain = self
          plain.stale = nil
          body.withoutTerms { plain.write(texts, to: &$0) }
        } else {
          write(texts, to: &body)
        }
      }
    } else {
      let holder =
        element.holdsOnlyPhrasing && element.name != "summary"
        ? HTMLElement(name: "div", attributes: element.attributes.filter { $0.name != "href" })
        : element
      InlineWriter(origin: origin).write(holder, to: &body) { body in
        body.holdingExamples(holder.holdsOnlyPhrasing) { write(nodes, to: &$0) }
      }
    }
    body.html.markup("\n")
  }

  /// Writes texts inside of one line.
  private func write(_ texts: [Int], to body: inout BodyWriter) {
    for index in texts where reading.isShown(index) {
      body.html.markup("<span")
      writeSegmentAttributes(index, to: &body)
      body.html.markup(">")
      body.within(reading.segments[index].language) { writeContent(index, to: &$0) }
      body.html.markup("</span>")
    }
  }

  /// Writes one segment as a block of its own.
  func writeBlock(_ index: Int, to body: inout BodyWriter) {
    if index == reading.title {
      writeHeading(index, level: 1, to: &body)
      return
    }
    switch reading.segments[index].kind {
    case .heading(let level):
      writeHeading(index, level: body.outline.levels.level(for: Int(level)), to: &body)
    case .code: writeCode(index, info: nil, to: &body)
    case .paragraph, .item, .quote, .cell, .html: writeParagraph(index, class: nil, to: &body)
    case .caption: writeParagraph(index, class: "caption", to: &body)
    case .image: writeParagraph(index, class: "picture", to: &body)
    case .frontMatter:
      // A lead is read at a glance, and its terms occur again below.
      body.withoutTerms { writeParagraph(index, class: "lead", to: &$0) }
    }
  }

  private func writeHeading(_ index: Int, level: Int, to body: inout BodyWriter) {
    let segment = reading.segments[index]
    let id = reading.identifier(of: index)
    let isFirst = !body.outline.isIdentified(reading.unitNumber(of: index))
    body.html.markup("<h")
    body.html.markup(level)
    writeSegmentAttributes(index, to: &body)
    body.html.markup(">")
    let isListed = isFirst && level > 1
    let name =
      isListed ? body.writeName(ofHeading: reading.unitNumber(of: index), id: id) : id
    body.withoutTerms { body in
      body.withPhrases(of: segment.language) { body in
        body.within(segment.language) { writeContent(index, to: &$0) }
      }
    }
    if isListed {
      body.outline.headings.append(
        PageOutline.Heading(id: name, level: level, text: segment.text, language: segment.language))
      body.html.markup("<a class=\"anchor\"")
      body.html.attribute("href", "#", name)
      if segment.takesLanguage, segment.language != body.shellLanguage {
        body.html.attribute("lang", body.shellLanguage.tag)
      }
      body.html.attribute("aria-label", body.words.linkHere)
      body.html.markup("></a>")
    }
    body.html.markup("</h")
    body.html.markup(level)
    body.html.markup(">\n")
  }

  private func writeParagraph(_ index: Int, class name: StaticString?, to body: inout BodyWriter) {
    body.html.markup("<p")
    body.html.attribute("class", of: name)
    writeSegmentAttributes(index, to: &body)
    body.html.markup(">")
    body.within(reading.segments[index].language) { writeContent(index, to: &$0) }
    body.html.markup("</p>\n")
  }

  private func writeCode(_ index: Int, info: String?, to body: inout BodyWriter) {
    if let showing = body.examples.fences[index] ?? nil {
      ExampleWriter.write(showing, to: &body)
      return
    }
    Listing(code: reading.segments[index].text, info: info).write(to: &body) {
      writeSegmentAttributes(index, to: &$0)
    }
  }

  /// Writes the text of a segment with its markup.
  func writeContent(_ index: Int, to body: inout BodyWriter) {
    let segment = reading.segments[index]
    body.text.terms?.unit = reading.unitNumber(of: index)
    if segment.hasMarkup {
      var inlines = segment.inlines
      InlineWriter(origin: reading.origin(of: index)).writeList(&inlines, to: &body)
    } else {
      body.writeText(segment.text)
    }
    stale?.write(after: index, of: reading, to: &body)
    body.footnotes.writeBacklinks(
      after: index, of: reading, in: body.inherited, to: &body.html)
  }

  /// Writes the unit's id and the language, if they are needed.
  func writeSegmentAttributes(_ index: Int, to body: inout BodyWriter) {
    body.text.terms?.unit = reading.unitNumber(of: index)
    let isInRepository = body.plan.corpus.settings.repository != nil
    body.writeIdentifier(
      reading.identifier(of: index), ofUnit: reading.unitNumber(of: index),
      line: isInRepository ? reading.segments[index].lines.lowerBound : nil)
    if reading.segments[index].takesLanguage {
      body.writeLanguage(reading.segments[index].language)
    }
  }

  /// Writes the footnotes below their text.
  func writeFootnotes(to body: inout BodyWriter) {
    guard let shown = body.footnotes.shown(in: reading) else { return }
    let document = reading.document
    body.footnotes.openSection(in: body.inherited, to: &body.html)
    body.html.markup("<ol>\n")
    for footnote in shown.order.footnotes {
      body.footnotes.open(footnote, of: document, to: &body.html)
      write(shown.footnotes[footnote].nodes, to: &body)
      body.footnotes.close(footnote, of: document, in: body.inherited, to: &body.html)
    }
    body.html.markup("</ol>\n</section>\n")
    body.footnotes.end(document)
  }

  /// Writes the waiting examples for the units of the segments in `node`.
  func writeExamples(after node: Document.Node, to body: inout BodyWriter) {
    guard body.examples.isWaiting else { return }
    node.forEachSegment { writeExamples(after: $0, to: &body) }
  }

  /// Writes the waiting examples for the unit of a segment, if examples may stand here.
  func writeExamples(after segment: Int, to body: inout BodyWriter) {
    guard body.examples.isWaiting else { return }
    for showing in body.examples.take(afterUnit: reading.unitNumber(of: segment)) {
      ExampleWriter.write(showing, to: &body)
    }
  }
}

extension Segment {
  /// Whether the segment states its language; an undetermined one is normal for code and pictures.
  var takesLanguage: Bool {
    switch kind {
    case .code, .image: language.isDetermined
    case .heading, .paragraph, .item, .quote, .cell, .caption, .html, .frontMatter: true
    }
  }
}

extension Origin {
  /// The place of an element: its first segment, or the whole source if it has none.
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
  /// The first segment in the node; nil if there is none.
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
