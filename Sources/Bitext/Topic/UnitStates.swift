/// The states of a topic's units in every language.
package struct UnitStates: Sendable {
  /// The confidence below which an unreviewed pair needs a review.
  package static let lowConfidence = 0.7

  private let topic: Topic
  private let stampOfUnit: [[Language: Stamp]]

  /// - Complexity: O(units), and O(units · lost stamps) where originals have changed.
  package init(of topic: Topic) {
    self.topic = topic
    stampOfUnit = StampMatching(topic).stampOfUnit
  }

  /// The state of unit number `unit` in `language`; nil for code and pictures, which have no
  /// language, and if there is neither an original nor a text.
  package func state(of unit: Int, in language: Language) -> UnitState? {
    let variants = topic.units[unit].variants
    guard language.isDetermined, variants.contains(where: \.language.isDetermined),
      let original = topic.originalLanguage
    else { return nil }
    let source = topic.mainVariant(of: topic.units[unit], in: original)
    let target = topic.mainVariant(of: topic.units[unit], in: language)
    guard let source else { return target == nil ? nil : .extra }
    if language == original { return .original }
    guard let target else { return .missing }
    if let stamp = stampOfUnit[unit][language] {
      let rewording = Rewording(
        from: stamp.source, to: topic.text(of: source), isHeading: topic.isHeading(source))
      if rewording == .words { return .outOfDate(translated: stamp.source) }
      // A review does not count for a translation that was edited after it.
      if !stamp.isOfMachine, stamp.isOf(translation: topic.text(of: target)) { return .current }
    }
    return target.confidence < Self.lowConfidence ? .lowConfidence : .unreviewed
  }

  /// Who made and who reviewed the translation of unit number `unit`; nil if nobody said, or if it
  /// was edited since.
  package func provenance(of unit: Int, in language: Language) -> Provenance? {
    guard let stamp = stampOfUnit[unit][language], let provenance = stamp.provenance,
      let target = topic.mainVariant(of: topic.units[unit], in: language),
      stamp.isOf(translation: topic.text(of: target))
    else { return nil }
    return provenance
  }

  /// Whether a program made the translation of unit number `unit`, and nobody has looked at it.
  package func isOfMachine(_ unit: Int, in language: Language) -> Bool {
    provenance(of: unit, in: language)?.origin == .machine
  }
}
