import Bitext

/// Writes inline content with its markup.
struct InlineWriter {
  /// The place to which links are relative, and where problems are reported.
  let origin: Origin

  func write(_ inlines: [Inline], to body: inout BodyWriter) {
    append(inlines.withResolvedLineBreaks, to: &body)
  }

  private func append(_ inlines: [Inline], to body: inout BodyWriter) {
    for inline in inlines { append(inline, to: &body) }
  }

  private func append(_ inline: Inline, to body: inout BodyWriter) {
    switch inline {
    case .text(let text): body.writeText(text)
    case .softBreak:
      body.html.markup("\n")
      body.text.passBreak()
    case .hardBreak:
      body.html.markup("<br>\n")
      body.text.passBreak()
    case .code(let code):
      body.html.markup("<code translate=\"no\">")
      body.withoutTerms { $0.writeText(code) }
      body.html.markup("</code>")
    case .html: break
    case .element(let element, let children):
      // An element that is not inline content is replaced by its children.
      let isShown = element.isPhrasing && !element.isLeftOutOfPages
      if element.isVoid, !isShown { return }
      let inline = isShown ? element : HTMLElement(name: "span")
      write(inline, to: &body) { append(children, to: &$0) }
    case .emphasis(let children): wrap("em", children, to: &body)
    case .strong(let children): wrap("strong", children, to: &body)
    case .strikethrough(let children): wrap("del", children, to: &body)
    case .link(let destination, let title, let children):
      writeLink(to: destination, title: title, to: &body) { append(children, to: &$0) }
    case .footnoteReference(let label):
      body.footnotes.writeReference(
        to: label, in: (origin.note.document, body.inherited), isInLink: body.text.isInLink,
        to: &body.html)
    case .image(let source, let title, let children):
      let alternative = children.text(.spoken)
      let picture = Picture(source: source, alternative: alternative, title: title)
      PictureWriter(origin: origin).write(picture, to: &body)
    }
  }

  private func wrap(
    _ name: StaticString, _ children: [Inline], to body: inout BodyWriter
  ) {
    body.html.markup("<")
    body.html.markup(name)
    body.html.markup(">")
    append(children, to: &body)
    body.html.markup("</")
    body.html.markup(name)
    body.html.markup(">")
  }

  /// Writes an allowed HTML element, with its links and pictures resolved.
  func write(
    _ element: HTMLElement, to body: inout BodyWriter, content: (inout BodyWriter) -> Void
  ) {
    switch element.name {
    case "img":
      PictureWriter(origin: origin).write(Picture(element), to: &body)
      return
    case "a":
      if let destination = element["href"] {
        writeLink(to: destination, title: element["title"] ?? "", to: &body, content)
        return
      }
    default: break
    }
    body.html.markup("<")
    body.html.markup(name: element.name)
    for attribute in element.attributes where !Self.ownAttributes.contains(attribute.name) {
      body.html.attribute(named: attribute.name, attribute.value)
    }
    body.html.markup(">")
    if element.name == "br" { body.text.passBreak() }
    guard !element.isVoid else { return }
    content(&body)
    body.html.markup("</")
    body.html.markup(name: element.name)
    body.html.markup(">")
  }

  /// Left out because authors' ids could collide with ids of units.
  private static let ownAttributes: Set<String> = ["id", "name"]

  private func writeLink(
    to destination: String, title: String, to body: inout BodyWriter,
    _ content: (inout BodyWriter) -> Void
  ) {
    guard !body.text.isInLink else {
      content(&body)
      return
    }
    let target = body.links.target(
      of: destination, from: origin.source.path, note: origin.note)
    guard let href = href(of: target, destination, to: &body) else {
      writeDead(destination, to: &body, content)
      return
    }
    body.html.markup("<a")
    body.html.attribute("href", href.0, href.1)
    if !title.isEmpty { body.html.attribute("title", title) }
    if case .external = target { body.html.markup(" rel=\"noopener\"") }
    body.html.markup(">")
    body.text.isInLink = true
    content(&body)
    body.text.isInLink = false
    body.html.markup("</a>")
  }

  /// The address of a target in two parts, to be written one after the other.
  ///
  /// Nil for a broken link, which is reported.
  private func href(
    of target: LinkResolver.Target, _ destination: String, to body: inout BodyWriter
  ) -> (String, String)? {
    switch target {
    case .page(let page, let fragment):
      return fragment == nil
        ? (body.root, body.plan.address(of: page)) : ("", body.href(page, fragment: fragment))
    case .fragment(let id): return ("#", Address.encoded(id))
    case .asset(let asset) where body.pictures.isActive(asset):
      body.needs.report(
        "active-file", "the file could run scripts and is not copied", about: destination,
        in: origin)
      return nil
    case .asset(let asset):
      body.needs.assets.insert(asset)
      return (body.root, Address.encoded(body.pictures.paths[asset]))
    case .external(let address): return (address, "")
    case .nowhere(let reason):
      body.needs.report(
        "broken-link", reason, about: destination.isEmpty ? "]()" : destination, in: origin)
      return nil
    }
  }

  private func writeDead(
    _ destination: String, to body: inout BodyWriter, _ content: (inout BodyWriter) -> Void
  ) {
    body.html.markup("<span class=\"dead\"")
    body.html.attribute("title", destination)
    body.html.markup(">")
    content(&body)
    body.html.markup("</span>")
  }
}
