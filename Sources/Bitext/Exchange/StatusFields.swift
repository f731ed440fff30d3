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

  private let corpus: Corpus
  /// The readers of values for an original language and another one, in this order: each makes the
  /// texts of an example once for all topics.
  private var exchanges: [[Language]: FieldExchange] = [:]

  init(_ corpus: Corpus) { self.corpus = corpus }

  /// The fields of a topic that a translation has or lacks; for each language, topics have to be asked
  /// for in the order of the corpus.
  mutating func fields(of topic: Topic, in language: Language) -> [Field] {
    guard let original = topic.originalLanguage else { return [] }
    let pair = [original, language]
    var exchange = exchanges[pair] ?? FieldExchange(corpus, languages: pair)
    let units = exchange.adding(to: [], of: topic) { _ in nil }
    exchanges[pair] = exchange
    return units.compactMap { unit in
      guard let source = unit.rendering(in: original),
        let state = unit.state(in: language, original: original)
      else { return nil }
      return Field(
        id: unit.id, state: state, original: source.text,
        translation: unit.rendering(in: language)?.text)
    }
  }
}
