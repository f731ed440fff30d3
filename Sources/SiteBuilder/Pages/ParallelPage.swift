import Bitext
import TextBasics

/// The parallel page of a topic: all its languages and sources, unit by unit.
struct ParallelPage {
  let site: SiteContext
  /// The index of the topic in the corpus.
  let index: Int

  /// The language of the reader, which comes first.
  let language: Language

  func content() -> PageContent {
    let topic = site.plan.corpus[index]
    let page = Page.parallel(topic: index, language)
    let shared = site.memory.parallels.value(ofTopic: index) {
      SharedParallel(
        ParallelText(
          topic, index: index, examples: site.examples(index), offers: site.offers,
          recent: site.options.changes?.topics[topic.slug]?.recent ?? [:]))
    }
    let parallel = shared.text
    var body = site.body(page, language)
    body.outline.names = site.memory.headingNames.value(ofTopic: index) { HeadingNames(of: topic) }
    writeTitles(of: topic, in: parallel, to: &body)
    writeModes(parallel, to: &body)
    let overviewPlace = body.html.count
    writeSources(parallel, to: &body)
    writePictures(shared.pictures, to: &body)
    writeUnits(shared, to: &body)
    body.html.insert(
      ContentsList.overview(
        of: body.outline.headings, inherited: body.shellLanguage, body.words),
      at: overviewPlace)
    RepositoryWriter(site, topic: index)?.writeUnits(parallel, to: &body)
    let words = site.memory.parallelWords(in: language) { Self.scriptWords(DeskWords.of(language)) }
    body.html.markup(bytes: words)
    ExampleWords.write(to: &body, of: site)
    let navigation = TopicNavigation(site: site, index: index, language: language, page: page)
    navigation.writeNeighbours(to: &body)
    var content = PageContent(
      kind: "side-by-side desk", language: language,
      title: site.text.title(of: topic, in: language).text + " — " + body.words.sideBySide,
      description: description(of: topic), body: body)
    content.breadcrumb = navigation.breadcrumb(nil)
    content.aside = ContentsList(of: body.outline.headings, inherited: body.shellLanguage)
      .navigation(body.words)
    content.switches = site.plan.languages.map { ($0, site.plan.page(ofTopic: index, in: $0)) }
      .filter { $0.0.isDetermined || topic.languages.contains($0.0) }
    content.parallel = page
    content.alternates = site.plan.translations(of: page)
    content.assets = ["assets/desk.css", "assets/parallel.js"]
    content.loadsExamples = true
    return content
  }

  /// The description for search engines: of parallel pages in general, followed by that of the
  /// topic if it has one.
  private func description(of topic: Topic) -> String {
    let hint = Catalogue.of(language).sideBySideHint
    guard let edition = topic.mainEdition(in: language) else { return hint }
    let own = site.text.description(of: edition, in: topic)
    return own.isEmpty ? hint : hint + (language == .japanese ? "。" : ". ") + own
  }

  private func writeUnits(_ shared: SharedParallel, to body: inout BodyWriter) {
    let parallel = shared.text
    body.html.markup("<div class=\"parallel columns-")
    body.html.markup(max(1, min(parallel.languages.count, 6)))
    let first = parallel.languages.firstIndex(of: language) ?? 0
    if first > 0, first < 6 {
      body.html.markup(" own-")
      body.html.markup(first + 1)
    }
    body.html.markup("\"")
    body.html.attribute("data-topic", parallel.topic.slug)
    body.html.attribute("data-original", parallel.topic.originalLanguage?.tag ?? "")
    body.html.markup(">\n")
    if !parallel.topic.units.isEmpty {
      body.html.markup("<span id=\"link-to-unit\" hidden>")
      body.html.text(DeskWords.of(language).linkToUnit)
      body.html.markup("</span>\n")
    }
    ParallelWriter(shared: shared, columns: parallel.columns(first: language)).write(to: &body)
    body.html.markup("</div>\n")
  }

  /// Writes the titles in the order of the languages; a title that several languages share appears
  /// once.
  private func writeTitles(
    of topic: Topic, in parallel: ParallelText, to body: inout BodyWriter
  ) {
    body.html.markup("<h1 class=\"titles\">")
    var titles: [(text: String, language: Language)] = []
    for column in parallel.columns(first: language) {
      let title = site.text.title(of: topic, in: parallel.languages[column])
      if !titles.contains(where: { $0.text == title.text }) { titles.append(title) }
    }
    for (place, title) in titles.enumerated() {
      body.html.markup("<span")
      body.writeLanguage(title.language)
      body.html.markup(">")
      body.writeTitle(title.text, in: title.language)
      // The bar is at the end of its line, because no line begins with one.
      if place < titles.count - 1 { body.html.markup(" <span class=\"bar\">/</span>") }
      body.html.markup(place < titles.count - 1 ? "</span> " : "</span>")
    }
    if parallel.languages.isEmpty {
      body.html.text(site.text.title(of: topic, in: .undetermined).text)
    }
    body.html.markup("</h1>\n")
  }

