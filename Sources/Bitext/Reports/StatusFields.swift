/// The states of the texts that stand in values: titles, the words of pictures, the texts of table
/// examples.
struct StatusFields {
  /// One text in one language other than the original's.
  struct Field {
    let id: String
    let state: UnitState
    /// The text in the language of the original.
    let original: String
    let translation: String?
  }

  private let exchanges: [Language: FieldExchange]

  /// - Parameters:
  ///   - corpus: The notes.
  ///   - languages: The languages of the translations.
  init(_ corpus: Corpus, in languages: [Language]) {
    let originals = Set(corpus.allTopics.compactMap(\.originalLanguage))
    exchanges = Dictionary(
      uniqueKeysWithValues: originals.map { original in
        let others = languages.filter { $0 != original }
        return (original, FieldExchange(corpus, languages: [original] + others))
      })
  }

  /// The fields that a topic has or lacks, by the language of the translation.
  func fields(of topic: Topic) -> [Language: [Field]] {
    guard let original = topic.originalLanguage, let exchange = exchanges[original] else {
      return [:]
    }
    var fields: [Language: [Field]] = [:]
    for unit in exchange.adding(to: [], of: topic, documents: { _ in nil }) {
      guard let source = unit.rendering(in: original) else { continue }
      // Where a language has no place for a text, nobody can translate it.
      for language in unit.field?.places.keys.sorted() ?? [] where language != original {
        guard let state = unit.state(in: language, original: original) else { continue }
        fields[language, default: []].append(
          Field(
            id: unit.id, state: state, original: source.text,
            translation: unit.rendering(in: language)?.text))
      }
    }
    return fields
  }
}

extension Topic {
  /// The text of a variant as it is counted: the words of its pictures are texts of their own.
  func countedText(of variant: Variant) -> String {
    let segments = documents[variant.document].segments
    return variant.segments.map { segments[$0].textWithoutPictures }.joined(separator: " ")
  }
}
