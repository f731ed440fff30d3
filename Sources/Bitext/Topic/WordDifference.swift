/// The difference between two texts, word by word.
package struct WordDifference: Hashable, Sendable {
  /// Whether words are in both texts, only in the old one, or only in the new one.
  package enum Kind: Hashable, Sendable { case kept, removed, added }

  /// Consecutive words of one kind.
  package struct Run: Hashable, Sendable {
    /// The kind of all words of the run.
    package let kind: Kind
    /// The words with the spaces and marks between them.
    package let text: String
  }

  /// The runs: those kept and removed make up the old text, those kept and added the new text.
  package let runs: [Run]

  /// The smallest difference (by the common subsequence with most letters, so that many spaces
  /// outweigh no phrase), in O(old · new) words at worst.
  ///
  /// Texts of more than two thousand words that share neither beginning nor end are replaced as a
  /// whole. So are passages that have hardly a word in common, and words on both sides of a space
  /// that was kept: a reader sees the old words and then the new ones, not one word of each in
  /// turn.
  package init(from old: String, to new: String) {
    let a = Words.pieces(of: old)
    let b = Words.pieces(of: new)
    var start = 0
    while start < a.count, start < b.count, a[start] == b[start] { start += 1 }
    var end = 0
    while end < a.count - start, end < b.count - start,
      a[a.count - 1 - end] == b[b.count - 1 - end]
    {
      end += 1
    }
    var builder = Builder()
    builder.append(.kept, a[..<start])
    Self.compare(
      a[start..<(a.count - end)], b[start..<(b.count - end)], into: &builder)
    builder.append(.kept, a[(a.count - end)...])
    runs = builder.runs
  }

  /// The share of the words of both texts that occur in both, in 0...1; 1 for two empty texts.
  package static func similarity(_ a: String, _ b: String) -> Double {
    var count: [String: Int] = [:]
    let first = Words.compared(in: a)
    let second = Words.compared(in: b)
    guard !first.isEmpty || !second.isEmpty else { return 1 }
    for word in first { count[word, default: 0] += 1 }
    var common = 0
    for word in second where count[word, default: 0] > 0 {
      count[word, default: 0] -= 1
      common += 1
    }
    return 2 * Double(common) / Double(first.count + second.count)
  }

  private static let longest = 4_000_000

  private static func compare(
    _ a: ArraySlice<String>, _ b: ArraySlice<String>, into builder: inout Builder
  ) {
    guard !a.isEmpty, !b.isEmpty, a.count * b.count <= longest else {
      builder.append(.removed, a)
      builder.append(.added, b)
      return
    }
    let a = Array(a)
    let b = Array(b)
    let width = b.count + 1
    let weights = a.map { Int32(1 + 2 * letterCount($0)) }
    var length = [Int32](repeating: 0, count: (a.count + 1) * width)
    for i in a.indices.reversed() {
      for j in b.indices.reversed() {
        length[i * width + j] =
          a[i] == b[j]
          ? length[(i + 1) * width + j + 1] + weights[i]
          : max(length[(i + 1) * width + j], length[i * width + j + 1])
      }
    }
    var found = Builder()
    var (i, j) = (0, 0)
    while i < a.count || j < b.count {
      if i < a.count, j < b.count, a[i] == b[j] {
        found.append(.kept, [a[i]])
        i += 1
        j += 1
      } else if j == b.count
        || i < a.count && length[(i + 1) * width + j] >= length[i * width + j + 1]
      {
        found.append(.removed, [a[i]])
        i += 1
      } else {
        found.append(.added, [b[j]])
        j += 1
      }
    }
    if isRewritten(a, b, found.runs) {
      builder.append(.removed, a)
      builder.append(.added, b)
    } else {
      for run in joined(found.runs) { builder.append(run.kind, [run.text]) }
    }
  }

  /// The number of words from which a text may be taken for another one.
  private static let manyWords = 5
  /// The share of the letters that two texts have in common, if one is not another text.
  private static let leastCommon = 0.3

  private static func isRewritten(_ a: [String], _ b: [String], _ runs: [Run]) -> Bool {
    let words = [a, b].map { $0.filter(hasLetter) }
    guard words.allSatisfy({ $0.count >= manyWords }) else { return false }
    let kept = runs.reduce(0) { $1.kind == .kept ? $0 + letterCount($1.text) : $0 }
    let least = words.map { $0.reduce(0) { $0 + letterCount($1) } }.min() ?? 0
    return Double(kept) < leastCommon * Double(least)
  }

  private static func hasLetter(_ text: String) -> Bool { letterCount(text) > 0 }

  private static func letterCount(_ text: String) -> Int {
    text.unicodeScalars.count { $0.properties.isAlphabetic || $0.properties.numericType != nil }
  }

  /// The runs, where words that were replaced beside each other are one change.
  private static func joined(_ runs: [Run]) -> [Run] {
    var joined: [Run] = []
    var start = 0
    while start < runs.count {
      var end = start
      while end < runs.count {
        if runs[end].kind != .kept {
          end += 1
        } else if end > start, end + 1 < runs.count, !hasLetter(runs[end].text) {
          end += 2
        } else {
          break
        }
      }
      if end == start { end += 1 }
      let part = runs[start..<end]
      func text(without kind: Kind) -> String {
        part.lazy.filter { $0.kind != kind }.map(\.text).joined()
      }
      let isReplaced =
        part.contains { $0.kind == .removed && hasLetter($0.text) }
        && part.contains { $0.kind == .added && hasLetter($0.text) }
      if isReplaced, part.contains(where: { $0.kind == .kept }) {
        joined.append(Run(kind: .removed, text: text(without: .added)))
        joined.append(Run(kind: .added, text: text(without: .removed)))
      } else {
        joined += part
      }
      start = end
    }
    return joined
  }

  private struct Builder {
    var runs: [Run] = []

    mutating func append(_ kind: Kind, _ pieces: some Collection<String>) {
      guard !pieces.isEmpty else { return }
      let text = pieces.joined()
      if let last = runs.last, last.kind == kind {
        runs[runs.count - 1] = Run(kind: kind, text: last.text + text)
      } else {
        runs.append(Run(kind: kind, text: text))
      }
    }
  }
}
