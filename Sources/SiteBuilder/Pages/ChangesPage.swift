import Bitext

/// The recent changes in all topics, by day and topic.
struct ChangesPage {
  let site: SiteContext
  let language: Language

  /// The largest number of changes that are shown.
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
        site.subject(ofChangeIn: slug).map { (topic: $0.topic, index: $0.index, entries: entries) }
      }.sorted { place(of: $0.index) < place(of: $1.index) }
      for (topic, index, entries) in order {
        writeHeading(of: topic, index, to: &body)
        body.html.markup("<ul class=\"changes\">\n")
        for entry in entries { writer.write(entry, to: &body) }
        body.html.markup("</ul>\n")
      }
    }
  }

  /// The changes of the home page come first.
  private func place(of index: Int) -> Int {
    index == site.plan.corpus.homeNumber ? -1 : index
  }

  private func writeHeading(of topic: Topic, _ index: Int, to body: inout BodyWriter) {
    let title = site.title(ofChangeIn: topic, index, language)
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
