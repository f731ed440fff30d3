/// White space: the characters with the Unicode property White_Space.
package enum WhiteSpace {
  /// Whether a character is white space; does not use Unicode's tables.
  @inlinable
  package static func contains(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x09...0x0D, 0x20, 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F,
      0x3000:
      true
    default: false
    }
  }

  /// Whether a character is white space.
  @inlinable
  package static func contains(_ scalar: Unicode.Scalar) -> Bool { contains(scalar.value) }

  /// U+200B, which separates words invisibly; it is not white space.
  @inlinable package static var zeroWidth: UInt32 { 0x200B }
}

extension StringProtocol {
  /// The text without white space and ASCII control characters at both ends.
  package var trimmed: String { trimmed { $0.value <= 0x20 || WhiteSpace.contains($0) } }

  /// The text without the scalars at both ends for which `isCut` is true.
  package func trimmed(of isCut: (Unicode.Scalar) -> Bool) -> String {
    let scalars = unicodeScalars
    guard let first = scalars.firstIndex(where: { !isCut($0) }),
      let last = scalars.lastIndex(where: { !isCut($0) })
    else { return "" }
    if first == scalars.startIndex, scalars.index(after: last) == scalars.endIndex {
      return String(self)
    }
    return String(self[first...last])
  }
}
