import Bitext

/// The place in the notes that a text comes from.
struct Origin: Sendable {
  let note: LinkIndex.Note
  let source: SourceFile
  /// The segment's bytes, where its links are looked for.
  let range: SourceRange
}

extension SourceFile {
  /// The bytes of `excerpt` within `range`, or `range`'s start if they are written differently.
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
