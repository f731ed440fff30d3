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

  /// O(postings + terms · log terms); about three bytes of memory a posting.
  init(_ topics: some Sequence<SearchTopic>) {
    var merged = Merged()
    for topic in topics { merged.add(topic) }
    self.init(merged)
  }

  init(_ merged: consuming Merged) {
    fileCounts = merged.fileCounts
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

  /// The postings of the topics so far.
  struct Merged {
    /// The units of a term, each as its distance to the one before and its group.
    ///
    /// A distance has seven bits a byte, the lowest first. A build has millions of them.
    private struct Postings {
      private var bytes: [UInt8] = []
      private var last: UInt32 = 0

      mutating func append(_ unit: UInt32, _ group: UInt8) {
        var distance = unit - last
        while distance >= 0x80 {
          bytes.append(UInt8(truncatingIfNeeded: distance) | 0x80)
          distance >>= 7
        }
        bytes.append(UInt8(distance))
        bytes.append(group)
        last = unit
      }

      var all: [(unit: UInt32, group: UInt8)] {
        var all: [(unit: UInt32, group: UInt8)] = []
        all.reserveCapacity(bytes.count / 2)
        var unit: UInt32 = 0
        var place = 0
        while place < bytes.count {
          var shift: UInt32 = 0
          while bytes[place] >= 0x80 {
            unit += UInt32(bytes[place] & 0x7F) << shift
            shift += 7
            place += 1
          }
          unit += UInt32(bytes[place]) << shift
          all.append((unit, bytes[place + 1]))
          place += 2
        }
        return all
      }
    }

    fileprivate private(set) var terms: [String] = []
    fileprivate private(set) var fileCounts: [Int] = []
    /// By term.
    private var postings: [Postings] = []
    private var table = KeyTable(capacity: 1 << 15)
    /// The units of the topics so far, those included that the last files have no room for.
    private var end: UInt32 = 0

    mutating func add(_ topic: SearchTopic) {
      var own = [Int](repeating: 0, count: topic.termCount)
      for (local, key) in topic.keys.enumerated() {
        let number = table[key]
        if number < 0 {
          own[local] = terms.count
          table[key] = Int32(terms.count)
          terms.append(topic.term(local))
          postings.append(Postings())
        } else {
          own[local] = Int(number)
        }
      }
      for posting in topic.postings {
        postings[own[Int(posting.term)]].append(end + posting.unit, posting.group)
      }
      fileCounts.append(topic.fileCount)
      end += UInt32(topic.fileCount * SearchTopic.slots)
    }

    /// The terms as JavaScript sorts them: by UTF-16.
    fileprivate var sorted: [Int] {
      terms.indices.sorted { terms[$0].utf16.lexicographicallyPrecedes(terms[$1].utf16) }
    }

    /// Writes a term, how many units it has if not all are here, and its units by group: the
    /// group's number, then each unit as its distance to the one before.
    fileprivate func write(_ term: Int, to bytes: inout [UInt8]) {
      bytes.append(contentsOf: terms[term].utf8)
      var kept = postings[term].all
      if kept.count > commonest {
        bytes.append(0x21)
        bytes.append(decimal: kept.count)
        kept = Array(
          (kept.filter { $0.group & SearchGroup.heading != 0 }
            + kept.filter { $0.group & SearchGroup.heading == 0 }).prefix(commonest))
      }
      var lists = [[UInt8]](repeating: [], count: SearchGroup.count)
      var last = [UInt32](repeating: 0, count: SearchGroup.count)
      for (unit, group) in kept {
        lists[Int(group)].append(variableLength: unit - last[Int(group)])
        last[Int(group)] = unit
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
