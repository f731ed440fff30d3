import TextBasics

extension HTMLWriter {
  /// Appends `<name>text</name>` on a line of its own, without what XML 1.0 cannot hold.
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
