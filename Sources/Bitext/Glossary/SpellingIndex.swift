/// A sorted list of spellings, in which all that begin at a position of a text are found together.
struct SpellingIndex: Sendable {
  private let spellings: [[Unicode.Scalar]]
  /// For each first scalar, the range of ``spellings`` that begin with it.
  private var ranges: [UInt32: Range<Int>] = [:]
  /// A bit set of the scalars below U+10000 that begin a spelling.
  private var beginnings = [UInt64](repeating: 0, count: 1024)

  /// - Parameter spellings: Spellings sorted by their scalars, without duplicates and empty ones.
  init(sorted spellings: [[Unicode.Scalar]]) {
    self.spellings = spellings
    for (place, spelling) in spellings.enumerated() {
      let first = spelling[0].value
      ranges[first] = (ranges[first]?.lowerBound ?? place)..<(place + 1)
      if first < 0x10000 { beginnings[Int(first >> 6)] |= 1 << UInt64(first & 63) }
    }
  }

  var isEmpty: Bool { spellings.isEmpty }

  /// Visits the spellings that begin at `index` of `scalars`, the shortest first, with their ends.
  ///
  /// - Complexity: O(*l* log *n*), where *l* is the length of the longest match of a beginning and
  ///   *n* the number of spellings.
  func matches(
    at index: Int, of scalars: [Unicode.Scalar], _ visit: (_ place: Int, _ end: Int) -> Void
  ) {
    let first = scalars[index].value
    if first < 0x10000, beginnings[Int(first >> 6)] & 1 << UInt64(first & 63) == 0 { return }
    guard var range = ranges[first] else { return }
    var end = index + 1
    while true {
      Effort.spend(1)
      // Among spellings with a common beginning, the shortest comes first.
      if spellings[range.lowerBound].count == end - index {
        visit(range.lowerBound, end)
        range = (range.lowerBound + 1)..<range.upperBound
      }
      guard end < scalars.count, !range.isEmpty else { return }
      range = narrowed(range, at: end - index, to: scalars[end])
      guard !range.isEmpty else { return }
      end += 1
    }
  }

  /// The part of `range` whose spellings have `scalar` at `depth`; all of `range` are longer than
  /// that.
  private func narrowed(_ range: Range<Int>, at depth: Int, to scalar: Unicode.Scalar) -> Range<Int>
  {
    func firstPlace(in range: Range<Int>, where isBehind: (Unicode.Scalar) -> Bool) -> Int {
      var (low, high) = (range.lowerBound, range.upperBound)
      while low < high {
        let middle = (low + high) / 2
        if isBehind(spellings[middle][depth]) { high = middle } else { low = middle + 1 }
      }
      return low
    }
    let low = firstPlace(in: range) { $0 >= scalar }
    return low..<firstPlace(in: low..<range.upperBound) { $0 > scalar }
  }
}
