import TextBasics

extension Pin {
  /// The shortest quote that finds the segment at `place` among `documents`, and no other.
  ///
  /// The quote is long enough to survive small edits elsewhere in the text. It names the source if
  /// other sources have the same words.
  ///
  /// - Returns: Nil if nothing distinguishes the segment from another in its own source.
  package static func quote(of place: SegmentPlace, in documents: [Document]) -> Quote? {
    guard documents.indices.contains(place.document),
      documents[place.document].segments.indices.contains(place.segment)
    else { return nil }
    let finder = QuoteFinder(documents)
    let text = finder.text(at: place)
    let path = documents[place.document].source.path
    for source in [nil, path] {
      for words in beginnings(of: text) {
        let quote = Quote(words, in: source)
        if finder.places(of: quote) == [place] { return quote }
      }
    }
    return nil
  }

  /// The lengths that are tried, in characters: long enough to be distinct, short enough to be
  /// read.
  private static let quoteLengths = [24, 40, 64, 120, 240]

  /// Beginnings of `text` that end at the end of a word, shorter first, and `text` itself.
  private static func beginnings(of text: String) -> [String] {
    let characters = Array(text)
    let cut = quoteLengths.filter { $0 < characters.count }.map { length -> String in
      let part = characters[..<length]
      let isInside = characters[length] != " "
      guard isInside, let space = part.lastIndex(of: " "), space > length / 2 else {
        return String(part).trimmed
      }
      return String(part[..<space])
    }
    return cut + [text]
  }
}
