import TextBasics

extension HTMLWriter {
  /// Appends `<name>text</name>` and a line feed, without characters that XML 1.0 forbids.
  mutating func element(_ name: StaticString, _ content: String) {
    markup("<")
    markup(name)
    markup(">")
    text(content.without { !$0.isOfXML })
    markup("</")
    markup(name)
    markup(">\n")
  }
}
