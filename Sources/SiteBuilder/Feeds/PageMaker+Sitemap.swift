import Bitext

extension PageMaker {
  /// The pages that search engines should know, with their translations (sitemaps.org 0.9).
  ///
  /// Nil where the site's address is not known.
  func sitemap() -> OutputFile? {
    guard let baseURL else { return nil }
    var xml = HTMLWriter()
    xml.markup("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
    xml.markup("<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\"")
    xml.markup(" xmlns:xhtml=\"http://www.w3.org/1999/xhtml\">\n")
    for page in plan.pages where isListed(page) {
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
    return OutputFile(path: "sitemap.xml", content: .bytes(xml.bytes))
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
    case .home, .index, .glossary, .desk(.terms, _), .gallery, .guidelines: true
    case .edition(let topic, let edition): plan.corpus.topics[topic].editions[edition].name == nil
    case .fallback, .parallel, .listings, .desk(.search, _), .desk(.status, _), .redirect,
      .notFound:
      false
    }
  }

  /// The page in each language that it has really been written in.
  func translations(of page: Page) -> [(language: Language, page: Page)] {
    switch page {
    case .index: plan.spokenLanguages.map { ($0, .index($0)) }
    case .edition(let topic, _): alternates(of: topic)
    case .glossary: plan.spokenLanguages.map { ($0, .glossary($0)) }.filter { plan.contains($0.1) }
    case .desk(.terms, _): plan.spokenLanguages.map { ($0, .desk(.terms, $0)) }
    case .gallery: plan.spokenLanguages.map { ($0, .gallery($0)) }.filter { plan.contains($0.1) }
    case .guidelines:
      plan.spokenLanguages.map { ($0, .guidelines($0)) }.filter { plan.contains($0.1) }
    case .home, .fallback, .parallel, .listings, .desk(.search, _), .desk(.status, _), .redirect,
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
