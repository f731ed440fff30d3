/// What is white space: the characters that Unicode gives the property White_Space.
package enum WhiteSpace {
  /// Whether a character is white space, without asking Unicode's tables.
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

  /// U+200B, which separates words without being seen: no white space, and nothing on a page.
  @inlinable package static var zeroWidth: UInt32 { 0x200B }
}

extension StringProtocol {
  /// Without white space and control characters of ASCII at either end.
  package var trimmed: String { trimmed { $0.value <= 0x20 || WhiteSpace.contains($0) } }

  /// Without the scalars at either end for which `isCut` holds.
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
