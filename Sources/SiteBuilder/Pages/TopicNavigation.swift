import Bitext

/// The links around the text of a topic.
struct TopicNavigation {
  let site: SiteContext
  /// The topic that the page shows.
  let index: Int
  let language: Language
  let page: Page
  let surroundings: TopicSurroundings

  init(site: SiteContext, index: Int, language: Language, page: Page) {
    self.site = site
    self.index = index
    self.language = language
    self.page = page
    surroundings = TopicSurroundings(
      of: index, in: language, isParallel: page.isParallel, site: site)
  }

  /// The path from the home page to the topic's page, or to that of a named edition; empty if there
  /// is no level between them.
  func breadcrumb(_ edition: Edition?) -> HTMLWriter {
    let topic = site.plan.corpus[index]
    let words = Catalogue.of(language)
    var html = HTMLWriter()
    let isBelowTopic = page.isParallel || edition?.name != nil
    // The README is the home page itself.
    let isHome = index == site.plan.corpus.homeNumber
    guard isBelowTopic || !topic.section.isEmpty else { return html }
    html.markup("<nav class=\"breadcrumb\"")
    html.attribute("aria-label", words.breadcrumb)
    html.markup("><ol>\n")
    let front = language.isDetermined ? Page.index(language) : .home
    crumb(words.home, language: nil, front, to: &html)
    if !topic.section.isEmpty {
      html.markup("<li><a")
      html.attribute("href", sectionAddress)
      html.write(sectionName: surroundings.section, in: language)
      html.markup("</a></li>\n")
    }
    if isBelowTopic, !isHome {
      let title = site.text.title(of: topic, in: language)
      let own = edition?.language ?? language
      crumb(
        title.text, language: title.language == language ? nil : title.language,
        site.plan.page(ofTopic: index, in: own), to: &html)
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

  /// The menu: nearby topics of the current section, and other sections.
  func sidebar() -> HTMLWriter {
    let words = Catalogue.of(language)
    var html = HTMLWriter()
    html.markup("<h2")
    html.write(sectionName: surroundings.section, in: language)
    html.markup("</h2>\n<ul>\n")
    let root = site.root(of: page)
    let others = surroundings.members.split(
      maxSplits: 1, omittingEmptySubsequences: false, whereSeparator: { $0.topic == index })
    for (number, links) in others.enumerated() {
      if number > 0 {
        write(site.links.link(to: index, in: language), isCurrent: true, root: root, to: &html)
      }
      site.memory.write(
        links, of: site.plan.corpus.topics.count, in: language, root: root, to: &html
      ) { write($0, root: root, to: &$1) }
    }
    if surroundings.isCut {
      html.markup("<li class=\"more\"><a")
      html.attribute("href", sectionAddress)
      html.markup(">")
      html.text(words.allTopics)
      html.markup("</a></li>\n")
    }
    html.markup("</ul>\n")
    writeSections(to: &html)
    return html
  }

  /// The address of the list of all topics in the section.
  private var sectionAddress: String { site.root(of: page) + surroundings.sectionAddress }

  private func writeSections(to html: inout HTMLWriter) {
    guard !surroundings.sections.isEmpty else { return }
    let root = site.root(of: page)
    html.markup("<h2>")
    html.text(Catalogue.of(language).sections)
    html.markup("</h2>\n<ul>\n")
    for (name, address) in surroundings.sections {
      html.markup("<li><a")
      html.attribute("href", root, address)
      html.write(sectionName: name, in: language)
      html.markup("</a></li>\n")
    }
    html.markup("</ul>\n")
  }

  private func write(
    _ link: TopicLink, isCurrent: Bool = false, root: String, to html: inout HTMLWriter
  ) {
    html.markup("<li><a")
    html.attribute("href", root, link.address)
    if link.language != language {
      html.attribute("lang", link.language.isDetermined ? link.language.tag : "")
    }
    if isCurrent { html.markup(" aria-current=\"page\"") }
    html.markup(">")
    html.text(link.title)
    html.markup("</a></li>\n")
  }

  /// Writes links to the previous and the next topic.
  func writeNeighbours(to body: inout BodyWriter) {
    guard surroundings.previous != nil || surroundings.next != nil else { return }
    let root = site.root(of: page)
    body.html.markup("<nav class=\"neighbours\"")
    body.html.attribute("aria-label", body.words.pages)
    body.html.markup(">\n")
    for (neighbour, name, word) in [
      (surroundings.previous, "previous", body.words.previous),
      (surroundings.next, "next", body.words.next),
    ] {
      guard let neighbour else { continue }
      body.html.markup("<a")
      body.html.attribute("class", name)
      body.html.attribute("rel", name == "previous" ? "prev" : "next")
      body.html.attribute("href", root, neighbour.address)
      body.html.markup("><span class=\"label\">")
      body.html.text(word)
      body.html.markup("</span> <span")
      body.writeLanguage(neighbour.language)
      body.html.markup(">")
      body.html.text(neighbour.title)
      body.html.markup("</span></a>\n")
    }
    body.html.markup("</nav>\n")
  }
}
