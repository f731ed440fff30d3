import Bitext

/// The `head` of a page: what search engines and other sites read.
///
/// Most of it needs absolute addresses and is left out if the site's address is unknown.
struct PageHead {
  let site: SiteContext
  let page: Page
  let content: PageContent
  /// The path of the script that registers the offline worker in browsers.
  static let offlineScript = "assets/offline.js"

  func html() -> HTMLWriter {
    var html = HTMLWriter()
    if !content.description.isEmpty { meta("name", "description", content.description, to: &html) }
    if !content.isIndexed { meta("name", "robots", "noindex", to: &html) }
    meta("property", "og:title", content.title, to: &html)
    meta("property", "og:type", content.kind == "topic" ? "article" : "website", to: &html)
    meta("property", "og:site_name", site.text.title(in: content.language), to: &html)
    if !content.description.isEmpty {
      meta("property", "og:description", content.description, to: &html)
    }
    if let locale = Self.locale(of: content.language) {
      meta("property", "og:locale", locale, to: &html)
    }
    let others = content.alternates.map(\.language).filter { $0 != content.language }
    for language in others {
      if let locale = Self.locale(of: language) {
        meta("property", "og:locale:alternate", locale, to: &html)
      }
    }
    if site.plan.twin(of: page) != nil {
      html.markup("<link rel=\"alternate\" type=\"text/markdown\" href=\"index.md\">\n")
    }
    if !content.body.examples.shown.isEmpty {
      let files = site.exampleAssets
      write(content.loadsExamples ? files.filter { $0.hasSuffix(".css") } : files, to: &html)
    }
    write(content.assets, to: &html)
    if site.options.offline == true { write([Self.offlineScript], to: &html) }
    guard let baseURL = site.baseURL, page != .notFound else { return html }
    let canonical = content.canonical ?? page
    StructuredData(site: site, page: page, content: content).write(baseURL, to: &html)
    if site.plan.datedLanguages.contains(content.language) {
      html.markup("<link rel=\"alternate\" type=\"application/atom+xml\"")
      html.attribute(
        "href", site.root(of: page) + Address.encoded(site.plan.feedPath(of: content.language)))
      html.attribute("title", site.text.title(in: content.language))
      html.markup(">\n")
    }
    link("canonical", baseURL + site.plan.servedAddress(of: canonical), to: &html)
    meta("property", "og:url", baseURL + site.plan.servedAddress(of: canonical), to: &html)
    writeImage(baseURL, to: &html)
    if content.alternates.count > 1 {
      for (language, target) in content.alternates {
        alternate(language.tag, baseURL + site.plan.servedAddress(of: target), to: &html)
      }
      alternate(
        "x-default",
        baseURL
          + site.plan.servedAddress(of: content.isForEveryone ? .home : content.alternates[0].page),
        to: &html)
    }
    return html
  }

  /// Links the style sheets and scripts that not every page needs.
  private func write(_ files: [String], to html: inout HTMLWriter) {
    for file in files {
      let address = site.root(of: page) + file
      if file.hasSuffix(".css") {
        link("stylesheet", address, to: &html)
      } else {
        html.markup("<script")
        html.attribute("src", address)
        html.markup(" defer></script>\n")
      }
    }
  }

  private func meta(
    _ kind: StaticString, _ name: String, _ content: String, to html: inout HTMLWriter
  ) {
    html.markup("<meta")
    html.attribute(kind, name)
    html.attribute("content", content)
    html.markup(">\n")
  }

  private func writeImage(_ baseURL: String, to html: inout HTMLWriter) {
    let card = content.image == nil ? PageCards.path(of: page, on: site) : nil
    let image = SiteImage(site: site).address(of: page, content, baseURL)
    meta("property", "og:image", image, to: &html)
    if content.image == nil, site.plan.corpus.settings.image == nil {
      meta("property", "og:image:width", "1200", to: &html)
      meta("property", "og:image:height", "630", to: &html)
    }
    let own = content.image == nil ? SiteImage(site: site).description(in: content.language) : nil
    let drawn = card.map { _ in
      content.title + " — " + PageCards.hint(of: page, in: content.language, on: site)
    }
    meta("property", "og:image:alt", drawn ?? own ?? content.title, to: &html)
    meta("name", "twitter:card", "summary_large_image", to: &html)
  }

  private func link(_ relation: String, _ address: String, to html: inout HTMLWriter) {
    html.markup("<link")
    html.attribute("rel", relation)
    html.attribute("href", address)
    html.markup(">\n")
  }

  private func alternate(_ tag: String, _ address: String, to html: inout HTMLWriter) {
    html.markup("<link rel=\"alternate\"")
    html.attribute("hreflang", tag)
    html.attribute("href", address)
    html.markup(">\n")
  }

  private static func locale(of language: Language) -> String? {
    switch language {
    case .english: "en_US"
    case .korean: "ko_KR"
    case .japanese: "ja_JP"
    default: nil
    }
  }
}
