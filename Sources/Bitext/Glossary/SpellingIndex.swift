/// Many spellings, sorted, so that all of those that begin at a place of a text are found together.
struct SpellingIndex: Sendable {
  private let spellings: [[Unicode.Scalar]]
  /// By first scalar, which of ``spellings`` begin with it.
  private var ranges: [UInt32: Range<Int>] = [:]
  /// A bit for each scalar below U+10000 that a spelling begins with.
  private var beginnings = [UInt64](repeating: 0, count: 1024)

  /// - Parameter spellings: Sorted by their scalars, each once, none empty.
  init(sorted spellings: [[Unicode.Scalar]]) {
    self.spellings = spellings
    for (place, spelling) in spellings.enumerated() {
      let first = spelling[0].value
      ranges[first] = (ranges[first]?.lowerBound ?? place)..<(place + 1)
      if first < 0x10000 { beginnings[Int(first >> 6)] |= 1 << UInt64(first & 63) }
    }
  }

  var isEmpty: Bool { spellings.isEmpty }

  /// The places of the spellings that `scalars` has at `index`, the shortest first, with their ends.
  ///
  /// - Complexity: O(*l* log *n*) for the longest beginning that is there, of *l* scalars, among *n*
  ///   spellings.
  func matches(
    at index: Int, of scalars: [Unicode.Scalar], _ visit: (_ place: Int, _ end: Int) -> Void
  ) {
    let first = scalars[index].value
    if first < 0x10000, beginnings[Int(first >> 6)] & 1 << UInt64(first & 63) == 0 { return }
    guard var range = ranges[first] else { return }
    var end = index + 1
    while true {
      Effort.spend(1)
      // Of those with a common beginning, the one that is no longer comes first.
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

  /// Those in `range` that have `scalar` at `depth`; all of them are longer than that.
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
