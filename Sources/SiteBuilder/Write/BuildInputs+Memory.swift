package import Bitext

extension SiteMemory {
  /// The results of an earlier build for the topics of a walk.
  package init(_ cache: BuildCache, _ outcome: Pipeline.Outcome, _ inputs: BuildInputs) {
    self.init(
      cache: cache, topics: outcome.keys, surroundings: inputs.surroundings)
  }
}
