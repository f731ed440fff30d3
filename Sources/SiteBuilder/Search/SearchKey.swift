/// A term as a 64-bit number, for hash tables.
///
/// A term of at most eight UTF-8 bytes is its own key, with the first byte lowest; most terms are
/// that short. The key of a longer term is a hash with the highest byte FF, which does not occur in
/// UTF-8.
struct SearchKey: Hashable, Sendable {
  let bits: UInt64

  init(bits: UInt64) { self.bits = bits }

  /// A character as the beginning of a key, for terms of one or two characters.
  struct Start {
    /// The bytes of the character, and their number times eight.
    fileprivate let bytes: UInt64
    fileprivate let width: UInt64

    /// Reads the character at `place` in valid UTF-8 and advances `place` to the next one.
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

  /// Whether the key contains the whole term.
  var isWhole: Bool { bits >> 56 != 0xFF }

  /// The key with its bits mixed, for a `KeyTable`, which uses the lowest bits; distinct keys stay
  /// distinct.
  @inline(__always)
  var mixed: UInt64 {
    let product = (bits ^ bits >> 32) &* 0x9E37_79B9_7F4A_7C15
    return product ^ product >> 32
  }

  /// Appends the term; the key must contain all of it.
  func append(to text: inout [UInt8]) {
    var rest = bits
    while rest > 0 {
      text.append(UInt8(truncatingIfNeeded: rest))
      rest >>= 8
    }
  }
}

extension [SearchKey] {
  /// Replaces the contents of `mixed` by the keys for a `KeyTable`.
  func mix(into mixed: inout [UInt64]) {
    mixed.removeAll(keepingCapacity: true)
    mixed.append(addingCapacity: count) { mixed in
      for key in self { mixed.append(key.mixed) }
    }
  }
}
