import Bitext
import RowStyles

/// What the front pages show of the site: a field for searching, a paragraph in all languages, a live
/// table, and doors with numbers.
struct FrontParts {
  let site: SiteContext
  let language: Language

  /// Writes the search field, which leads to the search page.
  func writeSearch(to body: inout BodyWriter) {
    let target = Page.desk(.search, language)
    guard site.plan.contains(target) else { return }
    let words = DeskWords.of(language)
    body.html.markup("<form class=\"front-search\" role=\"search\"")
    body.html.attribute("action", body.href(target))
    body.html.markup("><input name=\"q\" type=\"search\" autocomplete=\"off\"")
    body.html.markup(" autocapitalize=\"off\"")
    body.html.markup(" spellcheck=\"false\"")
    body.html.attribute("aria-label", words.searchBox)
    body.html.attribute("placeholder", words.searchBox)
    body.html.markup("><button type=\"submit\">")
    body.html.text(words.search)
    body.html.markup("</button></form>\n")
  }

  /// Writes large links with the number of what is behind them.
  func writeDoors(to body: inout BodyWriter) {
    let words = body.words
    var doors: [(page: Page, name: String, count: String)] = []
    let sections = site.plan.sections.count
    if sections > 1 {
      doors.append((.index(language), words.sections, words.sectionCount(sections)))
    }
    doors.append(
      (.index(language), words.topics, words.topicCount(site.plan.corpus.topics.count)))
    doors.append(
      (.gallery(language), words.gallery, words.exampleCount(GalleryPart.all.count)))
    doors.append(
      (.guidelines(language), words.guidelines, words.guidelineCount(Guidelines.all.count)))
    doors.append(
      (
        .glossary(language), words.glossary,
        words.termCount(site.plan.corpus.glossary.concepts.count)
      ))
    doors.removeAll { !site.plan.contains($0.page) }
    guard doors.count > 1 else { return }
    body.html.markup("<ul class=\"ways\">\n")
    for door in doors {
      body.html.markup("<li><a")
      let isOwn = door.page == body.page
      body.html.attribute("href", isOwn ? "#topics-of-site" : body.href(door.page))
      body.html.markup("><span class=\"name\">")
      body.html.text(door.name)
      body.html.markup("</span> <span class=\"count\">")
      body.html.text(door.count)
      body.html.markup("</span></a></li>\n")
    }
    body.html.markup("</ul>\n")
  }

  /// Writes a paragraph in all languages, the reader's own first, and a live table from its topic.
  func writeSpecimen(to body: inout BodyWriter) {
    guard let specimen = Specimen.first(in: site.plan) else { return }
    let topic = site.plan.corpus.topics[specimen.topic]
    let unit = topic.units[specimen.unit]
    let languages = [language] + site.plan.spokenLanguages.filter { $0 != language }
    body.html.markup("<section class=\"specimen\"><h2>")
    body.html.text(body.words.specimen)
    body.html.markup("</h2>\n<div class=\"texts columns-")
    body.html.markup(min(languages.count, 4))
    body.html.markup("\">\n")
    for language in languages {
      guard let variant = topic.mainVariant(of: unit, in: language) else { continue }
      body.html.markup("<div")
      body.html.attribute("data-lang", language.tag)
      body.writeLanguage(language)
      body.html.markup("><p class=\"label\">")
      body.html.text(Catalogue.ownName(of: language))
      body.html.markup("</p>\n<p>")
      body.within(language) { $0.writeText(topic.text(of: variant)) }
      body.html.markup("</p></div>\n")
    }
    body.html.markup("</div>\n")
    if site.plan.hasParallel(topic) {
      body.html.markup("<p class=\"more-of-it\"><a")
      body.html.attribute("href", body.hrefOfParallel(specimen.topic, unit: unit.id))
      body.html.markup("><span class=\"columns\" aria-hidden=\"true\"></span>")
      body.html.text(body.words.sideBySide)
      body.html.markup(": ")
      let title = site.text.title(of: topic, in: body.language)
      body.html.markup("<span")
      body.writeLanguage(title.language)
      body.html.markup(">")
      body.html.text(title.text)
      body.html.markup("</span></a></p>\n")
    }
    body.html.markup("</section>\n")
    writeExample(of: specimen.topic, to: &body)
  }

  /// Writes the first live table of a topic.
  private func writeExample(of topic: Int, to body: inout BodyWriter) {
    let following = site.examples(topic).following
    let tables = following.sorted { $0.key < $1.key }.flatMap(\.value).lazy.map(\.showing)
    let first = tables.first { showing in
      guard case .tables(let tables) = showing, let table = tables.first else { return false }
      return table.columnSet == nil && !table.isInSplitView && table.platform == .iOS
    }
    guard let first else { return }
    body.html.markup("<section class=\"live\"><h2>")
    body.html.text(body.words.liveTable)
    body.html.markup("</h2>\n")
    ExampleWriter.write(first, to: &body)
    body.html.markup("</section>\n")
  }
}
