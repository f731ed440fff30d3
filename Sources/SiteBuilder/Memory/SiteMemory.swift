import Bitext

/// The results that an earlier build computed for topics, as far as the site needs them.
package struct SiteMemory: Sendable {
  let cache: BuildCache
  /// For each topic a digest of everything that it depends on.
  let topics: [UInt64]
  /// A digest of everything but the notes: templates, options, the program.
  let surroundings: UInt64

  /// The cache key of a result that depends on a topic and on `context`, a digest of anything else.
  func key(_ kind: String, _ topic: Int, _ context: UInt64) -> UInt64 {
    var digest = Digest()
    digest.update(kind)
    digest.update(topics[topic])
    digest.update(context)
    return digest.value
  }
}
