import Bitext

/// The aligner of Gale and Church (1993), which sees nothing but lengths.
enum GaleChurch {
  /// The beads of texts that are given by their lengths in Latin letters.
  static func beads(_ a: [Float], _ b: [Float]) -> [Bead] {
    guard !a.isEmpty, !b.isEmpty else { return [] }
    return SentenceLengths(a, b).lattice.beads()
  }
}
