import Bitext

/// Names of sections, the folders that topics are in.
extension SiteContext {
  /// Writes the heading of a section with its id, and the number of its topics if it is given.
  func writeSectionHeading(_ section: String, to body: inout BodyWriter, count: Int? = nil) {
    body.html.markup("<h2 class=\"section\"")
    body.html.attribute("id", plan.identifier(ofSection: section))
    writeName(ofSection: section, in: body.inherited, to: &body.html)
    if let count { write(count: count, to: &body.html) }
    body.html.markup("</h2>\n")
  }

  /// Writes an item for each section: a link to its heading on the page at `address`, which is empty
  /// for the page itself, and the number of its topics.
  func writeSectionItems(on address: String, _ start: StaticString, to body: inout BodyWriter) {
    for section in plan.sections {
      body.html.markup(start)
      body.html.markup("<a")
      body.html.attribute("href", address + "#" + plan.identifier(ofSection: section.name))
      writeName(ofSection: section.name, in: body.inherited, to: &body.html)
      body.html.markup("</a>")
      write(count: section.topics.count, to: &body.html)
      body.html.markup("</li>\n")
    }
  }

  private func write(count: Int, to html: inout HTMLWriter) {
    html.markup(" <span class=\"count\">")
    html.markup(count)
    html.markup("</span>")
  }

  /// Writes the name of a section into an open tag; see ``HTMLWriter/write(sectionName:in:)``.
  func writeName(ofSection section: String, in language: Language, to html: inout HTMLWriter) {
    html.write(sectionName: text.sections.name(of: section, in: language), in: language)
  }
}

extension HTMLWriter {
  /// Completes an open tag with the language of the name, if it differs from the page's, and writes
  /// the name.
  ///
  /// Topics that are in no section get a general word instead.
  mutating func write(sectionName name: SectionNames.Name, in language: Language) {
    let known = name.language ?? LanguageIdentifier.language(ofName: name.text)
    if let known, known != language { attribute("lang", known.tag) }
    markup(">")
    text(name.text.isEmpty ? Catalogue.of(language).topics : name.text)
  }
}
