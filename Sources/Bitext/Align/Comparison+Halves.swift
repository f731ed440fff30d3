extension Comparison {
  /// Passes the features of the places of the words of two halves in their whole to a sink.
  ///
  /// The words of the first of two texts stand in the first half of the text that holds both. If
  /// only one half shares words with the whole, they leave the place of the other half free. In an
  /// abridged text, which keeps the beginnings of texts, places are no evidence.
  ///
  /// - Parameters:
  ///   - form: The form of a larger bead.
  ///   - i: Its first segment in the first stream.
  ///   - j: Its first segment in the second stream.
  ///   - cell: The index of the cell of its first half and the whole, if they share a word.
  ///   - second: The index of the cell of its second half.
  ///   - sink: Receives every feature that the bead has.
  /// - Returns: The sink.
  func featuresOfHalves<Sink: FeatureSink>(
    _ form: Form, _ i: Int, _ j: Int, _ cell: Int?, _ second: Int?, in sink: consuming Sink
  ) -> Sink {
    let wholeIsB = form != .oneToTwo
    func words(_ place: Int?) -> UInt64 {
      place.map { wholeIsB ? cells.cells[$0].maskB : cells.cells[$0].maskA } ?? 0
    }
    let (one, other) = (words(cell), words(second))
    let (starts, whole) = wholeIsB ? (b.segmentStarts, j) : (a.segmentStarts, i)
    let count = starts[whole + 1] - starts[whole]
    // The bits of a longer text stand for several words each.
    guard 2...64 ~= count else { return sink }
    let scale = (1 - abs(abridgement)) / Float(count - 1)
    func center(_ words: UInt64) -> Float { Self.meanBit(of: words) * scale }
    let middle = 0.5 * (1 - abs(abridgement))
    if one == 0 || other == 0 {
      if one != 0 { sink.take(.halfInPlace, middle - center(one)) }
      if other != 0 { sink.take(.halfInPlace, center(other) - middle) }
    } else if one & ~other != 0, other & ~one != 0 {
      sink.take(.halvesInOrder, center(other & ~one) - center(one & ~other))
    }
    return sink
  }

  /// The mean place of the bits of a set that is not empty.
  static func meanBit(of mask: UInt64) -> Float {
    var (sum, bits) = (0, mask)
    while bits != 0 {
      sum += bits.trailingZeroBitCount
      bits &= bits &- 1
    }
    return Float(sum) / Float(mask.nonzeroBitCount)
  }

  /// The logarithm of the ratio of the numbers of sentences of a larger bead.
  func ratioOfSentences(_ form: Form, _ i: Int, _ j: Int) -> Float {
    var (one, other) = (a.shapes[i].sentences, b.shapes[j].sentences)
    switch form {
    case .oneToOne: break
    case .oneToTwo: other += b.shapes[j + 1].sentences
    case .twoToOne: one += a.shapes[i + 1].sentences
    case .apartToOne: one += a.shapes[i + 2].sentences
    }
    return one == other ? 0 : logarithm(other / one)
  }
}
