import Bitext
import RowStyles

extension PageMaker {
  /// Every style, row style, accessory and behaviour of the model with its example, its names in
  /// the three languages and in the frameworks, and the paragraphs that speak of it.
  func gallery(_ language: Language) -> Content {
    let page = Page.gallery(language)
    var body = body(page, language)
    let words = body.words
    let places = self.places.value
    body.html.markup("<article class=\"gallery\">\n<h1>")
    body.html.text(words.gallery)
    body.html.markup("</h1>\n<p class=\"lead\">")
    body.html.text(words.galleryHint)
    body.html.markup("</p>\n")
    writeGuidelinesLink(to: &body)
    body.html.markup("<div class=\"example\">\n")
    body.html.markup(
      bytes: Gallery.render(body.textLanguage, options: body.exampleOptions) { concept in
        GalleryPart.all.contains(concept) ? "#" + GalleryPart.id(of: concept) : nil
      })
    body.html.markup("</div>\n")
    body.shownExamples.insert("matrix")
    let kinds = [
      (words.tableStyles, "styles", GalleryPart.tableStyles),
      (words.rowStyles, "rows", GalleryPart.rowStyles),
      (words.accessories, "accessories", GalleryPart.accessories),
      (words.behaviours, "behaviours", GalleryPart.behaviours),
    ]
    for (title, id, concepts) in kinds {
      write(heading: title, level: 2, id: id, to: &body)
      for concept in concepts { write(concept, places.of(concept), to: &body) }
    }
    body.html.markup("</article>\n")
    writeExampleWords(to: &body)
    var content = Content(
      kind: "gallery topic", language: language, title: words.gallery,
      description: words.galleryHint, body: body)
    content.aside = contents(list(of: body.headings, inherited: language), words: words)
    content.switches = plan.spokenLanguages.map { ($0, .gallery($0)) }
    content.alternates = plan.spokenLanguages.map { ($0, .gallery($0)) }
    return content
  }

  /// Writes a heading in the language of the page.
  func write(heading title: String, level: Int, id: String, to body: inout BodyWriter) {
    body.html.markup("<h")
    body.html.markup(level)
    body.html.attribute("id", id)
    body.html.markup(">")
    body.html.text(title)
    body.html.markup("</h")
    body.html.markup(level)
    body.html.markup(">\n")
    body.headings.append(
      BodyWriter.Heading(id: id, level: level, text: title, language: body.language))
  }

  private func writeGuidelinesLink(to body: inout BodyWriter) {
    guard let guidelines = plan.guidelines(in: body.language) else { return }
    body.html.markup("<p><a")
    body.html.attribute("href", body.href(guidelines))
    body.html.markup(">")
    body.html.text(body.words.allGuidelines)
    body.html.markup("</a></p>\n")
  }

  private func write(
    _ concept: RowStyles.Concept, _ places: [ConceptPlaces.Place], to body: inout BodyWriter
  ) {
    let names = body.conceptNames[concept]
    let own = body.textLanguage
    let name = names.best(for: own)
    let id = GalleryPart.id(of: concept)
    body.html.markup("<h3")
    body.html.attribute("id", id)
    body.writeLanguage(Language(tag: name.language.rawValue))
    body.html.markup(">")
    body.html.text(name.text)
    body.html.markup("</h3>\n")
    body.headings.append(
      BodyWriter.Heading(
        id: id, level: 3, text: name.text, language: Language(tag: name.language.rawValue)))
    body.html.markup("<p class=\"names\">")
    for language in TextLanguage.allCases where language != own {
      guard let other = names[language] else { continue }
      body.html.markup("<span")
      body.writeLanguage(Language(tag: language.rawValue))
      body.html.markup(">")
      body.html.text(other)
      body.html.markup("</span> ")
    }
    body.html.markup("</p>\n")
    body.html.markup(bytes: Gallery.facts(of: concept))
    write(places, to: &body)
    if let showing = book.showing(of: concept) { body.write(showing, repeating: true) }
  }

  /// Links to paragraphs, by the titles of their topics and how they begin.
  func write(_ places: [ConceptPlaces.Place], to body: inout BodyWriter) {
    let links = places.compactMap { place in
      let target = plan.page(ofTopic: place.topic, in: body.language)
      let unit = plan.corpus.topics[place.topic].units[place.unit]
      return plan.units(on: target).contains(unit.id) ? (place, target, unit) : nil
    }
    guard !links.isEmpty else { return }
    body.html.markup("<div class=\"places\"><p class=\"label\">")
    body.html.text(body.words.spokenOfIn)
    body.html.markup("</p>\n<ul>\n")
    for (place, target, unit) in links {
      let topic = plan.corpus.topics[place.topic]
      let title = text.title(of: topic, in: body.language)
      body.html.markup("<li><a")
      body.html.attribute("href", body.href(target, fragment: unit.id))
      body.html.markup("><span")
      body.writeLanguage(title.language)
      body.html.markup(">")
      body.html.text(title.text)
      body.html.markup("</span> ")
      if let start = start(of: unit, in: topic, for: body.language) {
        body.html.markup("<q")
        body.writeLanguage(start.language)
        body.html.markup(">")
        body.html.text(start.text)
        body.html.markup("</q>")
      }
      body.html.markup("</a></li>\n")
    }
    body.html.markup("</ul></div>\n")
  }

  /// In `Character`s: enough to know a paragraph by.
  private static let startLength = 60

  private func start(
    of unit: TranslationUnit, in topic: Topic, for language: Language
  ) -> (text: String, language: Language)? {
    let variant = unit.variants.first { $0.language == language } ?? unit.variants.first
    guard let variant, let first = variant.segments.first else { return nil }
    let whole = topic.documents[variant.document].segments[first].text
    return (Excerpt.cut(whole, to: Self.startLength), variant.language)
  }
}
