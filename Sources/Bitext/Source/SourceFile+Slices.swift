extension [UInt8] {
  /// The bytes in a range of the source.
  subscript(slice range: SourceRange) -> ArraySlice<UInt8> {
    self[range.lowerBound..<range.upperBound]
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
