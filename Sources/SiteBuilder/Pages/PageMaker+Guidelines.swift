import Bitext
import RowStyles

/// Where guidelines stand on their page.
enum GuidelinesPage {
  static func id(of guideline: GuidelineID) -> String { guideline.rawValue.lowercased() }
}

extension PageMaker {
  /// What the model's guidelines say, each with a table that keeps it, one that does not, and the
  /// paragraphs that state it.
  func guidelines(_ language: Language) -> Content {
    let page = Page.guidelines(language)
    var body = body(page, language)
    let places = self.places.value
    body.html.markup("<article class=\"guidelines\">\n<h1>")
    body.html.text(body.words.guidelines)
    body.html.markup("</h1>\n<p class=\"lead\">")
    body.html.text(body.words.guidelinesHint)
    body.html.markup("</p>\n")
    for group in GuidelineGroup.allCases {
      let title = group.title.best(for: body.textLanguage).text
      write(heading: title, level: 2, id: "group-\(group.rawValue)", to: &body)
      for guideline in group.guidelines { write(guideline, places, to: &body) }
    }
    body.html.markup("</article>\n")
    writeExampleWords(to: &body)
    var content = Content(
      kind: "guidelines topic", language: language, title: body.words.guidelines,
      description: body.words.guidelinesHint, body: body)
    content.aside = contents(list(of: body.headings, inherited: language), words: body.words)
    content.switches = plan.spokenLanguages.map { ($0, .guidelines($0)) }
    content.alternates = plan.spokenLanguages.map { ($0, .guidelines($0)) }
    return content
  }

  private func write(
    _ guideline: any Guideline, _ places: ConceptPlaces, to body: inout BodyWriter
  ) {
    body.html.markup("<section class=\"guideline\"")
    body.html.attribute("id", GuidelinesPage.id(of: guideline.id))
    body.html.markup(">\n<h3>")
    body.html.text(guideline.statement.best(for: body.textLanguage).text)
    body.html.markup("</h3>\n")
    write(places.of(guideline.id), to: &body)
    guard case .pair(let pair)? = book.pair(of: guideline.id) else {
      body.html.markup("</section>\n")
      return
    }
    let key = "pair \(guideline.id.rawValue)"
    body.shownExamples.insert(key)
    body.html.markup(
      bytes: TableRenderer.render(
        pair: pair, language: body.textLanguage, idPrefix: "pair-", names: body.conceptNames))
    body.html.markup("</section>\n")
  }

  /// The sources of every example in the frameworks and as their authors write them.
  func listings(_ language: Language) -> Content {
    let page = Page.listings(language)
    var body = body(page, language)
    body.html.markup("<article class=\"listings\">\n<h1>")
    body.html.text(body.words.listings)
    body.html.markup("</h1>\n<p class=\"lead\">")
    body.html.text(body.words.listingsHint)
    body.html.markup("</p>\n")
    for table in book.shownTables.value {
      let label = table.label.best(for: body.textLanguage)
      body.html.markup("<section class=\"ex-listings\"")
      body.html.attribute("id", TableRenderer.listingsID(of: table))
      body.html.attribute("data-hash", table.fingerprint)
      body.html.markup(">\n<h2")
      body.writeLanguage(Language(tag: label.language.rawValue))
      body.html.markup(">")
      body.html.text(label.text.isEmpty ? table.id : label.text)
      body.html.markup("</h2>\n<p class=\"label\"><code translate=\"no\">")
      body.html.text(table.id)
      body.html.markup("</code></p>\n")
      body.html.markup(bytes: TableRenderer.listings(of: table, language: body.textLanguage))
      body.html.markup("</section>\n")
      body.shownExamples.insert("listing \(table.id)")
    }
    body.html.markup("</article>\n")
    writeExampleWords(to: &body)
    var content = Content(
      kind: "listings topic", language: language, title: body.words.listings,
      description: body.words.listingsHint, body: body)
    content.switches = plan.spokenLanguages.map { ($0, .listings($0)) }
    content.isIndexed = false
    return content
  }
}
