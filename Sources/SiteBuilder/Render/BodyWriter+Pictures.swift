import Bitext

/// A picture as its author names it.
struct Picture {
  let source: String
  let alternative: String
  let title: String
  var width: String?
  var height: String?

  init(source: String, alternative: String, title: String) {
    self.source = source
    self.alternative = alternative
    self.title = title
  }

  init(_ element: HTMLElement) {
    source = element["src"] ?? ""
    alternative = element["alt"] ?? ""
    title = element["title"] ?? ""
    width = element["width"]
    height = element["height"]
  }
}

extension BodyWriter {
  mutating func writePicture(_ picture: Picture, from origin: Origin) {
    let source: String
    var size: ImageSize?
    var isRemote = false
    switch resolver.picture(picture.source, from: origin.source.path) {
    case .asset(let asset):
      guard !pictures.isActive(asset) else {
        report(
          "active-file", "the picture could run scripts and is not shown", about: picture.source,
          in: origin)
        writeMissing(picture)
        return
      }
      assets.insert(asset)
      source = root + Address.encoded(pictures.paths[asset])
      size = pictures.size(of: asset)
    case .external(let address):
      source = address
      isRemote = true
    case .page, .fragment, .nowhere:
      let shown = picture.source.isEmpty ? "its name is missing" : "there is no \(picture.source)"
      report(
        "missing-picture", "the picture is not shown: \(shown)", about: picture.source, in: origin)
      writeMissing(picture)
      return
    }
    html.markup("<img")
    html.attribute("src", source)
    html.attribute("alt", picture.alternative)
    if !picture.title.isEmpty { html.attribute("title", picture.title) }
    writeSize(of: picture, natural: size, isRemote: isRemote)
    html.markup(" loading=\"lazy\" decoding=\"async\"")
    if isRemote { html.markup(" referrerpolicy=\"no-referrer\"") }
    html.markup(">")
  }

  /// The box is known before the picture is there, so that no text moves when it comes.
  private mutating func writeSize(of picture: Picture, natural: ImageSize?, isRemote: Bool) {
    let width = picture.width.flatMap(Int.init)
    let height = picture.height.flatMap(Int.init)
    switch (width, height, natural) {
    case (let width?, let height?, _): writeBox(width, height)
    case (let width?, nil, let natural?) where natural.width > 0:
      writeBox(width, width * natural.height / natural.width)
    case (nil, let height?, let natural?) where natural.height > 0:
      writeBox(height * natural.width / natural.height, height)
    case (_, _, let natural?): writeBox(natural.width, natural.height)
    case (_, _, nil):
      if let width { html.attribute("width", String(width)) }
      if isRemote { html.attribute("class", "boxed") }
    }
  }

  private mutating func writeBox(_ width: Int, _ height: Int) {
    html.attribute("width", String(width))
    html.attribute("height", String(height))
  }

  private mutating func writeMissing(_ picture: Picture) {
    html.markup("<span class=\"missing\" role=\"img\"")
    html.attribute("aria-label", "\(words.missingImage): \(picture.alternative)")
    html.attribute("title", picture.source)
    html.markup(">")
    html.text(picture.alternative.isEmpty ? words.missingImage : picture.alternative)
    html.markup("</span>")
  }
}
