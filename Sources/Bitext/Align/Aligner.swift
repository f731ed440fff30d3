/// Finds which segments of one stream translate which segments of another.
///
/// A pure function of the two streams and of what the aligner was made with: equal input gives
/// equal beads.
package struct Aligner: Sendable {
  private let lexicon: Lexicon
  private let glossary: Lexicon
  private let weights: Weights

  /// - Parameters:
  ///   - lexicon: Words known to translate each other.
  ///   - glossary: For each concept, its terms in each language.
  package init(
    lexicon: Lexicon, glossary: [[Language: [String]]] = [], weights: Weights = .trained
  ) {
    self.lexicon = lexicon
    self.glossary = .empty
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
    return Alignment(beads: align(Comparison(a, b, lexicon: lexicon, glossary: glossary)))
  }

  package func align(_ comparison: Comparison) -> [Bead] {
    let (n, m) = (comparison.a.count, comparison.b.count)
    guard n > 0 else { return (0..<m).map { Bead(a: [], b: [$0], confidence: 0) } }
    return Decoding.beads(comparison.lattice(weights).posterior(), n: n, m: m)
  }
}
