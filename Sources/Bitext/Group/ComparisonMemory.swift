/// Stores results of comparing texts from one build to the next, under keys that stand for the
/// texts.
protocol ComparisonMemory {
  /// The stored answer about two texts, else that of `compare`, which is stored.
  func answer(
    _ question: TopicGrouping.Question, _ a: UInt64, _ b: UInt64, compare: () -> Bool
  ) -> Bool

  /// The stored fingerprints of a text, else those of `make`, which are stored.
  func fingerprints(
    of text: UInt64, for question: TopicGrouping.Question, _ make: () -> [UInt64]
  ) -> [UInt64]
}
