/// Appends markup to bytes.
///
/// Text and attribute values are escaped here and nowhere else.
struct HTMLWriter {
  private(set) var bytes: [UInt8] = []

  /// Markup that is right by construction.
  mutating func raw(_ markup: StaticString) {
    markup.withUTF8Buffer { unsafe bytes.append(contentsOf: $0) }
  }

  /// Markup that another part of the renderer has made.
  mutating func raw(bytes more: [UInt8]) { bytes += more }

  mutating func markup(_ text: String) { bytes.append(contentsOf: text.utf8) }

  /// Character data, or the value of an attribute between double quotes.
  mutating func text(_ text: String) {
    if Self.isLiteral(text.utf8.span) { return markup(text) }
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "&"): raw("&amp;")
      case UInt8(ascii: "<"): raw("&lt;")
      case UInt8(ascii: ">"): raw("&gt;")
      case UInt8(ascii: "\""): raw("&quot;")
      case 0...8, 0x0B, 0x0C, 0x0E...0x1F, 0x7F: break
      default: bytes.append(byte)
      }
    }
  }

  /// Whether a text surely has nothing to escape, as most have.
  private static func isLiteral(_ text: Span<UInt8>) -> Bool {
    text.indices.allSatisfy { index in
      switch text[index] {
      case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""), 0x7F: false
      case 0..<0x20: text[index] == UInt8(ascii: "\n")
      default: true
      }
    }
  }

  /// ` name="value"`, where there is a value.
  mutating func attribute(_ name: StaticString, _ value: String?) {
    guard let value else { return }
    raw(" ")
    raw(name)
    raw("=\"")
    text(value)
    raw("\"")
  }

  /// ` name`, where it holds.
  mutating func flag(_ name: StaticString, _ isSet: Bool) {
    guard isSet else { return }
    raw(" ")
    raw(name)
  }

  /// The attributes by which the script shows a text in another language: ` data-en="…"` and so on.
  ///
  /// None for a text that is the same everywhere, and none for the language that is `shown` already
  /// where there are others. `attribute` is the attribute that holds the text where it is not the
  /// element's content.
  mutating func languages(
    of text: LocalizedText, shown: TextLanguage, in attribute: String? = nil
  ) {
    guard !text.isUniform else { return }
    let hasOthers = TextLanguage.allCases.contains { $0 != shown && text[$0] != nil }
    for language in TextLanguage.allCases where language != shown || !hasOthers {
      switch language {
      case .en: self.attribute("data-en", text.en)
      case .ko: self.attribute("data-ko", text.ko)
      case .ja: self.attribute("data-ja", text.ja)
      }
    }
    self.attribute("data-t", attribute)
  }

  /// An element of class `name` with `text` in the language of the page, marked with its real
  /// language where that is another one.
  mutating func localized(
    _ text: LocalizedText, _ language: TextLanguage, as element: StaticString = "span",
    class name: StaticString? = nil
  ) {
    let best = text.best(for: language)
    raw("<")
    raw(element)
    if let name {
      raw(" class=\"")
      raw(name)
      raw("\"")
    }
    if best.language != language, !text.isUniform { attribute("lang", best.language.rawValue) }
    languages(of: text, shown: language)
    raw(">")
    self.text(best.text)
    raw("</")
    raw(element)
    raw(">")
  }
}
