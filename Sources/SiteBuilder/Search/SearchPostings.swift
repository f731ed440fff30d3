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
    /// A unit that a term stands in, as its distance to the one before, and the term's
    /// ``SearchGroup``.
    private struct Posting {
      let term: Int32
      let distance: UInt32
      var group: UInt8
    }

    private struct Term {
      /// The last unit that it stands in, and the posting of it.
      var unit: UInt32
      var posting: Int32
      /// How many bytes its postings have.
      var size: UInt32
    }

    /// By unit.
    private var postings: [Posting] = []
    private var terms: [Term] = []
    private(set) var keys: [SearchKey] = []
    private var numbers = KeyTable(capacity: 2048)

    /// Takes a term that was found in a unit, which is none before the last one.
    ///
    /// - Returns: Whether the topic had the term nowhere yet.
    @inline(__always)
    mutating func add(_ key: SearchKey, _ unit: UInt32, _ group: UInt8) -> Bool {
      let posting = Int32(truncatingIfNeeded: postings.count)
      let known = numbers.insert(key.mixed, Int32(truncatingIfNeeded: terms.count))
      guard known >= 0 else {
        let number = Int32(truncatingIfNeeded: terms.count)
        postings.append(Posting(term: number, distance: unit, group: group))
        terms.append(Term(unit: unit, posting: posting, size: unit.variableLength + 1))
        keys.append(key)
        return true
      }
      let term = terms[Int(known)]
      if term.unit == unit {
        postings[Int(term.posting)].group |= group
      } else {
        let distance = unit &- term.unit
        postings.append(Posting(term: known, distance: distance, group: group))
        terms[Int(known)] = Term(
          unit: unit, posting: posting, size: term.size &+ distance.variableLength &+ 1)
      }
      return false
    }

    /// All of them, in O(n).
    func finish() -> SearchPostings {
      var finished = SearchPostings()
      // Where the next posting of each term goes.
      var places: [Int] = []
      places.reserveCapacity(terms.count)
      var end = 0
      finished.sizes.append(addingCapacity: 5 * terms.count) { sizes in
        for term in terms {
          places.append(end)
          end += Int(term.size)
          sizes.append(variableLength: term.size)
        }
      }
      finished.bytes = [UInt8](repeating: 0, count: end)
      var bytes = finished.bytes.mutableSpan
      var nexts = places.mutableSpan
      for posting in postings {
        var place = nexts[Int(posting.term)]
        bytes.write(variableLength: posting.distance, at: &place)
        bytes[place] = posting.group
        nexts[Int(posting.term)] = place &+ 1
      }
      return finished
    }
  }
}

extension UInt32 {
  /// How many bytes it has with seven bits in each.
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
  /// Writes a number at a place, which moves on to what follows it.
  @inline(__always)
  fileprivate mutating func write(variableLength number: UInt32, at place: inout Int) {
    var rest = number
    while rest >= 0x80 {
      self[place] = UInt8(truncatingIfNeeded: rest) | 0x80
      place += 1
      rest >>= 7
    }
    self[place] = UInt8(truncatingIfNeeded: rest)
    place += 1
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
