import Bitext

extension PageMaker {
  /// Every concept with its terms in one language first, how the notes spell it, and whose words
  /// they are.
  func glossary(_ language: Language, part: Int) -> Content {
    let page = Page.glossary(language, part: part)
    let desk = DeskWords.of(language)
    var body = body(page, language)
    body.html.markup("<article>\n<h1>")
    body.html.text(body.words.glossary)
    body.html.markup("</h1>\n")
    let all = Page.desk(.terms, language)
    if plan.contains(all) {
      body.html.markup("<p class=\"lead\"><a")
      body.html.attribute("href", body.href(all))
      body.html.markup(">")
      body.html.text(desk.allTerms)
      body.html.markup("</a></p>\n")
    }
    writeParts(in: language, current: part, to: &body) { .glossary(language, part: $0) }
    body.html.markup("<div class=\"concepts\">\n")
    for index in plan.glossaryParts.concepts(of: part) {
      write(plan.corpus.glossary.concepts[index], index, desk, to: &body)
    }
    body.html.markup("</div>\n</article>\n")
    var content = Content(
      kind: "glossary desk", language: language, title: title(body.words.glossary, ofPart: part),
      description: body.words.siteDescription, body: body)
    content.assets = ["assets/desk.css"]
    content.switches = plan.spokenLanguages.map {
      ($0, plan.contains(.glossary($0, part: part)) ? .glossary($0, part: part) : .index($0))
    }
    content.alternates = plan.spokenLanguages.filter { plan.contains(.glossary($0)) }
      .map { ($0, .glossary($0, part: part)) }
    return content
  }

  /// The title of one of several pages, with which of them it is.
  func title(_ title: String, ofPart part: Int) -> String {
    let count = plan.glossaryParts.count
    return count == 1 ? title : "\(title) (\(part + 1)/\(count))"
  }

