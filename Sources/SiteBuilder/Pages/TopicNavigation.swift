import Bitext

/// The links around the text of a topic.
struct TopicNavigation {
  let site: SiteContext
  /// The topic that the page shows.
  let index: Int
  let language: Language
  let page: Page

  /// The way from the front door to the page of the topic, or to that of an edition with a name.
  func breadcrumb(_ edition: Edition?) -> HTMLWriter {
    let topic = site.plan.corpus.topics[index]
    let words = Catalogue.of(language)
    var html = HTMLWriter()
    html.markup("<nav class=\"breadcrumb\"")
    html.attribute("aria-label", words.breadcrumb)
    html.markup("><ol>\n")
    let front = language.isDetermined ? Page.index(language) : .home
    crumb(words.home, language: nil, front, to: &html)
    if !topic.section.isEmpty {
      html.markup("<li><a")
      html.attribute("href", address(ofSection: topic.section))
      site.writeName(ofSection: topic.section, in: language, to: &html)
      html.markup("</a></li>\n")
    }
    if let edition, edition.name != nil {
      let title = site.text.title(of: topic, in: language)
      let main = topic.editions.firstIndex { $0.language == edition.language } ?? 0
      crumb(
        title.text, language: title.language == language ? nil : title.language,
        .edition(topic: index, edition: main), to: &html)
    }
    html.markup("</ol></nav>\n")
    return html
  }

  private func crumb(
    _ name: String, language: Language?, _ target: Page, to html: inout HTMLWriter
  ) {
    html.markup("<li><a")
    html.attribute("href", site.href(target, from: page))
    if let language { html.attribute("lang", language.isDetermined ? language.tag : "") }
    html.markup(">")
    html.text(name)
    html.markup("</a></li>\n")
  }

  /// The topics of the current section around the current one, and the other sections.
  func sidebar() -> HTMLWriter {
    let words = Catalogue.of(language)
    let section = site.plan.corpus.topics[index].section
    let shown = site.plan.members(around: index)
    let count = site.plan.section(of: site.plan.corpus.topics[index]).count
    var html = HTMLWriter()
    html.markup("<h2")
    site.writeName(ofSection: section, in: language, to: &html)
    html.markup("</h2>\n<ul>\n")
    let root = site.root(of: page)
    let others = shown.split(separator: index, maxSplits: 1, omittingEmptySubsequences: false)
    for (number, topics) in others.enumerated() {
      if number > 0 { link(toTopic: index, isCurrent: true, to: &html) }
      site.memory.writeLinks(
        toTopics: topics, of: site.plan.corpus.topics.count, in: language, root: root, to: &html
      ) { link(toTopic: $0, to: &$1) }
    }
    if shown.count < count {
      html.markup("<li class=\"more\"><a")
      html.attribute("href", address(ofSection: section))
      html.markup(">")
      html.text(words.allTopics(count))
      html.markup("</a></li>\n")
    }
    html.markup("</ul>\n")
    writeSections(except: section, to: &html)
    return html
  }

  /// Where all topics of a section are listed.
  private func address(ofSection section: String) -> String {
    let index = site.plan.contains(.index(language)) ? Page.index(language) : .home
    return site.href(index, from: page) + "#" + site.plan.identifier(ofSection: section)
  }

  private func writeSections(except current: String, to html: inout HTMLWriter) {
    let firsts = site.plan.firsts(ofSectionsExcept: current)
    guard !firsts.isEmpty else { return }
    let words = Catalogue.of(language)
    html.markup("<h2>")
    html.text(words.sections)
    html.markup("</h2>\n<ul>\n")
    for index in firsts {
      html.markup("<li><a")
      html.attribute("href", site.href(site.plan.page(ofTopic: index, in: language), from: page))
      site.writeName(
        ofSection: site.plan.corpus.topics[index].section, in: language, to: &html)
      html.markup("</a></li>\n")
    }
    html.markup("</ul>\n")
  }

  private func link(toTopic index: Int, isCurrent: Bool = false, to html: inout HTMLWriter) {
    let title = site.text.title(of: site.plan.corpus.topics[index], in: language)
    html.markup("<li><a")
    html.attribute("href", site.href(site.plan.page(ofTopic: index, in: language), from: page))
    if title.language != language {
      html.attribute("lang", title.language.isDetermined ? title.language.tag : "")
    }
    if isCurrent { html.markup(" aria-current=\"page\"") }
    html.markup(">")
    html.text(title.text)
    html.markup("</a></li>\n")
  }

  /// Writes links to the topics before and after; side by side pages lead to side by side pages.
  func writeNeighbours(to body: inout BodyWriter) {
    let isParallel = page == .parallel(topic: index)
    func target(_ other: Int) -> Page {
      let parallel = Page.parallel(topic: other)
      return isParallel && site.plan.contains(parallel)
        ? parallel : site.plan.page(ofTopic: other, in: language)
    }

    let topics = site.plan.corpus.topics
    guard topics.count > 1 else { return }
    body.html.markup("<nav class=\"neighbours\"")
    body.html.attribute("aria-label", body.words.pages)
    body.html.markup(">\n")
    for (other, name, word) in [
      (index - 1, "previous", body.words.previous), (index + 1, "next", body.words.next),
    ] where topics.indices.contains(other) {
      let title = site.text.title(of: topics[other], in: language)
      body.html.markup("<a")
      body.html.attribute("class", name)
      body.html.attribute("rel", name == "previous" ? "prev" : "next")
      body.html.attribute("href", site.href(target(other), from: page))
      body.html.markup("><span class=\"label\">")
      body.html.text(word)
      body.html.markup("</span> <span")
      body.writeLanguage(title.language)
      body.html.markup(">")
      body.html.text(title.text)
      body.html.markup("</span></a>\n")
    }
    body.html.markup("</nav>\n")
  }
}
