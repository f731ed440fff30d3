import TextBasics

/// Writes the texts of a table as a string catalogue (`.xcstrings`), which the generated code reads:
/// its keys are the texts in the language of the code.
package enum StringCatalog {
  /// The catalogue; ends in a line feed.
  ///
  /// Texts that are equal in all languages are left out, because the code has them as literals. Of
  /// two texts with one key, the first is taken; ``clashes(of:_:)`` names such keys.
  package static func source(of table: TableSpec, _ language: TextLanguage) -> String {
    var strings: [(String, JSON)] = []
    var seen: Set<String> = []
    for (key, text) in keys(of: table, language) where seen.insert(key).inserted {
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

  /// The keys of texts that have another translation at another place of the table, in their order.
  package static func clashes(of table: TableSpec, _ language: TextLanguage) -> [String] {
    var first: [String: LocalizedText] = [:]
    var clashes: [String] = []
    var seen: Set<String> = []
    for (key, text) in keys(of: table, language) {
      guard let known = first.updateValue(first[key] ?? text, forKey: key), known != text,
        seen.insert(key).inserted
      else { continue }
      clashes.append(key)
    }
    return clashes
  }

  /// The texts that code asks for in the language of the reader, with their keys.
  private static func keys(
    of table: TableSpec, _ language: TextLanguage
  ) -> [(key: String, text: LocalizedText)] {
    let used = literals(in: SwiftUIWriter.source(of: table, language))
      .union(literals(in: UIKitWriter.source(of: table, language)))
    let lists = table.sections.map { CodeWords.move(to: $0.header ?? table.label) }
    let explained = table.everyRow.filter { $0.has(.explanation) }
    let names = explained.map { CodeWords.about($0.title) }
    var own: [LocalizedText] = [
      CodeWords.loading, CodeWords.open, CodeWords.closed, CodeWords.close,
      CodeWords.more, CodeWords.selectRow, CodeWords.inspector,
      CodeWords.delete, CodeWords.refresh, CodeWords.on, CodeWords.off,
    ]
    own += lists + names
    var keys = (table.texts.map(\.text) + own).compactMap { text -> (String, LocalizedText)? in
      guard !text.isUniform, let key = text[language], !key.isEmpty,
        used.contains(SourceWriter.literal(key))
      else { return nil }
      return (key, text)
    }
    // If rows are data, the title is interpolated into the text, so the key has a placeholder for
    // it.
    let inside = CodeWords.about(LocalizedText(everywhere: "\\(item.title)"))
    if let literal = inside[language], used.contains("\"\(literal)\"") {
      let marked = CodeWords.about(LocalizedText(everywhere: "%@"))
      if let key = marked[language] { keys.append((key, marked)) }
    }
    return keys
  }

  /// The string literals of source code, with their quotation marks; also what stands between two of
  /// them on a line, which is no text of a table.
  private static func literals(in source: String) -> Set<String> {
    var literals: Set<String> = []
    let bytes = Array(source.utf8)
    var start: Int?
    var place = 0
    while place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: "\\"): place += 1
      case UInt8(ascii: "\n"): start = nil
      case UInt8(ascii: "\""):
        if let start { literals.insert(String(decoding: bytes[start...place], as: UTF8.self)) }
        start = place
      default: break
      }
      place += 1
    }
    return literals
  }
}
