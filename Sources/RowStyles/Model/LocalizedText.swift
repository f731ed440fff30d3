/// A language in which tables have texts.
package enum TextLanguage: String, CaseIterable, Hashable, Sendable, Codable { case en, ko, ja }

/// A text in up to three languages.
package struct LocalizedText: Hashable, Sendable, Codable {
  /// The English text; nil if it is missing, as for the other languages.
  package var en: String?
  /// The Korean text.
  package var ko: String?
  /// The Japanese text.
  package var ja: String?

  package init(en: String? = nil, ko: String? = nil, ja: String? = nil) {
    self.en = en
    self.ko = ko
    self.ja = ja
  }

  /// The same text in every language: a proper name, a number, a unit.
  package init(everywhere text: String) { self.init(en: text, ko: text, ja: text) }

  package subscript(_ language: TextLanguage) -> String? {
    get {
      switch language {
      case .en: en
      case .ko: ko
      case .ja: ja
      }
    }
    set {
      switch language {
      case .en: en = newValue
      case .ko: ko = newValue
      case .ja: ja = newValue
      }
    }
  }

  /// The text to show to a reader of `language`, and its actual language.
  ///
  /// If the text is missing, English is used, then Korean, then Japanese.
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
  package var isUniform: Bool { en == ko && ko == ja }

  /// The text with `change` applied to every language.
  package func map(_ change: (TextLanguage, String) -> String) -> LocalizedText {
    var result = self
    for language in TextLanguage.allCases {
      result[language] = self[language].map { change(language, $0) }
    }
    return result
  }
}
