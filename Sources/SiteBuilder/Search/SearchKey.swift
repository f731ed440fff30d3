/// A term as a number, for tables.
///
/// The bytes of a term in UTF-8, the first one the lowest, where they are at most eight: most terms
/// need no text besides. A longer term has a hash, whose highest byte is FF, which no UTF-8 has.
struct SearchKey: Hashable, Sendable {
  let bits: UInt64

  init(bits: UInt64) { self.bits = bits }

  /// What a term of one or two characters begins with.
  struct Start {
    /// The bytes of a character, and eight times their number.
    fileprivate let bytes: UInt64
    fileprivate let width: UInt64

    /// The character at a place of valid UTF-8, which moves on to the next one.
    @inline(__always)
    init(_ text: Span<UInt8>, at place: inout Int) {
      let first = text[place]
      var bytes = UInt64(first)
      if first >= 0xE0 {
        bytes |= UInt64(text[place + 1]) << 8 | UInt64(text[place + 2]) << 16
        if first >= 0xF0 { bytes |= UInt64(text[place + 3]) << 24 }
        width = first >= 0xF0 ? 32 : 24
      } else {
        if first >= 0x80 { bytes |= UInt64(text[place + 1]) << 8 }
        width = first >= 0x80 ? 16 : 8
      }
      self.bytes = bytes
      place += Int(width / 8)
    }
  }

  @inline(__always)
  init(_ start: Start) { bits = start.bytes }

  @inline(__always)
  init(_ start: Start, _ end: Start) { bits = start.bytes | end.bytes &<< start.width }

  /// The key of a term in UTF-8.
  init(_ term: Span<UInt8>) {
    var bits: UInt64 = 0
    if term.count <= 8 {
      for index in term.indices { bits |= UInt64(term[index]) &<< UInt64(8 &* index) }
    } else {
      // FNV-1a.
      bits = 0xcbf2_9ce4_8422_2325
      for index in term.indices { bits = (bits ^ UInt64(term[index])) &* 0x100_0000_01b3 }
      bits = (bits ^ bits >> 29) | 0xFF << 56
    }
    self.bits = bits
  }

  /// Whether the key is the term itself.
  var isWhole: Bool { bits >> 56 != 0xFF }

  /// The same for a `KeyTable`, which goes by the lowest bits; two keys stay two.
  @inline(__always)
  var mixed: UInt64 {
    let product = (bits ^ bits >> 32) &* 0x9E37_79B9_7F4A_7C15
    return product ^ product >> 32
  }

  /// Appends the term, where the key is all of it.
  func append(to text: inout [UInt8]) {
    var rest = bits
    while rest > 0 {
      text.append(UInt8(truncatingIfNeeded: rest))
      rest >>= 8
    }
  }
}

extension [SearchKey] {
  /// Those of a `KeyTable`, instead of what there was.
  func mix(into mixed: inout [UInt64]) {
    mixed.removeAll(keepingCapacity: true)
    mixed.append(addingCapacity: count) { mixed in
      for key in self { mixed.append(key.mixed) }
    }
  }
}
