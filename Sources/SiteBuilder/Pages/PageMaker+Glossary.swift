import Bitext

extension PageMaker {
  /// Every concept with its terms: those of the page's language first, the others beside them.
  func glossary(_ language: Language) -> Content {
    let page = Page.glossary(language)
    var body = body(page, language)
    body.html.markup("<article>\n<h1>")
    body.html.text(body.words.glossary)
    body.html.markup("</h1>\n<dl class=\"terms\">\n")
    for concept in plan.corpus.glossary.concepts { write(concept, to: &body) }
    body.html.markup("</dl>\n</article>\n")
    var content = Content(
      kind: "glossary", language: language, title: body.words.glossary,
      description: body.words.siteDescription, body: body)
    content.switches = plan.spokenLanguages.map {
      ($0, plan.contains(.glossary($0)) ? .glossary($0) : .index($0))
    }
    content.alternates = plan.spokenLanguages.filter { plan.contains(.glossary($0)) }
      .map { ($0, .glossary($0)) }
    return content
  }

  private func write(_ concept: Glossary.Concept, to body: inout BodyWriter) {
    body.html.markup("<div")
    body.html.attribute("id", concept.id)
    body.html.markup("><dt>")
    let own = concept.terms[body.language] ?? []
    let rest = plan.spokenLanguages.filter { $0 != body.language }
    if own.isEmpty {
      let spoken = rest.first { !(concept.terms[$0] ?? []).isEmpty }
      writeTerms(spoken.flatMap { concept.terms[$0] } ?? concept.keep, spoken, to: &body)
    } else {
      writeTerms(own, body.language, to: &body)
    }
    body.html.markup("</dt>\n")
    for language in rest {
      guard let terms = concept.terms[language], !terms.isEmpty else { continue }
      body.html.markup("<dd class=\"term\">")
      writeTerms(terms, language, to: &body)
      body.html.markup("</dd>\n")
    }
    if let seen = concept.seen[body.language], !seen.isEmpty {
      body.html.markup("<dd class=\"seen\"><span class=\"label\">")
      body.html.text(body.words.alsoWritten)
      body.html.markup("</span> ")
      body.html.text(seen.joined(separator: ", "))
      body.html.markup("</dd>\n")
    }
    if let note = concept.note[body.language], !note.isEmpty {
      body.html.markup("<dd class=\"note\">")
      body.html.text(note)
      body.html.markup("</dd>\n")
    }
    body.html.markup("</div>\n")
  }

  private func writeTerms(_ terms: [String], _ language: Language?, to body: inout BodyWriter) {
    body.html.markup("<span")
    if let language { body.writeLanguage(language) }
    body.html.markup(">")
    body.html.text(terms.joined(separator: ", "))
    body.html.markup("</span>")
  }
}
