import Bitext

/// A book of the notes (EPUB 3.2): in one language, or in several paragraph by paragraph.
struct Book {
  let site: SiteContext
  /// The reader's own first.
  let languages: [Language]
  /// The slugs of the topics; nil for all.
  let topics: Set<String>?
  /// The date of the book, `YYYY-MM-DD`.
  let date: String

  private var language: Language { languages.first ?? .english }
  private var words: SharedValue<Catalogue> { Catalogue.of(language) }

  private struct Chapter {
    let topic: Int
    let name: String
    let title: String
    let section: String
  }

  /// The bytes of the book; nil if it has no chapter, or is larger than the format allows.
  func bytes() -> [UInt8]? {
    let chapters = chapters()
    guard !chapters.isEmpty else { return nil }
    let names = Dictionary(
      chapters.map { ($0.topic, $0.name) }, uniquingKeysWith: { first, _ in first })
    var pages: [(name: String, bytes: [UInt8])] = []
    var pictures: Set<Int> = []
    for chapter in chapters {
      var writer = ChapterWriter(site, topic: chapter.topic, for: language, chapters: names)
      let edition = site.plan.corpus[chapter.topic].mainEdition(in: language)
      if languages.count == 1, let edition {
        writer.write(edition)
      } else {
        writer.write(languages)
      }
      pictures.formUnion(writer.pictures)
      pages.append((chapter.name, page(chapter.title, writer.html)))
    }
    let shown = pictures.sorted().compactMap { Picture($0, in: site) }
    var archive = StoredArchive(date: date)
    archive.add("mimetype", Array("application/epub+zip".utf8))
    archive.add("META-INF/container.xml", Array(Self.container.utf8))
    archive.add("book/package.opf", package(pages.map(\.name), shown, digest: digest(of: pages)))
    archive.add("book/nav.xhtml", navigation(chapters))
    archive.add("book/cover.xhtml", cover())
    archive.add("book/book.css", Array(Self.style.utf8))
    for page in pages { archive.add("book/" + page.name, page.bytes) }
    for picture in shown { archive.add("book/" + picture.name, picture.bytes) }
    return archive.finished()
  }

  private func chapters() -> [Chapter] {
    site.plan.sections.flatMap { section in
      section.topics.compactMap { index -> Chapter? in
        let topic = site.plan.corpus[index]
        guard topics?.contains(topic.slug) ?? true,
          languages.contains(where: topic.languages.contains)
        else { return nil }
        let name = site.text.sections.name(of: section.name, in: language).text
        return Chapter(
          topic: index, name: "\(topic.slug).chapter.xhtml",
          title: site.text.title(of: topic, in: language).text,
          section: name.isEmpty ? words.topics : name)
      }
    }
  }

  // MARK: Pages

  private func page(_ title: String, _ content: HTMLWriter) -> [UInt8] {
    var html = HTMLWriter(room: content.count + 512)
    html.markup("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE html>\n")
    html.markup("<html xmlns=\"http://www.w3.org/1999/xhtml\"")
    html.markup(" xmlns:epub=\"http://www.idpf.org/2007/ops\"")
    html.attribute("lang", language.tag)
    html.attribute("xml:lang", language.tag)
    html.markup(">\n<head>\n")
    html.element("title", title)
    html.markup("<link rel=\"stylesheet\" type=\"text/css\" href=\"book.css\"/>\n")
    html.markup("</head>\n<body>\n")
    html.markup(content)
    html.markup("</body>\n</html>\n")
    return html.bytes
  }

  private func cover() -> [UInt8] {
    var html = HTMLWriter()
    html.markup("<section epub:type=\"titlepage\" class=\"cover\">\n")
    html.element("h1", title)
    html.element("p", site.text.description(in: language))
    html.element("p", languages.map { Catalogue.ownName(of: $0) }.joined(separator: " · "))
    if let address = site.baseURL { html.element("p", address) }
    html.element("p", date)
    html.markup("</section>\n")
    return page(title, html)
  }

  private var title: String { site.text.title(in: language) }

  private func navigation(_ chapters: [Chapter]) -> [UInt8] {
    var html = HTMLWriter()
    html.markup("<nav epub:type=\"toc\" id=\"toc\">\n")
    html.element("h1", words.topics)
    html.markup("<ol>\n")
    let hasSections = Set(chapters.map(\.section)).count > 1
    for (place, chapter) in chapters.enumerated() {
      let isFirst = place == 0 || chapters[place - 1].section != chapter.section
      if hasSections, isFirst {
        if place > 0 { html.markup("</ol></li>\n") }
        html.markup("<li>")
        html.element("span", chapter.section)
        html.markup("<ol>\n")
      }
      html.markup("<li><a")
      html.attribute("href", chapter.name)
      html.markup(">")
      html.text(xml: chapter.title)
      html.markup("</a></li>\n")
    }
    html.markup(hasSections ? "</ol></li>\n</ol>\n</nav>\n" : "</ol>\n</nav>\n")
    return page(title, html)
  }

  // MARK: Package

  private static let container = """
    <?xml version="1.0" encoding="UTF-8"?>
    <container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
    <rootfiles>
    <rootfile full-path="book/package.opf" media-type="application/oebps-package+xml"/>
    </rootfiles>
    </container>

    """

