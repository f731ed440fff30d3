/// All paths through two streams, each with its weight.
///
/// A linear-chain conditional random field (Lafferty, McCallum and Pereira 2001). Its time is the
/// second stream, and its state is the segment of the first stream that was linked last, as in the
/// alignment model of Vogel, Ney and Tillmann (1996).
///
/// A step links the next segment of the second stream to a segment of the first, makes a larger
/// bead, or leaves the segment alone. The state may advance by one, skip segments, or jump
/// anywhere, so that moved sections are found. The forward and backward sums give the probability
/// of every bead in time and memory proportional to the product of the two lengths.
struct Lattice {
  /// A bead of more than two segments: `i` and `i + spanA - 1` with `j` and `j + spanB - 1`.
  struct Merge {
    let form: Comparison.Form
    let i: Int32
    let j: Int32
    var weight: Float
  }

  struct Transitions {
    var continueAfterNull: Float = 0
    var gapShort: Float = 0
    var gapLong: Float = 0
    var jump: Float = 0
    var endGap: Float = 0

    /// The factor by which each kind of gap loses weight with each segment that it skips.
    static let shortDecay: Float = 0.4
    static let longDecay: Float = 0.92
  }

  let n: Int
  let m: Int
  /// The weight of each pair (not its logarithm) at ``place(_:_:)``; 0 for a pair that is excluded,
  /// and in the padding of a row.
  var pairs: [Float]
  /// The larger beads in the order of `j`.
  ///
  /// The beads of one `j` are at `mergeStarts[j]..<mergeStarts[j + 1]`.
  var merges: [Merge]
  var mergeStarts: [Int]
  /// The weight of leaving `j` alone: after a bead, and after another segment that was left alone.
  var alone: [Float]
  var aloneAgain: [Float]
  var transitions: Transitions

  /// The length of a row: one place for each segment of the first stream and one for the end,
  /// padded to a multiple of four.
  var stride: Int { Self.stride(of: n) }

  static func stride(of n: Int) -> Int { (n + 4) & ~3 }

  /// The index of a pair in ``pairs``.
  func place(_ i: Int, _ j: Int) -> Int { j * stride + i }

  /// The indices of the larger beads that begin with `j`.
  func merges(of j: Int) -> Range<Int> { mergeStarts[j]..<mergeStarts[j + 1] }

  /// The probabilities of all steps.
  struct Posterior {
    /// The probabilities, at the same indices as the weights in the lattice.
    var pairs: [Float] = []
    var merges: [Float]
    var counts: Counts?
  }

  /// The expected number of times that each step other than a bead is taken.
  struct Counts {
    var alone: [Float]
    var aloneAgain: [Float]
    var transitions = Transitions()
  }

  /// The probabilities of all beads and, if `counting`, the expected counts of all other steps.
  func posterior(counting: Bool = false) -> Posterior {
    var forward = Forward(self)
    return forward.backward(self, counting: counting)
  }
}

extension Lattice.Merge {
  var bead: Bead {
    let (i, j) = (Int(i), Int(j))
    switch form {
    case .oneToOne: return Bead(a: [i], b: [j], confidence: 1)
    case .oneToTwo: return Bead(a: [i], b: [j, j + 1], confidence: 1)
    case .twoToOne: return Bead(a: [i, i + 1], b: [j], confidence: 1)
    case .apartToOne: return Bead(a: [i, i + 2], b: [j], confidence: 1)
    }
  }
}
