/// The texts beside which the translations of a file of three languages stand: below a Korean text
/// that stands below its English original.
struct HostTexts {
  private let topic: Topic
  private let document: Int
  private let language: Language

  /// Nil where translations stand beside their originals.
  ///
  /// - Complexity: O(units).
  init?(_ desk: TopicDesk, in document: Int) {
    var counts: [Language: Int] = [:]
    for unit in desk.topic.units {
      guard let translation = desk.translation(of: unit, in: document, isShared: true) else {
        continue
      }
      for variant in unit.variants
      where variant.document == document && variant.language.isDetermined
        && variant.language != desk.language
      {
        guard let range = variant.range,
          range.upperBound + 1 == translation.lowerBound
            || translation.upperBound + 1 == range.lowerBound
        else { continue }
        counts[variant.language, default: 0] += 1
      }
    }
    let original = counts[desk.original, default: 0]
    guard
      let most = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }),
      most.key != desk.original, most.value > original
    else { return nil }
    topic = desk.topic
    self.document = document
    language = most.key
  }

  /// The language of the text beside which the translation of a unit stands; nil if the unit has no
  /// text but the original.
  func language(for unit: TranslationUnit) -> Language? {
    range(in: unit) == nil ? nil : language
  }

  private func range(in unit: TranslationUnit) -> ClosedRange<Int>? {
    unit.variants.first { $0.document == document && $0.language == language }?.range
  }

  /// A text whose place is beside the host of its original.
  func hosted(_ text: MissingText) -> MissingText {
    let unit = topic.units[topic.unitOfSegment[document][text.original.lowerBound]]
    guard let range = range(in: unit) else { return text }
    var text = text
    text.original = range
    return text
  }
}
