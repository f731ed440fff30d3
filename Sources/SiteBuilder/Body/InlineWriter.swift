import Bitext
import TextBasics

/// Writes inline content with its markup.
struct InlineWriter {
  /// The place to which links are relative, and where problems are reported.
  let origin: Origin

  /// Writes the next list.
  func writeList(_ inlines: inout InlineReader, to body: inout BodyWriter) {
    write(inlines.beginList(), of: &inlines, to: &body)
  }

  /// Writes the next inlines of a list that was begun.
  func write(_ count: Int, of inlines: inout InlineReader, to body: inout BodyWriter) {
    guard count > 1, body.text.linksTerms else {
      for _ in 0..<count { writeNext(&inlines, to: &body) }
      return
    }
    var left = count
    while left > 0 {
      let run = EmphasizedRun(of: inlines, atMost: left)
      write(run, of: &inlines, to: &body)
      left -= run.count
    }
  }

  func writeNext(_ inlines: inout InlineReader, to body: inout BodyWriter) {
    switch inlines.next() {
    case .text(let piece): inlines.withBytes(of: piece) { body.writeText($0) }
    case .softBreak:
      body.html.markup("\n")
      body.text.passBreak()
    case .keptBreak(let isSpace):
      body.html.markup("<br>\n")
      if isSpace { body.text.passBreak() }
    case .hardBreak:
      body.html.markup("<br>\n")
      body.text.passBreak()
    case .code(let piece):
      body.withoutTerms { body in
        inlines.withBytes(of: piece) { write(code: $0, to: &body) }
      }
    case .joinedBreak, .html: break
    case .element(let place):
      // A void element shows none of its contents.
      var children = inlines
      inlines.skipList()
      write(inlines.element(at: place), around: &children, to: &body)
    case .emphasis: wrap("em", &inlines, to: &body)
    case .strong: wrap("strong", &inlines, to: &body)
    case .strikethrough: wrap("del", &inlines, to: &body)
    case .link(let destination, let title):
      let address = inlines.string(destination)
      if let title = titleOfNote(at: address, in: inlines, for: body) {
        inlines.skipList()
        writeLink(to: address, title: "", to: &body) { $0.html.text(title) }
        return
      }
      if let other = otherReading(of: address, inlines, for: &body) {
        inlines.skipList()
        writeLink(to: other.destination, title: "", to: &body) { $0.html.text(other.text) }
        return
      }
      writeLink(to: address, title: inlines.string(title), to: &body) {
        writeList(&inlines, to: &$0)
      }
    case .footnoteReference(let label):
      body.footnotes.writeReference(
        to: inlines.string(label), in: (origin.note.document, body.inherited),
        isInLink: body.text.isInLink, to: &body.html)
    case .image(let source, let title):
      let (source, title) = (inlines.string(source), inlines.string(title))
      let alternative = inlines.list(asShown: true).text(.spoken)
      let picture = Picture(source: source, alternative: alternative, title: title)
      PictureWriter(origin: origin).write(picture, to: &body)
    }
  }

  /// Writes code; a word that is too long for a line may break between its parts: `UITableView`
  /// `CellStyle`.
  func write(code: Span<UInt8>, to body: inout BodyWriter) {
    let isWord = Self.isWord(code)
    if isWord, code.count <= Self.longestUnbroken {
      body.html.markup("<code translate=\"no\" class=\"unbroken\">")
      body.writeText(code)
    } else {
      body.html.markup("<code translate=\"no\">")
      var start = 0
      if isWord {
        for index in code.indices.dropFirst() where index - start > 3 && code.count - index > 3 {
          guard Self.beginsPart(code[index], behind: code[index - 1]) else { continue }
          body.writeText(code.extracting(start..<index))
          body.html.markup("<wbr>")
          start = index
        }
      }
      body.writeText(code.extracting(start..<code.count))
    }
    body.html.markup("</code>")
  }

