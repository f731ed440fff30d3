import TextBasics

/// Writes the texts of a table as a string catalogue (`.xcstrings`), which the generated code reads:
/// its keys are the texts in the language of the code.
package enum StringCatalog {
  /// The catalogue; ends in a line feed.
  ///
  /// Texts that are the same everywhere are left out: code has them as they are, or as keys that need
  /// no translation. Of two texts with one key, the first is taken.
  package static func source(of table: TableSpec, _ language: TextLanguage) -> String {
    var strings: [(String, JSON)] = []
    var seen: Set<String> = []
    let own: [LocalizedText] = [
      CodeWords.loading, CodeWords.open, CodeWords.closed, CodeWords.close,
      CodeWords.more, CodeWords.selectRow, CodeWords.inspector,
      CodeWords.delete,
    ]
    let used = SwiftUIWriter.source(of: table, language) + UIKitWriter.source(of: table, language)
    for text in table.texts.map(\.text) + own {
      guard !text.isUniform, let key = text[language], !key.isEmpty,
        used.contains(SourceWriter.literal(key)), seen.insert(key).inserted
      else { continue }
      var localizations: [(String, JSON)] = []
      for other in TextLanguage.allCases where other != language {
        guard let words = text[other] else { continue }
        let unit = JSON.object([("state", .string("translated")), ("value", .string(words))])
        localizations.append((other.rawValue, .object([("stringUnit", unit)])))
      }
      strings.append((key, .object([("localizations", .object(localizations))])))
    }
    let catalogue = JSON.object([
      ("sourceLanguage", .string(language.rawValue)),
      ("strings", .object(strings.sorted { $0.0 < $1.0 })),
      ("version", .string("1.0")),
    ])
    return catalogue.text + "\n"
  }
}
