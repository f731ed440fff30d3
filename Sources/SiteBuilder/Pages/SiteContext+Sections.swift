import Bitext

/// Names of sections, the folders that topics are in.
extension SiteContext {
  /// Writes the heading of a section; gives it an id if `isNamed`.
  func writeSectionHeading(
    _ section: String, to body: inout BodyWriter, isNamed: Bool = false
  ) {
    body.html.markup("<h2 class=\"section\"")
    if isNamed { body.html.attribute("id", plan.identifier(ofSection: section)) }
    writeName(ofSection: section, in: body.inherited, to: &body.html)
    body.html.markup("</h2>\n")
  }

  /// Completes an open tag with the language of the name, if it differs from the page's, and writes
  /// the name.
  ///
  /// Topics that are in no section get a general word instead.
  func writeName(ofSection section: String, in language: Language, to html: inout HTMLWriter) {
    let name = text.sections[section]
    if let own = LanguageIdentifier.language(ofName: name), own != language {
      html.attribute("lang", own.tag)
    }
    html.markup(">")
    html.text(name.isEmpty ? Catalogue.of(language).topics : name)
  }
}
