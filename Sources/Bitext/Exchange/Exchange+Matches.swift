extension Exchange {
  /// A translation of another unit that a translator may begin with.
  struct Suggestion: Sendable {
    let percent: Int
    let source: Rendering
    let target: Rendering
    /// The original that was translated, which may not be that of ``source`` any more.
    let text: String

    var sourcePieces: [InlinePiece] {
      text == source.text ? source.pieces : [InlinePiece.text(text).exchangeable]
    }
  }

  /// Units with the nearest translations of others for those whose own is missing or out of date.
  ///
  /// - Complexity: O(n) in the units; see ``TranslationMemory``.
  static func withMatches(
    _ units: [Unit], from original: Language, to language: Language, atLeast least: Int
  ) -> [Unit] {
    let needy = units.indices.filter { units[$0].needsTranslation(from: original, to: language) }
    guard !needy.isEmpty else { return units }
    var pairs: [String: Int] = [:]
    var entries: [TranslationMemory.Entry] = []
    for (index, unit) in units.enumerated() {
      guard let entry = unit.entry(from: original, to: language) else { continue }
      pairs[unit.name] = index
      entries.append(entry)
    }
    let memory = TranslationMemory(entries)
    var units = units
    for index in needy {
      guard let source = units[index].rendering(in: original) else { continue }
      let matches = memory.matches(for: source.text, of: units[index].name, atLeast: least)
      units[index].suggestions = matches.compactMap { match in
        guard let pair = pairs[match.entry.unit],
          let source = units[pair].rendering(in: original),
          let target = units[pair].rendering(in: language)
        else { return nil }
        return Suggestion(
          percent: match.percent, source: source, target: target, text: match.entry.source)
      }
    }
    return units
  }
}

extension Exchange.Unit {
  /// Whether a translator has to write the text.
  fileprivate func needsTranslation(from original: Language, to language: Language) -> Bool {
    guard rendering(in: original) != nil else { return false }
    switch rendering(in: language)?.state {
    case nil, .missing?, .outOfDate?: return true
    case .original?, .extra?, .lowConfidence?, .unreviewed?, .current?: return false
    }
  }

  /// The unit as others are translated with it; nil for one whose translation is doubtful.
  fileprivate func entry(
    from original: Language, to language: Language
  ) -> TranslationMemory.Entry? {
    guard let source = rendering(in: original), let target = rendering(in: language) else {
      return nil
    }
    let text: String
    switch target.state {
    case .current, .unreviewed: text = source.text
    case .outOfDate(let translated): text = translated
    case .original, .extra, .missing, .lowConfidence: return nil
    }
    return TranslationMemory.Entry(unit: name, source: text, target: target.text)
  }
}
