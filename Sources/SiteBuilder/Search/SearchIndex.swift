import Bitext

/// The index over all topics, from terms to the units that contain them.
///
/// The number of a unit is the number of its file times ``SearchTopic/slots`` plus its place in the
/// file; the files of the topics are numbered consecutively. The terms are sorted and divided into
/// shards of about equal size, so that a query loads only the few shards of its own terms.
struct SearchIndex: Sendable {
  /// The maximal number of units stored for a term.
  ///
  /// A more frequent term says little: only its first units are kept, those with it in a heading
  /// before others, and a query looks for it in the texts that its other terms have found.
  static let commonest = 2_000
  /// In bytes, before compression.
  private static let shardSize = 8_000

  /// The bytes of each shard.
  let shards: [[UInt8]]
  /// The first term of each shard.
  let firstTerms: [String]
  /// The number of files of each topic.
  let fileCounts: [Int]

  /// - Complexity: O(postings + terms · log terms); about three bytes of memory per posting.
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

  /// The merged postings of the topics added so far.
  struct Merged {
    /// The units of a term, grouped by topic.
    ///
    /// Each unit is stored as its distance from the previous one, then its group. In the last group
    /// of a topic the bit ``end`` is set; the first unit of the next topic is stored as its
    /// distance from the first unit of this one.
    private struct Postings {
      /// A flag in the last group of a topic.
      private static let end: UInt8 = 0x80

      private var bytes: [UInt8] = []
      private var first: UInt32 = 0

      /// Appends the postings of a topic in the format of ``SearchPostings``.
      ///
      /// Only the distance of the first unit is rewritten; the other bytes are copied.
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

      /// Appends the units in ascending order.
      func append(to units: inout [Unit]) {
        // A unit takes at least two bytes.
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

    /// All terms, concatenated as UTF-8, which is far cheaper than strings.
    fileprivate private(set) var text: [UInt8] = []
    /// The end of each term in ``text``.
    private var ends: [Int] = []
    fileprivate private(set) var fileCounts: [Int] = []
    /// By term.
    private var postings: [Postings] = []
    private var table = KeyTable(capacity: 1 << 15)
    /// Scratch memory: the terms of a topic as keys of the table, and their numbers.
    private var mixed: [UInt64] = []
    private var numbers: [Int32] = []
    /// The number of the next topic's first unit; unused places at the ends of files are counted.
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

    /// The terms in the sort order of JavaScript: by UTF-16 code units.
    fileprivate var sorted: [Int] {
      ends.indices.sorted { a, b in
        let text = text.span
        return text.extracting(range(of: a)).precedesByUTF16(text.extracting(range(of: b)))
      }
    }

    /// Writes a term and its units.
    ///
    /// The term is followed by the number of its units, if not all are stored, and by its groups,
    /// each with its number and the distances between its units. `kept` is scratch memory for the
    /// units.
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

  /// A unit that contains a term.
  fileprivate struct Unit {
    let number: UInt32
    let group: UInt8
  }
}

extension Span<UInt8> {
  /// Whether a text in UTF-8 sorts before another one by UTF-16 code units.
  ///
  /// This order differs from the order of code points only for those beyond U+FFFF: their
  /// surrogates sort before U+E000, whose first byte in UTF-8 is EE.
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
  /// Appends `number` in base 32, the lowest digit first; all digits but the last have their sixth
  /// bit set.
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
