import Bitext

/// What the files with the texts of each topic are called.
///
/// A name is made of the topic's slug alone: another topic that comes or goes changes none, and it has
/// neither capital letters, which some disks do not tell apart, nor any that an address has to encode.
struct SearchNames: Sendable {
  /// In the order of the topics.
  private(set) var all: [String] = []
  private var topics: [String: Int] = [:]

  init(_ plan: SitePlan) {
    all.reserveCapacity(plan.corpus.topics.count)
    for (index, topic) in plan.corpus.topics.enumerated() {
      var number = Digest.of(Array(topic.slug.utf8)) % Self.limit
      var name = Self.name(number)
      // Of two slugs with one name the later one takes the next that is free.
      while topics[name] != nil {
        number = (number + 1) % Self.limit
        name = Self.name(number)
      }
      topics[name] = index
      all.append(name)
    }
  }

  /// How many names there are.
  private static let limit: UInt64 = 36 * 36 * 36 * 36 * 36 * 36

  private static func name(_ number: UInt64) -> String { String(number, radix: 36) }

  /// The path below the search's folder of one of a topic's files, without its ending.
  func path(of number: Int, ofTopic topic: Int) -> String { "texts/\(all[topic])-\(number)" }

  /// The topic and the number of the file that ``path(of:ofTopic:)`` gives `name` in its folder; nil
  /// where there is no such topic.
  func file(named name: Substring) -> (topic: Int, number: Int)? {
    let parts = name.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, let topic = topics[String(parts[0])], let number = Int(parts[1]),
      String(number) == parts[1]
    else { return nil }
    return (topic, number)
  }
}
