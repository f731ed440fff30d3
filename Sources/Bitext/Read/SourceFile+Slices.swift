extension [UInt8] {
  /// The bytes of a range of their source.
  subscript(slice range: SourceRange) -> ArraySlice<UInt8> {
    self[range.lowerBound..<range.upperBound]
  }
}

extension StringProtocol {
  /// Without white space at either end, as ASCII and NBSP know it.
  var trimmingSpaces: String {
    let scalars = unicodeScalars
    let isSpace = { (scalar: Unicode.Scalar) in scalar.value <= 0x20 || scalar.value == 0xA0 }
    guard let first = scalars.firstIndex(where: { !isSpace($0) }),
      let last = scalars.lastIndex(where: { !isSpace($0) })
    else { return "" }
    return String(self[first...last])
  }
}
