import Bitext
import RowStyles
import TextBasics

/// Writes a topic as a chapter of a book, in XHTML.
struct ChapterWriter {
  private let site: SiteContext
  private let index: Int
  private let topic: Topic
  /// The language of the reader.
  private let language: Language
  /// The chapters of the book, by their topics.
  private let chapters: [Int: String]
  private(set) var html = HTMLWriter()
  /// The pictures that the chapter shows, as indices into the assets of the corpus.
  private(set) var pictures: Set<Int> = []
  private var isInLink = false
  /// The box of an item whose text comes next.
  private var box: String?
  private var shown: Set<String> = []

  init(_ site: SiteContext, topic index: Int, for language: Language, chapters: [Int: String]) {
    self.site = site
    self.index = index
    self.language = language
    self.chapters = chapters
    topic = site.plan.corpus[index]
  }

  // MARK: One language

  mutating func write(_ edition: Edition) {
    let reading = Reading(topic, index: index, edition: edition)
    let examples = site.examples(index)
    open("h1", edition.language)
    text(edition.title)
    html.markup("</h1>\n")
    for abstract in reading.abstracts { block(abstract, edition.document) }
    write(reading.outline, of: reading, examples)
  }

  private mutating func write(
    _ nodes: [Document.Node], of reading: Reading, _ examples: TopicExamples
  ) {
    let units = topic.unitOfSegment[reading.document]
    for node in nodes where reading.isShown(node) {
      write(node, of: reading, examples)
      // The examples of fences are placed where the fences are.
      node.forEachSegment { segment in
        for placed in examples.following[units[segment]] ?? [] where placed.document == nil {
          if case .tables(let tables) = placed.showing, let first = tables.first { write(first) }
        }
      }
    }
  }

  private mutating func write(
    _ node: Document.Node, of reading: Reading, _ examples: TopicExamples
  ) {
    let document = reading.document
    switch node {
    case .segment(let segment):
      if segment != reading.title { block(segment, document) }
    case .group(let segments):
      for segment in segments where reading.isShown(segment) && segment != reading.title {
        block(segment, document)
      }
    case .code(let segment, let info):
      if let title = FenceInfo(info ?? "").title {
        html.markup("<p class=\"file\">")
        text(title)
        html.markup("</p>\n")
      }
      if case .tables(let tables)?? = examples.fences[document][segment], let first = tables.first {
        write(first)
      } else {
        block(segment, document)
      }
    case .quote(let nodes): wrap("blockquote") { $0.write(nodes, of: reading, examples) }
    case .callout(let callout, let title, let nodes):
      wrap("aside") { writer in
        writer.html.markup("<p class=\"callout\">")
        if let title {
          writer.inlines(title, document)
        } else {
          writer.text(Catalogue.of(writer.language).callout(callout))
        }
        writer.html.markup("</p>\n")
        writer.write(nodes, of: reading, examples)
      }
    case .list(let list, let items):
      write(items.filter { reading.isShown($0) }, of: list, reading, examples)
    case .table(_, let rows):
      write(rows.filter(reading.isShown), document)
    case .element(let element, let nodes):
      switch element.name {
      case "dl": wrap("dl") { $0.write(nodes, of: reading, examples) }
      case "dt": wrap("dt") { $0.write(nodes, of: reading, examples) }
      case "dd": wrap("dd") { $0.write(nodes, of: reading, examples) }
      default: write(nodes, of: reading, examples)
      }
    case .thematicBreak: html.markup("<hr/>\n")
    case .footnoteDefinition(let label, let nodes):
      wrap("aside") { writer in
        writer.html.markup("<p class=\"callout\">")
        writer.text(label)
        writer.html.markup("</p>\n")
        writer.write(nodes, of: reading, examples)
      }
    }
  }

  private mutating func write(
    _ items: [Document.Item], of list: Block.List, _ reading: Reading, _ examples: TopicExamples
  ) {
    let name = list.start == nil ? "ul" : "ol"
    html.markup("<")
    html.markup(name: name)
    if let start = list.start, start != 1 { html.attribute("start", String(start)) }
    html.markup(">\n")
    for item in items {
      wrap("li") { writer in
        // Readers of books have no boxes to tick.
        writer.box = item.task.map { $0 ? "☑ " : "☐ " }
        writer.write(item.children, of: reading, examples)
      }
    }
    close(name)
  }

  private mutating func write(_ rows: [Document.TableRow], _ document: Int) {
    let texts = rows.map(\.cells)
    let count = texts.map(\.count).max() ?? 0
    guard count > 0 else { return }
    html.markup("<table>\n")
    for (number, cells) in texts.enumerated() where !cells.allSatisfy(\.isEmpty) {
      html.markup("<tr>")
      for column in 0..<count {
        html.markup(number == 0 ? "<th>" : "<td>")
        if column < cells.count { inlines(cells[column], document) }
        html.markup(number == 0 ? "</th>" : "</td>")
      }
      html.markup("</tr>\n")
    }
    html.markup("</table>\n")
  }

