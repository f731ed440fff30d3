import Bitext

/// The index page of a language: the topics, and in which other languages they are available.
struct IndexPage {
  let site: SiteContext
  let language: Language

  func content() -> PageContent {
    let page = Page.index(language)
    var body = site.body(page, language)
    let welcome = Welcome(site: site, language: language)
    // The home page already shows the README in the first language.
    if language == site.plan.spokenLanguages.first || !welcome.write(to: &body) {
      welcome.writeGreeting(to: &body)
    }
    let topics = site.plan.corpus.topics.indices.filter {
      language.isDetermined || site.plan.corpus.topics[$0].languages.contains(language)
    }
    if topics.isEmpty {
      body.html.markup("<p>")
      body.html.text(body.words.noTopics)
      body.html.markup("</p>\n")
    }
    var section: String?
    for index in topics {
      let topic = site.plan.corpus.topics[index]
      if topic.section != section {
        if section != nil { body.html.markup("</ul>\n") }
        section = topic.section
        site.writeSectionHeading(topic.section, to: &body, isNamed: true)
        body.html.markup("<ul class=\"topics\">\n")
      }
      writeCard(of: index, to: &body)
    }
    if section != nil { body.html.markup("</ul>\n") }
    var content = PageContent(
      kind: "index", language: language, title: site.text.title(in: language),
      description: body.words.siteDescription, body: body)
    content.switches = site.plan.languages.map { ($0, .index($0)) }
    content.alternates = site.plan.spokenLanguages.map { ($0, .index($0)) }
    return content
  }

  private func writeCard(of index: Int, to body: inout BodyWriter) {
    let topic = site.plan.corpus.topics[index]
    let title = site.text.title(of: topic, in: body.language)
    body.html.markup("<li>\n<h3><a")
    body.html.attribute("href", body.href(site.plan.page(ofTopic: index, in: body.language)))
    body.writeLanguage(title.language)
    body.html.markup(">")
    body.html.text(title.text)
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
    let topic = site.plan.corpus.topics[index]
    body.html.markup("<ul class=\"available\">")
    for language in topic.languages {
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
      body.html.attribute("href", body.href(.parallel(topic: index)))
      body.html.markup(">")
      body.html.text(body.words.sideBySide)
      body.html.markup("</a></li>")
    }
    body.html.markup("</ul>\n")
  }
}
