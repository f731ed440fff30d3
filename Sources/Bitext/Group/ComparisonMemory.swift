/// Keeps what comparing texts found out from one build to the next, by keys that stand for the texts.
protocol ComparisonMemory {
  /// What was found out about two texts, else what `compare` says.
  func answer(
    _ question: TopicGrouping.Question, _ a: UInt64, _ b: UInt64, compare: () -> Bool
  ) -> Bool

  /// What a text is recognised by, as far as it is known, else what `make` makes.
  func fingerprints(
    of text: UInt64, for question: TopicGrouping.Question, _ make: () -> [UInt64]
  ) -> [UInt64]
}
