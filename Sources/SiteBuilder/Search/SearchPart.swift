import Bitext

/// The index of some consecutive topics, which a later build can reuse.
struct SearchPart: Sendable {
  /// For each topic, a digest of each of its files of texts.
  private(set) var digests: [[UInt64]] = []
  /// Lines of the index, in no order: a term, then its units by group.
  ///
  /// Units are counted from the first one of the part. No limit applies to their number here.
  private(set) var lines: [UInt8] = []

  /// O(postings).
  init(_ topics: some Sequence<SearchTopic>) {
    var merged = Merged()
    for topic in topics {
      merged.add(topic)
      digests.append(topic.digests)
    }
    lines = merged.lines()
  }

  /// The number of units for which the files of all topics have room.
  var units: UInt32 {
    UInt32(truncatingIfNeeded: digests.reduce(0) { $0 + $1.count } * SearchTopic.slots)
  }

  // MARK: Parts

  /// In topics.
  private static let most = 64
  private static let usual: UInt64 = 24

  /// The ranges of topics that form parts.
  ///
  /// A part ends with a topic whose slug has a certain hash, wherever it is: a topic that is added
  /// or removed changes only its own part, and the others begin at the same topics.
  static func ranges(_ plan: SitePlan) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var start = 0
    let count = plan.corpus.numbers.count
    for index in 0..<count {
      let isEnd = Digest.of(Array(plan.corpus[index].slug.utf8)) % usual == 0
      guard isEnd || index + 1 - start == most else { continue }
      ranges.append(start..<index + 1)
      start = index + 1
    }
    if start < count { ranges.append(start..<count) }
    return ranges
  }

  // MARK: Merging

  /// The postings of the topics so far.
  private struct Merged {
    /// The units of a term, each as its distance from the one before and its group.
    ///
    /// The distance of the first unit in a topic is counted from the first unit in the topic
    /// before.
    private struct Postings {
      /// Added to the group of the last unit in a topic, as a mark.
      private static let end: UInt8 = 0x80

      private var bytes: [UInt8] = []
      private var first: UInt32 = 0

      /// Appends the units in a topic, encoded as in ``SearchPostings``; only the first distance
      /// changes.
      mutating func append(_ units: Span<UInt8>, from base: UInt32) {
        var place = 0
        let unit = base &+ units.variableLength(at: &place)
        bytes.append(addingCapacity: 5 + units.count) { bytes in
          bytes.append(variableLength: unit &- first)
          let last = units.count - 1
          for index in place..<last { bytes.append(units[index]) }
          bytes.append(units[last] | Self.end)
        }
        first = unit
      }

      /// Appends the units in order.
      func append(to units: inout [SearchUnit]) {
        // A unit takes at least two bytes.
        units.append(addingCapacity: bytes.count / 2) { units in
          let bytes = bytes.span
          var first: UInt32 = 0
          var place = 0
          while place < bytes.count {
            first &+= bytes.variableLength(at: &place)
            var unit = first
            while bytes[place] < Self.end {
              units.append(SearchUnit(number: unit, group: bytes[place]))
              place += 1
              unit &+= bytes.variableLength(at: &place)
            }
            units.append(SearchUnit(number: unit, group: bytes[place] ^ Self.end))
            place += 1
          }
        }
      }
    }

    /// All terms, one after the other, as UTF-8: far cheaper than strings.
    private var text: [UInt8] = []
    /// For each term, the index of its end in ``text``.
    private var ends: [Int] = []
    /// The postings of each term.
    private var postings: [Postings] = []
    private var table = KeyTable(capacity: 1 << 13)
    /// Scratch memory: the terms of a topic as keys of the table, and their numbers in it.
    private var mixed: [UInt64] = []
    private var numbers: [Int32] = []
    /// The number of units of the topics so far, including the unused places in their last files.
    private var end: UInt32 = 0

    mutating func add(_ topic: SearchTopic) {
      var start = 0
      var long = 0
      topic.keys.mix(into: &mixed)
      table.number(mixed, &numbers)
      topic.postings.forEach { local, units in
        let key = topic.keys[local]
        var own = start..<start
        if !key.isWhole {
          own = start..<start + Int(topic.lengths[long])
          start = own.upperBound
          long += 1
        }
        let term = Int(numbers[local])
        if term == ends.count {
          if key.isWhole { key.append(to: &text) } else { text += topic.text[own] }
          ends.append(text.count)
          postings.append(Postings())
        }
        postings[term].append(units, from: end)
      }
      end += UInt32(topic.fileCount * SearchTopic.slots)
    }

    func lines() -> [UInt8] {
      var lines: [UInt8] = []
      var units: [SearchUnit] = []
      for term in ends.indices {
        lines.append(contentsOf: text[(term == 0 ? 0 : ends[term - 1])..<ends[term]])
        units.removeAll(keepingCapacity: true)
        postings[term].append(to: &units)
        lines.append(units)
        lines.append(0x0A)
      }
      return lines
    }
  }
}

extension SearchPart: Packable {
  func pack(into packer: inout Packer) {
    packer.reserve(lines.count + 9 * digests.count)
    packer.put(digests.count)
    for digests in digests {
      packer.put(digests.count)
      packer.put(bits: digests)
    }
    packer.put(lines)
  }

  init(from unpacker: inout Unpacker) throws(Unpacker.Malformed) {
    for _ in 0..<(try unpacker.count()) {
      var own: [UInt64] = []
      for _ in 0..<(try unpacker.count()) { own.append(try unpacker.bits()) }
      digests.append(own)
    }
    lines = try unpacker.raw()
  }
}

extension SiteMemory {
  /// The part of the index that an earlier build stored for `topics`; nil if there is none or it
  /// does not fit.
  func searchPart(_ topics: Range<Int>, in plan: SitePlan) -> SearchPart? {
    cache.kept(for: key(ofSearchPart: topics, plan)) { unpacker throws(Unpacker.Malformed) in
      let part: SearchPart = try unpacker.value()
      guard part.digests.count == topics.count else { throw Unpacker.Malformed() }
      return part
    }
  }

  /// Keeps a part for the next build.
  func remember(_ part: SearchPart, of topics: Range<Int>, in plan: SitePlan) {
    cache.keep(for: key(ofSearchPart: topics, plan)) { $0.put(part) }
  }

  private func key(ofSearchPart topics: Range<Int>, _ plan: SitePlan) -> UInt64 {
    var digest = Digest()
    digest.update("search")
    for topic in topics {
      digest.update(self.topics[topic])
      digest.update(SearchTopic.digest(of: plan.corpus[topic], at: topic, in: plan))
    }
    return digest.value
  }
}
