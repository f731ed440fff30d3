import Bitext
import TextBasics

/// The units of a topic that contain each of its terms, ordered by term, then by unit.
///
/// A build has hundreds of thousands of postings, or millions; as bytes they can be copied to those
/// of the topics before. Numbers have seven bits in each byte, the lowest first (LEB128).
struct SearchPostings: Sendable {
  /// For each term its units, each as the distance from the previous one and its ``SearchGroup``.
  private(set) var bytes: [UInt8] = []
  /// For each term the number of its bytes in ``bytes``, at least 1.
  private(set) var sizes: [UInt8] = []

  /// Calls `body` with the bytes of each term, in O(terms).
  @inline(__always)
  func forEach(_ body: (_ term: Int, _ units: Span<UInt8>) -> Void) {
    let (bytes, sizes) = (bytes.span, sizes.span)
    var term = 0
    var start = 0
    var place = 0
    while place < sizes.count {
      let end = start + Int(sizes.variableLength(at: &place))
      body(term, bytes.extracting(start..<end))
      start = end
      term += 1
    }
  }

  /// Collects the postings of a topic unit by unit.
  struct Collector {
    /// A unit that contains a term: its distance from the previous one, and its ``SearchGroup``.
    private struct Posting {
      let term: Int32
      let distance: UInt32
      let group: UInt8
    }

    /// A term with its latest unit, to which further texts of the unit may add.
    private struct Term {
      let unit: UInt32
      let distance: UInt32
      var group: UInt8
      /// The number of bytes of the term's postings, this one included.
      let size: UInt32

      /// Starts the posting of `unit` after the term's last one.
      init(_ unit: UInt32, after last: Term? = nil) {
        self.unit = unit
        distance = unit &- (last?.unit ?? 0)
        group = 0
        size = (last?.size ?? 0) &+ distance.variableLength &+ 1
      }
    }

    /// All postings but the latest one of each term.
    private var postings: [Posting] = []
    private var terms: [Term] = []
    /// The terms in order of first occurrence.
    private(set) var keys: [SearchKey] = []
    private(set) var long = SearchTerms.Long()
    private var table = KeyTable(capacity: 2048)
    /// Scratch memory: the terms of a text as keys of the table, and their numbers.
    private var mixed: [UInt64] = []
    private var numbers: [Int32] = []

    /// Adds the terms of a unit; units must come in ascending order.
    mutating func add(_ found: SearchTerms.Found, _ unit: UInt32, _ group: UInt8) {
      found.keys.mix(into: &mixed)
      table.number(mixed, &numbers)
      addNew(found, unit)
      Self.post(numbers, unit, group, &terms, &postings)
    }

    /// Adds the terms that are new to the topic.
    private mutating func addNew(_ found: SearchTerms.Found, _ unit: UInt32) {
      // New terms have consecutive numbers from `terms.count` on.
      var start = 0
      var count = terms.count
      for (length, place) in zip(found.long.lengths, found.longPlaces) {
        let end = start + Int(length)
        if numbers[place] >= count {
          long.text += found.long.text[start..<end]
          long.lengths.append(length)
          count = Int(numbers[place]) + 1
        }
        start = end
      }
      for place in numbers.indices where numbers[place] == terms.count {
        terms.append(Term(unit))
        keys.append(found.keys[place])
      }
    }

    private static func post(
      _ numbers: [Int32], _ unit: UInt32, _ group: UInt8, _ terms: inout [Term],
      _ postings: inout [Posting]
    ) {
      postings.append(addingCapacity: numbers.count) { postings in
        var terms = terms.mutableSpan
        for number in numbers {
          let term = terms[Int(number)]
          if term.unit != unit {
            postings.append(Posting(term: number, distance: term.distance, group: term.group))
            terms[Int(number)] = Term(unit, after: term)
          }
          terms[Int(number)].group |= group
        }
      }
    }

    /// The postings of all units added, in O(n).
    func finish() -> SearchPostings {
      var finished = SearchPostings()
      finished.sizes.append(addingCapacity: 5 * terms.count) { sizes in
        for term in terms { sizes.append(variableLength: term.size) }
      }
      // For each term the place of its next posting.
      var places = terms.map { Int($0.size) }
      var end = 0
      for term in places.indices { (places[term], end) = (end, end + places[term]) }
      finished.bytes = [UInt8](repeating: 0, count: end)
      var bytes = finished.bytes.mutableSpan
      var nexts = places.mutableSpan
      for posting in postings {
        let number = Int(posting.term)
        nexts[number] = bytes.write(posting.distance, posting.group, at: nexts[number])
      }
      for (number, term) in terms.enumerated() {
        _ = bytes.write(term.distance, term.group, at: nexts[number])
      }
      return finished
    }
  }
}

extension UInt32 {
  /// The number of bytes of the number with seven bits in each.
  fileprivate var variableLength: UInt32 {
    var length: UInt32 = 1
    var rest = self >> 7
    while rest > 0 {
      length &+= 1
      rest >>= 7
    }
    return length
  }
}

extension MutableSpan<UInt8> {
  /// Writes a posting at `place` and returns the place after it.
  @inline(__always)
  fileprivate mutating func write(_ distance: UInt32, _ group: UInt8, at place: Int) -> Int {
    var place = place
    var rest = distance
    while rest >= 0x80 {
      self[place] = UInt8(truncatingIfNeeded: rest) | 0x80
      place += 1
      rest >>= 7
    }
    self[place] = UInt8(truncatingIfNeeded: rest)
    self[place &+ 1] = group
    return place &+ 2
  }
}

extension Span<UInt8> {
  /// Reads the number at `place` and advances `place` past it.
  @inline(__always)
  func variableLength(at place: inout Int) -> UInt32 {
    var byte = self[place]
    var number = UInt32(byte & 0x7F)
    var shift: UInt32 = 0
    while byte >= 0x80 {
      place += 1
      shift += 7
      byte = self[place]
      number |= UInt32(byte & 0x7F) << shift
    }
    place += 1
    return number
  }
}

extension OutputSpan<UInt8> {
  /// Appends a number in one to five bytes.
  @inline(__always)
  mutating func append(variableLength number: UInt32) {
    var rest = number
    while rest >= 0x80 {
      append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    append(UInt8(truncatingIfNeeded: rest))
  }
}
