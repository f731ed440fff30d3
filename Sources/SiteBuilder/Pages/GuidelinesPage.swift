import Bitext
import RowStyles

/// The page of guidelines: each with a table that follows it, one that breaks it, and the
/// paragraphs that state it.
struct GuidelinesPage {
  let site: SiteContext
  let language: Language

  func content() -> PageContent {
    let page = Page.guidelines(language)
    var body = site.body(page, language)
    let places = site.places.value
    body.html.markup("<article class=\"guidelines\">\n<h1>")
    body.html.text(body.words.guidelines)
    body.html.markup("</h1>\n<p class=\"lead\">")
    body.html.text(body.words.guidelinesHint)
    body.html.markup("</p>\n")
    for group in GuidelineGroup.allCases {
      let title = group.title.best(for: body.textLanguage).text
      body.writeSectionHeading(title, level: 2, id: "group-\(group.rawValue)")
      for guideline in group.guidelines { write(guideline, places, to: &body) }
    }
    body.html.markup("</article>\n")
    ExampleWords.write(to: &body, of: site)
    var content = PageContent(
      kind: "guidelines topic", language: language, title: body.words.guidelines,
      description: body.words.guidelinesHint, body: body)
    content.aside = ContentsList(of: body.outline.headings, inherited: language).navigation(
      body.words)
    content.assets = ["assets/gallery.css"]
    content.switches = site.plan.spokenLanguages.map { ($0, .guidelines($0)) }
    content.alternates = site.plan.spokenLanguages.map { ($0, .guidelines($0)) }
    return content
  }

  private func write(
    _ guideline: any Guideline, _ places: ConceptPlaces, to body: inout BodyWriter
  ) {
    body.html.markup("<section class=\"guideline\"")
    body.html.attribute("id", guideline.id.anchor)
    body.html.markup(">\n<h3>")
    body.html.text(guideline.statement.best(for: body.textLanguage).text)
    body.html.markup("</h3>\n")
    PassageLinks(site: site, passages: places.of(guideline.id)).write(to: &body)
    guard case .pair(let pair)? = site.book.pair(of: guideline.id) else {
      body.html.markup("</section>\n")
      return
    }
    let key = "pair \(guideline.id.rawValue)"
    body.examples.note(key)
    body.html.markup(
      bytes: TableRenderer.render(
        pair: pair, language: body.textLanguage, idPrefix: "pair-", names: body.examples.names,
        remembering: body.examples.memory))
    body.html.markup("</section>\n")
  }
}
