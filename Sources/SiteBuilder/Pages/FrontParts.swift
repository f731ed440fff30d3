import Bitext
import RowStyles

/// The parts of a front page: a search field, a live table, a paragraph in all languages, doors
/// with numbers, and news.
struct FrontParts {
  let site: SiteContext
  let language: Language

  /// Writes the search field, which leads to the search page.
  func writeSearch(to body: inout BodyWriter) {
    let target = Page.desk(.search, language)
    guard site.plan.contains(target) else { return }
    writeSearch(to: &body, at: body.href(target))
  }

  /// Writes the field for the search page at an address.
  func writeSearch(to body: inout BodyWriter, at address: String) {
    let words = DeskWords.of(language)
    body.html.markup("<form class=\"front-search\" role=\"search\"")
    body.html.attribute("action", address)
    body.html.markup("><input name=\"q\" type=\"search\" autocomplete=\"off\"")
    body.html.markup(" autocapitalize=\"off\"")
    body.html.markup(" spellcheck=\"false\"")
    body.html.attribute("aria-label", words.searchBox)
    body.html.attribute("placeholder", words.searchBox)
    body.html.markup("><button type=\"submit\">")
    body.html.text(words.search)
    body.html.markup("</button></form>\n")
  }

  /// Writes large links, each with a number and a description of its target.
  func writeDoors(to body: inout BodyWriter) {
    let words = body.words
    let topics = site.plan.corpus.topics.count
    let sections = site.plan.sections.count
    let doors = [
      Door(
        page: .index(language), name: sections > 1 ? words.sections : words.topics,
        count: words.topicCount(topics), hint: sectionNames),
      Door(
        page: .gallery(language), name: words.gallery,
        count: words.exampleCount(RowStyles.Concept.allCases.count), hint: words.galleryHint),
      Door(
        page: .guidelines(language), name: words.guidelines,
        count: words.guidelineCount(Guidelines.all.count), hint: words.guidelinesHint),
      Door(
        page: .glossary(language), name: words.glossary,
        count: words.termCount(site.plan.corpus.glossary.concepts.count), hint: words.glossaryHint),
    ].filter { site.plan.contains($0.page) }
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
      body.html.markup("</span>")
      if !door.hint.isEmpty {
        body.html.markup(" <span class=\"hint\">")
        body.html.text(door.hint)
        body.html.markup("</span>")
      }
      body.html.markup("</a></li>\n")
    }
    body.html.markup("</ul>\n")
  }

  /// A large link to a page.
  private struct Door {
    let page: Page
    let name: String
    let count: String
    let hint: String
  }

  /// The number of sections that a door names.
  private static let namedSections = 4

  /// The names of the first sections; empty if there is only one.
  private var sectionNames: String {
    let sections = site.plan.sections
    guard sections.count > 1 else { return "" }
    let names = sections.map { site.text.sections.name(of: $0.name, in: language).text }
      .filter { !$0.isEmpty }
    let isCut = names.count > Self.namedSections
    return names.prefix(Self.namedSections).joined(separator: " · ") + (isCut ? " …" : "")
  }

  /// Writes the topics that were changed last; nothing unless several topics have dates.
  func writeNews(to body: inout BodyWriter) {
    let dated = site.plan.datedTopics(in: language)
    guard dated.count > 1 else { return }
    body.html.markup("<section class=\"news\"><h2>")
    body.html.text(body.words.news)
    body.html.markup("</h2>\n<ul>\n")
    for entry in dated.prefix(Self.mostNews) {
      let edition = site.plan.corpus[entry.topic].editions[entry.edition]
      body.html.markup("<li><time")
      body.html.attribute("datetime", entry.date)
      body.html.markup(">")
      body.html.text(entry.date)
      body.html.markup("</time> <a")
      body.html.attribute(
        "href", body.href(.edition(topic: entry.topic, edition: entry.edition)))
      let topic = site.plan.corpus[entry.topic]
      body.writeLanguage(SiteText.titleLanguage(of: edition, in: topic))
      body.html.markup(">")
      body.html.text(edition.title)
      body.html.markup("</a></li>\n")
    }
    body.html.markup("</ul>\n</section>\n")
  }

  /// The number of changed topics that a front page lists.
  private static let mostNews = 5

  /// Writes an introduction with the search field below it and a live table beside it.
  func writeHero(to body: inout BodyWriter, _ introduction: (inout BodyWriter) -> Void) {
    let table = liveTable
    body.html.markup(
      table == nil ? "<div class=\"hero\">\n<div>\n" : "<div class=\"hero split\">\n<div>\n")
    introduction(&body)
    writeSearch(to: &body)
    body.html.markup("</div>\n")
    if let table {
      body.html.markup("<section class=\"live\"><h2 class=\"label\">")
      body.html.text(body.words.liveTable)
      body.html.markup("</h2>\n")
      ExampleWriter.write(table, to: &body)
      body.html.markup("</section>\n")
    }
    body.html.markup("</div>\n")
  }

  /// Writes a paragraph in all languages, the reader's own first.
  func writeSpecimen(to body: inout BodyWriter) {
    guard let specimen = Specimen.first(in: site.plan) else { return }
    let topic = site.plan.corpus[specimen.topic]
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
  }

  /// The table of a front page: the first that an author wrote in a file or a note, or else the
  /// first beside the text of the paragraph in all languages; none if the README above has its own.
  private var liveTable: Showing? {
    if let home = site.plan.corpus.homeNumber,
      site.plan.corpus[home].mainEdition(in: language) != nil,
      !site.examples(home).following.isEmpty
    {
      return nil
    }
    if let own = site.book.ordered.first(where: Self.isFit) {
      return site.book.showing(ofID: own.id)
    }
    guard let topic = Specimen.first(in: site.plan)?.topic else { return nil }
    let following = site.examples(topic).following
    let tables = following.sorted { $0.key < $1.key }.flatMap(\.value).lazy.map(\.showing)
    return tables.first { showing in
      guard case .tables(let tables) = showing, let table = tables.first else { return false }
      return Self.isFit(table)
    }
  }

  /// Whether a table is typical and fits the width of a phone, so that readers understand it at a
  /// glance.
  private static func isFit(_ table: TableSpec) -> Bool {
    table.columnSet == nil && !table.isInSplitView && table.platform == .iOS && table.expect.isEmpty
  }
}
