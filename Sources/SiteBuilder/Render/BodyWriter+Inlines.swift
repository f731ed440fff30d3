import Bitext

extension BodyWriter {
  /// Writes a run of inlines.
  ///
  /// `origin` says where links are relative to.
  mutating func write(_ inlines: [Inline], from origin: Origin) {
    append(inlines.withResolvedLineBreaks, from: origin)
  }

  private mutating func append(_ inlines: [Inline], from origin: Origin) {
    for inline in inlines { append(inline, from: origin) }
  }

  private mutating func append(_ inline: Inline, from origin: Origin) {
    switch inline {
    case .text(let text): writeText(text)
    case .softBreak:
      html.markup("\n")
      passBreak()
    case .hardBreak:
      html.markup("<br>\n")
      passBreak()
    case .code(let code):
      html.markup("<code translate=\"no\">")
      withoutTerms { $0.writeText(code) }
      html.markup("</code>")
    case .html: break
    case .element(let element, let children):
      // What a line of text cannot hold shows what is in it.
      let isShown = element.isPhrasing && !element.isLeftOutOfPages
      if element.isVoid, !isShown { return }
      let inline = isShown ? element : HTMLElement(name: "span")
      write(inline, from: origin) { $0.append(children, from: origin) }
    case .emphasis(let children): wrap("em", children, origin)
    case .strong(let children): wrap("strong", children, origin)
    case .strikethrough(let children): wrap("del", children, origin)
    case .link(let destination, let title, let children):
      writeLink(to: destination, title: title, from: origin) { $0.append(children, from: origin) }
    case .footnoteReference(let label): writeReference(to: label, from: origin)
    case .image(let source, let title, let children):
      let alternative = children.text(.spoken)
      writePicture(Picture(source: source, alternative: alternative, title: title), from: origin)
    }
  }

  private mutating func wrap(_ name: StaticString, _ children: [Inline], _ origin: Origin) {
    html.markup("<")
    html.markup(name)
    html.markup(">")
    append(children, from: origin)
    html.markup("</")
    html.markup(name)
    html.markup(">")
  }

  /// Writes an element of the allow-list with its links and pictures led to where they are here.
  mutating func write(
    _ element: HTMLElement, from origin: Origin, content: (inout BodyWriter) -> Void
  ) {
    switch element.name {
    case "img":
      writePicture(Picture(element), from: origin)
      return
    case "a":
      if let destination = element["href"] {
        writeLink(to: destination, title: element["title"] ?? "", from: origin, content)
        return
      }
    default: break
    }
    html.markup("<")
    html.markup(name: element.name)
    for attribute in element.attributes where !Self.ownAttributes.contains(attribute.name) {
      html.attribute(named: attribute.name, attribute.value)
    }
    html.markup(">")
    if element.name == "br" { passBreak() }
    guard !element.isVoid else { return }
    content(&self)
    html.markup("</")
    html.markup(name: element.name)
    html.markup(">")
  }

  /// Ids of authors could be those of units.
  private static let ownAttributes: Set<String> = ["id", "name"]

  private mutating func writeLink(
    to destination: String, title: String, from origin: Origin,
    _ content: (inout BodyWriter) -> Void
  ) {
    guard !isInLink else {
      content(&self)
      return
    }
    let target = resolver.target(
      of: destination, from: origin.source.path, note: origin.note, in: language)
    if LinkResolver.asksForSlug(destination) { consulted.insert(.addresses) }
    /// In two parts, which are written one after the other.
    let href: (String, String)
    switch target {
    case .page(let page, let fragment):
      if page.topic != self.page.topic {
        let hasFragment = destination.utf8.span.contains(0x23)
        consulted.insert(hasFragment ? .text(topic: page.topic) : .address(topic: page.topic))
      }
      href =
        fragment == nil ? (root, plan.address(of: page)) : ("", self.href(page, fragment: fragment))
    case .fragment(let id): href = ("#", Address.encoded(id))
    case .asset(let asset) where pictures.isActive(asset):
      report(
        "active-file", "the file could run scripts and is not copied", about: destination,
        in: origin)
      writeDead(destination, content)
      return
    case .asset(let asset):
      assets.insert(asset)
      href = (root, Address.encoded(pictures.paths[asset]))
    case .external(let address): href = (address, "")
    case .nowhere(let reason):
      report(
        "broken-link", reason, about: destination.isEmpty ? "]()" : destination, in: origin)
      writeDead(destination, content)
      return
    }
    html.markup("<a")
    html.attribute("href", href.0, href.1)
    if !title.isEmpty { html.attribute("title", title) }
    if case .external = target { html.markup(" rel=\"noopener\"") }
    html.markup(">")
    isInLink = true
    content(&self)
    isInLink = false
    html.markup("</a>")
  }

  private mutating func writeDead(
    _ destination: String, _ content: (inout BodyWriter) -> Void
  ) {
    html.markup("<span class=\"dead\"")
    html.attribute("title", destination)
    html.markup(">")
    content(&self)
    html.markup("</span>")
  }

  mutating func report(
    _ rule: String, _ message: String, about excerpt: String, in origin: Origin
  ) {
    let range = origin.source.range(of: excerpt, in: origin.range)
    diagnostics.append(Diagnostic(.warning, rule, message, at: .range(origin.source, range)))
  }
}

extension SourceFile {
  /// The bytes of `excerpt` within `range`, or `range`'s start if they are written differently.
  func range(of excerpt: String, in range: SourceRange) -> SourceRange {
    let needle = Array(excerpt.utf8)
    if !needle.isEmpty, range.count >= needle.count {
      for start in range.lowerBound...(range.upperBound - needle.count)
      where bytes[start] == needle[0]
        && bytes[start..<(start + needle.count)].elementsEqual(needle)
      {
        return SourceRange(start, start + needle.count)
      }
    }
    return SourceRange(range.lowerBound, range.lowerBound)
  }
}
