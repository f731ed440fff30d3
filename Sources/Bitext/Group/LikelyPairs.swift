/// Finds those of many sources that may speak of one subject, without comparing all with all.
///
/// Sources are known by fingerprints (words, in whatever language, or whole sentences). A fingerprint that few
/// sources have tells; one that many have tells nothing and is skipped, which keeps the time
/// proportional to the number of fingerprints.
struct LikelyPairs {
  /// A fingerprint in more sources than this is no news.
  private static let commonest = 16
  /// How many partners of one source are worth a comparison.
  private static let mostPartners = 4

  /// The pairs that are worth a comparison.
  ///
  /// - Parameters:
  ///   - fingerprints: For each source its fingerprints, each once, ascending.
  ///   - leastShare: How much of what the fingerprints of the poorer source say a pair has to share.
  /// - Returns: Pairs of indices into `fingerprints`, each with the lower one first; those first of which
  ///   both sources share most of what they say.
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
  /// What a source is recognised by in any language: its words, and what they are in English.
  ///
  /// - Parameter streams: What is known of the source's streams.
  /// - Returns: The fingerprints, each once, ascending.
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
  /// Each number once, ascending.
  func sortedOnce() -> [UInt64] {
    var numbers: [UInt64] = []
    numbers.reserveCapacity(count)
    for number in sorted() where number != numbers.last { numbers.append(number) }
    return numbers
  }
}
