import Bitext

/// Links between the pages of a large glossary.
struct GlossaryPartLinks {
  let site: SiteContext
  let language: Language

  /// The title of a page, with its number if there are several.
  func title(_ title: String, of part: Int) -> String {
    let count = site.plan.glossaryParts.count
    return count == 1 ? title : "\(title) (\(part + 1)/\(count))"
  }

  /// Writes a link to each page, labelled with its first term; nothing if there is only one page.
  func write(current: Int, to body: inout BodyWriter, _ page: (Int) -> Page) {
    let parts = site.plan.glossaryParts
    guard parts.count > 1 else { return }
    body.html.markup("<nav class=\"parts\"")
    body.html.attribute("aria-label", body.words.glossary)
    body.html.markup("><ol>\n")
    for part in 0..<parts.count {
      let concept = site.plan.corpus.glossary.concepts[parts.concepts(of: part).lowerBound]
      let named = ([language] + site.plan.spokenLanguages).first {
        !(concept.terms[$0] ?? []).isEmpty
      }
      body.html.markup("<li><a")
      body.html.attribute("href", body.href(page(part)))
      if part == current { body.html.attribute("aria-current", "page") }
      if let named { body.writeLanguage(named) }
      body.html.markup(">")
      body.html.text(Excerpt.cut(named.flatMap { concept.terms[$0]?.first } ?? concept.id, to: 40))
      body.html.markup("</a></li>\n")
    }
    body.html.markup("</ol></nav>\n")
  }
}
