import TextBasics

/// Headings without a space behind their hashes, which CommonMark takes for text.
enum GluedHeading {
  /// The number of hashes where two to six of them are followed by a letter or digit.
  static func hashes(in bytes: [UInt8], _ line: Range<Int>) -> Int? {
    let hashes = bytes[line].prefix { $0 == 0x23 }.count
    guard (2...6).contains(hashes) else { return nil }
    return isGlued(line.lowerBound + hashes, before: line.upperBound, in: bytes) ? hashes : nil
  }

  /// One where a line is `#Title`, the first of a note that has `##Part`; nil elsewhere.
  ///
  /// - Complexity: O(bytes) for such a line alone.
  static func hashOfTitle(in bytes: [UInt8], _ line: Range<Int>) -> Int? {
    guard bytes[line].first == 0x23, bytes[..<line.lowerBound].allSatisfy({ $0 <= 0x20 }),
      isGlued(line.lowerBound + 1, before: line.upperBound, in: bytes),
      !bytes[line].dropFirst().contains(0x23)
    else { return nil }
    var index = line.upperBound
    while let end = bytes[index...].firstIndex(of: 0x0A), end + 1 < bytes.count {
      index = end + 1
      let rest = bytes[index...].prefix { $0 != 0x0A }
      if hashes(in: bytes, rest.startIndex..<rest.endIndex) != nil { return 1 }
    }
    return nil
  }

  /// Whether a letter or digit stands at an index.
  private static func isGlued(_ index: Int, before end: Int, in bytes: [UInt8]) -> Bool {
    guard index < end else { return false }
    let kind = Flanking.class(after: index, in: bytes)
    return bytes[index].isASCIIAlphanumeric
      || (bytes[index] >= 0x80 && kind.isDisjoint(with: [.space, .punctuation]))
  }
}
