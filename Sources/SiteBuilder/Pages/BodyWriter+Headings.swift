import Bitext

extension BodyWriter {
  /// Opens an article with its title and a lead sentence about its purpose.
  mutating func beginArticle(_ title: String, lead: String) {
    html.markup("<article>\n<h1>")
    writeTitle(title, in: language)
    html.markup("</h1>\n<p class=\"lead\">")
    html.text(lead)
    html.markup("</p>\n")
  }

  /// Writes a heading in the language of the page.
  mutating func writeSectionHeading(_ title: String, level: Int, id: String) {
    html.markup("<h")
    html.markup(level)
    html.attribute("id", id)
    html.markup(">")
    writeTitle(title, in: language)
    html.markup("</h")
    html.markup(level)
    html.markup(">\n")
    outline.headings.append(
      PageOutline.Heading(id: id, level: level, text: title, language: language))
  }

  /// Writes a title; a Japanese one breaks its lines only between phrases.
  mutating func writeTitle(_ title: String, in language: Language) {
    if language == .japanese { html.textInPhrases(title) } else { html.text(title) }
  }
}
