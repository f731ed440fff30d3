import TextBasics

extension HTMLWriter {
  /// Appends character data of XML.
  mutating func text(xml text: String) { markup(name: text.escapedForXML()) }

  /// Appends ` name="value"` of XML.
  mutating func attribute(_ name: StaticString, xml value: String) {
    markup(" ")
    markup(name)
    markup("=\"")
    markup(name: value.escapedForXML(inAttribute: true))
    markup("\"")
  }

  /// Appends `<name>text</name>` and a line feed.
  mutating func element(_ name: StaticString, _ content: String) {
    markup("<")
    markup(name)
    markup(">")
    text(xml: content)
    markup("</")
    markup(name)
    markup(">\n")
  }
}
