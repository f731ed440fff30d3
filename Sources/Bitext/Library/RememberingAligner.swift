import Synchronization

/// Aligns every pair of streams once and keeps the results for explanations.
final class RememberingAligner: Sendable {
  private struct Key: Hashable {
    let a: Text
    let b: Text

    struct Text: Hashable {
      let file: Int
      let language: Language

      init(_ stream: Stream) { (file, language) = (stream.file, stream.language) }
    }

    init(_ a: Stream, _ b: Stream) {
      self.a = Text(a)
      self.b = Text(b)
    }
  }

  private struct Aligned {
    let comparison: Comparison
    let isMirrored: Bool
    let alignment: Alignment
  }

  private let aligner: Aligner
  private let aligned = Mutex<[Key: Aligned]>([:])

  init(_ aligner: Aligner) { self.aligner = aligner }

  func align(_ a: Profile, _ b: Profile) -> Alignment {
    let key = Key(a.stream, b.stream)
    if let known = aligned.withLock({ $0[key] }) { return known.alignment }
    let isMirrored = b.language < a.language
    let comparison = isMirrored ? aligner.compare(b, a) : aligner.compare(a, b)
    let beads = aligner.align(comparison)
    let alignment = Alignment(beads: isMirrored ? beads.map(\.mirrored) : beads)
    aligned.withLock {
      $0[key] = Aligned(comparison: comparison, isMirrored: isMirrored, alignment: alignment)
    }
    return alignment
  }

  /// The explanation of a bead of two aligned streams; nil if a side is empty.
  func explanation(of bead: Bead, _ a: Stream, _ b: Stream) -> Explanation? {
    guard let known = aligned.withLock({ $0[Key(a, b)] }) else { return nil }
    guard known.isMirrored else {
      return Explanation(of: bead, in: known.comparison, aligner.weights)
    }
    return Explanation(of: bead.mirrored, in: known.comparison, aligner.weights)?.mirrored
  }
}
