import Bitext

/// Which units of a topic its terms stand in: by term, then by unit.
///
/// A build has hundreds of thousands of postings, or millions: as bytes they are copied to those of
/// the topics before, and kept for the next build, as they are. Numbers have seven bits a byte, the
/// lowest first (LEB128).
struct SearchPostings: Sendable {
  /// For each term, each unit as its distance to the one before and the term's ``SearchGroup``.
  private(set) var bytes: [UInt8] = []
  /// For each term, how many of ``bytes`` it has, which is never none.
  private(set) var sizes: [UInt8] = []

  init() {}

  /// - Throws: For bytes that are not the postings of `terms` terms.
  init(_ bytes: [UInt8], sizes: [UInt8], terms: Int) throws(Unpacker.Malformed) {
    let (span, sizeSpan) = (bytes.span, sizes.span)
    var count = 0
    var place = 0
    var sizePlace = 0
    while sizePlace < sizeSpan.count {
      guard let size = sizeSpan.checkedVariableLength(at: &sizePlace), size > 0,
        size <= span.count - place
      else { throw Unpacker.Malformed() }
      let end = place + Int(size)
      while place < end {
        guard span.checkedVariableLength(at: &place) != nil, place < end,
          span[place] < SearchGroup.count
        else { throw Unpacker.Malformed() }
        place += 1
      }
      count += 1
    }
    guard count == terms, place == span.count else { throw Unpacker.Malformed() }
    self.bytes = bytes
    self.sizes = sizes
  }

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

  /// The postings of a topic while its units are read.
  struct Collector {
    /// A unit that a term stands in, and the term's ``SearchGroup``.
    private struct Posting {
      let term: Int32
      let unit: UInt32
      var group: UInt8
    }

    /// By unit.
    private var postings: [Posting] = []
    private(set) var keys: [SearchKey] = []
    /// The last posting of each term.
    private var last = KeyTable(capacity: 2048)

    /// Takes a term that was found in a unit, which is none before the last one.
    ///
    /// - Returns: Whether the topic had the term nowhere yet.
    @inline(__always)
    mutating func add(_ key: SearchKey, _ unit: UInt32, _ group: UInt8) -> Bool {
      let mixed = key.mixed
      let place = Int(last.exchange(mixed, Int32(truncatingIfNeeded: postings.count)))
      guard place >= 0 else {
        postings.append(
          Posting(term: Int32(truncatingIfNeeded: keys.count), unit: unit, group: group))
        keys.append(key)
        return true
      }
      let known = postings[place]
      if known.unit != unit {
        postings.append(Posting(term: known.term, unit: unit, group: group))
      } else {
        last[mixed] = Int32(truncatingIfNeeded: place)
        if known.group | group != known.group { postings[place].group |= group }
      }
      return false
    }

    /// All of them, in O(n).
    func finish() -> SearchPostings {
      var finished = SearchPostings()
      var ends = endsOfTerms
      let sorted = postings(by: &ends)
      finished.sizes.append(addingCapacity: 5 * ends.count) { sizes in
        finished.bytes.append(addingCapacity: 6 * sorted.count) { bytes in
          let (sorted, ends) = (sorted.span, ends.span)
          var index = 0
          for term in ends.indices {
            let start = bytes.count
            var unit: UInt32 = 0
            while index < ends[term] {
              let posting = sorted[index]
              bytes.append(variableLength: posting.unit &- unit)
              bytes.append(posting.group)
              unit = posting.unit
              index &+= 1
            }
            sizes.append(variableLength: UInt32(truncatingIfNeeded: bytes.count - start))
          }
        }
      }
      return finished
    }

    /// For each term, how many postings those before it have.
    private var endsOfTerms: [Int] {
      var counts = [Int](repeating: 0, count: keys.count)
      var ends = counts.mutableSpan
      for posting in postings { ends[Int(posting.term)] &+= 1 }
      var total = 0
      for term in ends.indices {
        let count = ends[term]
        ends[term] = total
        total &+= count
      }
      return counts
    }

    /// Puts each where those of the terms before it end, which moves that end on.
    private func postings(by ends: inout [Int]) -> [Posting] {
      var result = postings
      var sorted = result.mutableSpan
      var ends = ends.mutableSpan
      for posting in postings {
        let place = ends[Int(posting.term)]
        sorted[place] = posting
        ends[Int(posting.term)] = place &+ 1
      }
      return result
    }
  }
}

extension Span<UInt8> {
  /// The number at a place, which moves on to what follows it.
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

  /// The number at a place, which moves on; nil where the bytes end in it, or it has more than five.
  @inline(__always)
  fileprivate func checkedVariableLength(at place: inout Int) -> UInt32? {
    var number: UInt32 = 0
    var shift: UInt32 = 0
    while place < count, shift < 35 {
      let byte = self[place]
      place += 1
      number |= UInt32(byte & 0x7F) << shift
      if byte < 0x80 { return number }
      shift += 7
    }
    return nil
  }
}

extension OutputSpan<UInt8> {
  /// Appends a number of at most five bytes.
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
