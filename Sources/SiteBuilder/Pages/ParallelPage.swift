import Bitext
import TextBasics

/// The parallel page of a topic: all its languages and sources, unit by unit.
struct ParallelPage {
  let site: SiteContext
  /// The index of the topic in the corpus.
  let index: Int

  func content() -> PageContent {
    let topic = site.plan.corpus.topics[index]
    let page = Page.parallel(topic: index)
    let language = Self.language(of: topic)
    let parallel = ParallelText(topic, index: index, examples: site.examples(index))
    var body = site.body(page, language)
    writeTitles(of: topic, in: parallel, to: &body)
    writeModes(parallel, to: &body)
    writeSources(parallel, to: &body)
    writePicture(of: topic, to: &body)
    body.html.markup("<div class=\"parallel columns-")
    body.html.markup(max(1, min(parallel.languages.count, 6)))
    body.html.markup("\"")
    body.html.attribute("data-topic", topic.slug)
    body.html.attribute("data-original", topic.originalLanguage?.tag ?? "")
    body.html.markup(">\n")
    ParallelWriter(parallel: parallel).write(to: &body)
    body.html.markup("</div>\n")
    let words = site.memory.parallelWords(in: language) { Self.scriptWords(DeskWords.of(language)) }
    body.html.markup(bytes: words)
    ExampleWords.write(to: &body, of: site)
    let navigation = TopicNavigation(site: site, index: index, language: language, page: page)
    navigation.writeNeighbours(to: &body)
    var content = PageContent(
      kind: "side-by-side desk", language: language,
      title: site.text.title(of: topic, in: language).text + " — " + body.words.sideBySide,
      description: body.words.sideBySideHint, body: body)
    content.breadcrumb = navigation.breadcrumb(nil)
    content.switches = site.plan.languages.map { ($0, site.plan.page(ofTopic: index, in: $0)) }
      .filter { $0.0.isDetermined || topic.languages.contains($0.0) }
    content.parallel = page
    content.canonical = site.plan.page(ofTopic: index, in: language)
    content.isIndexed = false
    content.assets = ["assets/desk.css", "assets/parallel.js"]
    return content
  }

  /// The language of the interface around the texts.
  static func language(of topic: Topic) -> Language { topic.languages.first ?? .undetermined }

  /// Writes the titles in the order of the languages; a title that several languages share appears
  /// once.
  private func writeTitles(
    of topic: Topic, in parallel: ParallelText, to body: inout BodyWriter
  ) {
    body.html.markup("<h1 class=\"titles\">")
    var written: [String] = []
    for language in parallel.languages {
      let title = site.text.title(of: topic, in: language)
      if written.contains(title.text) { continue }
      if !written.isEmpty { body.html.markup(" <span class=\"bar\">/</span> ") }
      body.html.markup("<span")
      body.writeLanguage(title.language)
      body.html.markup(">")
      body.html.text(title.text)
      body.html.markup("</span>")
      written.append(title.text)
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
    for (column, language) in parallel.languages.enumerated() {
      body.html.markup("<label class=\"k")
      body.html.markup(column + 1)
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

  private func writePicture(of topic: Topic, to body: inout BodyWriter) {
    guard topic.languages.filter(\.isDetermined).count > 1 else { return }
    let words = DeskWords.of(body.language)
    body.html.markup("<details class=\"picture-of-alignment\"><summary>")
    body.html.text(words.picture)
    body.html.markup("</summary>\n<p>")
    body.html.text(words.pictureHint)
    body.html.markup("</p>\n<div>\n")
    AlignmentPicture.write(topic, words: body.words, to: &body.html)
    body.html.markup("</div></details>\n")
  }

  private static func scriptWords(_ words: SharedValue<DeskWords>) -> [UInt8] {
    let json = ScriptWords.json([
      "move": words.move.text, "copyText": words.copyText, "copyTMX": words.copyTMX,
      "copyQuotation": words.copyQuotation, "copied": words.copied,
      "onlyThese": words.onlyThese.text, "showAll": words.showAll, "next": words.next,
      "nothingToDo": words.nothingToDo,
      "state-missing": words.missing, "state-out-of-date": words.outOfDate,
      "state-low-confidence": words.lowConfidence, "state-unreviewed": words.unreviewed,
      "state-current": words.current, "state-extra": words.extra,
    ])
    return ScriptWords.element(json, of: "parallel")
  }

  /// Writes which letter stands for which source, if a language has several.
  private func writeSources(_ parallel: ParallelText, to body: inout BodyWriter) {
    let words = body.words
    body.html.markup("<details class=\"sources\" id=\"sources\"><summary>")
    body.html.text(words.source)
    body.html.markup("</summary>\n<dl>\n")
    for language in parallel.languages {
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
        body.html.markup("</bdi></dd>\n")
      }
      body.html.markup("</div>\n")
    }
    body.html.markup("</dl></details>\n")
  }
}
