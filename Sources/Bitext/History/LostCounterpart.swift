/// Finds the translation of a changed text that no longer pairs with it.
///
/// Both may stand alone now and have stood alone before. What the text said before is aligned with
/// the texts that stand alone between the same pairs.
struct LostCounterpart {
  private let topic: Topic
  private let unit: Int
  private let change: NotesChanges.Change?
  private let aligner: Aligner

  /// - Parameters:
  ///   - unit: The index of the changed text's unit.
  ///   - item: What was changed in it.
  ///   - aligner: Pairs the texts.
  init(of unit: Int, _ item: Review.Item, _ aligner: Aligner) {
    topic = item.topic
    self.unit = unit
    change = item.changes.first { $0.old != nil && $0.new != nil }
    self.aligner = aligner
  }

  /// The text in a language; nil if there is none that fits.
  func variant(in language: Language) -> Variant? {
    guard let change, let before = change.old, !isPaired(topic.units[unit]) else { return nil }
    let start = topic.units[..<unit].lastIndex(where: isPaired).map { $0 + 1 } ?? 0
    let end = topic.units[unit...].firstIndex(where: isPaired) ?? topic.units.count
    var own: [(segment: Segment, unit: Int)] = []
    var others: [(segment: Segment, variant: Variant)] = []
    for index in start..<end {
      if let other = topic.mainVariant(of: topic.units[index], in: language) {
        others += segments(of: other).map { ($0, other) }
      } else if index == unit {
        own += before.segments.map { (before.document.segments[$0], unit) }
      } else if let text = topic.mainVariant(of: topic.units[index], in: change.language) {
        own += segments(of: text).map { ($0, index) }
      }
    }
    guard !others.isEmpty else { return nil }
    let alignment = aligner.align(
      Self.profile(own.map(\.segment), change.language, file: 0),
      Self.profile(others.map(\.segment), language, file: 1))
    let bead = alignment.beads.first { bead in
      !bead.isNull && bead.a.contains { own[$0].unit == unit }
    }
    return bead.flatMap { $0.b.first }.map { others[$0].variant }
  }

  private func isPaired(_ unit: TranslationUnit) -> Bool {
    Set(unit.variants.map(\.language).filter(\.isDetermined)).count > 1
  }

  private func segments(of variant: Variant) -> [Segment] {
    variant.segments.map { topic.documents[variant.document].segments[$0] }
  }

  private static func profile(_ segments: [Segment], _ language: Language, file: Int) -> Profile {
    Profile(
      Stream(
        file: file, language: language, segments: segments, positions: Array(segments.indices)))
  }
}
