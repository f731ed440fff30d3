import Bitext

/// The glossary with all languages side by side: one row per concept.
struct TermsPage {
  let site: SiteContext
  let language: Language
  /// The index of the page among those of the glossary.
  let part: Int

  func content() -> PageContent {
    let page = Page.desk(.terms, language, part: part)
    let desk = DeskWords.of(language)
    let columns = site.plan.spokenLanguages.filter { site.plan.contains(.glossary($0)) }
    var body = site.body(page, language)
    body.beginArticle(desk.allTerms, lead: desk.allTermsHint)
    let parts = GlossaryPartLinks(site: site, language: language)
    parts.write(current: part, to: &body) { .desk(.terms, language, part: $0) }
    let concepts = site.plan.glossaryParts.concepts(of: part)
    let groups = GlossaryGroups(concepts, of: site, in: language)
    groups.writeLinks(to: &body)
    body.html.markup("<div class=\"concepts trilingual columns-")
    body.html.markup(min(columns.count, 6))
    body.html.markup("\">\n")
    for (group, concepts) in groups.groups {
      groups.writeHeading(of: group, to: &body)
      for index in concepts {
        let concept = site.plan.corpus.glossary.concepts[index]
        body.html.markup("<section class=\"concept\"")
        body.html.attribute("id", concept.id)
        body.html.markup(groups.isGrouped ? ">\n<h3 class=\"aside\"" : ">\n<h2 class=\"aside\"")
        let named = ([language] + columns).first { !(concept.terms[$0] ?? []).isEmpty }
        if let named { body.writeLanguage(named) }
        body.html.markup(">")
        body.html.text(named.flatMap { concept.terms[$0]?.first } ?? concept.id)
        body.html.markup(groups.isGrouped ? "</h3>\n" : "</h2>\n")
        for column in columns { write(index, concept, column, desk, to: &body) }
        writeRest(of: concept, desk, to: &body)
        body.html.markup("</section>\n")
      }
    }
    body.html.markup("</div>\n</article>\n")
    var content = PageContent(
      kind: "glossary desk", language: language, title: parts.title(desk.allTerms, of: part),
      description: desk.allTermsHint, body: body)
    content.assets = ["assets/desk.css"]
    content.switches = site.plan.spokenLanguages.map { ($0, .desk(.terms, $0, part: part)) }
    content.alternates = site.plan.spokenLanguages.map { ($0, .desk(.terms, $0, part: part)) }
    return content
  }

  private func write(
    _ index: Int, _ concept: Glossary.Concept, _ column: Language, _ desk: SharedValue<DeskWords>,
    to body: inout BodyWriter
  ) {
    body.html.markup("<div class=\"rendering\"")
    body.html.attribute("data-lang", column.tag)
    body.html.markup(">\n<p class=\"head\"")
    body.writeLanguage(column)
    body.html.markup(">")
    if let term = concept.terms[column]?.first {
      body.html.text(term)
    } else {
      body.html.markup("<span class=\"count\">–</span>")
    }
    body.html.markup("</p>\n<dl class=\"forms\">\n")
    SpellingList(site: site, desk: desk).write(concept: index, in: column, to: &body)
    body.html.markup("</dl>\n</div>\n")
  }

  private func writeRest(
    of concept: Glossary.Concept, _ desk: SharedValue<DeskWords>, to body: inout BodyWriter
  ) {
    let note = concept.note[body.language] ?? ""
    guard !note.isEmpty || !concept.keep.isEmpty else { return }
    body.html.markup("<div class=\"rest\">\n")
    if !note.isEmpty {
      body.html.markup("<p class=\"note\">")
      body.writeText(note)
      body.html.markup("</p>\n")
    }
    if !concept.keep.isEmpty {
      body.html.markup("<dl class=\"forms\">\n")
      SpellingList(site: site, desk: desk).write(kept: concept.keep, to: &body)
      body.html.markup("</dl>\n")
    }
    body.html.markup("</div>\n")
  }
}