  // MARK: Several languages

  /// Writes all units, each in the languages that have it.
  mutating func write(_ languages: [Language]) {
    open("h1", nil)
    let titles = languages.map { site.text.title(of: topic, in: $0) }
    for (place, title) in titles.enumerated() where titles[..<place].allSatisfy({ $0 != title }) {
      if place > 0 { html.markup(" / ") }
      html.markup("<span")
      tag(title.language)
      html.markup(">")
      text(title.text)
      html.markup("</span>")
    }
    html.markup("</h1>\n")
    let examples = site.examples(index)
    for (number, unit) in topic.alignedUnits {
      let variants = languages.compactMap { topic.mainVariant(of: unit, in: $0) }
      let all = variants.isEmpty ? Array(unit.variants.prefix(1)) : variants
      html.markup("<div class=\"unit\">\n")
      let place = html.count
      for variant in all {
        for segment in variant.segments
        where (examples.fences[variant.document][segment] ?? nil) == nil {
          block(segment, variant.document)
        }
      }
      if html.count == place { html.markup("<p></p>") }
      html.markup("</div>\n")
      for placed in examples.following[number] ?? [] {
        if case .tables(let tables) = placed.showing, let first = tables.first { write(first) }
      }
    }
  }

  // MARK: Blocks

  private mutating func block(_ segment: Int, _ document: Int) {
    let value = topic.documents[document].segments[segment]
    switch value.kind {
    case .heading(let level):
      let name = ["h2", "h2", "h3", "h4", "h5", "h6"][min(max(Int(level), 1), 6) - 1]
      open(name, value.language)
      inlines(segment, document)
      close(name)
    case .code:
      html.markup("<pre><code>")
      text(value.text)
      html.markup("</code></pre>\n")
    case .cell:
      let cells = topic.documents[document].cellsOfRows[segment] ?? []
      guard !cells.allSatisfy(\.isEmpty) else { return }
      open("p", value.language)
      for (place, cell) in cells.enumerated() {
        if place > 0 { html.markup(" | ") }
        inlines(cell, document)
      }
      close("p")
    case .paragraph, .item, .quote, .caption, .image, .html, .frontMatter:
      open("p", value.language)
      if let box {
        text(box)
        self.box = nil
      }
      inlines(segment, document)
      close("p")
    }
  }

  private mutating func wrap(_ name: String, _ content: (inout Self) -> Void) {
    var inner = self
    inner.html = HTMLWriter()
    content(&inner)
    let outer = html
    self = inner
    html = outer
    guard inner.html.count > 0 else { return }
    html.markup("<")
    html.markup(name: name)
    html.markup(">\n")
    html.markup(inner.html)
    close(name)
  }

  private mutating func open(_ name: String, _ language: Language?) {
    html.markup("<")
    html.markup(name: name)
    if let language { tag(language) }
    html.markup(">")
  }

  private mutating func close(_ name: String) {
    html.markup("</")
    html.markup(name: name)
    html.markup(">\n")
  }

  private mutating func tag(_ language: Language) {
    guard language != self.language, language.isDetermined else { return }
    html.attribute("lang", language.tag)
    html.attribute("xml:lang", language.tag)
  }

  // MARK: Inlines

  private mutating func inlines(_ segment: Int, _ document: Int) {
    let segment = topic.documents[document].segments[segment]
    guard segment.hasMarkup else { return text(segment.text) }
    var reader = segment.inlines
    inlines(reader.list(asShown: true), document)
  }

  private mutating func inlines(_ inlines: [Inline], _ document: Int) {
    for inline in inlines { write(inline, document) }
  }

  private mutating func write(_ inline: Inline, _ document: Int) {
    switch inline {
    case .text(let text): self.text(text)
    case .softBreak: html.markup(" ")
    case .hardBreak: html.markup("<br/>")
    case .code(let code): wrap(inline: "code") { $0.text(code) }
    case .html: break
    case .element(let element, let children):
      switch element.name {
      case "br": html.markup("<br/>")
      case "img": picture(element["src"] ?? "", element["alt"] ?? "", document)
      case "a": link(element["href"] ?? "", children, document)
      case let name where Self.plain.contains(name):
        wrap(inline: name) { $0.inlines(children, document) }
      default: inlines(children, document)
      }
    case .emphasis(let children): wrap(inline: "em") { $0.inlines(children, document) }
    case .strong(let children): wrap(inline: "strong") { $0.inlines(children, document) }
    case .strikethrough(let children): wrap(inline: "del") { $0.inlines(children, document) }
    case .link(let destination, _, let children): link(destination, children, document)
    case .image(let source, _, let children): picture(source, children.text(.spoken), document)
    case .footnoteReference(let label): wrap(inline: "sup") { $0.text(label) }
    }
  }

