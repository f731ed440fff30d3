import Bitext
import RowStyles

/// The code of every example: for the frameworks, and the YAML that defines it.
struct ListingsPage {
  let site: SiteContext
  let language: Language

  func content() -> PageContent {
    let page = Page.listings(language)
    var body = site.body(page, language)
    body.html.markup("<article class=\"listings\">\n<h1>")
    body.html.text(body.words.listings)
    body.html.markup("</h1>\n<p class=\"lead\">")
    body.html.text(body.words.listingsHint)
    body.html.markup("</p>\n")
    for table in site.book.shownTables.value {
      let fingerprint = site.book.memory.facts(of: table).fingerprint
      let label = table.label.best(for: body.textLanguage)
      body.html.markup("<section class=\"ex-listings\"")
      body.html.attribute("id", TableRenderer.listingsID(fingerprint))
      body.html.attribute("data-hash", fingerprint)
      body.html.markup(">\n<h2")
      body.writeLanguage(Language(tag: label.language.rawValue))
      body.html.markup(">")
      body.html.text(label.text.isEmpty ? table.id : label.text)
      body.html.markup("</h2>\n<p class=\"label\"><code translate=\"no\">")
      body.html.text(table.id)
      body.html.markup("</code></p>\n")
      body.html.markup(
        bytes: TableRenderer.listings(of: table, language: body.textLanguage))
      body.html.markup("</section>\n")
      body.examples.note("listing \(table.id)")
    }
    body.html.markup("</article>\n")
    ExampleWords.write(to: &body, of: site)
    var content = PageContent(
      kind: "listings topic", language: language, title: body.words.listings,
      description: body.words.listingsHint, body: body)
    content.assets = ["assets/gallery.css"]
    content.switches = site.plan.spokenLanguages.map { ($0, .listings($0)) }
    content.isIndexed = false
    return content
  }
}
