import Bitext

extension PageMaker {
  /// A topic with all its languages and sources, unit by unit.
  func parallel(_ index: Int) -> Content {
    let topic = plan.corpus.topics[index]
    let page = Page.parallel(topic: index)
    let language = topic.languages.first ?? .undetermined
    let parallel = ParallelText(topic, index: index, examples: examples(index))
    var body = body(page, language)
    writeTitles(of: topic, in: parallel, to: &body)
    writeModes(parallel, to: &body)
    writeSources(parallel, to: &body)
    body.html.markup(
      "<div class=\"parallel columns-\(max(1, min(parallel.languages.count, 6)))\">\n")
    body.write(parallel)
    body.html.markup("</div>\n")
    body.writeExampleWords()
    var content = Content(
      kind: "side-by-side", language: language,
      title: text.title(of: topic, in: language).text + " — " + body.words.sideBySide,
      description: body.words.sideBySideHint, body: body)
    content.breadcrumb = breadcrumb(of: index, nil, language, from: page)
    content.switches = plan.languages.map { ($0, plan.page(ofTopic: index, in: $0)) }
      .filter { $0.0.isDetermined || topic.languages.contains($0.0) }
    content.parallel = page
    content.canonical = plan.page(ofTopic: index, in: language)
    content.isIndexed = false
    return content
  }

  private func writeTitles(
    of topic: Topic, in parallel: ParallelText, to body: inout BodyWriter
  ) {
    body.html.markup("<h1 class=\"titles\">")
    for (number, language) in parallel.languages.enumerated() {
      let title = text.title(of: topic, in: language)
      if number > 0 { body.html.markup(" <span class=\"bar\">/</span> ") }
      body.html.markup("<span")
      body.writeLanguage(title.language)
      body.html.markup(">")
      body.html.text(title.text)
      body.html.markup("</span>")
    }
    if parallel.languages.isEmpty { body.html.text(text.title(of: topic, in: .undetermined).text) }
    body.html.markup("</h1>\n")
  }

  /// The switches work by CSS alone; a script only remembers them.
  private func writeModes(_ parallel: ParallelText, to body: inout BodyWriter) {
    guard parallel.languages.count > 1 else { return }
    let words = body.words
    body.html.markup("<form class=\"modes\"><fieldset><legend>")
    body.html.text(words.readingMode)
    body.html.markup("</legend>\n")
    for (value, label) in [
      ("columns", words.columns), ("interleaved", words.interleaved), ("reveal", words.reveal),
    ] {
      body.html.markup("<label><input type=\"radio\" name=\"mode\" value=\"\(value)\"")
      if value == "columns" { body.html.markup(" checked") }
      body.html.markup("> <span>")
      body.html.text(label)
      body.html.markup("</span></label>\n")
    }
    body.html.markup("</fieldset>\n<fieldset><legend>")
    body.html.text(words.showLanguages)
    body.html.markup("</legend>\n")
    for (column, language) in parallel.languages.enumerated() {
      body.html.markup("<label class=\"k\(column + 1)\"><input type=\"checkbox\" name=\"shown\"")
      body.html.attribute("value", "c\(column + 1)")
      body.html.attribute("data-lang", language.tag)
      body.html.markup(" checked> <span")
      body.writeLanguage(language)
      body.html.markup(">")
      body.html.text(Catalogue.ownName(of: language))
      body.html.markup("</span></label>\n")
    }
    body.html.markup("</fieldset></form>\n")
  }

  /// Which letter stands for which source, where a language has several.
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
      let documents = parallel.sources[language] ?? parallel.documents(in: language)
      for (position, document) in documents.enumerated() {
        body.html.markup("<dd>")
        if parallel.sources[language] != nil {
          body.html.markup("<b>\(ParallelText.mark(at: position))</b> ")
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

extension ParallelText {
  /// The documents that speak `language`.
  func documents(in language: Language) -> [Int] {
    var documents: Set<Int> = []
    for unit in topic.units {
      for variant in unit.variants where variant.language == language {
        documents.insert(variant.document)
      }
    }
    return documents.sorted()
  }
}
