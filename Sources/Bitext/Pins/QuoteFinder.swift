/// Finds the segments that a quote means.
struct QuoteFinder {
  private let paths: [String]
  /// The places of all segments, in order.
  private let places: [SegmentPlace]
  /// The folded texts of all segments, in the order of ``places``.
  private let texts: [String]
  /// Indices into ``texts`` in the order of their bytes, so that beginnings are found by bisection.
  private let sorted: [Int]
  /// For each document, the index of its first segment in ``places``; one more at the end.
  private let starts: [Int]
  /// For each three scalars in a row, the texts that have them.
  private let textsOfTriple: [Triple: [Int32]]
  private let beginnings: LikeTexts<UInt64>

  /// Three scalars in a row.
  private typealias Triple = UInt64

  /// The least similarity at which a text is offered in place of one that does not exist.
  private static let leastLikeness = 0.2
  /// The number of scalars at the beginning of a text that are compared with a quote.
  private static let compared = 64

  init(_ documents: [Document]) {
    paths = documents.map(\.source.path)
    places = documents.enumerated().flatMap { index, document in
      document.segments.indices.map { SegmentPlace(document: index, segment: $0) }
    }
    let texts = documents.flatMap { $0.segments.map { Self.folded($0.text) } }
    self.texts = texts
    starts = documents.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1.segments.count) }
    sorted = texts.indices.sorted {
      texts[$0].utf8.lexicographicallyPrecedes(texts[$1].utf8)
    }
    var textsOfTriple: [Triple: [Int32]] = [:]
    for (index, text) in texts.enumerated() {
      for triple in Set(Self.triples(of: text)) {
        textsOfTriple[triple, default: []].append(Int32(index))
      }
    }
    self.textsOfTriple = textsOfTriple
    beginnings = LikeTexts(texts.map { Self.pairs(of: $0) })
  }

  /// The form that is compared: NFC with white space folded.
  static func folded(_ text: String) -> String {
    PlainText.composed(text).split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// The folded text of a segment.
  func text(at place: SegmentPlace) -> String { texts[starts[place.document] + place.segment] }

  /// The segments that equal the quoted words, else those that begin with them, else those that
  /// contain them.
  func places(of quote: Pin.Quote) -> [SegmentPlace] {
    let words = Self.folded(quote.words)
    guard !words.isEmpty else { return [] }
    let documents = sources(of: quote)
    func isWanted(_ index: Int) -> Bool { documents.contains(places[index].document) }
    let beginning = beginning(with: words).filter(isWanted)
    let equal = beginning.filter { texts[$0].utf8.count == words.utf8.count }
    let found =
      !equal.isEmpty
      ? equal : !beginning.isEmpty ? beginning : containing(words).filter(isWanted)
    return found.sorted().map { places[$0] }
  }

  /// Whether the source that a quote names is one of the topic's.
  func hasSource(of quote: Pin.Quote) -> Bool { !sources(of: quote).isEmpty && !places.isEmpty }

  /// The segment whose beginning is most like the quoted words; nil if none is like them.
  func nearest(to quote: Pin.Quote) -> SegmentPlace? {
    let documents = sources(of: quote)
    let nearest = beginnings.nearest(to: Self.pairs(of: Self.folded(quote.words))) {
      documents.contains(places[$0].document)
    }
    return nearest.first.flatMap { $0.likeness > Self.leastLikeness ? places[$0.text] : nil }
  }

  /// The documents that the quote may belong to.
  private func sources(of quote: Pin.Quote) -> Set<Int> {
    Set(
      paths.indices.filter { index in
        quote.path.map { paths[index] == $0 || paths[index].hasSuffix("/" + $0) } ?? true
      })
  }

  /// The indices of the texts that begin with `words`.
  private func beginning(with words: String) -> ArraySlice<Int> {
    func isBefore(_ index: Int) -> Bool {
      texts[index].utf8.lexicographicallyPrecedes(words.utf8)
    }
    var (low, high) = (0, sorted.count)
    while low < high {
      let middle = (low + high) / 2
      if isBefore(sorted[middle]) { low = middle + 1 } else { high = middle }
    }
    return sorted[low...].prefix { texts[$0].utf8.starts(with: words.utf8) }
  }

  /// The indices of the texts that contain `words`.
  private func containing(_ words: String) -> [Int] {
    let triples = Self.triples(of: words)
    // Words of one or two scalars may be anywhere.
    guard !triples.isEmpty else { return texts.indices.filter { texts[$0].contains(words) } }
    var rarest: [Int32] = []
    for (number, triple) in triples.enumerated() {
      guard let own = textsOfTriple[triple] else { return [] }
      if number == 0 || own.count < rarest.count { rarest = own }
    }
    return rarest.map(Int.init).filter { texts[$0].contains(words) }
  }

  private static func triples(of text: String) -> [Triple] {
    var triples: [Triple] = []
    var (first, second): (UInt64, UInt64) = (0, 0)
    for (number, scalar) in text.unicodeScalars.enumerated() {
      let third = UInt64(scalar.value)
      if number > 1 { triples.append(first << 42 | second << 21 | third) }
      (first, second) = (second, third)
    }
    return triples
  }

  /// The pairs of scalars at the beginning of a text, without their case.
  private static func pairs(of text: String) -> [UInt64] {
    let scalars = text.lowercased().unicodeScalars.prefix(compared)
    return zip(scalars, scalars.dropFirst()).map { UInt64($0.value) << 21 | UInt64($1.value) }
  }
}
