import Notation

/// Suggests the name that was probably meant, from a fixed list.
///
/// A short list is compared completely. In a long one, only names that share a beginning or an end
/// with the word are compared: a single mistake leaves the letters on one side of it unchanged.
struct SimilarNames: Sendable {
  private static let compared = 64

  private let names: [String]
  /// The names sorted forwards, with their indices in ``names``; empty if the list is short.
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

  /// The indices of the names next to the position of `word` in the sorted list.
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
