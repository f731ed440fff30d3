import Bitext

/// The page of a topic in one edition.
struct TopicPage {
  let site: SiteContext
  /// The index of the topic in the corpus.
  let index: Int
  /// The index of the edition in the topic.
  let edition: Int
  /// The readers' language, if the topic is not available in it; nil otherwise.
  var substitute: Language?

  func content() -> PageContent {
    let topic = site.plan.corpus[index]
    let chosen = topic.editions[edition]
    let own = Page.edition(topic: index, edition: edition)
    let page = substitute.map { Page.fallback(topic: index, $0) } ?? own
    let language = substitute ?? chosen.language
    let reading = Reading(topic, index: index, edition: chosen)
    var body = site.body(page, language)
    body.examples.plan(site.examples(index), of: reading)
    body.outline.names = site.memory.headingNames.value(ofTopic: index) { HeadingNames(of: topic) }
    body.text.terms = site.memory.links(for: chosen.language, reader: language, in: site.plan)
      .map { links in
        let senses = TermSenses(of: topic, in: chosen.language, terms: site.plan.terms.value)
        return TermLinker(links, senses: senses) { site.href($0, from: page) }
      }
    body.html.markup("<article")
    if chosen.language.isDetermined {
      body.writeLanguage(chosen.language)
    } else {
      writeOther(topic.documents[chosen.document].statedLanguageTag, to: &body)
    }
    body.html.markup(">\n")
    if substitute != nil { writeNotice(of: chosen.language, to: &body) }
    body.within(chosen.language) { writer in
      writeText(reading, edition: chosen, of: topic, to: &writer)
    }
    body.html.markup("</article>\n")
    RepositoryWriter(site, topic: index)?.writeUnits(of: chosen, to: &body)
    if let history { ChangeWriter(site: site).write(history, to: &body) }
    ExampleWords.write(to: &body, of: site)
    let navigation = TopicNavigation(site: site, index: index, language: language, page: page)
    navigation.writeNeighbours(to: &body)
    var content = PageContent(
      kind: "topic", language: language, title: chosen.title,
      description: site.text.description(of: chosen, in: topic), body: body)
    content.breadcrumb = navigation.breadcrumb(chosen)
    content.sidebar = navigation.sidebar()
    content.aside = ContentsList(of: body.outline.headings, inherited: body.shellLanguage)
      .navigation(body.words)
    content.switches = site.plan.languages.map { ($0, site.plan.page(ofTopic: index, in: $0)) }
      .filter { $0.0.isDetermined || topic.languages.contains($0.0) }
    content.parallel =
      site.plan.hasParallel(topic)
      ? site.plan.parallel(ofTopic: index, for: language) : nil
    content.alternates =
      substitute == nil && chosen.name == nil ? site.plan.translations(ofTopic: index) : []
    content.canonical =
      substitute != nil || chosen.name != nil
      ? site.plan.page(ofTopic: index, in: chosen.language) : nil
    content.isIndexed = substitute == nil
    content.image = image(of: chosen, in: topic, to: &content.body)
    return content
  }

  /// The history of the topic's texts; nil if it is not known.
  private var history: ChangeLog.History? {
    site.options.changes?.topics[site.plan.corpus[index].slug]
  }

  /// Writes the language of a text that is not aligned, and the direction of its script.
  private func writeOther(_ tag: String?, to body: inout BodyWriter) {
    body.html.attribute("lang", tag ?? "")
    guard let tag = tag.flatMap(LanguageTag.init) else {
      return body.html.attribute("dir", "auto")
    }
    if tag.isWrittenFromTheRight { body.html.attribute("dir", "rtl") }
  }

  private func writeNotice(of language: Language, to body: inout BodyWriter) {
    body.html.markup("<aside class=\"notice\"")
    body.within(language) { writer in writer.writeLanguage(writer.shellLanguage) }
    body.html.markup("><p>")
    body.html.text(
      language.isDetermined
        ? body.words.fallback(body.words.name(of: language)) : body.words.fallbackAsWritten)
    body.html.markup("</p></aside>\n")
  }

  /// Writes the text, with the title as its only first-level heading and the source below it.
  private func writeText(
    _ reading: Reading, edition: Edition, of topic: Topic, to body: inout BodyWriter
  ) {
    let stale = StateMarker(
      of: topic, index: index, edition: edition, recent: history?.recent ?? [:])
    let blocks = BlockWriter(reading: reading, stale: stale)
    body.footnotes.begin(reading)
    let titleNode = reading.title.flatMap { title in
      reading.outline.firstIndex { $0.holds(title) }
    }
    if let titleNode {
      if titleNode > 0 {
        body.html.markup("<div class=\"preamble\">\n")
        blocks.write(wholly: reading.outline[..<titleNode], to: &body)
        body.html.markup("</div>\n")
      }
      blocks.write(wholly: reading.outline[titleNode...titleNode], to: &body)
    } else {
      body.html.markup("<h1")
      body.writeLanguage(SiteText.titleLanguage(of: edition, in: topic))
      body.html.markup(">")
      body.writeTitle(edition.title, in: SiteText.titleLanguage(of: edition, in: topic))
      body.html.markup("</h1>\n")
    }
    writeChoices(beside: edition, of: topic, to: &body)
    let place = body.html.count
    for abstract in reading.abstracts { blocks.writeBlock(abstract, to: &body) }
    blocks.write(wholly: reading.outline[(titleNode.map { $0 + 1 } ?? 0)...], to: &body)
    blocks.writeFootnotes(to: &body)
    if body.html.count == place {
      body.html.markup("<p class=\"empty\"")
      body.writeLanguage(body.shellLanguage)
      body.html.markup(">")
      body.html.text(body.words.noTopics)
      body.html.markup("</p>\n")
    }
    writeSource(edition, of: topic, to: &body)
  }

