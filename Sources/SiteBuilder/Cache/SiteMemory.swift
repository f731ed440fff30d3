package import Bitext

/// What an earlier build worked out of topics, as far as a site goes.
package struct SiteMemory: Sendable {
  let cache: BuildCache
  /// For each topic a digest of everything that it is made of.
  let topics: [UInt64]
  let home: UInt64?
  /// A digest of everything but the notes.
  let surroundings: UInt64

  package init(_ cache: BuildCache, _ outcome: Pipeline.Outcome, _ inputs: BuildInputs) {
    self.cache = cache
    topics = outcome.keys
    home = outcome.homeKey
    surroundings = inputs.surroundings
  }

  /// What the texts of a topic of so many units say of tables.
  func meaning(ofTopic topic: Int, units: Int, _ make: () -> TopicMeaning) -> TopicMeaning {
    cache.value(
      for: key("meaning", topic, 0),
      unpack: { unpacker throws(Unpacker.Malformed) in
        let meaning: TopicMeaning = try unpacker.value()
        guard meaning.concerns(onlyUnits: 0..<units) else { throw Unpacker.Malformed() }
        return meaning
      },
      pack: { $1.put($0) }, make)
  }

  /// What the search knows of a topic.
  func searchTopic(_ topic: Int, in plan: SitePlan, _ make: () -> SearchTopic) -> SearchTopic {
    let place = SearchTopic.digest(of: plan.corpus.topics[topic], at: topic, in: plan)
    return cache.value(for: key("search", topic, place), make)
  }

  /// The key of something that is made of a topic and what `context` is a digest of.
  func key(_ kind: String, _ topic: Int, _ context: UInt64) -> UInt64 {
    var digest = Digest()
    digest.update(kind)
    digest.update(topics[topic])
    digest.update(context)
    return digest.value
  }
}
