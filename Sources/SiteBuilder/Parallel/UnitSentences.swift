import Bitext

/// Which sentences of a topic's units belong together, as a page carries it.
///
/// Only what is in the topic counts, and no lexicon of the notes: a page that an earlier build wrote
/// stays as it is if nothing else of it has changed.
struct UnitSentences: Sendable {
  /// For each document the marks of a variant, by its first segment.
  private var marks: [[Int: String]]
  /// Whether any unit has sentences to point at.
  private(set) var isMarked = false

  init(of topic: Topic) {
    marks = [[Int: String]](repeating: [:], count: topic.documents.count)
    guard let original = topic.originalLanguage else { return }
    let aligner = SentenceAligner()
    for unit in topic.units { add(unit, of: topic, original, aligner) }
  }

  /// The marks of a variant; nil if nothing is sure about its sentences.
  subscript(variant: Variant) -> String? {
    variant.segments.first.flatMap { marks[variant.document][$0] }
  }

  private mutating func add(
    _ unit: TranslationUnit, of topic: Topic, _ original: Language, _ aligner: SentenceAligner
  ) {
    guard let first = unit.variants.firstIndex(where: { $0.language == original }),
      let source = Self.cuts(of: unit.variants[first], in: topic), Self.count(source) > 1
    else { return }
    var variants = [unit.variants[first]]
    var texts = [source]
    for (index, variant) in unit.variants.enumerated()
    where index != first && variant.language.isDetermined
      && variant.confidence >= UnitStates.lowConfidence
    {
      guard let cuts = Self.cuts(of: variant, in: topic) else { continue }
      variants.append(variant)
      texts.append(cuts)
    }
    guard variants.count > 1 else { return }
    let found = SentenceMarks.marks(of: texts, variants.map(\.language), by: aligner)
    for (variant, mark) in zip(variants, found) {
      guard let mark, let segment = variant.segments.first else { continue }
      marks[variant.document][segment] = mark
      isMarked = true
    }
  }

  private static func count(_ segments: [SentenceAligner.Cut]) -> Int {
    segments.reduce(0) { $0 + $1.cuts.parts.count }
  }

  /// The sentences of a variant; nil if it is none of running text.
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
