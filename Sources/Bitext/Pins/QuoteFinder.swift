/// Finds the segments that a quote means.
struct QuoteFinder {
  private let documents: [Document]
  /// The folded texts of all segments, by document.
  private let texts: [[String]]

  init(_ documents: [Document]) {
    self.documents = documents
    texts = documents.map { $0.segments.map { Self.folded($0.text) } }
  }

  /// The form that is compared: NFC with white space folded.
  static func folded(_ text: String) -> String {
    PlainText.composed(text).split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  func text(at place: SegmentPlace) -> String { texts[place.document][place.segment] }

  /// The segments that equal the quoted words, else those that begin with them, else those that
  /// contain them.
  func places(of quote: Pin.Quote) -> [SegmentPlace] {
    let words = Self.folded(quote.words)
    guard !words.isEmpty else { return [] }
    let all = candidates(for: quote)
    let ways: [(String) -> Bool] = [
      { $0 == words }, { $0.hasPrefix(words) }, { $0.contains(words) },
    ]
    for fits in ways {
      let found = all.filter { fits(text(at: $0)) }
      if !found.isEmpty { return found }
    }
    return []
  }

  /// All segments of the sources that the quote may belong to.
  func candidates(for quote: Pin.Quote) -> [SegmentPlace] {
    documents.enumerated().flatMap { index, document -> [SegmentPlace] in
      let path = document.source.path
      guard quote.path.map({ path == $0 || path.hasSuffix("/" + $0) }) ?? true else { return [] }
      return document.segments.indices.map { SegmentPlace(document: index, segment: $0) }
    }
  }
}
