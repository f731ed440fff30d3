/// Which texts were compared, and whether they speak of one subject.
///
/// Groups of documents depend on their texts through these answers alone, so that where all of
/// them still hold, the groups do.
struct EvidenceMemory: Sendable {
  private struct Pair: Hashable {
    let a: Int
    let b: Int
  }

  /// By the versions of the texts.
  private var answers: [Pair: Bool] = [:]
  private var partners: [Int: [Int]] = [:]

  /// The remembered answer, or that of `compare`.
  mutating func answer(_ a: Int, _ b: Int, _ compare: () -> Bool) -> Bool {
    let pair = Pair(a: a, b: b)
    if let answer = answers[pair] { return answer }
    let answer = compare()
    remember(pair, answer)
    return answer
  }

  /// The answers among `versions` only; texts that are gone are forgotten.
  func keeping(_ versions: Set<Int>) -> EvidenceMemory {
    var kept = EvidenceMemory()
    for (pair, answer) in answers where versions.contains(pair.a) && versions.contains(pair.b) {
      kept.remember(pair, answer)
    }
    return kept
  }

  /// Replaces a text by another if every comparison it was part of ends as before.
  ///
  /// - Returns: Whether it did; nothing is changed otherwise.
  mutating func replace(
    _ old: Int, by new: Int, compare: (_ a: Int, _ b: Int) -> Bool
  ) -> Bool {
    let others = partners[old] ?? []
    for other in others {
      let isFirst = answers[Pair(a: old, b: other)]
      let before = isFirst ?? answers[Pair(a: other, b: old)]
      guard before == (isFirst == nil ? compare(other, new) : compare(new, other)) else {
        return false
      }
    }
    for other in others {
      if let answer = answers.removeValue(forKey: Pair(a: old, b: other)) {
        answers[Pair(a: new, b: other)] = answer
      } else if let answer = answers.removeValue(forKey: Pair(a: other, b: old)) {
        answers[Pair(a: other, b: new)] = answer
      }
      partners[other] = partners[other]?.map { $0 == old ? new : $0 }
    }
    partners[new] = partners.removeValue(forKey: old)
    return true
  }

  private mutating func remember(_ pair: Pair, _ answer: Bool) {
    answers[pair] = answer
    partners[pair.a, default: []].append(pair.b)
    partners[pair.b, default: []].append(pair.a)
  }
}
