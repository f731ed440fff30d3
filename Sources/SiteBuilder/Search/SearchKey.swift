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

    @inline(__always)
    init(_ scalar: UInt32) {
      func continuation(_ shift: UInt32) -> UInt32 { scalar >> shift & 0x3F | 0x80 }
      switch scalar {
      case ..<0x80: (bytes, width) = (UInt64(scalar), 8)
      case ..<0x800: (bytes, width) = (UInt64(scalar >> 6 | 0xC0 | continuation(0) << 8), 16)
      case ..<0x10000:
        let bytes = scalar >> 12 | 0xE0 | continuation(6) << 8 | continuation(0) << 16
        (self.bytes, width) = (UInt64(bytes), 24)
      default:
        let bytes = scalar >> 18 | 0xF0 | continuation(12) << 8 | continuation(6) << 16
        (self.bytes, width) = (UInt64(bytes | continuation(0) << 24), 32)
      }
    }
  }

  @inline(__always)
  init(_ start: Start) { bits = start.bytes }

  @inline(__always)
  init(_ start: Start, _ end: Start) { bits = start.bytes | end.bytes &<< start.width }

  init(_ term: Span<UInt32>) {
    var bits: UInt64 = 0
    var width: UInt64 = 0
    for index in term.indices {
      let next = Start(term[index])
      bits |= next.bytes << width
      width += next.width
    }
    if width > 64 {
      // FNV-1a, by scalars.
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
