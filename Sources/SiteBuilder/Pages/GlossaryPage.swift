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
    let concepts = site.plan.glossaryParts.concepts(of: part)
    let groups = GlossaryGroups(concepts, of: site, in: language)
    groups.writeLinks(to: &body)
    body.html.markup("<div class=\"filter\"")
    body.html.attribute("data-filter", desk.filterTerms)
    body.html.attribute("data-none", desk.noTermMatches)
    body.html.markup("></div>\n<div class=\"concepts\">\n")
    for (group, concepts) in groups.groups {
      groups.writeHeading(of: group, to: &body)
      for index in concepts {
        let level = groups.isGrouped ? 3 : 2
        write(site.plan.corpus.glossary.concepts[index], index, level, desk, to: &body)
      }
    }
    body.html.markup("</div>\n</article>\n")
    var content = PageContent(
      kind: "glossary topic desk", language: language,
      title: parts.title(body.words.glossary, of: part),
      description: body.words.glossaryHint, body: body)
    content.aside = index(of: concepts)
    content.assets = ["assets/desk.css", "assets/topics.css", "assets/filter.js"]
    content.switches = site.plan.spokenLanguages.map {
      ($0, site.plan.contains(.glossary($0, part: part)) ? .glossary($0, part: part) : .index($0))
    }
    content.alternates = site.plan.spokenLanguages.filter { site.plan.contains(.glossary($0)) }
      .map { ($0, .glossary($0, part: part)) }
    return content
  }

  /// The terms of the page by their first letters, as an index beside them.
  private func index(of concepts: Range<Int>) -> HTMLWriter {
    let entries = concepts.map { concept in
      let title = title(of: site.plan.corpus.glossary.concepts[concept])
      return TitleIndex.Entry(item: concept, title: title.text, language: title.language)
    }
    let titles = entries.reduce(into: [:]) { $0[$1.title, default: 0] += 1 }
    var html = HTMLWriter()
    guard entries.count > 1 else { return html }
    html.markup("<nav class=\"contents letters-of-terms\"")
    html.attribute("aria-label", Catalogue.of(language).contents)
    html.markup(">\n<h2>")
    html.text(Catalogue.of(language).contents)
    html.markup("</h2>\n")
    for group in TitleIndex(entries, for: language).groups {
      html.markup("<p class=\"letter\" aria-hidden=\"true\">")
      html.text(group.letter)
      html.markup("</p>\n<ul>\n")
      for entry in group.entries {
        html.markup("<li><a")
        let concept = site.plan.corpus.glossary.concepts[entry.item]
        html.attribute("href", "#", Address.encoded(concept.id))
        if entry.language != language { html.attribute("lang", entry.language.tag) }
        html.markup(">")
        html.text(entry.title)
        // Several concepts may have the same term.
        if titles[entry.title] != 1, let other = otherTerm(of: concept, than: entry.language) {
          html.markup(" <span class=\"count\"")
          html.attribute("lang", other.language.tag)
          html.markup(">")
          html.text(other.text)
          html.markup("</span>")
        }
        html.markup("</a></li>\n")
      }
      html.markup("</ul>\n")
    }
    html.markup("</nav>\n")
    return html
  }

  /// The first term of a concept in the page's language, or else in another.
  private func title(of concept: Glossary.Concept) -> (text: String, language: Language) {
    for language in [language] + site.plan.spokenLanguages {
      if let term = concept.terms[language]?.first { return (term, language) }
    }
    return (concept.id, language)
  }

  /// The first term of a concept in the first language that is not `language`.
  private func otherTerm(
    of concept: Glossary.Concept, than language: Language
  ) -> (text: String, language: Language)? {
    for other in site.plan.spokenLanguages where other != language {
      if let term = concept.terms[other]?.first { return (term, other) }
    }
    return nil
  }

  private func write(
    _ concept: Glossary.Concept, _ index: Int, _ level: Int, _ desk: SharedValue<DeskWords>,
    to body: inout BodyWriter
  ) {
    let language = body.language
    let rest = site.plan.spokenLanguages.filter { $0 != language }
    let titled = [language] + rest
    let titleLanguage = titled.first { !(concept.terms[$0] ?? []).isEmpty }
    body.html.markup("<section class=\"concept\"")
    body.html.attribute("id", concept.id)
    body.html.markup(">\n<h")
    body.html.markup(level)
    if let titleLanguage { body.writeLanguage(titleLanguage) }
    body.html.markup(">")
    body.html.text(titleLanguage.flatMap { concept.terms[$0]?.first } ?? concept.id)
    body.html.markup("</h")
    body.html.markup(level)
    body.html.markup(">\n<p class=\"renderings\">")
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
