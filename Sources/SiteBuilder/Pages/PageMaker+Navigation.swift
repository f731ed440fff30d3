import Bitext

extension PageMaker {
  func breadcrumb(
    of index: Int, _ edition: Edition?, _ language: Language, from page: Page
  ) -> HTMLWriter {
    let topic = plan.corpus.topics[index]
    let words = Catalogue.of(language)
    var html = HTMLWriter()
    html.markup("<nav class=\"breadcrumb\"")
    html.attribute("aria-label", words.breadcrumb)
    html.markup("><ol>\n")
    let front = language.isDetermined ? Page.index(language) : .home
    crumb(words.home, language: nil, front, from: page, to: &html)
    if !topic.section.isEmpty {
      html.markup("<li><a")
      html.attribute("href", address(ofSection: topic.section, in: language, from: page))
      writeName(ofSection: topic.section, in: language, to: &html)
      html.markup("</a></li>\n")
    }
    if let edition, edition.name != nil {
      let title = text.title(of: topic, in: language)
      let main = topic.editions.firstIndex { $0.language == edition.language } ?? 0
      crumb(
        title.text, language: title.language == language ? nil : title.language,
        .edition(topic: index, edition: main), from: page, to: &html)
    }
    html.markup("</ol></nav>\n")
    return html
  }

  private func crumb(
    _ name: String, language: Language?, _ target: Page, from page: Page,
    to html: inout HTMLWriter
  ) {
    html.markup("<li><a")
    html.attribute("href", href(target, from: page))
    if let language { html.attribute("lang", language.isDetermined ? language.tag : "") }
    html.markup(">")
    html.text(name)
    html.markup("</a></li>\n")
  }

  /// The topics of the current section around the current one, and the other sections.
  func sidebar(around index: Int, in language: Language, from page: Page) -> HTMLWriter {
    let words = Catalogue.of(language)
    let section = plan.corpus.topics[index].section
    let shown = plan.members(around: index)
    let count = plan.section(of: plan.corpus.topics[index]).count
    var html = HTMLWriter()
    html.markup("<h2")
    writeName(ofSection: section, in: language, to: &html)
    html.markup("</h2>\n<ul>\n")
    let root = root(of: page)
    let others = shown.split(separator: index, maxSplits: 1, omittingEmptySubsequences: false)
    for (number, topics) in others.enumerated() {
      if number > 0 { link(toTopic: index, in: language, from: page, isCurrent: true, to: &html) }
      memory.writeLinks(
        toTopics: topics, of: plan.corpus.topics.count, in: language, root: root, to: &html
      ) { link(toTopic: $0, in: language, from: page, to: &$1) }
    }
    if shown.count < count {
      html.markup("<li class=\"more\"><a")
      html.attribute("href", address(ofSection: section, in: language, from: page))
      html.markup(">")
      html.text(words.allTopics(count))
      html.markup("</a></li>\n")
    }
    html.markup("</ul>\n")
    writeSections(except: section, in: language, from: page, to: &html)
    return html
  }

  /// Where all topics of a section are listed.
  private func address(
    ofSection section: String, in language: Language, from page: Page
  ) -> String {
    let index = plan.contains(.index(language)) ? Page.index(language) : .home
    return href(index, from: page) + "#" + plan.identifier(ofSection: section)
  }

  private func writeSections(
    except current: String, in language: Language, from page: Page, to html: inout HTMLWriter
  ) {
    let firsts = plan.firsts(ofSectionsExcept: current)
    guard !firsts.isEmpty else { return }
    let words = Catalogue.of(language)
    html.markup("<h2>")
    html.text(words.sections)
    html.markup("</h2>\n<ul>\n")
    for index in firsts {
      html.markup("<li><a")
      html.attribute("href", href(plan.page(ofTopic: index, in: language), from: page))
      writeName(ofSection: plan.corpus.topics[index].section, in: language, to: &html)
      html.markup("</a></li>\n")
    }
    html.markup("</ul>\n")
  }

  /// Ends an open tag, with the language of the name if it is another one than the page's, and
  /// writes the name, or a word for topics that are in no section.
  func writeName(ofSection section: String, in language: Language, to html: inout HTMLWriter) {
    let name = text.name(ofSection: section)
    if let own = LanguageIdentifier.language(ofName: name), own != language {
      html.attribute("lang", own.tag)
    }
    html.markup(">")
    html.text(name.isEmpty ? Catalogue.of(language).topics : name)
  }

  func link(
    toTopic index: Int, in language: Language, from page: Page, isCurrent: Bool = false,
    to html: inout HTMLWriter
  ) {
    let title = text.title(of: plan.corpus.topics[index], in: language)
    html.markup("<li><a")
    html.attribute("href", href(plan.page(ofTopic: index, in: language), from: page))
    if title.language != language {
      html.attribute("lang", title.language.isDetermined ? title.language.tag : "")
    }
    if isCurrent { html.markup(" aria-current=\"page\"") }
    html.markup(">")
    html.text(title.text)
    html.markup("</a></li>\n")
  }

  /// Links to the topics before and after one; side by side pages lead to side by side pages.
  func writeNeighbours(
    of index: Int, in language: Language, from page: Page, to body: inout BodyWriter
  ) {
    let isParallel = page == .parallel(topic: index)
    func target(_ other: Int) -> Page {
      let parallel = Page.parallel(topic: other)
      return isParallel && plan.contains(parallel)
        ? parallel : plan.page(ofTopic: other, in: language)
    }

    let topics = plan.corpus.topics
    guard topics.count > 1 else { return }
    body.html.markup("<nav class=\"neighbours\"")
    body.html.attribute("aria-label", body.words.pages)
    body.html.markup(">\n")
    for (other, name, word) in [
      (index - 1, "previous", body.words.previous), (index + 1, "next", body.words.next),
    ] where topics.indices.contains(other) {
      let title = text.title(of: topics[other], in: language)
      body.html.markup("<a")
      body.html.attribute("class", name)
      body.html.attribute("rel", name == "previous" ? "prev" : "next")
      body.html.attribute("href", href(target(other), from: page))
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

  /// The contents of a page, for beside the text; empty where they would say nothing.
  func contents(_ list: HTMLWriter, words: SharedValue<Catalogue>) -> HTMLWriter {
    var html = HTMLWriter()
    guard list.count > 0 else { return html }
    html.markup("<nav class=\"contents\"")
    html.attribute("aria-label", words.contents)
    html.markup(">\n<h2>")
    html.text(words.contents)
    html.markup("</h2>\n")
    html.markup(list)
    html.markup("</nav>\n")
    return html
  }

  /// The headings of a page as links; empty where there are less than two.
  func list(of headings: [BodyWriter.Heading], inherited: Language) -> HTMLWriter {
    var html = HTMLWriter()
    guard headings.count > 1 else { return html }
    html.markup("<ul>\n")
    for heading in headings where heading.level <= 3 {
      html.markup("<li class=\"level-")
      html.markup(heading.level)
      html.markup("\"><a")
      html.attribute("href", "#", heading.id)
      if heading.language != inherited {
        html.attribute("lang", heading.language.isDetermined ? heading.language.tag : "")
      }
      html.markup(">")
      html.text(heading.text)
      html.markup("</a></li>\n")
    }
    html.markup("</ul>\n")
    return html
  }
}