  /// The length, in bytes, up to which a word fits into any line, although narrow columns and
  /// hyphens would be reasons to break it: `--dry-run`, `rightDetail`.
  private static let longestUnbroken = 24

  private static func isWord(_ code: Span<UInt8>) -> Bool {
    for index in code.indices where code[index] == UInt8(ascii: " ") { return false }
    return true
  }

  private static func beginsPart(_ byte: UInt8, behind last: UInt8) -> Bool {
    switch last {
    case 0x61...0x7A: 0x41...0x5A ~= byte
    case 0x2E, 0x2F, 0x3A, 0x5F, 0x28, 0x2C: byte.isASCIIAlphanumeric
    default: false
    }
  }

  private func write(
    _ element: HTMLElement, around children: inout InlineReader, to body: inout BodyWriter
  ) {
    // An element that is not allowed in a line of text shows only its contents.
    let isShown = element.isPhrasing && !element.isLeftOutOfPages
    if element.isVoid, !isShown { return }
    let inline = isShown ? element : HTMLElement(name: "span")
    write(inline, to: &body) { writeList(&children, to: &$0) }
  }

  private func wrap(
    _ name: StaticString, _ inlines: inout InlineReader, to body: inout BodyWriter
  ) {
    let isGloss = Gloss.begins(with: firstByte(inlines), after: body.html)
    body.html.markup("<")
    body.html.markup(name)
    body.html.markup(isGloss ? " class=\"gloss\">" : ">")
    writeList(&inlines, to: &body)
    body.html.markup("</")
    body.html.markup(name)
    body.html.markup(">")
  }

  /// The first byte of the next list; nil unless it begins with text.
  private func firstByte(_ inlines: InlineReader) -> UInt8? {
    var inlines = inlines
    guard inlines.beginList() > 0, case .text(let piece) = inlines.next() else { return nil }
    var first: UInt8?
    inlines.withBytes(of: piece) { first = $0.isEmpty ? nil : $0[0] }
    return first
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

  /// The title of the note, which DocC shows for `<doc:Name>`, because the link has no text of its
  /// own.
  private func titleOfNote(
    at address: String, in inlines: InlineReader, for body: BodyWriter
  ) -> String? {
    guard let link = WikiLink(destination: address), link.fragment.isEmpty else { return nil }
    var text = inlines
    guard text.list().text(.spoken) == link.documentationText,
      !origin.source.range(of: "<doc:\(link.target)>", in: origin.range).isEmpty
    else { return nil }
    return body.links.resolver.title(
      of: body.links.resolver.target(
        of: address, from: origin.source.path, note: origin.note, in: body.links.language))
  }

  /// The link with its name and its text the other way round, if only so it leads to a note: some
  /// wikis have `[[text|Page]]`, others `[[Page|text]]`.
  private func otherReading(
    of address: String, _ inlines: InlineReader, for body: inout BodyWriter
  ) -> (destination: String, text: String)? {
    // A fast path: hardly any link is written so.
    guard address.hasPrefix("[[") else { return nil }
    var text = inlines
    func leads(_ destination: String) -> Bool {
      let target = body.links.target(of: destination, from: origin.source.path, note: origin.note)
      if case .nowhere = target { return false }
      return true
    }
    guard !leads(address),
      let other = WikiLink.otherReading(of: address, text: text.list().text(.shown)),
      leads(other.destination)
    else { return nil }
    return other
  }

  /// Writes a link; a broken link is written as its text alone, and reported unless its author
  /// cannot mend it.
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
    if case .nowhere = target, ContributionMark.isLink(to: destination, titled: title) {
      writeDead(destination, to: &body, content)
      return
    }
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
    case .beginning(let page, _):
      body.needs.report(
        "dead-anchor", "no heading matches the fragment of \(destination)", about: destination,
        in: origin)
      return (body.root, body.plan.address(of: page))
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