  /// Writes the switch of reading modes, which works by CSS alone; a script only remembers the
  /// choice.
  private func writeModes(_ parallel: ParallelText, to body: inout BodyWriter) {
    guard parallel.languages.count > 1 else { return }
    let words = body.words
    body.html.markup("<form class=\"modes\"><fieldset><legend>")
    body.html.text(words.readingMode)
    body.html.markup("</legend>\n")
    for (value, label) in [
      ("columns", words.columns), ("interleaved", words.interleaved), ("reveal", words.reveal),
    ] {
      body.html.markup("<label><input type=\"radio\" name=\"mode\"")
      body.html.attribute("value", value)
      if value == "columns" { body.html.markup(" checked") }
      body.html.markup("> <span>")
      body.html.text(label)
      body.html.markup("</span></label>\n")
    }
    body.html.markup("</fieldset>\n<fieldset><legend>")
    body.html.text(words.showLanguages)
    body.html.markup("</legend>\n")
    for (place, column) in parallel.columns(first: language).enumerated() {
      let language = parallel.languages[column]
      body.html.markup("<label class=\"k")
      body.html.markup(place + 1)
      body.html.markup("\"><input type=\"checkbox\" name=\"shown\" value=\"c")
      body.html.markup(column + 1)
      body.html.markup("\"")
      body.html.attribute("data-lang", language.tag)
      body.html.markup(" checked> <span")
      body.writeLanguage(language)
      body.html.markup(">")
      body.html.text(Catalogue.ownName(of: language))
      body.html.markup("</span></label>\n")
    }
    body.html.markup("</fieldset>\n")
    if parallel.hasSources {
      body.html.markup(
        "<fieldset><label><input type=\"checkbox\" name=\"differences\" checked> <span>")
      body.html.text(DeskWords.of(body.language).differences)
      body.html.markup("</span></label></fieldset>\n")
    }
    writeNeeds(parallel.needs, to: &body)
    body.html.markup("</form>\n")
  }

  private func writePictures(_ pictures: [AlignmentPicture], to body: inout BodyWriter) {
    guard !pictures.isEmpty else { return }
    let words = DeskWords.of(body.language)
    body.html.markup("<details class=\"picture-of-alignment\"><summary>")
    body.html.text(words.picture)
    body.html.markup("</summary>\n<p>")
    body.html.text(words.pictureHint)
    body.html.markup("</p>\n<div>\n")
    for picture in pictures { picture.write(words: body.words, to: &body.html) }
    body.html.markup("</div></details>\n")
  }

  private static func scriptWords(_ words: SharedValue<DeskWords>) -> [UInt8] {
    let json = ScriptWords.json([
      "move": words.move.text, "copyText": words.copyText, "copyTMX": words.copyTMX,
      "copyQuotation": words.copyQuotation, "copied": words.copied,
      "onlyThese": words.onlyThese.text, "showAll": words.showAll, "next": words.next,
      "nothingToDo": words.nothingToDo, "sentence": words.sentence.text,
      "state-missing": words.missing, "state-out-of-date": words.outOfDate,
      "state-low-confidence": words.lowConfidence, "state-unreviewed": words.unreviewed,
      "state-current": words.current, "state-extra": words.extra,
    ])
    return ScriptWords.element(json, of: "parallel")
  }

  /// Writes which letter stands for which source, if a language has several sources.
  private func writeSources(_ parallel: ParallelText, to body: inout BodyWriter) {
    let words = body.words
    let repository = RepositoryWriter(site, topic: index)
    body.html.markup("<details class=\"sources\" id=\"sources\"><summary>")
    body.html.text(words.source)
    body.html.markup("</summary>\n<dl>\n")
    for column in parallel.columns(first: language) {
      let language = parallel.languages[column]
      body.html.markup("<div><dt")
      body.writeLanguage(language)
      body.html.markup(">")
      body.html.text(Catalogue.ownName(of: language))
      body.html.markup("</dt>\n")
      for (position, document) in parallel.documents(in: language).enumerated() {
        body.html.markup("<dd>")
        if parallel.hasSources(in: language) {
          body.html.markup("<b>")
          body.html.text(ParallelText.mark(at: position))
          body.html.markup("</b> ")
        }
        body.html.markup("<bdi class=\"path\">")
        body.html.text(PlainText.composed(parallel.topic.documents[document].source.path))
        body.html.markup("</bdi>")
        if let repository {
          body.html.markup(" ")
          repository.writeEditor(of: document, in: language, to: &body)
        }
        body.html.markup("</dd>\n")
      }
      body.html.markup("</div>\n")
    }
    body.html.markup("</dl>")
    if let repository {
      let title = site.text.title(of: parallel.topic, in: self.language).text
      body.html.markup("<p>")
      repository.writeReport(
        on: title, documents: Array(parallel.topic.documents.indices), to: &body)
      body.html.markup("</p>")
    }
    body.html.markup("</details>\n")
  }
}
