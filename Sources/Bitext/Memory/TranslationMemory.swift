/// The translations of a collection, to be found by originals that are like another one.
package struct TranslationMemory: Sendable {
  /// A text with its translation.
  package struct Entry: Sendable {
    /// The name of the unit.
    package let unit: String
    /// The original that was translated, without markup.
    package let source: String
    /// The translation, without markup.
    package let target: String

    /// The topic of the unit.
    package var topic: String { String(unit.prefix { $0 != "/" }) }

    package init(unit: String, source: String, target: String) {
      self.unit = unit
      self.source = source
      self.target = target
    }
  }

  /// An entry that is like a text.
  package struct Match: Sendable {
    /// The similar original, with its translation.
    package let entry: Entry
    /// In 1...100; 100 only for the same text.
    package let percent: Int
  }

  /// The percentage from which on a translation helps more than it costs to mend: the usual limit of
  /// translators' tools.
  package static let leastPercent = 70
  /// The number of matches that are offered.
  package static let mostMatches = 3

  private let entries: [Entry]
  private let tokens: [MatchTokens]
  private let index: LikeTexts<String>
  /// The first entries of each original, which may be too common to be found by its parts.
  private var equal: [[String]: [Int]] = [:]

  /// - Complexity: O(n) in the lengths of the texts.
  package init(_ entries: [Entry]) {
    self.entries = entries
    tokens = entries.map { MatchTokens($0.source) }
    index = LikeTexts(tokens.map(\.parts))
    for (number, tokens) in tokens.enumerated() {
      guard !tokens.tokens.isEmpty, equal[tokens.tokens]?.count ?? 0 < 2 * Self.mostMatches else {
        continue
      }
      equal[tokens.tokens, default: []].append(number)
    }
  }

  /// The entries whose originals are most like `source`, the best first, each translation once.
  ///
  /// - Parameters:
  ///   - source: An original, without markup.
  ///   - unit: The unit of the original, whose own translation is no match.
  ///   - least: The least percentage.
  /// - Returns: At most ``mostMatches``.
  /// - Complexity: Independent of the number of entries: those that have rare parts in common are
  ///   looked at.
  package func matches(
    for source: String, of unit: String? = nil, atLeast least: Int = leastPercent
  ) -> [Match] {
    let wanted = MatchTokens(source)
    guard !wanted.tokens.isEmpty else { return [] }
    let found =
      (equal[wanted.tokens] ?? [])
      + index.nearest(to: wanted.parts) { entries[$0].unit != unit }.map(\.text)
    var seen: Set<Int> = []
    let matches = found.compactMap { number -> (percent: Int, number: Int)? in
      guard entries[number].unit != unit, seen.insert(number).inserted else { return nil }
      let share = wanted.similarity(to: tokens[number])
      let isSame = Words.compared(in: entries[number].source) == Words.compared(in: source)
      let percent = isSame ? 100 : min(99, Int(share * 100))
      return percent >= max(1, least) ? (percent, number) : nil
    }
    var targets: Set<String> = []
    return matches.sorted { ($1.percent, $0.number) < ($0.percent, $1.number) }
      .filter { targets.insert(entries[$0.number].target).inserted }
      .prefix(Self.mostMatches)
      .map { Match(entry: entries[$0.number], percent: $0.percent) }
  }
}

extension TranslationMemory {
  /// The memory of some topics: every pair that is not doubtful, and for one that is out of date the
  /// original that was translated.
  package init(of topics: [Topic], from original: Language, to language: Language) {
    self.init(
      topics.flatMap { topic -> [Entry] in
        let states = UnitStates(of: topic)
        return topic.units.enumerated().compactMap { index, unit in
          Self.entry(of: unit, number: index, in: topic, states, original, language)
        }
      })
  }

  private static func entry(
    of unit: TranslationUnit, number: Int, in topic: Topic, _ states: UnitStates,
    _ original: Language, _ language: Language
  ) -> Entry? {
    guard let source = topic.mainVariant(of: unit, in: original),
      let target = topic.mainVariant(of: unit, in: language)
    else { return nil }
    let text: String
    switch states.state(of: number, in: language) {
    case .current, .unreviewed: text = topic.text(of: source)
    case .outOfDate(let translated): text = translated
    case .original, .extra, .missing, .lowConfidence, nil: return nil
    }
    return Entry(
      unit: "\(topic.slug)/\(unit.id)", source: text, target: topic.text(of: target))
  }
}
