import Bitext

/// A picture as written in a note.
struct Picture {
  let source: String
  let alternative: String
  let title: String
  /// In CSS pixels; nil if the note gives no width, or one that no picture may have.
  let width: Int?
  /// In CSS pixels; nil likewise.
  let height: Int?

  init(source: String, alternative: String, title: String) {
    let picture = SizedPicture(source)
    self.source = picture.address
    self.alternative = alternative
    self.title = title
    width = picture.size.width.flatMap(Self.length)
    height = picture.size.height.flatMap(Self.length)
  }

  init(_ element: HTMLElement) {
    let picture = SizedPicture(element["src"] ?? "")
    source = picture.address
    alternative = element["alt"] ?? ""
    title = element["title"] ?? ""
    width = (element["width"].flatMap { Int($0) } ?? picture.size.width).flatMap(Self.length)
    height = (element["height"].flatMap { Int($0) } ?? picture.size.height).flatMap(Self.length)
  }

  private static func length(_ length: Int) -> Int? {
    ImageSize.lengths.contains(length) ? length : nil
  }
}

/// Writes pictures with their sizes.
struct PictureWriter {
  /// The place to which paths are relative, and where problems are reported.
  let origin: Origin

  /// Writes a picture, or its alternative text if the file does not exist.
  func write(_ picture: Picture, to body: inout BodyWriter) {
    let source: String
    var size: ImageSize?
    var isRemote = false
    switch body.links.picture(picture.source, from: origin.source.path) {
    case .asset(let asset):
      guard !body.pictures.isActive(asset) else {
        body.needs.report(
          "active-file", "the picture could run scripts and is not shown", about: picture.source,
          in: origin)
        writeMissing(picture, to: &body)
        return
      }
      body.needs.assets.insert(asset)
      source = body.root + Address.encoded(body.pictures.paths[asset])
      size = body.pictures.size(of: asset)
    case .external(let address):
      source = address
      isRemote = true
    case .page, .beginning, .fragment, .nowhere:
      body.needs.report(
        "missing-picture", "the picture is not shown: \(Self.reason(picture.source))",
        about: picture.source, in: origin)
      writeMissing(picture, to: &body)
      return
    }
    body.html.markup("<img")
    body.html.attribute("src", source)
    // The word “image” says nothing; but in a link it is the only sign that something is there.
    let isHeard = body.text.isInLink || !AlternativeText.saysNothing(picture.alternative)
    body.html.attribute("alt", isHeard ? picture.alternative : "")
    if !picture.title.isEmpty { body.html.attribute("title", picture.title) }
    writeSize(of: picture, natural: size, to: &body.html)
    body.html.markup(" loading=\"lazy\" decoding=\"async\"")
    if isRemote { body.html.markup(" referrerpolicy=\"no-referrer\"") }
    body.html.markup(">")
  }

  /// Writes the size, so that the text does not move when the picture is loaded.
  ///
  /// A picture of another site has no known size unless the note gives one. No room is reserved for
  /// it, because it may be a small badge or a large screenshot.
  private func writeSize(of picture: Picture, natural: ImageSize?, to html: inout HTMLWriter) {
    switch (picture.width, picture.height, natural) {
    case (let width?, let height?, _): writeBox(width, height, to: &html)
    case (let width?, nil, let natural?) where natural.width > 0:
      writeBox(width, width * natural.height / natural.width, to: &html)
    case (nil, let height?, let natural?) where natural.height > 0:
      writeBox(height * natural.width / natural.height, height, to: &html)
    case (_, _, let natural?): writeBox(natural.width, natural.height, to: &html)
    case (_, _, nil):
      if let width = picture.width { html.attribute("width", String(width)) }
    }
  }

  private static func reason(_ source: String) -> String {
    if source.isEmpty { return "its name is missing" }
    if let link = WikiLink(destination: source) {
      return "no file of the notes is called \(link.target)"
    }
    let isHidden = source.split(separator: "/").contains { name in
      name.utf8.first == 0x2E && name != "." && name != ".."
    }
    return isHidden
      ? "there is no picture \(source), or its folder is one that is never read, such as .git"
      : "there is no \(source)"
  }

  private func writeBox(_ width: Int, _ height: Int, to html: inout HTMLWriter) {
    html.attribute("width", String(width))
    html.attribute("height", String(height))
  }

  private func writeMissing(_ picture: Picture, to body: inout BodyWriter) {
    let source = WikiLink(destination: picture.source)?.target ?? picture.source
    // Without a text, the name of the file is the best description of the missing picture.
    let isNamed = picture.alternative.isEmpty
    let name = isNamed ? source.lastPathPart.map(String.init) ?? "" : picture.alternative
    let label = body.words.missingImage + (name.isEmpty ? "" : ": " + name)
    body.html.markup("<span class=\"missing\" role=\"img\"")
    body.html.attribute("aria-label", label)
    body.html.attribute("title", source)
    body.html.markup(">")
    body.html.text(isNamed ? label : name)
    body.html.markup("</span>")
  }
}
