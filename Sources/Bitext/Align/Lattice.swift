/// All ways to go through two streams, each with its weight.
///
/// A linear-chain conditional random field (Lafferty, McCallum and Pereira 2001) whose time is the
/// second stream and whose state is the segment of the first one that was linked last, as in the
/// alignment model of Vogel, Ney and Tillmann (1996).
///
/// A step links the next segment of the second stream to one of the first, or makes a larger bead,
/// or leaves the segment alone. The state may go on to the next segment, skip some, or jump
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

    /// How fast the two kinds of gap lose weight with each segment skipped.
    static let shortDecay: Float = 0.4
    static let longDecay: Float = 0.92
  }

  let n: Int
  let m: Int
  /// The weight of each pair, not its logarithm, at ``place(_:_:)``; 0 for one that cannot be, and
  /// behind the end of a row.
  var pairs: [Float]
  /// In the order of `j`, those of one `j` at `mergeStarts[j]..<mergeStarts[j + 1]`.
  var merges: [Merge]
  var mergeStarts: [Int]
  /// The weight of leaving `j` alone after a bead, and after another one left alone.
  var alone: [Float]
  var aloneAgain: [Float]
  var transitions: Transitions

  /// How long a row over the first stream is: one place for each segment and one more for the end,
  /// filled up to fours.
  var stride: Int { Self.stride(of: n) }

  static func stride(of n: Int) -> Int { (n + 4) & ~3 }

  /// Where a pair stands in ``pairs``.
  func place(_ i: Int, _ j: Int) -> Int { j * stride + i }

  /// The places of the larger beads that begin with `j`.
  func merges(of j: Int) -> Range<Int> { mergeStarts[j]..<mergeStarts[j + 1] }

  /// The probabilities of all steps.
  struct Posterior {
    /// In the places that their weights have in the lattice.
    var pairs: [Float] = []
    var merges: [Float]
    /// The logarithm of the sum over all ways.
    var logSum = 0.0
    var counts: Counts?
  }

  /// How often each step is taken that is no bead.
  struct Counts {
    var alone: [Float]
    var aloneAgain: [Float]
    var transitions = Transitions()
  }

  /// The probabilities of all beads, and, if `counting`, how often each other step is taken.
  func posterior(counting: Bool = false) -> Posterior {
    var forward = Forward(self)
    return forward.backward(self, counting: counting)
  }
}
