/// Finds which segments of one stream translate which segments of another.
///
/// An aligner is a pure function of the two streams and of its own configuration: equal input gives
/// equal beads.
///
/// Every pair of segments gets a weight from the evidence for and against it: words that are the
/// same on both sides (Simard, Foster and Isabelle 1992), numbers, words that a lexicon pairs
/// (Brown et al. 1993; Varga et al. 2005), loan words by their consonants and Sino-Korean words by
/// their readings, each word weighed by its rarity; lengths (Gale and Church 1993); kinds; endings;
/// the layout of a bilingual file. A conditional random field (Lafferty, McCallum and Pereira 2001)
/// over all paths through both texts, with null beads, larger beads, gaps and jumps, turns the
/// weights into probabilities. The most probable beads that do not share a segment are the
/// alignment, after ``BeadGrowth`` has added the segments that a finely cut text leaves over,
/// ``AbridgedRuns`` has divided an abridged text among the paragraphs it sums up, and
/// ``LonelyTitles`` has found the paragraphs of titles.
/// `align-bench DATA --fit` fits the weights.
package struct Aligner: Sendable {
  private let lexicons: [Lexicon]
  let weights: Weights

  /// - Parameters:
  ///   - lexicon: Words that were learned from the collection's own texts.
  ///   - glossary: For each concept, its terms in each language.
  ///   - base: The words that every alignment uses.
  ///   - weights: The weight of each feature.
  package init(
    lexicon: Lexicon, glossary: [[Language: [String]]] = [], base: Lexicon = .shipped,
    weights: Weights = .trained
  ) {
    lexicons = [base, lexicon, Lexicon(concepts: glossary)].filter { !$0.isEmpty }
    self.weights = weights
  }

  /// Aligns two streams.
  package func align(_ a: Stream, _ b: Stream) -> Alignment {
    align(Profile(a), Profile(b))
  }

  /// Aligns two streams by their profiles.
  package func align(_ a: Profile, _ b: Profile) -> Alignment {
    if b.language < a.language {
      return Alignment(beads: align(b, a).beads.map(\.mirrored))
    }
    return Alignment(beads: align(compare(a, b)))
  }

  /// Collects the evidence about two streams; nothing is decided yet.
  package func compare(_ a: Profile, _ b: Profile) -> Comparison {
    Comparison(a, b, lexicons: lexicons)
  }

  func tables(from: Language, to: Language) -> [Lexicon.Table] {
    lexicons.compactMap { $0.table(from: from, to: to) }
  }

  /// The beads of two compared streams, in the order of the first stream.
  package func align(_ comparison: Comparison) -> [Bead] {
    guard !comparison.areStrangers else {
      return Decoding.inReadingOrder([], n: comparison.a.count, m: comparison.b.count)
    }
    var candidates: [Decoding.Candidate] = []
    for window in Window.all(of: comparison) {
      let lattice = comparison.lattice(weights, window)
      candidates += Decoding.candidates(lattice.posterior(), lattice, window)
    }
    let beads = Decoding.beads(candidates, n: comparison.a.count, m: comparison.b.count)
    let calibrated = Calibration(comparison).calibrated(beads)
    let grown = BeadGrowth.grown(calibrated, comparison, weights)
    let divided = AbridgedRuns(comparison)?.divided(grown) ?? grown
    let titled = LonelyTitles(comparison).joined(divided)
    let doubted = Doubt(comparison).doubting(GapFilling(comparison).filled(titled))
    return Remains(comparison)?.doubting(doubted) ?? doubted
  }
}