  /// Writes links to texts that a reader may prefer: the other editions in the language, and newer
  /// texts.
  private func writeChoices(beside edition: Edition, of topic: Topic, to body: inout BodyWriter) {
    let editions = topic.editions.enumerated().filter { $0.element.language == edition.language }
    let newer = history.map {
      NewerTextWriter(site: site, index: index, history: $0, edition: edition)
    }
    guard editions.count > 1 || newer?.isEmpty == false else { return }
    body.html.markup("<div class=\"choices\"")
    body.writeLanguage(body.shellLanguage)
    body.html.markup(">\n")
    if editions.count > 1 { write(editions, around: edition, of: topic, to: &body) }
    newer?.write(to: &body)
    body.html.markup("</div>\n")
  }

  /// Writes the source of the text, and the date of its last change.
  private func writeSource(
    _ edition: Edition, of topic: Topic, to body: inout BodyWriter
  ) {
    let document = topic.documents[edition.document]
    let words = body.words
    body.html.markup("<footer class=\"source\"")
    body.writeLanguage(body.shellLanguage)
    body.html.markup(">\n<p><span class=\"label\">")
    body.html.text(words.source)
    body.html.markup("</span> <bdi class=\"path\">")
    body.html.text(PlainText.composed(document.source.path))
    body.html.markup("</bdi>")
    if let translator = document.frontMatter.translator, !translator.isEmpty {
      body.html.markup(" <span class=\"label\">")
      body.html.text(words.translator)
      body.html.markup("</span> <bdi>")
      body.html.text(translator)
      body.html.markup("</bdi>")
    }
    if let date = document.frontMatter.updated ?? document.frontMatter.date {
      body.html.markup(" <span class=\"label\">")
      body.html.text(words.updated)
      body.html.markup("</span> <time")
      body.html.attribute("datetime", date)
      body.html.markup(">")
      body.html.text(date)
      body.html.markup("</time>")
    }
    body.html.markup("</p>\n")
    if let repository = RepositoryWriter(site, topic: index) {
      body.html.markup("<p class=\"corrections\">")
      repository.writeEditor(of: edition.document, to: &body)
      body.html.markup(" ")
      repository.writeReport(on: edition.title, documents: [edition.document], to: &body)
      body.html.markup("</p>\n")
    }
    body.html.markup("</footer>\n")
  }

  private func write(
    _ editions: [(offset: Int, element: Edition)], around edition: Edition, of topic: Topic,
    to body: inout BodyWriter
  ) {
    body.html.markup("<nav class=\"editions\"")
    body.html.attribute("aria-label", body.words.editions)
    body.html.markup("><span class=\"label\" aria-hidden=\"true\">")
    body.html.text(body.words.editions)
    body.html.markup("</span>\n<ul>\n")
    for (number, other) in editions {
      let path = topic.documents[other.document].source.path
      body.html.markup("<li><a")
      body.html.attribute("href", body.href(.edition(topic: index, edition: number)))
      body.html.attribute("title", path)
      if other == edition { body.html.markup(" aria-current=\"true\"") }
      body.html.markup(">")
      let translator = topic.documents[other.document].frontMatter.translator
      body.html.text(
        other.name.map(Slug.withoutHashes) ?? translator ?? body.words.mainEdition)
      body.html.markup("</a>")
      // The day shows readers which edition is the newer one.
      if let day = history?.days[path] {
        body.html.markup(" ")
        body.writeDay(day)
      }
      body.html.markup("</li>\n")
    }
    body.html.markup("</ul></nav>\n")
  }

  /// The address of the picture that an edition's front matter names, which is added to the page's
  /// files.
  ///
  /// Nil if it names none, or one that does not exist.
  private func image(
    of edition: Edition, in topic: Topic, to body: inout BodyWriter
  ) -> String? {
    let document = topic.documents[edition.document]
    guard let name = document.frontMatter.image, !name.isEmpty else { return nil }
    switch site.resolver.picture(name, from: document.source.path) {
    case .external(let address): return address
    case .asset(let asset):
      guard let baseURL = site.baseURL else { return nil }
      body.needs.assets.insert(asset)
      return baseURL + Address.encoded(site.pictures.paths[asset])
    case .page, .beginning, .fragment, .nowhere:
      let entry = document.frontMatter.entries[.image] ?? document.source.range(ofLine: 1)
      body.needs.diagnostics.append(
        Diagnostic(
          .warning, "missing-picture", "there is no picture \(name), so the site's picture is used",
          at: .range(document.source, document.source.range(of: name, in: entry))))
      return nil
    }
  }
}
