import Bitext

/// The site map: the pages that search engines should index, with translations (sitemaps.org 0.9).
struct Sitemap {
  let site: SiteContext
  /// The number of addresses that sitemaps.org allows in a file.
  var limit = 50_000

  /// One file, or several with an index if there are more than ``limit`` addresses.
  ///
  /// Empty if the address of the site is unknown.
  func files() -> [OutputFile] {
    guard let baseURL = site.baseURL else { return [] }
    let pages = site.plan.pages.filter(isListed)
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
      xml.element("loc", baseURL + site.plan.servedAddress(of: page))
      if let date = date(of: page) { xml.element("lastmod", date) }
      let translations = site.plan.translations(of: page)
      if translations.count > 1 {
        for (language, target) in translations {
          writeAlternate(language.tag, baseURL + site.plan.servedAddress(of: target), to: &xml)
        }
        writeAlternate(
          "x-default", baseURL + site.plan.servedAddress(of: other(than: translations, for: page)),
          to: &xml)
      }
      xml.markup("</url>\n")
    }
    xml.markup("</urlset>\n")
    return OutputFile(path: name, content: .bytes(xml.bytes))
  }

  /// The page for readers of all other languages.
  private func other(than translations: [(language: Language, page: Page)], for page: Page) -> Page
  {
    switch page {
    case .home, .index: .home
    default: translations[0].page
    }
  }

  /// `robots.txt`, which allows everything and names the site map.
  static func robots(_ baseURL: String?) -> OutputFile {
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

  /// Whether a page is listed; substitutes and further editions are not, their originals are.
  private func isListed(_ page: Page) -> Bool {
    switch page {
    case .home, .index, .parallel, .glossary, .desk(.terms, _, _), .desk(.changes, _, _), .gallery,
      .guidelines:
      true
    case .edition(let topic, let edition):
      site.plan.corpus[topic].editions[edition].name == nil
    case .fallback, .listings, .desk(.search, _, _), .desk(.status, _, _), .redirect,
      .notFound:
      false
    }
  }

  /// The date of the last change according to the author; nil if there is none.
  private func date(of page: Page) -> String? {
    guard case .edition(let topic, let edition) = page else { return nil }
    let value = site.plan.corpus[topic]
    return value.documents[value.editions[edition].document].frontMatter.latestDate
  }
}
