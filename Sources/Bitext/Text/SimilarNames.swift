import Notation

/// Names among which the one that was meant is looked for.
///
/// In a few, each is compared. In more, those that begin or end like the word are: a slip leaves the
/// letters before it or behind it as they are.
struct SimilarNames: Sendable {
  private static let compared = 64

  private let names: [String]
  /// Sorted, with their places in ``names``; empty where there are few.
  private var fromStart: [(scalars: [Unicode.Scalar], place: Int)] = []
  private var fromEnd: [(scalars: [Unicode.Scalar], place: Int)] = []

  init(_ names: [String]) {
    self.names = names
    guard names.count > 4 * Self.compared else { return }
    let scalars = names.enumerated().map { (scalars: Array($1.unicodeScalars), place: $0) }
    fromStart = scalars.sorted { $0.scalars.lexicographicallyPrecedes($1.scalars) }
    fromEnd = scalars.map { (scalars: Array($0.scalars.reversed()), place: $0.place) }
      .sorted { $0.scalars.lexicographicallyPrecedes($1.scalars) }
  }

  /// As ``Spelling/nearest(to:among:)``.
  func nearest(to word: String) -> String? {
    guard !fromStart.isEmpty else { return Spelling.nearest(to: word, among: names) }
    let scalars = Array(word.unicodeScalars)
    let places = Set(
      Self.neighbours(of: scalars, in: fromStart)
        + Self.neighbours(of: scalars.reversed(), in: fromEnd))
    return Spelling.nearest(to: word, among: places.sorted().map { names[$0] })
  }

  /// The places of the names that would stand beside a word.
  private static func neighbours(
    of word: [Unicode.Scalar], in sorted: [(scalars: [Unicode.Scalar], place: Int)]
  ) -> [Int] {
    var (low, high) = (0, sorted.count)
    while low < high {
      let middle = (low + high) / 2
      if sorted[middle].scalars.lexicographicallyPrecedes(word) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return sorted[max(0, low - compared)..<min(sorted.count, low + compared)].map(\.place)
  }
}
