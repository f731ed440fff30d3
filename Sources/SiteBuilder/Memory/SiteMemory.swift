import Bitext

/// What an earlier build worked out of topics, as far as a site goes.
package struct SiteMemory: Sendable {
  let cache: BuildCache
  /// For each topic a digest of everything that it is made of.
  let topics: [UInt64]
  /// A digest of everything but the notes.
  let surroundings: UInt64

  /// The key of something that is made of a topic and what `context` is a digest of.
  func key(_ kind: String, _ topic: Int, _ context: UInt64) -> UInt64 {
    var digest = Digest()
    digest.update(kind)
    digest.update(topics[topic])
    digest.update(context)
    return digest.value
  }
}
