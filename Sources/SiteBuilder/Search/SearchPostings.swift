import Bitext

/// Which terms stand in which units of a topic: by unit, then as the terms come first in it.
///
/// For each unit its distance to the one before, how many terms it has, and each term with its
/// ``SearchGroup``. Numbers have seven bits a byte, the lowest first (LEB128). A build has millions
/// of postings; as bytes they are kept for the next build as they are.
struct SearchPostings: Sendable {
  private(set) var bytes: [UInt8] = []
  private var last: UInt32 = 0

  init() {}

  /// - Throws: For bytes that do not end with a unit, and for terms that are not below `terms`.
  init(_ bytes: [UInt8], terms: Int) throws(Unpacker.Malformed) {
    let span = bytes.span
    var place = 0
    while place < span.count {
      guard span.checkedVariableLength(at: &place) != nil,
        let count = span.checkedVariableLength(at: &place)
      else { throw Unpacker.Malformed() }
      for _ in 0..<count {
        guard let term = span.checkedVariableLength(at: &place), term < terms,
          place < span.count, span[place] < SearchGroup.count
        else { throw Unpacker.Malformed() }
        place += 1
      }
    }
    self.bytes = bytes
  }

  /// Adds a unit that comes after all others.
  ///
  /// - Parameters:
  ///   - unit: The unit's file in the topic times ``SearchTopic/slots``, plus its place there.
  ///   - terms: The numbers of the terms in the topic.
  ///   - group: Tells the group of a term.
  mutating func append(unit: UInt32, _ terms: [UInt32], group: (Int) -> UInt8) {
    guard !terms.isEmpty else { return }
    let distance = unit - last
    last = unit
    bytes.append(addingCapacity: 10 + 6 * terms.count) { bytes in
      bytes.append(variableLength: distance)
      bytes.append(variableLength: UInt32(terms.count))
      for term in terms {
        bytes.append(variableLength: term)
        bytes.append(group(Int(term)))
      }
    }
  }

  /// Calls `body` with each unit, term and group in order, in O(n).
  func forEach(_ body: (_ unit: UInt32, _ term: Int, _ group: UInt8) -> Void) {
    let bytes = bytes.span
    var place = 0
    var unit: UInt32 = 0
    while place < bytes.count {
      unit &+= bytes.variableLength(at: &place)
      for _ in 0..<bytes.variableLength(at: &place) {
        let term = Int(bytes.variableLength(at: &place))
        body(unit, term, bytes[place])
        place += 1
      }
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
}

extension Span<UInt8> {
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
