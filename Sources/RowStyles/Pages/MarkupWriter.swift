import TextBasics

/// Appends markup to bytes.
///
/// Texts and values have to go through ``text(_:)`` or ``attribute(_:_:)``, which escape them.
struct MarkupWriter {
  private var out = MarkupBytes()

  var bytes: [UInt8] { out.bytes }

  /// Appends a literal that is valid markup.
  mutating func raw(_ markup: StaticString) {
    out.append(markup)
  }

  /// Appends markup that another part of the renderer made.
  mutating func raw(bytes more: [UInt8]) {
    out.append(more.span)
  }

  mutating func markup(_ text: String) {
    out.append(text.utf8.span)
  }

  /// Appends escaped character data, or the value of an attribute in double quotes.
  mutating func text(_ text: String) {
    out.append(escaped: text)
  }

  /// Appends ` name="value"` unless the value is nil.
  mutating func attribute(_ name: StaticString, _ value: String?) {
    guard let value else { return }
    out.append(attribute: name)
    text(value)
    out.append(0x22)
  }

  /// Appends ` data-name="value"`, or ` data-name` alone; the name is written with hyphens.
  mutating func data(_ name: String, _ value: String?) {
    raw(" data-")
    for letter in name {
      if letter.isUppercase { raw("-") }
      markup(letter.lowercased())
    }
    guard let value else { return }
    raw("=\"")
    text(value)
    raw("\"")
  }

  /// Appends ` name` if `isSet`.
  mutating func flag(_ name: StaticString, _ isSet: Bool) {
    guard isSet else { return }
    raw(" ")
    raw(name)
  }

  /// Appends a text's other languages as attributes (` data-en="…"` and so on), for the script.
  ///
  /// Writes nothing for a text that is equal in all languages, and leaves out the language that is
  /// already `shown`. `attribute` names the attribute that holds the text, if it is not the
  /// element's content.
  mutating func languages(
    of text: LocalizedText, shown: TextLanguage, in attribute: String? = nil
  ) {
    guard !text.isUniform else { return }
    let hasOthers = TextLanguage.allCases.contains { $0 != shown && text[$0] != nil }
    for language in TextLanguage.allCases where language != shown || !hasOthers {
      self.attribute("data", text, in: language)
    }
    self.attribute("data-t", attribute)
  }

  /// Appends a text in each language as an attribute: ` name-en="…"` and so on.
  mutating func attributes(_ name: StaticString, _ text: LocalizedText) {
    for language in TextLanguage.allCases { attribute(name, text, in: language) }
  }

  private mutating func attribute(
    _ name: StaticString, _ text: LocalizedText, in language: TextLanguage
  ) {
    guard let value = text[language] else { return }
    raw(" ")
    raw(name)
    raw("-")
    self.text(language.rawValue)
    raw("=\"")
    self.text(value)
    raw("\"")
  }

  /// Appends an element of class `name` with `text` in the page's language.
  ///
  /// If the text is missing in that language, the element states the actual one.
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
