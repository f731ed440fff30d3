/// Finds which segments of one stream translate which segments of another.
///
/// A pure function of the two streams and of what the aligner was made with: equal input gives
/// equal beads.
///
/// Every pair of segments gets a weight from what speaks for it and against it: words that are
/// the same on both sides (Simard, Foster and Isabelle 1992), numbers, words that a lexicon pairs
/// (Brown et al. 1993; Varga et al. 2005), loan words by their consonants and Sino-Korean words by
/// their readings, each as telling as it is rare; lengths (Gale and Church 1993); kinds; ends; the
/// layout of a bilingual file. A conditional random field (Lafferty, McCallum and Pereira 2001)
/// over all ways through both texts, with null beads, larger beads, gaps and jumps, turns the
/// weights into probabilities; the most probable beads that do not share a segment are the
/// alignment, once ``BeadGrowth`` has added what a text cut into pieces left over. The weights are fitted by `align-bench DATA --fit`.
package struct Aligner: Sendable {
  private let lexicons: [Lexicon]
  let weights: Weights

  /// - Parameters:
  ///   - lexicon: Words that a collection's own texts were seen to translate by.
  ///   - glossary: For each concept, its terms in each language.
  ///   - base: The words that every alignment rests on.
  ///   - weights: What each piece of evidence is worth.
  package init(
    lexicon: Lexicon, glossary: [[Language: [String]]] = [], base: Lexicon = .shipped,
    weights: Weights = .trained
  ) {
    lexicons = [base, lexicon, Lexicon(concepts: glossary)].filter { !$0.isEmpty }
    self.weights = weights
  }

  package func align(_ a: Stream, _ b: Stream) -> Alignment {
    align(Profile(a), Profile(b))
  }

  package func align(_ a: Profile, _ b: Profile) -> Alignment {
    if b.language < a.language {
      return Alignment(
        beads: align(b, a).beads.map { Bead(a: $0.b, b: $0.a, confidence: $0.confidence) })
    }
    return Alignment(beads: align(compare(a, b)))
  }

  package func compare(_ a: Profile, _ b: Profile) -> Comparison {
    Comparison(a, b, lexicons: lexicons)
  }

  func tables(from: Language, to: Language) -> [Lexicon.Table] {
    lexicons.compactMap { $0.table(from: from, to: to) }
  }

  package func align(_ comparison: Comparison) -> [Bead] {
    var candidates: [Decoding.Candidate] = []
    for window in comparison.windows() {
      let lattice = comparison.lattice(weights, window)
      candidates += Decoding.candidates(lattice.posterior(), lattice, window)
    }
    let beads = Decoding.beads(candidates, n: comparison.a.count, m: comparison.b.count)
    return comparison.doubting(BeadGrowth.grown(beads, comparison, weights))
  }
}
