import Bitext

/// The pairs of sentences in a topic's units, as a page carries them.
///
/// They depend only on the topic, and not on a lexicon of the notes, so a page of an earlier build
/// stays valid if nothing else of it has changed.
struct UnitSentences: Sendable {
  /// For each document the marks of a variant, by its first segment.
  private var marks: [[Int: String]]

  init(of topic: Topic) {
    marks = [[Int: String]](repeating: [:], count: topic.documents.count)
    guard let original = topic.originalLanguage else { return }
    var units: [(variants: [Variant], texts: SentenceMarks.Unit)] = []
    for unit in topic.units {
      if let texts = Self.texts(of: unit, in: topic, original) { units.append(texts) }
    }
    let found = SentenceMarks.marks(of: units.map(\.texts), by: SentenceAligner())
    for (unit, own) in zip(units, found) {
      for (variant, mark) in zip(unit.variants, own) {
        guard let mark, let segment = variant.segments.first else { continue }
        marks[variant.document][segment] = mark
      }
    }
  }

  /// The marks of a variant; nil if none of its sentences is paired with certainty.
  subscript(variant: Variant) -> String? {
    variant.segments.first.flatMap { marks[variant.document][$0] }
  }

  /// The texts of a unit that may be compared, the original first; nil if the original has a single
  /// sentence, or no translation.
  private static func texts(
    of unit: TranslationUnit, in topic: Topic, _ original: Language
  ) -> (variants: [Variant], texts: SentenceMarks.Unit)? {
    guard let first = unit.variants.firstIndex(where: { $0.language == original }),
      let source = cuts(of: unit.variants[first], in: topic),
      source.reduce(0, { $0 + $1.cuts.parts.count }) > 1
    else { return nil }
    var variants = [unit.variants[first]]
    var texts = [source]
    for (index, variant) in unit.variants.enumerated()
    where index != first && variant.language.isDetermined
      && variant.confidence >= UnitStates.lowConfidence
    {
      guard let cuts = cuts(of: variant, in: topic) else { continue }
      variants.append(variant)
      texts.append(cuts)
    }
    return variants.count > 1
      ? (variants, SentenceMarks.Unit(texts, variants.map(\.language))) : nil
  }

  /// The sentences of a variant; nil if it is not running text.
  private static func cuts(of variant: Variant, in topic: Topic) -> [SentenceAligner.Cut]? {
    let document = topic.documents[variant.document]
    var cuts: [SentenceAligner.Cut] = []
    for index in variant.segments {
      let segment = document.segments[index]
      switch segment.kind {
      case .cell, .code, .html, .image: return nil
      case .heading, .paragraph, .item, .quote, .caption, .frontMatter:
        cuts.append(SentenceAligner.Cut(segment.text))
      }
    }
    return cuts
  }
}
