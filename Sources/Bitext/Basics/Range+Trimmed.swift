extension Range<Int> {
  /// The range without white space at its ends.
  func trimmed(in bytes: [UInt8]) -> Range<Int> {
    var range = self
    while let byte = bytes[range].first, byte <= 0x20 { range.removeFirst() }
    while let byte = bytes[range].last, byte <= 0x20 { range.removeLast() }
    return range
  }
}
