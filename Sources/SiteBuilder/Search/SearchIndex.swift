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
    var room: [Unit] = []
    for term in merged.sorted {
      if bytes.isEmpty {
        bytes = Array("higNotes.search('terms',\(shards.count),`".utf8)
        firsts.append(String(decoding: merged.text[merged.range(of: term)], as: UTF8.self))
      }
      merged.write(term, to: &bytes, &room)
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
    /// The units of a term, each as its distance to the one before and its group; the first one in
    /// a topic, behind a group that says so, as that to the first one in the topic before.
    private struct Postings {
      /// Added to the last group in a topic, of which it is no part.
      private static let end: UInt8 = 0x80

      private var bytes: [UInt8] = []
      private var first: UInt32 = 0

      /// Appends those in a topic, as ``SearchPostings`` has them: all but the first one's distance
      /// stay what they are.
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
      func append(to units: inout [Unit]) {
        // A unit has two bytes at least.
        units.append(addingCapacity: bytes.count / 2) { units in
          let bytes = bytes.span
          var first: UInt32 = 0
          var place = 0
          while place < bytes.count {
            first &+= bytes.variableLength(at: &place)
            var unit = first
            while bytes[place] < Self.end {
              units.append(Unit(number: unit, group: bytes[place]))
              place += 1
              unit &+= bytes.variableLength(at: &place)
            }
            units.append(Unit(number: unit, group: bytes[place] ^ Self.end))
            place += 1
          }
        }
      }
    }

    /// All terms, one after the other, as UTF-8: far cheaper than strings.
    fileprivate private(set) var text: [UInt8] = []
    /// For each term, where it ends in ``text``.
    private var ends: [Int] = []
    fileprivate private(set) var fileCounts: [Int] = []
    /// By term.
    private var postings: [Postings] = []
    private var table = KeyTable(capacity: 1 << 15)
    /// Room for the terms of a topic as keys of the table, and for their numbers in it.
    private var mixed: [UInt64] = []
    private var numbers: [Int32] = []
    /// The units of the topics so far, those included that the last files have no room for.
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
      fileCounts.append(topic.fileCount)
      end += UInt32(topic.fileCount * SearchTopic.slots)
    }

    fileprivate func range(of term: Int) -> Range<Int> {
      (term == 0 ? 0 : ends[term - 1])..<ends[term]
    }

    /// The terms as JavaScript sorts them: by UTF-16.
    fileprivate var sorted: [Int] {
      ends.indices.sorted { a, b in
        let text = text.span
        return text.extracting(range(of: a)).precedesByUTF16(text.extracting(range(of: b)))
      }
    }

    /// Writes a term, how many units it has if not all are here, and its units by group: the
    /// group's number, then each unit as its distance to the one before.
    ///
    /// `kept` is room for the units.
    fileprivate func write(_ term: Int, to bytes: inout [UInt8], _ kept: inout [Unit]) {
      bytes.append(contentsOf: text[range(of: term)])
      kept.removeAll(keepingCapacity: true)
      postings[term].append(to: &kept)
      if kept.count > commonest {
        bytes.append(0x21)
        bytes.append(decimal: kept.count)
        kept = Array(
          (kept.filter { $0.group & SearchGroup.heading != 0 }
            + kept.filter { $0.group & SearchGroup.heading == 0 }).prefix(commonest))
      }
      var present: UInt64 = 0
      for unit in kept { present |= 1 &<< UInt64(unit.group) }
      bytes.append(addingCapacity: present.nonzeroBitCount * 2 + 7 * kept.count) { bytes in
        while present > 0 {
          let number = UInt8(present.trailingZeroBitCount)
          present &= present &- 1
          bytes.append(0x09)
          bytes.append(digit: UInt32(number))
          var last: UInt32 = 0
          for unit in kept where unit.group == number {
            bytes.append(distance: unit.number &- last)
            last = unit.number
          }
        }
      }
      bytes.append(0x0A)
    }
  }

  /// A unit that a term stands in.
  fileprivate struct Unit {
    let number: UInt32
    let group: UInt8
  }
}

extension Span<UInt8> {
  /// Whether a text in UTF-8 stands before another one by the code units of UTF-16.
  ///
  /// Both orders are that of the code points, but for those beyond U+FFFF: their surrogates stand
  /// before U+E000, which begins with the byte EE.
  fileprivate func precedesByUTF16(_ other: Span<UInt8>) -> Bool {
    for index in 0..<Swift.min(count, other.count) where self[index] != other[index] {
      let isLater = self[index] > other[index]
      let crosses = self[index] >= 0xEE && other[index] >= 0xEE
      return crosses && (self[index] >= 0xF0) != (other[index] >= 0xF0) ? isLater : !isLater
    }
    return count < other.count
  }
}

extension OutputSpan<UInt8> {
  /// Appends `number` five bits a digit, the lowest first; a digit that another one follows has
  /// its sixth bit set.
  @inline(__always)
  fileprivate mutating func append(distance number: UInt32) {
    var rest = number
    while rest >= 32 {
      append(digit: rest & 31 | 32)
      rest >>= 5
    }
    append(digit: rest)
  }

  /// Appends one of 64 digits: A to Z, a to z, 0 to 9, `-` and `_`.
  @inline(__always)
  fileprivate mutating func append(digit value: UInt32) {
    let digit =
      switch value {
      case ..<26: value + 0x41
      case ..<52: value + 0x47
      case ..<62: value - 4
      case 62: UInt32(0x2D)
      default: UInt32(0x5F)
      }
    append(UInt8(truncatingIfNeeded: digit))
  }
}
