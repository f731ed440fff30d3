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

extension String {
  /// The lines, each without the line feed, or carriage return and line feed, that ends it.
  ///
  /// By scalars: the two make one character together, at which a split at line feeds does not cut.
  var lines: [Substring] {
    unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map {
      Substring($0.last == "\r" ? $0.dropLast() : $0)
    }
  }
}