  /// Elements that may be part of a line of text and contain any such element.
  private static let plain: Set<String> = [
    "b", "cite", "del", "em", "i", "ins", "kbd", "mark", "q", "s", "samp", "small", "strong", "sub",
    "sup", "u", "var",
  ]

  private mutating func wrap(inline name: String, _ content: (inout Self) -> Void) {
    html.markup("<")
    html.markup(name: name)
    html.markup(">")
    content(&self)
    html.markup("</")
    html.markup(name: name)
    html.markup(">")
  }

  private mutating func link(_ destination: String, _ children: [Inline], _ document: Int) {
    let note = NoteNumber(topic: index, document: document)
    let path = topic.documents[document].source.path
    let target = site.resolver.target(of: destination, from: path, note: note, in: language)
    guard !isInLink, let address = address(of: target) else { return inlines(children, document) }
    html.markup("<a")
    html.attribute("href", address)
    html.markup(">")
    isInLink = true
    inlines(children, document)
    isInLink = false
    html.markup("</a>")
  }

  /// The address of a link's target: a chapter of the book, or a page of the web; nil for any other
  /// target.
  private func address(of target: LinkResolver.Target) -> String? {
    switch target {
    case .page(let page, let fragment):
      if let topic = page.topic, let chapter = chapters[topic] { return chapter }
      let anchor = fragment.map { "#" + Address.encoded($0) } ?? ""
      return site.baseURL.map { $0 + site.plan.servedAddress(of: page) + anchor }
    case .beginning(let page, _): return self.address(of: .page(page, fragment: nil))
    case .external(let address):
      let parts = Address(address)
      guard parts.scheme == "http" || parts.scheme == "https", parts.host?.isEmpty == false
      else { return parts.scheme == "mailto" ? Address.markdownDestination(address) : nil }
      return Book.webAddress(address)
    case .asset, .fragment, .nowhere: return nil
    }
  }

  private mutating func picture(_ source: String, _ alternative: String, _ document: Int) {
    let target = site.resolver.picture(source, from: topic.documents[document].source.path)
    guard case .asset(let asset) = target, !site.pictures.isActive(asset),
      let name = Book.Picture(asset, in: site)?.name
    else { return text(alternative) }
    pictures.insert(asset)
    html.markup("<img")
    html.attribute("src", name)
    html.attribute("alt", xml: alternative)
    html.markup("/>")
  }

  private mutating func text(_ text: String) {
    html.text(xml: text)
  }

  // MARK: Examples

  /// Writes a table example as on paper: its texts, without controls.
  private mutating func write(_ table: TableSpec) {
    guard shown.insert(table.id).inserted else { return }
    html.markup("<figure class=\"example\">\n<figcaption>")
    text(table.label)
    html.markup("</figcaption>\n<table>\n")
    let columns = table.columnSet?.columns ?? []
    if columns.contains(where: { $0.heading != nil }) {
      html.markup("<tr>")
      for column in columns {
        html.markup("<th>")
        if let heading = column.heading { text(heading) }
        html.markup("</th>")
      }
      html.markup("</tr>\n")
    }
    let width = max(columns.count, 2)
    for section in table.sections {
      if let header = section.header { note(header, "header", width) }
      for row in section.rows {
        for (row, depth) in row.descendants() { write(row, depth: depth, columns) }
      }
      if let footer = section.footer { note(footer, "footer", width) }
    }
    html.markup("</table>\n</figure>\n")
  }

  private mutating func note(_ text: LocalizedText, _ name: StaticString, _ width: Int) {
    html.markup("<tr class=\"")
    html.markup(name)
    html.markup("\"><td colspan=\"")
    html.markup(width)
    html.markup("\">")
    self.text(text)
    html.markup("</td></tr>\n")
  }

  private mutating func write(_ row: Row, depth: Int, _ columns: [Column]) {
    html.markup("<tr><td class=\"depth-")
    html.markup(min(depth, 4))
    html.markup("\">")
    text(row.title)
    html.markup("</td>")
    if columns.isEmpty {
      html.markup("<td class=\"detail\">")
      if let detail = row.detail { text(detail) }
      html.markup("</td>")
    }
    for column in columns.dropFirst() {
      html.markup("<td>")
      if let cell = row.cells[column.id] { text(cell) }
      html.markup("</td>")
    }
    // A row of a table has as many cells as its footnotes span.
    if columns.count == 1 { html.markup("<td></td>") }
    html.markup("</tr>\n")
  }

  private mutating func text(_ localized: LocalizedText) {
    let best = localized.best(for: TextLanguage(rawValue: language.tag) ?? .en)
    text(best.text)
  }
}
