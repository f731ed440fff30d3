import Bitext

/// The page that hosts show for unknown addresses, in every language of the site.
struct NotFoundPage {
  let site: SiteContext

  func content() -> PageContent {
    let language = site.plan.spokenLanguages.first ?? .english
    var body = site.body(.notFound, language)
    let languages =
      site.plan.spokenLanguages + Language.known.filter { !site.plan.languages.contains($0) }
    for (number, language) in languages.enumerated() {
      let words = Catalogue.of(language)
      body.html.markup("<section class=\"lost\"")
      body.writeLanguage(language)
      body.html.markup(number == 0 ? ">\n<h1>" : ">\n<h2>")
      body.html.text(words.notFoundTitle)
      body.html.markup(number == 0 ? "</h1>\n<p>" : "</h2>\n<p>")
      body.html.text(words.notFoundText)
      body.html.markup(" <a")
      let target = site.plan.frontPage(in: language)
      body.html.attribute("href", site.href(target, from: .notFound))
      body.html.markup(">")
      body.html.text(words.home)
      body.html.markup("</a></p>\n")
      if number == 0 { writeSearch(in: language, to: &body) }
      body.html.markup("</section>\n")
    }
    var content = PageContent(
      kind: "lost", language: language, title: Catalogue.of(language).notFoundTitle, body: body)
    content.assets = ["assets/front.css", "assets/front.js"]
    content.isIndexed = false
    return content
  }

  /// Writes a field that leads to the search page.
  private func writeSearch(in language: Language, to body: inout BodyWriter) {
    let target = Page.desk(.search, language)
    guard site.plan.contains(target) else { return }
    FrontParts(site: site, language: language)
      .writeSearch(to: &body, at: site.href(target, from: .notFound))
  }
}
