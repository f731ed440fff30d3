import Synchronization

/// Aligns each two streams once, however often it is asked to, and says why.
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

  /// Why two streams that were aligned have this bead; nil for one with an empty side.
  func explanation(of bead: Bead, _ a: Stream, _ b: Stream) -> Explanation? {
    guard let known = aligned.withLock({ $0[Key(a, b)] }) else { return nil }
    guard known.isMirrored else { return known.comparison.explanation(of: bead, aligner.weights) }
    return known.comparison.explanation(of: bead.mirrored, aligner.weights)?.mirrored
  }
}
