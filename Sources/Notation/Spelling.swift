/// Finds the most similar name, for messages that ask "did you mean".
package enum Spelling {
  /// In scalars; longer words get no suggestion.
  private static let longestWord = 200

  /// The candidate with the smallest edit distance from `word`, whatever their capitals; the first
  /// one among equals.
  ///
  /// Nil if even the nearest differs in more than a third of the word's letters.
  package static func nearest(to word: String, among candidates: [String]) -> String? {
    let word = Array(word.lowercased().unicodeScalars.prefix(longestWord + 1))
    guard word.count <= longestWord else { return nil }
    let farthest = max(1, word.count / 3)
    var best: (distance: Int, candidate: String)?
    for candidate in candidates {
      let scalars = Array(candidate.lowercased().unicodeScalars.prefix(word.count + farthest + 1))
      // Each superfluous or missing letter is an edit.
      guard abs(scalars.count - word.count) <= farthest else { continue }
      let distance = distance(word, scalars)
      if distance <= farthest, best.map({ distance < $0.distance }) ?? true {
        best = (distance, candidate)
      }
    }
    return best?.candidate
  }

  /// ": did you mean 'x'?" for the end of a message; empty if no candidate is near.
  package static func hint(for word: String, among candidates: [String]) -> String {
    nearest(to: word, among: candidates).map { ": did you mean '\($0)'?" } ?? ""
  }

  /// The number of insertions, deletions, replacements and swaps of neighbours (optimal string
  /// alignment), in O(a·b).
  private static func distance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
    var before: [Int] = []
    var previous = Array(0...b.count)
    for i in 0..<a.count {
      var row = [i + 1]
      for j in 0..<b.count {
        var cost = min(previous[j + 1] + 1, row[j] + 1, previous[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, before[j - 1] + 1) }
        row.append(cost)
      }
      before = previous
      previous = row
    }
    return previous[b.count]
  }
}
