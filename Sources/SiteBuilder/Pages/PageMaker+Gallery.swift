import Bitext
import RowStyles

extension PageMaker {
  /// Every style, row style, accessory and behaviour of the model with its example, its names in
  /// the three languages, and the topics that speak of it.
  func gallery(_ language: Language) -> Content {
    let page = Page.gallery(language)
    var body = body(page, language)
    let words = body.words
    body.html.markup("<article>\n<h1>")
    body.html.text(words.gallery)
    body.html.markup("</h1>\n<p class=\"lead\">")
    body.html.text(words.galleryHint)
    body.html.markup("</p>\n")
    let own = TextLanguage(rawValue: language.tag) ?? .en
    body.html.markup("<div class=\"example\">\n")
    body.html.markup(
      bytes: Gallery.render(own) { concept in
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
      body.html.markup("<h2")
      body.html.attribute("id", id)
      body.html.markup(">")
      body.html.text(title)
      body.html.markup("</h2>\n")
      body.headings.append(
        BodyWriter.Heading(id: id, level: 2, text: title, language: language))
      for concept in concepts { write(concept, to: &body) }
    }
    body.html.markup("</article>\n")
    body.writeExampleWords()
    var content = Content(
      kind: "gallery topic", language: language, title: words.gallery,
      description: words.galleryHint, body: body)
    content.aside = contents(body.headings, words: words, inherited: language)
    content.switches = plan.spokenLanguages.map { ($0, .gallery($0)) }
    content.alternates = plan.spokenLanguages.map { ($0, .gallery($0)) }
    return content
  }

  private func write(_ concept: RowStyles.Concept, to body: inout BodyWriter) {
    let names = ConceptNames.name(of: concept)
    let own = TextLanguage(rawValue: body.language.tag) ?? .en
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
    writePlaces(of: concept, to: &body)
    if let showing = book.showing(of: concept) { body.write(showing, repeating: true) }
  }

  /// How many topics a concept links to.
  private static let listedPlaces = 12

  /// Links to the paragraphs whose example this is.
  private func writePlaces(of concept: RowStyles.Concept, to body: inout BodyWriter) {
    var links: [(topic: Int, unit: String)] = []
    for index in plan.corpus.topics.indices where links.count < Self.listedPlaces {
      for (unit, found) in examples(index).concepts.sorted(by: { $0.key < $1.key })
      where found == concept {
        links.append((index, plan.corpus.topics[index].units[unit].id))
        break
      }
    }
    guard !links.isEmpty else { return }
    body.html.markup("<p class=\"places\"><span class=\"label\">")
    body.html.text(body.words.spokenOfIn)
    body.html.markup("</span> ")
    for (number, link) in links.enumerated() {
      let topic = plan.corpus.topics[link.topic]
      let title = text.title(of: topic, in: body.language)
      let target = plan.page(ofTopic: link.topic, in: body.language)
      let isThere = plan.units(on: target).contains(link.unit)
      if number > 0 { body.html.markup(", ") }
      body.html.markup("<a")
      body.html.attribute("href", body.href(target, fragment: isThere ? link.unit : nil))
      body.writeLanguage(title.language)
      body.html.markup(">")
      body.html.text(title.text)
      body.html.markup("</a>")
    }
    body.html.markup("</p>\n")
  }
}

/// The concepts of the model in the order of the gallery.
enum GalleryPart {
  static let tableStyles: [RowStyles.Concept] = [
    .plain, .grouped, .insetGrouped, .inset, .sidebar, .bordered, .elliptical, .carousel,
  ]
  static let rowStyles: [RowStyles.Concept] = [
    .basic, .subtitle, .rightDetail, .leftDetail, .custom,
  ]
  static let accessories: [RowStyles.Concept] = [
    .checkmark, .disclosure, .info, .badge, .toggle, .popUpMenu, .reorder, .delete, .multiselect,
  ]
  static let all = Set(tableStyles + rowStyles + accessories + behaviours)

  /// The id of the section of `concept` on a gallery page.
  static func id(of concept: RowStyles.Concept) -> String {
    "concept-" + concept.rawValue.lowercased()
  }

  static let behaviours: [RowStyles.Concept] = RowStyles.Concept.allCases.filter {
    !(tableStyles + rowStyles + accessories).contains($0)
  }
}