  /// Links to the pages that a glossary is spread over, each by the first of its terms.
  func writeParts(
    in language: Language, current: Int, to body: inout BodyWriter, _ page: (Int) -> Page
  ) {
    let parts = plan.glossaryParts
    guard parts.count > 1 else { return }
    body.html.markup("<nav class=\"parts\"")
    body.html.attribute("aria-label", body.words.glossary)
    body.html.markup("><ol>\n")
    for part in 0..<parts.count {
      let concept = plan.corpus.glossary.concepts[parts.concepts(of: part).lowerBound]
      let named = ([language] + plan.spokenLanguages).first { !(concept.terms[$0] ?? []).isEmpty }
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

  private func write(
    _ concept: Glossary.Concept, _ index: Int, _ desk: SharedValue<DeskWords>,
    to body: inout BodyWriter
  ) {
    let language = body.language
    let rest = plan.spokenLanguages.filter { $0 != language }
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
      body.html.text(note)
      body.html.markup("</p>\n")
    }
    body.html.markup("<dl class=\"forms\">\n")
    writeSpellings(of: index, in: language, desk, to: &body)
    writeKept(concept.keep, desk, to: &body)
    body.html.markup("</dl>\n</section>\n")
  }

  func writeKept(_ names: [String], _ desk: SharedValue<DeskWords>, to body: inout BodyWriter) {
    guard !names.isEmpty else { return }
    body.html.markup("<div><dt>")
    body.html.text(desk.keep)
    body.html.markup("</dt>\n<dd>")
    for (number, name) in names.enumerated() {
      body.html.markup(number > 0 ? ", <code translate=\"no\">" : "<code translate=\"no\">")
      body.html.text(name)
      body.html.markup("</code>")
    }
    body.html.markup("</dd></div>\n")
  }

  /// The spellings of a concept in one language by what the glossary says of them, each with its
  /// uses; then whose words they are, where sources differ.
  func writeSpellings(
    of concept: Int, in language: Language, _ desk: SharedValue<DeskWords>,
    to body: inout BodyWriter
  ) {
    let spellings = uses.value.spellings(of: concept, in: language)
    for (form, label) in [
      (TermFinder.Form.preferred, desk.preferred), (.allowed, desk.allowed), (.seen, desk.seen),
      (.forbidden, desk.forbidden),
    ] {
      let own = spellings.filter { $0.form == form }
      guard !own.isEmpty else { continue }
      body.html.markup("<div class=\"form-")
      body.html.markup(form.rawValue)
      body.html.markup("\"><dt>")
      body.html.text(label)
      body.html.markup("</dt>\n")
      for spelling in own { write(spelling, language, desk, to: &body) }
      body.html.markup("</div>\n")
    }
    let used = spellings.filter { $0.count > 0 }
    let sources = Set(used.flatMap { $0.sources.map(\.path) })
    guard used.count > 1, sources.count > 1 else { return }
    body.html.markup("<div class=\"who\"><dt>")
    body.html.text(desk.whoSaysWhat)
    body.html.markup("</dt>\n")
    for spelling in used {
      body.html.markup("<dd><b")
      body.writeLanguage(language)
      body.html.markup(">")
      body.html.text(spelling.text)
      body.html.markup("</b> ")
      for (number, source) in spelling.sources.enumerated() {
        body.html.markup(number > 0 ? ", <bdi class=\"path\">" : "<bdi class=\"path\">")
        body.html.text(PlainText.composed(source.path))
        body.html.markup("</bdi> <span class=\"count\">")
        body.html.markup(source.count)
        body.html.markup("</span>")
      }
      body.html.markup("</dd>\n")
    }
    body.html.markup("</div>\n")
  }

  private func write(
    _ spelling: GlossaryUses.Spelling, _ language: Language, _ desk: SharedValue<DeskWords>,
    to body: inout BodyWriter
  ) {
    body.html.markup("<dd><span class=\"spelling\"")
    body.writeLanguage(language)
    body.html.markup(">")
    body.html.text(spelling.text)
    body.html.markup("</span> ")
    guard spelling.count > 0 else {
      body.html.markup("<span class=\"count\">")
      body.html.text(desk.unused)
      body.html.markup("</span></dd>\n")
      return
    }
    body.html.markup("<details class=\"uses\"><summary>")
    body.html.text(spelling.count == 1 ? desk.oneUse : desk.uses(spelling.count))
    body.html.markup("</summary>\n<ul>\n")
    for place in spelling.places { write(place, language, to: &body) }
    let search = Page.desk(.search, body.language)
    if spelling.count > spelling.places.count, plan.contains(search) {
      body.html.markup("<li><a")
      let query = Address.encoded(spelling.text)
      body.html.attribute("href", body.href(search) + "#q=\(query)&in=\(language.tag)")
      body.html.markup(">")
      body.html.text(desk.search)
      body.html.markup("</a></li>\n")
    }
    body.html.markup("</ul></details></dd>\n")
  }

  /// A link to a unit on its page, with the words around it that tell it from others.
  private func write(
    _ place: GlossaryUses.Place, _ language: Language, to body: inout BodyWriter
  ) {
    let topic = plan.corpus.topics[place.topic]
    let title = text.title(of: topic, in: language)
    let unit = topic.units[place.unit]
    let variant = topic.mainVariant(of: unit, in: language)
    let words = variant.map { Excerpt.cut(topic.text(of: $0), to: 48) } ?? ""
    let target = plan.page(ofTopic: place.topic, in: language)
    let isThere = memory.shows(unit.id, on: target, in: plan)
    body.html.markup("<li><a")
    body.html.attribute(
      "href",
      isThere || !plan.hasParallel(topic)
        ? body.href(target, fragment: isThere ? unit.id : nil)
        : body.href(.parallel(topic: place.topic), fragment: unit.id))
    body.writeLanguage(title.language)
    body.html.markup(">")
    body.html.text(title.text)
    body.html.markup("</a> <span")
    body.writeLanguage(language)
    body.html.markup(">")
    body.html.text(words)
    body.html.markup("</span></li>\n")
  }
}
