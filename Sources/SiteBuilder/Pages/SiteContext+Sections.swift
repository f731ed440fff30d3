import Bitext

/// Names of sections, the folders that topics are in.
extension SiteContext {
  /// Writes the heading of a section with its id, and the number of its topics if it is given.
  func writeSectionHeading(_ section: String, to body: inout BodyWriter, count: Int? = nil) {
    body.html.markup("<h2 class=\"section\"")
    body.html.attribute("id", plan.identifier(ofSection: section))
    writeName(ofSection: section, in: body.inherited, to: &body.html)
    if let count {
      body.html.markup(" <span class=\"count\">")
      body.html.markup(count)
      body.html.markup("</span>")
    }
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
