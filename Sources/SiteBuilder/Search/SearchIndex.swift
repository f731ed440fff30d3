import Bitext

/// The index over all topics: which units a term stands in.
///
/// A unit's number is that of its file times ``SearchTopic/slots`` plus its place there; the files
/// of a topic follow those of the one before. The terms are sorted and cut into shards of about
/// equal size, so that a query loads the few that its terms are in.
struct SearchIndex: Sendable {
  /// Beyond this many units, a term tells little: only its first ones are kept, those in headings
  /// before others, and a query looks for it in the texts that its other terms led to.
  static let commonest = 2_000
  /// In bytes, before compression.
  private static let shardSize = 8_000

  /// For each shard, its bytes.
  let shards: [[UInt8]]
  /// For each shard, its first term.
  let firstTerms: [String]
  /// For each topic, the number of its files.
  let fileCounts: [Int]

  /// O(postings + terms · log terms).
  init(_ topics: some Sequence<SearchTopic>) {
    var merged = Merged()
    for topic in topics { merged.add(topic) }
    self.init(merged)
  }

  init(_ merged: consuming Merged) {
    fileCounts = merged.fileCounts
    merged.sort()
    var shards: [[UInt8]] = []
    var firsts: [String] = []
    var bytes: [UInt8] = []
    for term in merged.sorted {
      if bytes.isEmpty {
        bytes = Array("higSearch('terms',\(shards.count),`".utf8)
        firsts.append(merged.terms[term])
      }
      merged.write(term, to: &bytes)
      if bytes.count > Self.shardSize {
        shards.append(bytes + Array("`)\n".utf8))
        bytes = []
      }
    }
    if !bytes.isEmpty { shards.append(bytes + Array("`)\n".utf8)) }
    self.shards = shards
    firstTerms = firsts
  }

  /// The postings of all topics: as the topics are added, then term by term.
  struct Merged {
    fileprivate private(set) var terms: [String] = []
    fileprivate private(set) var fileCounts: [Int] = []
    private var table = KeyTable(capacity: 1 << 15)
    /// The units of the topics so far, those included that the last files have no room for.
    private var end: UInt32 = 0
    /// Of each posting; they are three arrays because a build has millions of them.
    private var numbers: [UInt32] = []
    private var units: [UInt32] = []
    private var groups: [UInt8] = []
    /// For each term, where its postings begin; one more at the end.
    private var starts: [Int] = []

    mutating func add(_ topic: SearchTopic) {
      var own = [UInt32](repeating: 0, count: topic.terms.count)
      for (local, key) in topic.keys.enumerated() {
        var number = table[key]
        if number < 0 {
          number = Int32(terms.count)
          table[key] = number
          terms.append(topic.terms[local])
        }
        own[local] = UInt32(number)
      }
      for posting in topic.postings {
        numbers.append(own[Int(posting.term)])
        units.append(end + posting.unit)
        groups.append(posting.group)
      }
      fileCounts.append(topic.files.count)
      end += UInt32(topic.files.count * SearchTopic.slots)
    }

    fileprivate mutating func sort() {
      starts = [Int](repeating: 0, count: terms.count + 1)
      for number in numbers { starts[Int(number) + 1] += 1 }
      for term in terms.indices { starts[term + 1] += starts[term] }
      var next = starts
      var sortedUnits = [UInt32](repeating: 0, count: units.count)
      var sortedGroups = [UInt8](repeating: 0, count: units.count)
      for (posting, number) in numbers.enumerated() {
        let place = next[Int(number)]
        next[Int(number)] += 1
        sortedUnits[place] = units[posting]
        sortedGroups[place] = groups[posting]
      }
      units = sortedUnits
      groups = sortedGroups
      numbers = []
    }

    /// The terms as JavaScript sorts them: by UTF-16.
    fileprivate var sorted: [Int] {
      terms.indices.sorted { terms[$0].utf16.lexicographicallyPrecedes(terms[$1].utf16) }
    }

    /// Writes a term, how many units it has if not all are here, and its units by group: the
    /// group's number, then each unit as its distance to the one before.
    fileprivate func write(_ term: Int, to bytes: inout [UInt8]) {
      let range = starts[term]..<starts[term + 1]
      bytes.append(contentsOf: terms[term].utf8)
      var kept = Array(range)
      if range.count > commonest {
        bytes.append(0x21)
        bytes.append(decimal: range.count)
        kept = Array(
          (range.filter { groups[$0] & SearchGroup.heading != 0 }
            + range.filter { groups[$0] & SearchGroup.heading == 0 }).prefix(commonest))
      }
      var lists = [[UInt8]](repeating: [], count: SearchGroup.count)
      var last = [UInt32](repeating: 0, count: SearchGroup.count)
      for place in kept {
        let group = Int(groups[place])
        lists[group].append(variableLength: units[place] - last[group])
        last[group] = units[place]
      }
      for (group, list) in lists.enumerated() where !list.isEmpty {
        bytes.append(0x09)
        bytes.append(Self.digits[group])
        bytes.append(contentsOf: list)
      }
      bytes.append(0x0A)
    }

    fileprivate static let digits = Array(
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)
  }

  fileprivate static let digits = Merged.digits
}

extension [UInt8] {
  /// Appends `number` five bits a digit, the lowest first; a digit that another one follows has
  /// its sixth bit set.
  fileprivate mutating func append(variableLength number: UInt32) {
    var rest = number
    while rest >= 32 {
      append(SearchIndex.digits[Int(rest & 31 | 32)])
      rest >>= 5
    }
    append(SearchIndex.digits[Int(rest)])
  }
}
