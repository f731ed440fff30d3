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
    let utf8 = text.utf8
    let span = utf8.span
    /// Where what has nothing to escape began.
    var start = 0
    for place in span.indices where Self.isEscaped(span[place]) {
      append(utf8, start..<place)
      start = place + 1
      switch span[place] {
      case UInt8(ascii: "&"): raw("&amp;")
      case UInt8(ascii: "<"): raw("&lt;")
      case UInt8(ascii: ">"): raw("&gt;")
      case UInt8(ascii: "\""): raw("&quot;")
      default: break
      }
    }
    if start == 0 { markup(text) } else { append(utf8, start..<span.count) }
  }

  private mutating func append(_ text: String.UTF8View, _ range: Range<Int>) {
    if range.isEmpty { return }
    let start = text.index(text.startIndex, offsetBy: range.lowerBound)
    bytes.append(contentsOf: text[start..<text.index(start, offsetBy: range.count)])
  }

  /// Whether a byte is not written as it is: what has a meaning in markup, and control characters.
  private static func isEscaped(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""), 0x7F: true
    case 0x09, 0x0A, 0x0D: false
    default: byte < 0x20
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
