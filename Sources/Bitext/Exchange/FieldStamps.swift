extension Stamps {
  /// The stamps of a topic's texts in values after a person has reviewed them: its title, the words of
  /// its pictures, the texts of its table examples.
  ///
  /// - Parameters:
  ///   - topic: The topic.
  ///   - corpus: The corpus of the topic.
  ///   - languages: The reviewed languages.
  /// - Returns: A stamp for each translation in one of the languages.
  package static func ofFields(
    in topic: Topic, of corpus: Corpus, languages: [Language]
  ) -> [Stamp] {
    guard let original = topic.originalLanguage else { return [] }
    let exchange = FieldExchange(
      corpus, languages: [original] + languages.filter { $0 != original })
    return exchange.adding(to: [], of: topic) { _ in nil }.flatMap { unit -> [Stamp] in
      guard let source = unit.rendering(in: original) else { return [] }
      return unit.renderings.filter { $0.language != original }.map {
        Stamp(unit.id, of: source.text, $0.text, in: $0.language)
      }
    }
  }

  /// The stamps with others, which replace those for the same texts.
  package func adding(_ new: [Stamp]) -> Stamps {
    let names = Set(new.map { [$0.unit, $0.language.tag] })
    return Stamps(entries.filter { !names.contains([$0.unit, $0.language.tag]) } + new)
  }

  /// The state of a text in a value.
  func state(of field: String, _ source: String, _ target: String, in language: Language)
    -> UnitState
  {
    let stamp = entries.first { $0.unit == field && $0.language == language }
    guard let stamp, stamp.translation == Stamp.fingerprint(of: target) else { return .unreviewed }
    if stamp.isOfMachine { return .unreviewed }
    let isSame = Rewording(from: stamp.source, to: source) < .words
    return isSame ? .current : .outOfDate(translated: stamp.source)
  }
}

extension Stamp {
  init(_ unit: String, of source: String, _ target: String, in language: Language) {
    self.init(
      unit: unit, language: language,
      source: source.split(whereSeparator: \.isWhitespace).joined(separator: " "),
      translation: Stamp.fingerprint(of: target))
  }
}