  private func package(
    _ pages: [String], _ pictures: [Picture], digest: String
  ) -> [UInt8] {
    var xml = HTMLWriter()
    xml.markup("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
    xml.markup("<package xmlns=\"http://www.idpf.org/2007/opf\" version=\"3.0\"")
    xml.markup(" unique-identifier=\"id\"")
    xml.attribute("xml:lang", language.tag)
    xml.markup(">\n<metadata xmlns:dc=\"http://purl.org/dc/elements/1.1/\">\n")
    xml.markup("<dc:identifier id=\"id\">")
    xml.text(digest)
    xml.markup("</dc:identifier>\n")
    xml.element("dc:title", title)
    for language in languages { xml.element("dc:language", language.tag) }
    if let address = site.baseURL { xml.element("dc:source", address) }
    xml.element("dc:date", date)
    xml.markup("<meta property=\"dcterms:modified\">")
    xml.text(date + "T00:00:00Z")
    xml.markup("</meta>\n</metadata>\n<manifest>\n")
    item("nav", "nav.xhtml", "application/xhtml+xml", properties: "nav", to: &xml)
    item("cover", "cover.xhtml", "application/xhtml+xml", to: &xml)
    item("style", "book.css", "text/css", to: &xml)
    for (number, name) in pages.enumerated() {
      item("chapter-\(number + 1)", name, "application/xhtml+xml", to: &xml)
    }
    for (number, picture) in pictures.enumerated() {
      item("picture-\(number + 1)", picture.name, picture.type, to: &xml)
    }
    xml.markup("</manifest>\n<spine page-progression-direction=\"ltr\">\n")
    xml.markup("<itemref idref=\"cover\"/>\n<itemref idref=\"nav\"/>\n")
    for number in pages.indices {
      xml.markup("<itemref idref=\"chapter-")
      xml.markup(number + 1)
      xml.markup("\"/>\n")
    }
    xml.markup("</spine>\n</package>\n")
    return xml.bytes
  }

  private func item(
    _ id: String, _ name: String, _ type: String, properties: String? = nil,
    to xml: inout HTMLWriter
  ) {
    xml.markup("<item")
    xml.attribute("id", id)
    xml.attribute("href", name)
    xml.attribute("media-type", type)
    if let properties { xml.attribute("properties", properties) }
    xml.markup("/>\n")
  }

  /// A name for the book that is equal for equal contents: a UUID of version 8 (RFC 9562).
  private func digest(of pages: [(name: String, bytes: [UInt8])]) -> String {
    var (first, second) = (Digest(), Digest())
    second.update("second")
    for page in pages {
      first.update(page.bytes)
      second.update(page.bytes)
    }
    func hex(_ number: UInt64) -> String {
      let digits = String(number, radix: 16)
      return String(repeating: "0", count: 16 - digits.utf8.count) + digits
    }
    var digits = Array((hex(first.value) + hex(second.value)).utf8)
    digits[12] = UInt8(ascii: "8")
    digits[16] = UInt8(ascii: "8")
    let parts = [0..<8, 8..<12, 12..<16, 16..<20, 20..<32]
    return "urn:uuid:"
      + parts.map { String(decoding: digits[$0], as: UTF8.self) }.joined(separator: "-")
  }

  // MARK: Files

  /// A picture in a format that every reader of books shows.
  struct Picture {
    let name: String
    let type: String
    let bytes: [UInt8]

    /// Nil for a file in another format, or one that cannot be read.
    init?(_ asset: Int, in site: SiteContext) {
      guard let bytes = try? site.pictures.file(of: asset).contents() else { return nil }
      let isDrawing = site.pictures.paths[asset].lowercased().hasSuffix(".svg")
      let kind: (type: String, ending: String)
      switch bytes.prefix(4) {
      case [0x89, 0x50, 0x4E, 0x47]: kind = ("image/png", "png")
      case [0x47, 0x49, 0x46, 0x38]: kind = ("image/gif", "gif")
      case let head where head.starts(with: [0xFF, 0xD8, 0xFF]): kind = ("image/jpeg", "jpg")
      default:
        guard isDrawing else { return nil }
        kind = ("image/svg+xml", "svg")
      }
      name = "picture-\(asset + 1).\(kind.ending)"
      type = kind.type
      self.bytes = bytes
    }
  }

  /// An address of the web with nothing in it that RFC 3986 forbids.
  static func webAddress(_ address: String) -> String {
    PercentEscapes.encoded(address) { byte in
      switch byte {
      case 0x21, 0x23...0x3B, 0x3D, 0x3F...0x5A, 0x5F, 0x61...0x7A, 0x7E: true
      default: false
      }
    }
  }

  private static let style = """
    body { line-height: 1.6; margin: 0 5%; }
    h1, h2, h3, h4 { line-height: 1.3; page-break-after: avoid; }
    :lang(ko) { word-break: keep-all; }
    :lang(ko) em, :lang(ja) em { font-style: normal; font-weight: bold; }
    pre { white-space: pre-wrap; font-size: 0.85em; }
    .file { margin-bottom: 0; font-size: 0.85em; }
    img { max-width: 100%; }
    table { border-collapse: collapse; width: 100%; }
    th, td { border-bottom: 1px solid; padding: 0.3em 0.5em; text-align: left; }
    aside { border-left: 3px solid; padding-left: 1em; }
    .callout, figcaption { font-weight: bold; }
    .unit { margin: 1em 0; page-break-inside: avoid; }
    .unit > * { margin: 0.3em 0; }
    .example { margin: 1em 0; page-break-inside: avoid; }
    .detail { text-align: right; }
    .header td, .footer td { border: 0; font-size: 0.85em; }
    .depth-2 { padding-left: 1.5em; }
    .depth-3 { padding-left: 3em; }
    .depth-4 { padding-left: 4.5em; }
    .cover { text-align: center; margin-top: 30%; }

    """
}
