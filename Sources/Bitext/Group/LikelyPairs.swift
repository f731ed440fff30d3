/// Finds pairs of sources that may be about one subject, without comparing every source with every
/// other.
///
/// A source is represented by fingerprints: hashes of its words in any language, or of whole
/// sentences. A fingerprint that few sources have is evidence. One that many have is skipped, which
/// keeps the time proportional to the number of fingerprints.
struct LikelyPairs {
  /// The number of sources from which on a fingerprint is not evidence.
  private static let commonest = 16
  /// The number of partners with which a source is compared.
  private static let mostPartners = 4

  /// The pairs that are worth a comparison.
  ///
  /// - Parameters:
  ///   - fingerprints: The fingerprints of each source, ascending and without duplicates.
  ///   - leastShare: The least share of the poorer source's total weight that a pair needs in
  ///     common.
  /// - Returns: Pairs of indices into `fingerprints`, the lower index first. The pairs with the
  ///   largest common share of both sources come first.
  static func pairs(of fingerprints: [[UInt64]], leastShare: Float) -> [(a: Int, b: Int)] {
    var holders: [UInt64: [Int32]] = [:]
    for (index, own) in fingerprints.enumerated() {
      for fingerprint in own { holders[fingerprint, default: []].append(Int32(index)) }
    }
    let count = Float(fingerprints.count)
    func weight(_ holders: [Int32]) -> Float { logarithm(1 + count / Float(holders.count)) }
    let wealth = fingerprints.map { own in
      own.reduce(Float(0)) { $0 + weight(holders[$1] ?? []) }
    }
    var pairs: [[Int]: Float] = [:]
    var scores = [Float](repeating: 0, count: fingerprints.count)
    for (index, own) in fingerprints.enumerated() {
      var touched: [Int] = []
      for fingerprint in own {
        guard let others = holders[fingerprint], others.count <= commonest else { continue }
        let weight = weight(others)
        for other in others where Int(other) != index {
          if scores[Int(other)] == 0 { touched.append(Int(other)) }
          scores[Int(other)] += weight
        }
      }
      let likely = touched.filter { scores[$0] >= leastShare * min(wealth[index], wealth[$0]) }
      for other in likely.sorted(by: { (-scores[$0], $0) < (-scores[$1], $1) }).prefix(mostPartners)
      {
        pairs[[min(index, other), max(index, other)]] =
          scores[other] / (wealth[index] * wealth[other]).squareRoot()
      }
      for other in touched { scores[other] = 0 }
    }
    let ranked = pairs.sorted { a, b in
      a.value == b.value ? a.key.lexicographicallyPrecedes(b.key) : a.value > b.value
    }
    return ranked.map { ($0.key[0], $0.key[1]) }
  }
}

extension Aligner {
  /// The fingerprints of a source in any language: its words and their English translations.
  ///
  /// - Parameter streams: The profiles of the source's streams.
  /// - Returns: The fingerprints, ascending and without duplicates.
  func fingerprints(of streams: [Profile]) -> [UInt64] {
    var fingerprints: [UInt64] = []
    for stream in streams {
      fingerprints += stream.words.keys
      for table in tables(from: stream.language, to: .english) {
        for key in stream.words.keys {
          let best = table.translations(of: key).max { $0.strength < $1.strength }
          if let best, best.strength >= 0.3 { fingerprints.append(best.key) }
        }
      }
    }
    return fingerprints.sortedOnce()
  }
}

extension [UInt64] {
  /// The numbers in ascending order, without duplicates.
  func sortedOnce() -> [UInt64] {
    var numbers: [UInt64] = []
    numbers.reserveCapacity(count)
    for number in sorted() where number != numbers.last { numbers.append(number) }
    return numbers
  }
}
