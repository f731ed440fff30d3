import Bitext

/// A page of the glossary: every concept with its terms, the page's language first.
///
/// It also lists the spellings in the notes, and which sources use which of them.
struct GlossaryPage {
  let site: SiteContext
  let language: Language
  /// The index of the page among those of the glossary.
  let part: Int

  func content() -> PageContent {
    let page = Page.glossary(language, part: part)
    let desk = DeskWords.of(language)
    var body = site.body(page, language)
    body.html.markup("<article>\n<h1>")
    body.html.text(body.words.glossary)
    body.html.markup("</h1>\n")
    let all = Page.desk(.terms, language)
    if site.plan.contains(all) {
      body.html.markup("<p class=\"lead\"><a")
      body.html.attribute("href", body.href(all))
      body.html.markup(">")
      body.html.text(desk.allTerms)
      body.html.markup("</a></p>\n")
    }
    if let repository = RepositoryLinks(site.plan.corpus.settings) {
      body.html.markup("<p class=\"corrections\"><a")
      body.html.attribute("href", repository.editor(of: Glossary.fileName))
      body.html.markup(" rel=\"nofollow\">")
      body.html.text(body.words.edit)
      body.html.markup("</a></p>\n")
    }
    let parts = GlossaryPartLinks(site: site, language: language)
    parts.write(current: part, to: &body) { .glossary(language, part: $0) }
    body.html.markup("<div class=\"concepts\">\n")
    for index in site.plan.glossaryParts.concepts(of: part) {
      write(site.plan.corpus.glossary.concepts[index], index, desk, to: &body)
    }
    body.html.markup("</div>\n</article>\n")
    var content = PageContent(
      kind: "glossary desk", language: language, title: parts.title(body.words.glossary, of: part),
      description: body.words.siteDescription, body: body)
    content.assets = ["assets/desk.css"]
    content.switches = site.plan.spokenLanguages.map {
      ($0, site.plan.contains(.glossary($0, part: part)) ? .glossary($0, part: part) : .index($0))
    }
    content.alternates = site.plan.spokenLanguages.filter { site.plan.contains(.glossary($0)) }
      .map { ($0, .glossary($0, part: part)) }
    return content
  }

  private func write(
    _ concept: Glossary.Concept, _ index: Int, _ desk: SharedValue<DeskWords>,
    to body: inout BodyWriter
  ) {
    let language = body.language
    let rest = site.plan.spokenLanguages.filter { $0 != language }
    let titled = [language] + rest
    let titleLanguage = titled.first { !(concept.terms[$0] ?? []).isEmpty }
    body.html.markup("<section class=\"concept\"")
    body.html.attribute("id", concept.id)
    body.html.markup(">\n<h2")
    if let titleLanguage { body.writeLanguage(titleLanguage) }
    body.html.markup(">")
    body.html.text(titleLanguage.flatMap { concept.terms[$0]?.first } ?? concept.id)
    body.html.markup("</h2>\n<p class=\"renderings\">")
    for other in rest where other != titleLanguage {
      guard let terms = concept.terms[other], !terms.isEmpty else { continue }
      body.html.markup("<span")
      body.html.attribute("data-lang", other.tag)
      body.writeLanguage(other)
      body.html.markup(">")
      body.html.text(terms.joined(separator: ", "))
      body.html.markup("</span> ")
    }
    body.html.markup("</p>\n")
    if let note = concept.note[language], !note.isEmpty {
      body.html.markup("<p class=\"note\">")
      body.writeText(note)
      body.html.markup("</p>\n")
    }
    body.html.markup("<dl class=\"forms\">\n")
    let spellings = SpellingList(site: site, desk: desk)
    spellings.write(concept: index, in: language, to: &body)
    spellings.write(kept: concept.keep, to: &body)
    body.html.markup("</dl>\n</section>\n")
  }
}
