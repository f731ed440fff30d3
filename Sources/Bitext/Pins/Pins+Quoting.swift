extension Pin {
  /// The fewest words that find the segment at `place` among `documents`, and no other.
  ///
  /// At least as many as survive a small edit elsewhere in the text; its source is named where
  /// other sources have the same words.
  ///
  /// - Returns: Nil for a segment that nothing tells from another in its own source.
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

  /// In characters: long enough to be told from most texts, short enough to be read.
  private static let quoteLengths = [24, 40, 64, 120, 240]

  /// Beginnings of `text` that end where a word does, shorter ones first, and `text` itself.
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
