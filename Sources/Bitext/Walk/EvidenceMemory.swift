/// Which texts were compared, and what came of it.
///
/// Groups of documents depend on their texts through these answers alone, so that where all of
/// them still hold, the groups do. An answer is unsure from when one of its texts changes until
/// the texts are compared again.
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

  /// By the versions of the texts.
  private var answers: [Pair: Answer] = [:]
  private var partners: [Int: [Int]] = [:]
  /// Texts of which not all were compared that might have been: with other words, others would be.
  private var chosen: Set<Int> = []
  /// Whether one of them is another now.
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

  /// Remembers that pairs were chosen among some texts.
  mutating func noteChoice(among versions: [Int]) { chosen.formUnion(versions) }

  /// The answers among `versions` only; texts that are gone are forgotten.
  func keeping(_ versions: Set<Int>) -> EvidenceMemory {
    var kept = EvidenceMemory()
    for (pair, answer) in answers where versions.contains(pair.a) && versions.contains(pair.b) {
      kept.remember(pair, answer)
      if !answer.isSure { kept.doubtful.formUnion([pair.a, pair.b]) }
    }
    return kept
  }

  /// Takes what is known of a text as a guess at what will be found of its newer self.
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

  /// Takes every answer as a guess only: texts are compared in another way now.
  mutating func doubtAll() {
    for pair in answers.keys { answers[pair]?.isSure = false }
    isChoiceOpen = !chosen.isEmpty
    doubtful.formUnion(partners.keys)
  }

  /// Compares the texts of unsure answers again, until one is another than it was.
  ///
  /// - Parameter compare: Whether two texts speak of one subject; nil to stop.
  /// - Returns: Whether all are as they were; nil if it was stopped.
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

  /// Forgets what is unsure, after everything that had to be known was asked for.
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
