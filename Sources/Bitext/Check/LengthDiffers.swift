/// Finds translations that are far longer or shorter than the others of their source, so that
/// something is likely to be missing or to be there twice.
struct LengthDiffers: Rule {
  /// How much longer or shorter than usual.
  private static let largestFactor = 2.5
  /// The smallest width of a text that has a usual length.
  private static let shortest = 60
  private static let fewPairs = 6
  /// The confidence below which two texts of very different lengths are rather no pair.
  private static let sure = 0.9

  func check(_ topic: CheckedTopic) -> [Diagnostic] {
    let pairs = topic.pairs.filter {
      $0.confidence >= Self.sure && !$0.target.isPart && !$0.source.isPart
        && $0.source.width >= Self.shortest && $0.target.width >= Self.shortest / 2
        && $0.source.kind == .paragraph && $0.target.kind == .paragraph
    }
    let groups = Dictionary(grouping: pairs) { $0.target.documentIndex }
    return groups.keys.sorted().flatMap { findings(groups[$0] ?? []) }
  }

  private func findings(_ pairs: [CheckedPair]) -> [Diagnostic] {
    let ratios = pairs.map { Double($0.target.width) / Double($0.source.width) }.sorted()
    guard ratios.count >= Self.fewPairs else { return [] }
    let usual = ratios[ratios.count / 2]
    return pairs.compactMap { pair in
      let expected = Double(pair.source.width) * usual
      let factor = Double(pair.target.width) / expected
      guard factor > Self.largestFactor || factor < 1 / Self.largestFactor else { return nil }
      let percent = Int((factor * 100).rounded())
      return pair.target.finding(
        .note, "length-differs",
        "this text is \(percent) % as long as the other translations here make expect from the "
          + "\(pair.source.language) text (\(pair.source.reference))")
    }
  }
}
