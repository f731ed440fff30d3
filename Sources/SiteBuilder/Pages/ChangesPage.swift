import Bitext

/// What changed of late in all topics, day by day and topic by topic.
struct ChangesPage {
  let site: SiteContext
  let language: Language

  /// How many changes are shown.
  private static let most = 200

  func content() -> PageContent {
    let page = Page.desk(.changes, language)
    let words = ChangeWords.of(language)
    let title = ChangesPageWords.of(language).title
    var body = site.body(page, language)
    body.beginArticle(title, lead: words.hint)
    let entries = site.options.changes?.entries ?? []
    if entries.isEmpty {
      writeRemark(words.nothing, to: &body)
    } else {
      write(entries.prefix(Self.most), to: &body)
      writeRemark(words.older, to: &body)
    }
    body.html.markup("</article>\n")
    var content = PageContent(
      kind: "changes desk", language: language, title: title, description: words.hint,
      body: body)
    content.aside = ContentsList(of: body.outline.headings, inherited: body.shellLanguage)
      .navigation(body.words)
    content.switches = site.plan.spokenLanguages.map { ($0, .desk(.changes, $0)) }
    content.alternates = content.switches
    return content
  }

  private func writeRemark(_ text: String, to body: inout BodyWriter) {
    body.html.markup("<p>")
    body.html.text(text)
    body.html.markup("</p>\n")
  }

  private func write(_ entries: ArraySlice<ChangeLog.Entry>, to body: inout BodyWriter) {
    let writer = ChangeWriter(site: site)
    var rest = entries
    while let day = rest.first?.day {
      let own = rest.prefix { $0.day == day }
      rest = rest.dropFirst(own.count)
      body.writeSectionHeading(day, level: 2, id: "d-" + day)
      // Several commits of a day may concern one topic.
      let topics = Dictionary(grouping: own, by: \.slug)
      let order = topics.compactMap { slug, entries in
        site.resolver.index.topic(slug: slug).map { (index: $0, entries: entries) }
      }.sorted { $0.index < $1.index }
      for (index, entries) in order {
        writeHeading(of: index, to: &body)
        body.html.markup("<ul class=\"changes\">\n")
        for entry in entries { writer.write(entry, to: &body) }
        body.html.markup("</ul>\n")
      }
    }
  }

  private func writeHeading(of index: Int, to body: inout BodyWriter) {
    let topic = site.plan.corpus.topics[index]
    let title = site.text.title(of: topic, in: language)
    body.html.markup("<h3><a")
    body.html.attribute("href", body.href(site.plan.page(ofTopic: index, in: language)))
    body.writeLanguage(title.language)
    body.html.markup(">")
    body.html.text(title.text)
    body.html.markup("</a>")
    if !topic.section.isEmpty {
      body.html.markup(" <small")
      site.writeName(ofSection: topic.section, in: language, to: &body.html)
      body.html.markup("</small>")
    }
    body.html.markup("</h3>\n")
  }
}
