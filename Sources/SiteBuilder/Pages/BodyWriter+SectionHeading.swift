import Bitext

extension BodyWriter {
  /// Writes a heading in the language of the page.
  mutating func writeSectionHeading(_ title: String, level: Int, id: String) {
    html.markup("<h")
    html.markup(level)
    html.attribute("id", id)
    html.markup(">")
    html.text(title)
    html.markup("</h")
    html.markup(level)
    html.markup(">\n")
    outline.headings.append(
      PageOutline.Heading(id: id, level: level, text: title, language: language))
  }
}
