import Bitext

/// The home page: the folder's README, then every topic with its titles in all languages.
struct HomePage {
  let site: SiteContext

  /// The largest number of topics with a row of their own; others are found through their sections.
  private static let mostRows = 120

  func content() -> PageContent {
    let language = site.plan.spokenLanguages.first ?? .undetermined
    var body = site.body(.home, language)
    let welcome = Welcome(site: site, language: language)
    let parts = FrontParts(site: site, language: language)
    parts.writeHero(to: &body) { body in
      if !welcome.write(to: &body) { welcome.writeGreeting(to: &body) }
    }
    welcome.writeRemaining(to: &body)
    writeDoors(to: &body)
    parts.writeSpecimen(to: &body)
    parts.writeDoors(to: &body)
    if site.plan.corpus.topics.count > Self.mostRows {
      writeSections(in: language, to: &body)
    } else {
      writeTable(to: &body)
    }
    ExampleWords.write(to: &body, of: site)
    var content = PageContent(
      kind: "home", language: language, title: site.text.title(in: language),
      description: site.text.description(in: language), body: body)
    content.assets = ["assets/front.css", "assets/front.js"]
    content.switches = site.plan.languages.map { ($0, .index($0)) }
    content.alternates = site.plan.spokenLanguages.map { ($0, .index($0)) }
    content.parallel = site.plan.homeParallel(for: language)
    content.isForEveryone = true
    return content
  }

  /// Writes a large link for each language.
  private func writeDoors(to body: inout BodyWriter) {
    guard site.plan.languages.count > 1 else { return }
    body.html.markup("<ul class=\"doors\">\n")
    for language in site.plan.languages {
      let count = site.plan.corpus.topics.count { $0.languages.contains(language) }
      body.html.markup("<li><a")
      body.html.attribute("href", body.href(.index(language)))
      if language.isDetermined { body.html.attribute("hreflang", language.tag) }
      body.html.attribute("data-lang", language.tag)
      body.writeLanguage(language.isDetermined ? language : body.shellLanguage)
      body.html.markup("><span class=\"name\">")
      body.html.text(Catalogue.ownName(of: language))
      body.html.markup("</span> <span class=\"count\">")
      body.html.text(Catalogue.of(language).topicCount(count))
      body.html.markup("</span></a></li>\n")
    }
    body.html.markup("</ul>\n")
  }

  /// Writes one row per section, with its name and the number of its topics.
  private func writeSections(in language: Language, to body: inout BodyWriter) {
    guard site.plan.sections.count > 1 else { return }
    body.html.markup("<section class=\"ledger\"")
    body.html.attribute("aria-label", body.words.topics)
    body.html.markup(">\n<ul>\n")
    let address = body.href(.index(language))
    site.writeSectionItems(on: address, "<li class=\"columns-2\">", to: &body)
    body.html.markup("</ul>\n</section>\n")
  }

  /// Writes one row per topic, with its title in every language.
  private func writeTable(to body: inout BodyWriter) {
    let topics = site.plan.corpus.topics
    guard !topics.isEmpty else { return }
    body.html.markup("<section class=\"ledger\"")
    body.html.attribute("aria-label", body.words.topics)
    body.html.markup(">\n")
    var section: String?
    for index in topics.indices {
      let topic = topics[index]
      if topic.section != section {
        if section != nil { body.html.markup("</ul>\n") }
        section = topic.section
        site.writeSectionHeading(topic.section, to: &body)
        body.html.markup("<ul>\n")
      }
      writeLedgerRow(of: index, to: &body)
    }
    body.html.markup("</ul>\n</section>\n")
  }

  private func writeLedgerRow(of index: Int, to body: inout BodyWriter) {
    let topic = site.plan.corpus[index]
    body.html.markup("<li class=\"columns-")
    body.html.markup(min(site.plan.languages.count, 4))
    body.html.markup("\">")
    for language in site.plan.languages {
      guard topic.mainEdition(in: language) != nil else {
        body.html.markup("<span class=\"none\">")
        if language.isDetermined {
          body.html.text(body.words.missingIn(body.words.name(of: language)))
        }
        body.html.markup("</span>")
        continue
      }
      body.html.markup("<a")
      body.html.attribute("href", body.href(site.plan.page(ofTopic: index, in: language)))
      body.html.attribute("data-lang", language.tag)
      let title = site.text.title(of: topic, in: language)
      body.writeLanguage(title.language)
      body.html.markup(">")
      body.html.text(title.text)
      body.html.markup("</a>")
    }
    body.html.markup("</li>\n")
  }
}
