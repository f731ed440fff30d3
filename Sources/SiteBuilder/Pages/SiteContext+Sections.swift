import Bitext

/// The names of the folders that topics are in.
extension SiteContext {
  /// Writes the name of a section; `isNamed` if links lead to it on this page.
  func writeSectionHeading(
    _ section: String, to body: inout BodyWriter, isNamed: Bool = false
  ) {
    body.html.markup("<h2 class=\"section\"")
    if isNamed { body.html.attribute("id", plan.identifier(ofSection: section)) }
    writeName(ofSection: section, in: body.inherited, to: &body.html)
    body.html.markup("</h2>\n")
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
}
