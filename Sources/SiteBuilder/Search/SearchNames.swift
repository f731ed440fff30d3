import Bitext

/// The names of the files with the texts of each topic.
///
/// A name is made only of the topic's slug: adding or removing another topic changes no name. It
/// has no capital letters, because some disks ignore case, and no characters that an address has to
/// encode.
struct SearchNames: Sendable {
  /// In the order of the topics.
  private(set) var all: [String] = []
  private var topics: [String: Int] = [:]

  init(_ plan: SitePlan) {
    all.reserveCapacity(plan.corpus.numbers.count)
    for index in plan.corpus.numbers {
      let topic = plan.corpus[index]
      var number = Digest.of(Array(topic.slug.utf8)) % Self.limit
      var name = Self.name(number)
      // Of two slugs with the same name, the later one gets the next free name.
      while topics[name] != nil {
        number = (number + 1) % Self.limit
        name = Self.name(number)
      }
      topics[name] = index
      all.append(name)
    }
  }

  /// The number of possible names.
  private static let limit: UInt64 = 36 * 36 * 36 * 36 * 36 * 36

  private static func name(_ number: UInt64) -> String { String(number, radix: 36) }

  /// The path of one of a topic's files below the search's folder, without its extension.
  func path(of number: Int, ofTopic topic: Int) -> String { "texts/\(all[topic])-\(number)" }

  /// The topic and the number of the file with the name `name` that ``path(of:ofTopic:)`` made; nil
  /// if there is no such topic.
  func file(named name: Substring) -> (topic: Int, number: Int)? {
    let parts = name.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, let topic = topics[String(parts[0])], let number = Int(parts[1]),
      String(number) == parts[1]
    else { return nil }
    return (topic, number)
  }
}
