extension [UInt8] {
  /// The bytes in a range of the source.
  subscript(slice range: SourceRange) -> ArraySlice<UInt8> {
    self[range.lowerBound..<range.upperBound]
  }
}

extension StringProtocol {
  /// The text without ASCII white space and NBSP at either end.
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
  /// The lines without their endings (LF or CRLF).
  ///
  /// Split by scalars, because CR and LF together are one character, which a split at LF does not
  /// cut.
  var lines: [Substring] {
    unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map {
      Substring($0.last == "\r" ? $0.dropLast() : $0)
    }
  }
}
