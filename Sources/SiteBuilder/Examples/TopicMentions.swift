import Bitext
import RowStyles

/// The units of a topic that name concepts which no note defines.
struct TopicMentions: Sendable {
  struct Mention: Sendable {
    /// The index of the unit in the topic.
    let unit: Int
    /// The index of the concept among those that were looked for.
    let concept: Int
  }

  /// Ordered by unit, then by concept; each pair once.
  private(set) var all: [Mention] = []

  init(of topic: Topic, _ finders: [Language: TermFinder]) {
    for (number, unit) in topic.units.enumerated() {
      var named: Set<Int> = []
      for variant in unit.variants {
        let found = finders[variant.language]?.occurrences(in: topic.text(of: variant)) ?? []
        for spelling in found.flatMap(\.spellings) { named.insert(spelling.concept) }
      }
      all += named.sorted().map { Mention(unit: number, concept: $0) }
    }
  }
}

extension TopicMentions: Packable {
  func pack(into packer: inout Packer) {
    packer.put(all.count)
    for mention in all {
      packer.put(mention.unit)
      packer.put(mention.concept)
    }
  }

  init(from unpacker: inout Unpacker) throws(Unpacker.Malformed) {
    for _ in 0..<(try unpacker.count()) {
      all.append(Mention(unit: try unpacker.integer(), concept: try unpacker.integer()))
    }
  }
}

extension SiteMemory {
  /// The units of a topic that name some of `concepts`.
  func mentions(
    of concepts: [RowStyles.Concept], inTopic index: Int, _ topic: Topic,
    _ make: () -> TopicMentions
  ) -> TopicMentions {
    var digest = Digest()
    // The names are those of the glossary, whose digest is part of `surroundings`.
    digest.update(surroundings)
    digest.update(concepts.map(\.rawValue))
    return cache.value(
      for: key("mentions", index, digest.value),
      unpack: { unpacker throws(Unpacker.Malformed) in
        let mentions: TopicMentions = try unpacker.value()
        guard
          mentions.all.allSatisfy({
            topic.units.indices.contains($0.unit) && concepts.indices.contains($0.concept)
          })
        else { throw Unpacker.Malformed() }
        return mentions
      },
      pack: { $1.put($0) }, make)
  }
}
