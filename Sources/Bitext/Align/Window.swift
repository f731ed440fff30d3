/// A part of both streams that is aligned on its own.
struct Window {
  let a: Range<Int>
  let b: Range<Int>

  init(a: Range<Int>, b: Range<Int>) {
    self.a = a
    self.b = b
  }

  /// Both streams as a whole.
  init(wholeOf comparison: Comparison) {
    self.init(a: 0..<comparison.a.count, b: 0..<comparison.b.count)
  }

  /// The largest number of pairs in one lattice; it takes about 20 bytes of memory for each pair.
  private static let largest = 2_000_000
  /// The typical number of segments in a window where a text is divided.
  private static let typicalLength = 600

  /// The parts that are aligned separately: the whole streams, or, if these would take too much
  /// memory, the parts between sure pairs of segments.
  static func all(of comparison: Comparison) -> [Window] {
    let (a, b) = (comparison.a, comparison.b)
    guard a.count > 0, b.count > 0 else { return [] }
    if a.count * b.count <= largest { return [Window(wholeOf: comparison)] }
    var windows: [Window] = []
    var (startA, startB) = (0, 0)
    for pair in surePairs(of: comparison) {
      let long = max(pair.i - startA, pair.j - startB) >= typicalLength
      guard long, pair.i > startA, pair.j > startB else { continue }
      windows += divided(Window(a: startA..<pair.i, b: startB..<pair.j))
      (startA, startB) = (pair.i, pair.j)
    }
    return windows + divided(Window(a: startA..<a.count, b: startB..<b.count))
  }

  /// Divides a window that is too large along its diagonal.
  private static func divided(_ window: Window) -> [Window] {
    let area = window.a.count * window.b.count
    if area <= largest { return [window] }
    let parts = (max(window.a.count, window.b.count) + typicalLength - 1) / typicalLength
    return (0..<parts).map { part in
      func cut(_ range: Range<Int>) -> Range<Int> {
        range.lowerBound + range.count * part / parts..<range.lowerBound + range.count * (part + 1)
          / parts
      }
      return Window(a: cut(window.a), b: cut(window.b))
    }
  }

  /// The longest chain of pairs that ascends on both sides, among pairs that are each other's best
  /// match by far (patience sorting, as in Bram Cohen's patience diff).
  private static func surePairs(of comparison: Comparison) -> [(i: Int, j: Int)] {
    let (b, cells) = (comparison.b, comparison.cells)
    var pairs: [(i: Int, j: Int)] = []
    for j in 0..<b.count {
      let row = cells.cells[Int(cells.starts[j])..<Int(cells.starts[j + 1])]
      guard let best = row.max(by: { $0.total < $1.total }) else { continue }
      let i = Int(best.i)
      let known = cells.knownA[i] + cells.knownB[j]
      if best.total >= cells.peakA[i], best.total >= 0.5 * known, best.total > 8 {
        pairs.append((i, j))
      }
    }
    var tails: [Int] = []
    var previous = [Int](repeating: -1, count: pairs.count)
    for index in pairs.indices {
      var (low, high) = (0, tails.count)
      while low < high {
        let middle = (low + high) / 2
        if pairs[tails[middle]].i < pairs[index].i { low = middle + 1 } else { high = middle }
      }
      if low > 0 { previous[index] = tails[low - 1] }
      if low == tails.count { tails.append(index) } else { tails[low] = index }
    }
    var chain: [(i: Int, j: Int)] = []
    var index = tails.last ?? -1
    while index >= 0 {
      chain.append(pairs[index])
      index = previous[index]
    }
    return chain.reversed()
  }
}
