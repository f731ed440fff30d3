import Bitext

extension PageMaker {
  /// The front door: the project's own words, then every topic with its titles in all languages.
  func home() -> Content {
    let language = plan.spokenLanguages.first ?? .undetermined
    var body = body(.home, language)
    let isWelcomed = writeWelcome(in: language, page: .home, to: &body)
    if !isWelcomed { writeGreeting(in: language, to: &body) }
    writeRemainingHomes(to: &body)
    writeDoors(to: &body)
    writeTable(of: language, to: &body)
    var content = Content(
      kind: "home", language: language, title: text.title(in: language),
      description: body.words.siteDescription, body: body)
    content.switches = plan.languages.map { ($0, .index($0)) }
    content.alternates = [(language, .home)]
    return content
  }

  /// What can be read in one language, and where else it can be read.
  func index(_ language: Language) -> Content {
    let page = Page.index(language)
    var body = body(page, language)
    if language == plan.spokenLanguages.first {
      writeGreeting(in: language, to: &body)
    } else if !writeWelcome(in: language, page: page, to: &body) {
      writeGreeting(in: language, to: &body)
    }
    let topics = plan.corpus.topics.indices.filter {
      language.isDetermined || plan.corpus.topics[$0].languages.contains(language)
    }
    if topics.isEmpty {
      body.html.markup("<p>")
      body.html.text(body.words.noTopics)
      body.html.markup("</p>\n")
    }
    var section: String?
    for index in topics {
      let topic = plan.corpus.topics[index]
      if topic.section != section {
        if section != nil { body.html.markup("</ul>\n") }
        section = topic.section
        writeSectionHeading(topic.section, to: &body, isNamed: true)
        body.html.markup("<ul class=\"topics\">\n")
      }
      writeCard(of: index, from: page, to: &body)
    }
    if section != nil { body.html.markup("</ul>\n") }
    var content = Content(
      kind: "index", language: language, title: text.title(in: language),
      description: body.words.siteDescription, body: body)
    content.switches = plan.languages.map { ($0, .index($0)) }
    content.alternates = plan.spokenLanguages.map { ($0, .index($0)) }
    return content
  }

  /// Writes the name of a section; `isNamed` if links lead to it on this page.
  private func writeSectionHeading(
    _ section: String, to body: inout BodyWriter, isNamed: Bool = false
  ) {
    body.html.markup("<h2 class=\"section\"")
    if isNamed { body.html.attribute("id", plan.identifier(ofSection: section)) }
    writeName(ofSection: section, in: body.inherited, to: &body.html)
    body.html.markup("</h2>\n")
  }

  private func writeGreeting(in language: Language, to body: inout BodyWriter) {
    body.html.markup("<header class=\"greeting\"><h1>")
    body.html.text(text.title(in: language))
    body.html.markup("</h1>\n<p>")
    body.html.text(body.words.siteDescription)
    body.html.markup("</p></header>\n")
  }

  /// The README of the folder in one language; false where it has none.
  private func writeWelcome(
    in language: Language, page: Page, to body: inout BodyWriter
  ) -> Bool {
    guard let home = plan.corpus.home, let edition = home.mainEdition(in: language) else {
      return false
    }
    write(home, edition, to: &body)
    return true
  }

  /// The editions of the README that no language's own page begins with.
  private func writeRemainingHomes(to body: inout BodyWriter) {
    guard let home = plan.corpus.home else { return }
    for edition in home.editions where edition.name != nil || !edition.language.isDetermined {
      write(home, edition, to: &body)
    }
  }

  private func write(_ home: Topic, _ edition: Edition, to body: inout BodyWriter) {
    let reading = Reading(home, index: nil, edition: edition)
    body.html.markup("<article class=\"welcome\"")
    body.writeLanguage(edition.language)
    body.html.markup(">\n")
    body.within(edition.language) { writer in
      if reading.title == nil {
        writer.html.markup("<h1>")
        writer.html.text(edition.title)
        writer.html.markup("</h1>\n")
      }
      writer.write(reading)
    }
    body.html.markup("</article>\n")
  }

