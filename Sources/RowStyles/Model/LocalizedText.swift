/// A language in which tables have texts.
package enum TextLanguage: String, CaseIterable, Hashable, Sendable, Codable { case en, ko, ja }

/// A text in some of the languages.
package struct LocalizedText: Hashable, Sendable {
  private var texts: [TextLanguage: String] = [:]

  /// A text in the languages that it is given in; nil where it is missing.
  package init(en: String? = nil, ko: String? = nil, ja: String? = nil) {
    texts[.en] = en
    texts[.ko] = ko
    texts[.ja] = ja
  }

  /// The same text in every language: a proper name, a number, a unit.
  package init(everywhere text: String) { self.init { _ in text } }

  /// The text that `text` gives for each language.
  package init(_ text: (TextLanguage) -> String?) {
    for language in TextLanguage.allCases { texts[language] = text(language) }
  }

  /// The text in a language; nil if it is missing.
  package subscript(_ language: TextLanguage) -> String? {
    get { texts[language] }
    set { texts[language] = newValue }
  }

  /// The text to show to a reader of `language`, and its actual language.
  ///
  /// If the text is missing, that of the first language that has one is used.
  package func best(for language: TextLanguage) -> (text: String, language: TextLanguage) {
    if let text = self[language] { return (text, language) }
    for candidate in TextLanguage.allCases {
      if let text = self[candidate] { return (text, candidate) }
    }
    return ("", language)
  }

  /// The languages without a text.
  package var missing: [TextLanguage] {
    TextLanguage.allCases.filter { (self[$0] ?? "").allSatisfy(\.isWhitespace) }
  }

  /// Whether the text is the same in all languages.
  package var isUniform: Bool {
    TextLanguage.allCases.dropFirst().allSatisfy { texts[$0] == texts[TextLanguage.allCases[0]] }
  }

  /// The text with `change` applied to every language.
  package func map(_ change: (TextLanguage, String) -> String) -> LocalizedText {
    LocalizedText { language in texts[language].map { change(language, $0) } }
  }
}

/// By the names of the languages: `{"en": "Rows", "ko": "행"}`.
extension LocalizedText: Codable {
  package init(from decoder: any Decoder) throws {
    let names = try [String: String](from: decoder)
    self.init { names[$0.rawValue] }
  }

  package func encode(to encoder: any Encoder) throws {
    let names = texts.map { ($0.key.rawValue, $0.value) }
    try Dictionary(uniqueKeysWithValues: names).encode(to: encoder)
  }
}
