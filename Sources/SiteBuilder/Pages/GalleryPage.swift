import Bitext
import RowStyles

/// The gallery: every style, row style, accessory and behaviour with its example and names.
///
/// Each also lists its names in the frameworks and the paragraphs that mention it.
struct GalleryPage {
  let site: SiteContext
  let language: Language

  func content() -> PageContent {
    let page = Page.gallery(language)
    var body = site.body(page, language)
    let words = body.words
    let places = site.places.value
    body.html.markup("<article class=\"gallery\">\n<h1>")
    body.html.text(words.gallery)
    body.html.markup("</h1>\n<p class=\"lead\">")
    body.html.text(words.galleryHint)
    body.html.markup("</p>\n")
    writeGuidelinesLink(to: &body)
    body.html.markup("<div class=\"example\">\n")
    body.html.markup(
      bytes: Gallery.render(
        body.textLanguage, options: body.exampleOptions, remembering: body.examples.memory
      ) { concept in
        "#" + GalleryPart.id(of: concept)
      })
    body.html.markup("</div>\n")
    body.examples.note("matrix")
    let kinds = [
      (words.tableStyles, "styles", RowStyles.Concept.styles),
      (words.rowStyles, "rows", RowStyles.Concept.rowStyles),
      (words.accessories, "accessories", RowStyles.Concept.accessories),
      (words.behaviours, "behaviours", RowStyles.Concept.parts),
    ]
    for (title, id, concepts) in kinds {
      body.writeSectionHeading(title, level: 2, id: id)
      for concept in concepts { write(concept, places.of(concept), to: &body) }
    }
    body.html.markup("</article>\n")
    ExampleWords.write(to: &body, of: site)
    var content = PageContent(
      kind: "gallery topic", language: language, title: words.gallery,
      description: words.galleryHint, body: body)
    content.aside = ContentsList(of: body.outline.headings, inherited: language).navigation(words)
    content.assets = ["assets/gallery.css"]
    content.switches = site.plan.spokenLanguages.map { ($0, .gallery($0)) }
    content.alternates = site.plan.spokenLanguages.map { ($0, .gallery($0)) }
    return content
  }

  private func writeGuidelinesLink(to body: inout BodyWriter) {
    guard let guidelines = site.plan.guidelines(in: body.language) else { return }
    body.html.markup("<p><a")
    body.html.attribute("href", body.href(guidelines))
    body.html.markup(">")
    body.html.text(body.words.allGuidelines)
    body.html.markup("</a></p>\n")
  }

  private func write(
    _ concept: RowStyles.Concept, _ places: [ConceptPlaces.Place], to body: inout BodyWriter
  ) {
    let names = body.examples.names[concept]
    let own = body.textLanguage
    let name = names.best(for: own)
    let id = GalleryPart.id(of: concept)
    body.html.markup("<section class=\"shown\">\n<h3")
    body.html.attribute("id", id)
    body.writeLanguage(Language(tag: name.language.rawValue))
    body.html.markup(">")
    body.html.text(name.text)
    body.html.markup("</h3>\n")
    body.outline.headings.append(
      PageOutline.Heading(
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
    PassageLinks(site: site, passages: places).write(to: &body)
    defer { body.html.markup("</section>\n") }
    guard let showing = site.book.showing(of: concept) else { return }
    if case .tables(let tables) = showing, body.examples.shown.contains(showing.key) {
      ExampleWriter.writeLink(to: tables, to: &body)
    } else {
      ExampleWriter.write(showing, folding: false, to: &body)
    }
  }
}
