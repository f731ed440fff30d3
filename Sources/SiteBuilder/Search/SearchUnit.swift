import Bitext

/// A unit that contains a term, and the texts in which it is: see ``SearchGroup``.
struct SearchUnit: Sendable {
  let number: UInt32
  let group: UInt8
}

/// Units in the form of the index.
///
/// A tab and the number of a group precede the units of that group. Each unit is its distance from
/// the one before, in digits of five bits, the lowest first. The sixth bit of a digit is set if
/// another one follows.
extension [UInt8] {
  /// Appends units by group; the units of each group have to be in order.
  mutating func append(_ units: [SearchUnit]) {
    var present: UInt64 = 0
    for unit in units { present |= 1 &<< UInt64(unit.group) }
    append(addingCapacity: present.nonzeroBitCount * 2 + 7 * units.count) { bytes in
      while present > 0 {
        let number = UInt8(present.trailingZeroBitCount)
        present &= present &- 1
        bytes.append(group: number)
        var last: UInt32 = 0
        for unit in units where unit.group == number {
          bytes.append(distance: unit.number &- last)
          last = unit.number
        }
      }
    }
  }
}

extension OutputSpan<UInt8> {
  /// Appends the mark that precedes the units of a group.
  mutating func append(group number: UInt8) {
    append(0x09)
    append(digit: UInt32(number))
  }

  @inline(__always)
  mutating func append(distance number: UInt32) {
    var rest = number
    while rest >= 32 {
      append(digit: rest & 31 | 32)
      rest >>= 5
    }
    append(digit: rest)
  }

  /// Appends one of 64 digits: A to Z, a to z, 0 to 9, `-` and `_`.
  @inline(__always)
  private mutating func append(digit value: UInt32) {
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

extension Span<UInt8> {
  /// Reads the distance at a place and advances the place past it.
  ///
  /// Invalid digits count as 0, because a file of an earlier build may contain anything.
  @inline(__always)
  func distance(at place: inout Int) -> UInt32 {
    var number: UInt32 = 0
    var shift: UInt32 = 0
    while place < count {
      let digit = self.digit(at: place)
      place &+= 1
      number |= (digit & 31) &<< shift
      if digit < 32 { break }
      shift &+= 5
    }
    return number
  }

  /// The value of the digit at a place.
  @inline(__always)
  func digit(at place: Int) -> UInt32 {
    let byte = UInt32(self[place])
    switch byte {
    case 0x61...0x7A: return byte - 0x47
    case 0x41...0x5A: return byte - 0x41
    case 0x30...0x39: return byte + 4
    case 0x2D: return 62
    case 0x5F: return 63
    default: return 0
    }
  }
}
