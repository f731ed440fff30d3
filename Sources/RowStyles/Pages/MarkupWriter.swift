import TextBasics

/// Appends markup to bytes.
///
/// Every text and value goes through ``text(_:)`` or ``attribute(_:_:)``, which escape it.
struct MarkupWriter {
  private var out = MarkupBytes()

  var bytes: [UInt8] { out.bytes }

  /// Markup that is right by construction.
  mutating func raw(_ markup: StaticString) {
    out.append(markup)
  }

  /// Markup that another part of the renderer has made.
  mutating func raw(bytes more: [UInt8]) {
    out.append(more.span)
  }

  mutating func markup(_ text: String) {
    out.append(text.utf8.span)
  }

  /// Character data, or the value of an attribute between double quotes.
  mutating func text(_ text: String) {
    out.append(escaped: text)
  }

  /// ` name="value"`, where there is a value.
  mutating func attribute(_ name: StaticString, _ value: String?) {
    guard let value else { return }
    out.append(attribute: name)
    text(value)
    out.append(0x22)
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
