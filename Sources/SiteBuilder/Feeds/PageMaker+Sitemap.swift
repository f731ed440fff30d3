import Bitext

extension PageMaker {
  /// What sitemaps.org 0.9 lets a file hold.
  static let addressesPerSitemap = 50_000

  /// The pages that search engines should know, with their translations (sitemaps.org 0.9): one
  /// file, or, where they are more than `limit`, several and a list of them.
  ///
  /// None where the site's address is not known.
  func sitemaps(of limit: Int = addressesPerSitemap) -> [OutputFile] {
    guard let baseURL else { return [] }
    let pages = plan.pages.filter(isListed)
    guard pages.count > limit else { return [sitemap(of: pages[...], "sitemap.xml", baseURL)] }
    var index = HTMLWriter()
    index.markup("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
    index.markup("<sitemapindex xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">\n")
    var files: [OutputFile] = []
    for start in stride(from: 0, to: pages.count, by: limit) {
      let name = "sitemap-\(files.count + 1).xml"
      files.append(
        sitemap(of: pages[start..<min(start + limit, pages.count)], name, baseURL))
      index.markup("<sitemap>\n")
      index.element("loc", baseURL + name)
      index.markup("</sitemap>\n")
    }
    index.markup("</sitemapindex>\n")
    return [OutputFile(path: "sitemap.xml", content: .bytes(index.bytes))] + files
  }

  private func sitemap(
    of pages: ArraySlice<Page>, _ name: String, _ baseURL: String
  ) -> OutputFile {
    var xml = HTMLWriter()
    xml.markup("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
    xml.markup("<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\"")
    xml.markup(" xmlns:xhtml=\"http://www.w3.org/1999/xhtml\">\n")
    for page in pages {
      xml.markup("<url>\n")
      xml.element("loc", baseURL + address(of: page))
      if let date = date(of: page) { xml.element("lastmod", date) }
      let translations = translations(of: page)
      if translations.count > 1 {
        for (language, target) in translations {
          writeAlternate(language.tag, baseURL + address(of: target), to: &xml)
        }
        writeAlternate("x-default", baseURL + address(of: translations[0].page), to: &xml)
      }
      xml.markup("</url>\n")
    }
    xml.markup("</urlset>\n")
    return OutputFile(path: name, content: .bytes(xml.bytes))
  }

  /// Tells crawlers that everything may be read, and where the list of pages is.
  func robots() -> OutputFile {
    var text = "User-agent: *\nAllow: /\n"
    if let baseURL { text += "Sitemap: \(baseURL)sitemap.xml\n" }
    return OutputFile(path: "robots.txt", content: .bytes(Array(text.utf8)))
  }

  private func writeAlternate(_ tag: String, _ address: String, to xml: inout HTMLWriter) {
    xml.markup("<xhtml:link rel=\"alternate\"")
    xml.attribute("hreflang", tag)
    xml.attribute("href", address)
    xml.markup("/>\n")
  }

  /// Stand-ins, other editions and copies side by side are not listed: their originals are.
  private func isListed(_ page: Page) -> Bool {
    switch page {
    case .home, .index, .glossary, .desk(.terms, _, _), .gallery, .guidelines: true
    case .edition(let topic, let edition): plan.corpus.topics[topic].editions[edition].name == nil
    case .fallback, .parallel, .listings, .desk(.search, _, _), .desk(.status, _, _), .redirect,
      .notFound:
      false
    }
  }

  /// The page in each language that it has really been written in.
  func translations(of page: Page) -> [(language: Language, page: Page)] {
    switch page {
    case .index: plan.spokenLanguages.map { ($0, .index($0)) }
    case .edition(let topic, _): alternates(of: topic)
    case .glossary(_, let part):
      plan.spokenLanguages.map { ($0, .glossary($0, part: part)) }
        .filter { plan.contains($0.1) }
    case .desk(.terms, _, let part):
      plan.spokenLanguages.map { ($0, .desk(.terms, $0, part: part)) }
    case .gallery: plan.spokenLanguages.map { ($0, .gallery($0)) }.filter { plan.contains($0.1) }
    case .guidelines:
      plan.spokenLanguages.map { ($0, .guidelines($0)) }.filter { plan.contains($0.1) }
    case .home, .fallback, .parallel, .listings, .desk(.search, _, _), .desk(.status, _, _),
      .redirect,
      .notFound:
      []
    }
  }

  /// When the author says that the text changed; nil where nobody says.
  private func date(of page: Page) -> String? {
    guard case .edition(let topic, let edition) = page else { return nil }
    let value = plan.corpus.topics[topic]
    return value.documents[value.editions[edition].document].frontMatter.latestDate
  }
}

extension FrontMatter {
  /// The day of the last change, else of the first publication.
  var latestDate: String? { updated ?? date }
}
