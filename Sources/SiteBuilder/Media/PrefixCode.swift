/// A Huffman code as in RFC 1951 (3.2.2): canonical, and with no code longer than a limit.
struct PrefixCode {
  /// In bits; 0 for a symbol that does not occur.
  let lengths: [Int]
  /// With the highest bit last, the order in which deflate writes codes.
  let codes: [UInt32]

  init(counts: [Int], longest: Int) {
    var counts = counts
    // A code of a single symbol would be incomplete.
    while counts.count(where: { $0 > 0 }) < 2, let unused = counts.firstIndex(of: 0) {
      counts[unused] = 1
    }
    var lengths = Self.lengths(counts)
    while lengths.contains(where: { $0 > longest }) {
      counts = counts.map { ($0 + 1) / 2 }
      lengths = Self.lengths(counts)
    }
    self.lengths = lengths
    codes = Self.codes(lengths, longest: longest)
  }

  private static func lengths(_ counts: [Int]) -> [Int] {
    let symbols = counts.indices.filter { counts[$0] > 0 }
      .sorted { (counts[$0], $0) < (counts[$1], $1) }
    // The two rarest symbols or groups are joined, over and over. Groups arise in ascending order,
    // so two queues are enough.
    var weights = symbols.map { counts[$0] }
    var parents = [Int](repeating: 0, count: max(0, 2 * symbols.count - 1))
    var (leaf, joined) = (0, symbols.count)
    func rarest() -> Int {
      let takesLeaf =
        leaf < symbols.count && (joined >= weights.count || weights[leaf] <= weights[joined])
      defer { if takesLeaf { leaf += 1 } else { joined += 1 } }
      return takesLeaf ? leaf : joined
    }
    while weights.count < parents.count {
      let (first, second) = (rarest(), rarest())
      parents[first] = weights.count
      parents[second] = weights.count
      weights.append(weights[first] + weights[second])
    }
    var depths = [Int](repeating: 0, count: parents.count)
    for node in parents.indices.dropLast().reversed() { depths[node] = depths[parents[node]] + 1 }
    var lengths = [Int](repeating: 0, count: counts.count)
    for (place, symbol) in symbols.enumerated() { lengths[symbol] = depths[place] }
    return lengths
  }

  private static func codes(_ lengths: [Int], longest: Int) -> [UInt32] {
    var codes = [UInt32](repeating: 0, count: lengths.count)
    var next: UInt32 = 0
    for length in 1...longest {
      for symbol in lengths.indices where lengths[symbol] == length {
        codes[symbol] = (0..<UInt32(length)).reduce(0) { $0 << 1 | next >> $1 & 1 }
        next += 1
      }
      next <<= 1
    }
    return codes
  }
}
