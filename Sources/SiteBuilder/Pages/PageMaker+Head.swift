import Bitext

extension PageMaker {
  /// What search engines and other sites read of a page; most of it needs absolute addresses.
  func head(of page: Page, _ content: Content) -> HTMLWriter {
    var html = HTMLWriter()
    if !content.description.isEmpty { meta("name", "description", content.description, to: &html) }
    if !content.isIndexed { meta("name", "robots", "noindex", to: &html) }
    meta("property", "og:title", content.title, to: &html)
    meta("property", "og:type", content.kind == "topic" ? "article" : "website", to: &html)
    meta("property", "og:site_name", text.title(in: content.language), to: &html)
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
    if !content.body.shownExamples.isEmpty { write(exampleAssets, from: page, to: &html) }
    write(content.assets, from: page, to: &html)
    guard let baseURL, page != .notFound else { return html }
    let canonical = content.canonical ?? page
    writeStructuredData(of: page, content, to: &html)
    if plan.datedLanguages.contains(content.language) {
      html.markup("<link rel=\"alternate\" type=\"application/atom+xml\"")
      html.attribute("href", root(of: page) + Address.encoded(feedPath(of: content.language)))
      html.attribute("title", text.title(in: content.language))
      html.markup(">\n")
    }
    link("canonical", baseURL + address(of: canonical), to: &html)
    meta("property", "og:url", baseURL + address(of: canonical), to: &html)
    writeImage(of: content, to: &html)
    if content.alternates.count > 1 {
      for (language, target) in content.alternates {
        alternate(language.tag, baseURL + address(of: target), to: &html)
      }
      alternate("x-default", baseURL + address(of: content.alternates[0].page), to: &html)
    }
    return html
  }

  /// Sheets and scripts that not every page needs.
  private func write(_ files: [String], from page: Page, to html: inout HTMLWriter) {
    for file in files {
      let address = root(of: page) + file
      if file.hasSuffix(".css") {
        link("stylesheet", address, to: &html)
      } else {
        html.markup("<script")
        html.attribute("src", address)
        html.markup(" defer></script>\n")
      }
    }
  }

  /// The path of a page as a host serves it: without the file's name.
  func address(of page: Page) -> String {
    String(plan.address(of: page).dropLast("index.html".utf8.count))
  }

  func meta(
    _ kind: StaticString, _ name: String, _ content: String, to html: inout HTMLWriter
  ) {
    html.markup("<meta")
    html.attribute(kind, name)
    html.attribute("content", content)
    html.markup(">\n")
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
