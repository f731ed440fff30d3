import Bitext

/// The uses of the glossary's terms in the texts of one topic.
struct TopicUses: Sendable {
  /// A spelling in one text, with the number of its uses.
  struct Use: Hashable, Sendable {
    /// The indices of the unit in the topic, of its source, and of the concept in the glossary.
    let unit: Int
    let document: Int
    let concept: Int
    let language: Language
    let text: String
    var count: Int
  }

  private struct Spelling: Hashable {
    let concept: Int
    let text: String
  }

  /// In reading order.
  private(set) var all: [Use] = []

  /// O(text).
  init(of topic: Topic, _ terms: GlossaryIndex) {
    for (number, unit) in topic.units.enumerated() {
      for variant in unit.variants where variant.language.isDetermined {
        guard let finder = terms.finder(variant.language) else { continue }
        // The index of each spelling among the uses, because a text may have thousands.
        var places: [Spelling: Int] = [:]
        for found in finder.occurrences(in: topic.text(of: variant)) {
          for spelling in found.spellings {
            let own = Spelling(concept: spelling.concept, text: spelling.text)
            if let known = places[own] {
              all[known].count += 1
            } else {
              places[own] = all.count
              all.append(
                Use(
                  unit: number, document: variant.document, concept: spelling.concept,
                  language: variant.language, text: spelling.text, count: 1))
            }
          }
        }
      }
    }
  }
}

extension TopicUses: Packable {
  func pack(into packer: inout Packer) {
    packer.put(all.count)
    for use in all {
      packer.put(use.unit)
      packer.put(use.document)
      packer.put(use.concept)
      packer.put(use.language.tag)
      packer.put(use.text)
      packer.put(use.count)
    }
  }

  init(from unpacker: inout Unpacker) throws(Unpacker.Malformed) {
    for _ in 0..<(try unpacker.count()) {
      all.append(
        Use(
          unit: try unpacker.integer(), document: try unpacker.integer(),
          concept: try unpacker.integer(), language: Language(tag: try unpacker.string()),
          text: try unpacker.string(), count: try unpacker.integer()))
    }
  }
}

extension SiteMemory {
  /// The uses of the terms in the texts of a topic.
  func uses(
    ofTopic index: Int, _ topic: Topic, concepts: Int, _ make: () -> TopicUses
  ) -> TopicUses {
    cache.value(
      // The digest of the glossary is part of `surroundings`.
      for: key("uses", index, surroundings),
      unpack: { unpacker throws(Unpacker.Malformed) in
        let uses: TopicUses = try unpacker.value()
        guard
          uses.all.allSatisfy({
            topic.units.indices.contains($0.unit) && topic.documents.indices.contains($0.document)
              && (0..<concepts).contains($0.concept)
              && (1...Int(UInt32.max)).contains($0.count)
          })
        else { throw Unpacker.Malformed() }
        return uses
      },
      pack: { $1.put($0) }, make)
  }
}