  /// A large link per language.
  private func writeDoors(to body: inout BodyWriter) {
    guard plan.languages.count > 1 else { return }
    body.html.markup("<ul class=\"doors\">\n")
    for language in plan.languages {
      let count = plan.corpus.topics.count { $0.languages.contains(language) }
      body.html.markup("<li><a")
      body.html.attribute("href", body.href(.index(language)))
      if language.isDetermined { body.html.attribute("hreflang", language.tag) }
      body.html.attribute("data-lang", language.tag)
      body.writeLanguage(language.isDetermined ? language : body.shellLanguage)
      body.html.markup("><span class=\"name\">")
      body.html.text(Catalogue.ownName(of: language))
      body.html.markup("</span> <span class=\"count\">")
      body.html.markup(count)
      body.html.markup("</span></a></li>\n")
    }
    body.html.markup("</ul>\n")
  }

  /// Each topic in a row with its title in every language.
  private func writeTable(of language: Language, to body: inout BodyWriter) {
    let topics = plan.corpus.topics
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
        writeSectionHeading(topic.section, to: &body)
        body.html.markup("<ul>\n")
      }
      writeLedgerRow(of: index, to: &body)
    }
    body.html.markup("</ul>\n</section>\n")
  }

  private func writeLedgerRow(of index: Int, to body: inout BodyWriter) {
    let topic = plan.corpus.topics[index]
    body.html.markup("<li class=\"columns-")
    body.html.markup(min(plan.languages.count, 4))
    body.html.markup("\">")
    for language in plan.languages {
      guard topic.mainEdition(in: language) != nil else {
        body.html.markup("<span class=\"none\">")
        if language.isDetermined {
          body.html.text(body.words.missingIn(body.words.name(of: language)))
        }
        body.html.markup("</span>")
        continue
      }
      body.html.markup("<a")
      body.html.attribute("href", body.href(plan.page(ofTopic: index, in: language)))
      body.html.attribute("data-lang", language.tag)
      let title = text.title(of: topic, in: language)
      body.writeLanguage(title.language)
      body.html.markup(">")
      body.html.text(title.text)
      body.html.markup("</a>")
    }
    body.html.markup("</li>\n")
  }

  private func writeCard(of index: Int, from page: Page, to body: inout BodyWriter) {
    let topic = plan.corpus.topics[index]
    let title = text.title(of: topic, in: body.language)
    body.html.markup("<li>\n<h3><a")
    body.html.attribute("href", body.href(plan.page(ofTopic: index, in: body.language)))
    body.writeLanguage(title.language)
    body.html.markup(">")
    body.html.text(title.text)
    body.html.markup("</a></h3>\n")
    if let edition = topic.mainEdition(in: body.language) ?? topic.editions.first {
      let description = text.description(of: edition, in: topic)
      if !description.isEmpty {
        body.html.markup("<p")
        body.writeLanguage(edition.language)
        body.html.markup(">")
        body.html.text(description)
        body.html.markup("</p>\n")
      }
    }
    writeAvailability(of: index, from: page, to: &body)
    body.html.markup("</li>\n")
  }

  private func writeAvailability(of index: Int, from page: Page, to body: inout BodyWriter) {
    let topic = plan.corpus.topics[index]
    body.html.markup("<ul class=\"available\">")
    for language in topic.languages {
      body.html.markup("<li><a")
      body.html.attribute("href", body.href(plan.page(ofTopic: index, in: language)))
      if language.isDetermined { body.html.attribute("hreflang", language.tag) }
      body.writeLanguage(language.isDetermined ? language : body.shellLanguage)
      body.html.markup(">")
      body.html.text(Catalogue.ownName(of: language))
      body.html.markup("</a></li>\n")
    }
    if plan.hasParallel(topic) {
      body.html.markup("<li><a")
      body.html.attribute("href", body.href(.parallel(topic: index)))
      body.html.markup(">")
      body.html.text(body.words.sideBySide)
      body.html.markup("</a></li>")
    }
    body.html.markup("</ul>\n")
  }
}
