/// Text for XML 1.0, which forbids some characters altogether.
enum XMLText {
  /// `text` without the code points outside the `Char` production; the rest is for an escaper.
  static func legal(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { !isLegal($0) }) else { return text }
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars where isLegal(scalar) { scalars.append(scalar) }
    return String(scalars)
  }

  private static func isLegal(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }
}

extension HTMLWriter {
  /// Appends `<name>text</name>` on a line of its own.
  mutating func element(_ name: StaticString, _ content: String) {
    markup("<")
    markup(name)
    markup(">")
    text(XMLText.legal(content))
    markup("</")
    markup(name)
    markup(">\n")
  }
}
