import Bitext

extension PageMaker {
  /// What hosts show for an address without a page, in every language of the site.
  func notFound() -> Content {
    let language = plan.spokenLanguages.first ?? .english
    var body = body(.notFound, language)
    let languages = plan.spokenLanguages + Language.known.filter { !plan.languages.contains($0) }
    for (number, language) in languages.enumerated() {
      let words = Catalogue.of(language)
      body.html.markup("<section class=\"lost\"")
      body.writeLanguage(language)
      body.html.markup(number == 0 ? ">\n<h1>" : ">\n<h2>")
      body.html.text(words.notFoundTitle)
      body.html.markup(number == 0 ? "</h1>\n<p>" : "</h2>\n<p>")
      body.html.text(words.notFoundText)
      body.html.markup(" <a")
      let target = plan.contains(.index(language)) ? Page.index(language) : .home
      body.html.attribute("href", href(target, from: .notFound))
      body.html.markup(">")
      body.html.text(words.home)
      body.html.markup("</a></p>\n</section>\n")
    }
    var content = Content(
      kind: "lost", language: language, title: Catalogue.of(language).notFoundTitle, body: body)
    content.isIndexed = false
    return content
  }
}
