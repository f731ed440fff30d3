import Bitext

extension SourceFile {
  /// An occurrence of `excerpt` within `range`, the first with number 0, or an empty range at its start
  /// if there is none.
  ///
  /// There may be fewer than are asked for, as a text may stand on a page twice: then the count begins
  /// again.
  func range(of excerpt: String, number: Int = 0, in range: SourceRange) -> SourceRange {
    var found: [SourceRange] = []
    let needle = Array(excerpt.utf8)
    if !needle.isEmpty, range.count >= needle.count {
      for start in range.lowerBound...(range.upperBound - needle.count)
      where bytes[start] == needle[0]
        && bytes[start..<(start + needle.count)].elementsEqual(needle)
      {
        found.append(SourceRange(start, start + needle.count))
        if found.count > number { return found[number] }
      }
    }
    if !found.isEmpty { return found[number % found.count] }
    return SourceRange(range.lowerBound, range.lowerBound)
  }
}
