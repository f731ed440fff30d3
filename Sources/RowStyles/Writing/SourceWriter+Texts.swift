extension SourceWriter {
  /// A text as an expression of type `String`, which a string catalogue translates if the text has
  /// translations.
  static func localized(_ text: LocalizedText, _ language: TextLanguage) -> String {
    let literal = literal(text.best(for: language).text)
    return text.isUniform ? literal : "String(localized: \(literal))"
  }
}
