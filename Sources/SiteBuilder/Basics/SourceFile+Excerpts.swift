import Bitext

extension SourceFile {
  /// The first occurrence of `excerpt` within `range`, or an empty range at its start if there is
  /// none.
  func range(of excerpt: String, in range: SourceRange) -> SourceRange {
    let needle = Array(excerpt.utf8)
    if !needle.isEmpty, range.count >= needle.count {
      for start in range.lowerBound...(range.upperBound - needle.count)
      where bytes[start] == needle[0]
        && bytes[start..<(start + needle.count)].elementsEqual(needle)
      {
        return SourceRange(start, start + needle.count)
      }
    }
    return SourceRange(range.lowerBound, range.lowerBound)
  }
}
