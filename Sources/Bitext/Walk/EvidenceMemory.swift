/// The answers of comparisons between texts.
///
/// Groups of documents depend on the texts only through these answers: as long as all answers hold,
/// the groups do. An answer is unsure from the moment one of its texts changes until they are
/// compared again.
struct EvidenceMemory: Sendable {
  private struct Pair: Hashable {
    let question: TopicGrouping.Question
    let a: Int
    let b: Int
  }

  private struct Answer {
    var isYes: Bool
    var isSure: Bool
  }

  /// The answers by the versions of the texts.
  private var answers: [Pair: Answer] = [:]
  private var partners: [Int: [Int]] = [:]
  /// Texts among which pairs were chosen for comparison; with other words, other pairs would be
  /// chosen.
  private var chosen: Set<Int> = []
  /// Whether one of those texts has changed.
  private var isChoiceOpen = false
  /// The texts whose answers may be unsure.
  private var doubtful: Set<Int> = []

  /// Whether all answers hold.
  var isSure: Bool { doubtful.isEmpty && !isChoiceOpen }

  /// The remembered answer, or that of `compare`; a nil from it is not remembered.
  mutating func answer(
    _ question: TopicGrouping.Question, _ a: Int, _ b: Int, trusting isTrusting: Bool,
    _ compare: () -> Bool?
  ) -> Bool {
    let pair = Pair(question: question, a: a, b: b)
    if let known = answers[pair], known.isSure || isTrusting { return known.isYes }
    guard let new = compare() else { return false }
    remember(pair, Answer(isYes: new, isSure: true))
    return new
  }

  /// Records that pairs were chosen among some texts.
  mutating func noteChoice(among versions: [Int]) { chosen.formUnion(versions) }

  /// The answers among `versions`; those of other texts are forgotten.
  func keeping(_ versions: Set<Int>) -> EvidenceMemory {
    var kept = EvidenceMemory()
    for (pair, answer) in answers where versions.contains(pair.a) && versions.contains(pair.b) {
      kept.remember(pair, answer)
      if !answer.isSure { kept.doubtful.formUnion([pair.a, pair.b]) }
    }
    return kept
  }

  /// Transfers the answers of a text to its newer version, as unsure.
  mutating func replace(_ old: Int, by new: Int) {
    let others = partners.removeValue(forKey: old) ?? []
    doubtful.remove(old)
    if chosen.remove(old) != nil {
      chosen.insert(new)
      isChoiceOpen = true
    }
    guard !others.isEmpty else { return }
    for other in others {
      for question in TopicGrouping.Question.allCases {
        for (before, after) in [
          (
            Pair(question: question, a: old, b: other), Pair(question: question, a: new, b: other)
          ),
          (
            Pair(question: question, a: other, b: old), Pair(question: question, a: other, b: new)
          ),
        ] {
          guard let answer = answers.removeValue(forKey: before) else { continue }
          answers[after] = Answer(isYes: answer.isYes, isSure: false)
        }
      }
      partners[other] = partners[other]?.map { $0 == old ? new : $0 }
    }
    partners[new] = others
    doubtful.insert(new)
  }

  /// Makes every answer unsure, because texts are compared in another way now.
  mutating func doubtAll() {
    for pair in answers.keys { answers[pair]?.isSure = false }
    isChoiceOpen = !chosen.isEmpty
    doubtful.formUnion(partners.keys)
  }

  /// Repeats unsure comparisons until an answer changes.
  ///
  /// - Parameter compare: Whether two texts are about one subject; nil to stop.
  /// - Returns: Whether all answers are unchanged; nil if it was stopped.
  mutating func confirm(
    _ compare: (_ question: TopicGrouping.Question, _ a: Int, _ b: Int) -> Bool?
  ) -> Bool? {
    if isChoiceOpen { return false }
    while let version = doubtful.min() {
      for other in partners[version] ?? [] {
        for question in TopicGrouping.Question.allCases {
          for pair in [
            Pair(question: question, a: version, b: other),
            Pair(question: question, a: other, b: version),
          ] {
            guard let answer = answers[pair], !answer.isSure else { continue }
            guard let new = compare(question, pair.a, pair.b) else { return nil }
            answers[pair] = Answer(isYes: new, isSure: true)
            guard new == answer.isYes else { return false }
          }
        }
      }
      doubtful.remove(version)
    }
    return true
  }

  /// Forgets unsure answers, after all necessary questions were asked.
  mutating func forgetUnsure() {
    guard !isSure else { return }
    let sure = answers.filter(\.value.isSure)
    let chosen = chosen
    self = EvidenceMemory()
    self.chosen = chosen
    for (pair, answer) in sure { remember(pair, answer) }
  }

  private mutating func remember(_ pair: Pair, _ answer: Answer) {
    if answers.updateValue(answer, forKey: pair) == nil {
      partners[pair.a, default: []].append(pair.b)
      partners[pair.b, default: []].append(pair.a)
    }
  }
}
