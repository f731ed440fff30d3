package import Bitext

extension SiteMemory {
  /// What is known of the topics of a walk.
  package init(_ cache: BuildCache, _ outcome: Pipeline.Outcome, _ inputs: BuildInputs) {
    self.init(
      cache: cache, topics: outcome.keys, surroundings: inputs.surroundings)
  }
}
