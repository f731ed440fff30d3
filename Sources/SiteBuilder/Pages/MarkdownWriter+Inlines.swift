import Bitext

extension MarkdownWriter {
  /// Writes the text of a segment with its markup.
  ///
  /// Breaks that the author made are spaces if `isOneLine`, as in headings.
  mutating func line(_ segment: Int, in document: Int, isOneLine: Bool = false) {
    let segment = topic.documents[document].segments[segment]
    guard segment.hasMarkup else { return out.text(segment.text) }
    var reader = segment.inlines
    inlines(&reader, in: document, isOneLine: isOneLine)
  }

  /// Writes the next list of inlines.
  mutating func inlines(_ reader: inout InlineReader, in document: Int, isOneLine: Bool) {
    for _ in 0..<reader.beginList() {
      inline(&reader, in: document, isOneLine: isOneLine)
    }
  }

  private mutating func inline(_ reader: inout InlineReader, in document: Int, isOneLine: Bool) {
    let start = out.count
    switch reader.next() {
    case .text(let text): reader.withBytes(of: text) { out.text($0) }
    case .softBreak: out.markup(" ")
    case .joinedBreak, .html: break
    case .hardBreak, .keptBreak: hardBreak(isOneLine)
    case .code(let code): reader.withBytes(of: code) { out.code($0) }
    case .element(let place):
      element(reader.element(at: place), &reader, in: document, isOneLine: isOneLine)
    case .emphasis:
      inlines(&reader, in: document, isOneLine: isOneLine)
      out.wrap(from: start, in: "*")
    case .strong:
      inlines(&reader, in: document, isOneLine: isOneLine)
      out.wrap(from: start, in: "**")
    case .strikethrough:
      inlines(&reader, in: document, isOneLine: isOneLine)
      out.wrap(from: start, in: "~~")
    case .link(let destination, _):
      link(reader.string(destination), &reader, in: document, isOneLine: isOneLine)
    case .image(let source, _):
      let source = reader.string(source)
      picture(source, reader.list(asShown: true).text(.spoken), in: document)
    case .footnoteReference(let label):
      out.markup("[^")
      reader.withBytes(of: label) { out.markup(bytes: $0) }
      out.markup("]")
    }
  }

  private mutating func hardBreak(_ isOneLine: Bool) {
    if isOneLine { out.markup(" ") } else { out.markup("\\\n") }
  }

  private mutating func element(
    _ element: HTMLElement, _ reader: inout InlineReader, in document: Int, isOneLine: Bool
  ) {
    switch element.name {
    case "br":
      hardBreak(isOneLine)
      reader.skipList()
    case "img":
      picture(element["src"] ?? "", element["alt"] ?? "", in: document)
      reader.skipList()
    case "a": link(element["href"] ?? "", &reader, in: document, isOneLine: isOneLine)
    default:
      if element.isLeftOutOfPages {
        reader.skipList()
      } else {
        inlines(&reader, in: document, isOneLine: isOneLine)
      }
    }
  }

  private mutating func link(
    _ destination: String, _ reader: inout InlineReader, in document: Int, isOneLine: Bool
  ) {
    let note = NoteNumber(topic: index, document: document)
    let path = topic.documents[document].source.path
    let target = site.resolver.target(of: destination, from: path, note: note, in: language)
    guard let address = address(of: target) else {
      return inlines(&reader, in: document, isOneLine: isOneLine)
    }
    out.markup("[")
    inlines(&reader, in: document, isOneLine: isOneLine)
    out.markup("](")
    out.markup(Address.markdownDestination(address))
    out.markup(")")
  }

  private mutating func picture(_ source: String, _ alternative: String, in document: Int) {
    let target = site.resolver.picture(source, from: topic.documents[document].source.path)
    guard let address = address(of: target) else { return out.text(alternative) }
    out.markup("![")
    out.text(alternative)
    out.markup("](")
    out.markup(Address.markdownDestination(address))
    out.markup(")")
  }

  private func address(of target: LinkResolver.Target) -> String? {
    switch target {
    case .page(let page, let fragment):
      var shown = page
      if case .fallback(let topic, _) = page { shown = .edition(topic: topic, edition: 0) }
      if let twin = site.plan.twin(of: shown) {
        return site.root(of: self.page) + Address.encoded(twin)
      }
      return site.href(page, from: self.page) + (fragment.map { "#" + Address.encoded($0) } ?? "")
    case .beginning(let page, _): return address(of: .page(page, fragment: nil))
    case .fragment(let id): return "index.html#" + Address.encoded(id)
    case .asset(let asset) where site.pictures.isActive(asset): return nil
    case .asset(let asset):
      return site.root(of: page) + Address.encoded(site.pictures.paths[asset])
    case .external(let address): return address
    case .nowhere: return nil
    }
  }
}
