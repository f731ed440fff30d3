/// A name in the order in which people look for it: `page-2` comes before `page-10`.
///
/// Runs of the digits 0 to 9 are compared as numbers, everything else byte by byte. Names that differ
/// in leading zeros alone are ordered as bytes, so that only equal names are equal.
///
/// - Complexity: O(the shorter name) for each comparison.
package struct NaturalOrder: Comparable, Sendable {
  private let bytes: [UInt8]

  package init(_ name: String) { bytes = Array(name.utf8) }

  package static func < (a: NaturalOrder, b: NaturalOrder) -> Bool {
    var (first, second) = (a.bytes[...], b.bytes[...])
    while let one = first.first, let other = second.first {
      if isDigit(one), isDigit(other) {
        let (x, y) = (number(&first), number(&second))
        if x.count != y.count { return x.count < y.count }
        if x != y { return x.lexicographicallyPrecedes(y) }
      } else if one != other {
        return one < other
      } else {
        first.removeFirst()
        second.removeFirst()
      }
    }
    if first.isEmpty != second.isEmpty { return first.isEmpty }
    return a.bytes.lexicographicallyPrecedes(b.bytes)
  }

  /// Takes the digits at the beginning, without leading zeros.
  private static func number(_ text: inout ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let digits = text.prefix(while: isDigit)
    text = text[digits.endIndex...]
    return digits.drop { $0 == 0x30 }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { 0x30...0x39 ~= byte }
}
