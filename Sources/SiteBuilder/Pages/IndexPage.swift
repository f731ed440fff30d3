import Bitext

/// The index page of a language: the topics, and in which other languages they are available.
struct IndexPage {
  let site: SiteContext
  let language: Language

  /// The largest number of topics that are shown with a description; more are a list of titles.
  private static let mostCards = 120
  /// The largest number of titles in a section that are listed without letters.
  private static let mostNames = 40

  func content() -> PageContent {
    let page = Page.index(language)
    var body = site.body(page, language)
    let welcome = Welcome(site: site, language: language)
    func introduce(_ body: inout BodyWriter) {
      if !welcome.write(to: &body) { welcome.writeGreeting(to: &body) }
    }
    if language.isDetermined {
      let parts = FrontParts(site: site, language: language)
      parts.writeHero(to: &body, introduce)
      parts.writeDoors(to: &body)
      parts.writeSpecimen(to: &body)
      parts.writeNews(to: &body)
    } else {
      introduce(&body)
    }
    body.html.markup("<div id=\"topics-of-site\"></div>\n")
    let topics = site.plan.corpus.topics.indices.filter {
      language.isDetermined || site.plan.corpus[$0].languages.contains(language)
    }
    if topics.isEmpty, site.plan.corpus.home?.mainEdition(in: language) == nil {
      body.html.markup("<p>")
      body.html.text(body.words.noTopics)
      body.html.markup("</p>\n")
    }
    let isLong = topics.count > Self.mostCards
    if isLong { writeContents(of: topics, to: &body) }
    for section in site.plan.sections {
      let own = topics.count == site.plan.corpus.topics.count ? section.topics : []
      let members = own.isEmpty ? section.topics.filter(Set(topics).contains) : own
      guard !members.isEmpty else { continue }
      site.writeSectionHeading(section.name, to: &body, count: isLong ? members.count : nil)
      if isLong {
        writeNames(of: members, in: section.name, to: &body)
      } else {
        body.html.markup("<ul class=\"topics\">\n")
        for index in members { writeCard(of: index, to: &body) }
        body.html.markup("</ul>\n")
      }
    }
    if language.isDetermined, let history {
      ChangeWriter(site: site).write(history, to: &body)
    }
    ExampleWords.write(to: &body, of: site)
    var content = PageContent(
      kind: "index", language: language, title: site.text.title(in: language),
      description: site.text.description(in: language), body: body)
    content.assets = ["assets/front.css", "assets/front.js"]
    if isLong { content.assets += ["assets/topics.css", "assets/filter.js"] }
    content.switches = site.plan.languages.map { ($0, .index($0)) }
    content.alternates = site.plan.spokenLanguages.map { ($0, .index($0)) }
    content.parallel = site.plan.homeParallel(for: language)
    content.isForEveryone = true
    return content
  }

  /// The history of the home page's texts, which this page shows; nil if it is not known.
  private var history: ChangeLog.History? {
    site.plan.corpus.home.flatMap { site.options.changes?.topics[$0.slug] }
  }

  // MARK: Many topics

  /// Writes links to the sections, if there are several; a script adds a field that filters titles.
  private func writeContents(of topics: [Int], to body: inout BodyWriter) {
    body.html.markup("<div class=\"filter\"")
    body.html.attribute("data-filter", body.words.filterTopics)
    body.html.attribute("data-none", body.words.noTopicMatches)
    body.html.markup("></div>\n")
    guard site.plan.sections.count > 1 else { return }
    body.html.markup("<nav class=\"contents-of-site\"")
    body.html.attribute("aria-label", body.words.topics)
    body.html.markup("><ul>\n")
    site.writeSectionItems(on: "", "<li>", to: &body)
    body.html.markup("</ul></nav>\n")
  }

  /// Writes the titles of a section, by letters if there are many.
  private func writeNames(of topics: [Int], in section: String, to body: inout BodyWriter) {
    let entries = topics.map { topic in
      let title = site.text.title(of: site.plan.corpus[topic], in: body.language)
      return TitleIndex.Entry(item: topic, title: title.text, language: title.language)
    }
    guard entries.count > Self.mostNames else { return writeNames(entries, to: &body) }
    let groups = TitleIndex(entries, for: body.language).groups
    let id = site.plan.identifier(ofSection: section)
    body.html.markup("<ul class=\"letters\">")
    for (number, group) in groups.enumerated() {
      body.html.markup("<li><a")
      body.html.attribute("href", "#\(id)-\(number + 1)")
      body.html.markup(">")
      body.html.text(group.letter)
      body.html.markup("</a></li>")
    }
    body.html.markup("</ul>\n")
    for (number, group) in groups.enumerated() {
      body.html.markup("<h3 class=\"letter\"")
      body.html.attribute("id", "\(id)-\(number + 1)")
      body.html.markup(">")
      body.html.text(group.letter)
      body.html.markup("</h3>\n")
      writeNames(group.entries, to: &body)
    }
  }

  private func writeNames(_ entries: [TitleIndex.Entry], to body: inout BodyWriter) {
    body.html.markup("<ul class=\"topic-names\">\n")
    for entry in entries {
      body.html.markup("<li><a")
      body.html.attribute(
        "href", body.href(site.plan.page(ofTopic: entry.item, in: body.language)))
      body.writeLanguage(entry.language)
      body.html.markup(">")
      body.html.text(entry.title)
      body.html.markup("</a></li>\n")
    }
    body.html.markup("</ul>\n")
  }

  // MARK: Few topics

  private func writeCard(of index: Int, to body: inout BodyWriter) {
    let topic = site.plan.corpus[index]
    let title = site.text.title(of: topic, in: body.language)
    body.html.markup("<li>\n<h3><a")
    body.html.attribute("href", body.href(site.plan.page(ofTopic: index, in: body.language)))
    body.writeLanguage(title.language)
    body.html.markup(">")
    body.writeTitle(title.text, in: title.language)
    body.html.markup("</a></h3>\n")
    if let edition = topic.mainEdition(in: body.language) ?? topic.editions.first {
      let description = site.text.description(of: edition, in: topic)
      if !description.isEmpty {
        body.html.markup("<p")
        body.writeLanguage(edition.language)
        body.html.markup(">")
        body.html.text(description)
        body.html.markup("</p>\n")
      }
    }
    writeAvailability(of: index, to: &body)
    body.html.markup("</li>\n")
  }

  private func writeAvailability(of index: Int, to body: inout BodyWriter) {
    let topic = site.plan.corpus[index]
    body.html.markup("<ul class=\"available\">")
    for language in topic.languages where language != body.language {
      body.html.markup("<li><a")
      body.html.attribute("href", body.href(site.plan.page(ofTopic: index, in: language)))
      if language.isDetermined { body.html.attribute("hreflang", language.tag) }
      body.writeLanguage(language.isDetermined ? language : body.shellLanguage)
      body.html.markup(">")
      body.html.text(Catalogue.ownName(of: language))
      body.html.markup("</a></li>\n")
    }
    if site.plan.hasParallel(topic) {
      body.html.markup("<li><a")
      body.html.attribute("href", body.hrefOfParallel(index, unit: nil))
      body.html.markup(">")
      body.html.text(body.words.sideBySide)
      body.html.markup("</a></li>")
    }
    body.html.markup("</ul>\n")
  }
}
