import Bitext

@testable import SiteBuilder

/// Writes inlines as values, one branch for each kind: what ``InlineWriter`` is to write of packed
/// ones.
struct PlainInlineWriter {
  let origin: Origin

  func write(_ inlines: [Inline], to body: inout BodyWriter) {
    append(inlines.withLineBreaksAsShown, to: &body)
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
      body.withoutTerms { InlineWriter(origin: origin).write(code: code.utf8.span, to: &$0) }
    case .html: break
    case .element(let element, let children):
      let isShown = element.isPhrasing && !element.isLeftOutOfPages
      if element.isVoid, !isShown { return }
      write(isShown ? element : HTMLElement(name: "span"), children, to: &body)
    case .emphasis(let children): write(emphasis("em", children, body), children, to: &body)
    case .strong(let children): write(emphasis("strong", children, body), children, to: &body)
    case .strikethrough(let children): write(emphasis("del", children, body), children, to: &body)
    case .link(let destination, let title, let children):
      let attributes = [("href", destination), ("title", title)]
      write(
        HTMLElement(
          name: "a", attributes: attributes.map { HTMLElement.Attribute(name: $0, value: $1) }),
        children, to: &body)
    case .footnoteReference(let label):
      body.footnotes.writeReference(
        to: label, in: (origin.note.document, body.inherited), isInLink: body.text.isInLink,
        to: &body.html)
    case .image(let source, let title, let children):
      let picture = Picture(source: source, alternative: children.text(.spoken), title: title)
      PictureWriter(origin: origin).write(picture, to: &body)
    }
  }

  private func emphasis(_ name: String, _ children: [Inline], _ body: BodyWriter) -> HTMLElement {
    guard case .text(let text)? = children.first,
      let first = text.unicodeScalars.first, first.isASCII, first.properties.isAlphabetic,
      let last = body.html.string.unicodeScalars.last, ("가"..."힣").contains(last)
    else { return HTMLElement(name: name) }
    return HTMLElement(name: name, attributes: [.init(name: "class", value: "gloss")])
  }

  private func write(_ element: HTMLElement, _ children: [Inline], to body: inout BodyWriter) {
    InlineWriter(origin: origin).write(element, to: &body) { append(children, to: &$0) }
  }
}
