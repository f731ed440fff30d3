import TextBasics

/// The changes between two versions of a text that mend it or leave its meaning as it is.
///
/// Both are compared word by word. A word that stood twice stands once; an article came or went,
/// for which Korean and Japanese have no word; a word was misspelled (``Misspelling``), has another
/// form (``Grammar``), or is one of those that say the same or nothing (``SmallWords``).
struct Mending {
  /// The number of misspelled words that a text of any length may have.
  private static let fewest = 3
  /// The number of words for which a text may have one more misspelled word.
  private static let wordsForOne = 12
  /// The number of words above which a place counts as written anew.
  private static let longestPlace = 8

  /// Whether two texts differ by such changes only.
  static func isAll(from old: String, to new: String) -> Bool {
    let (a, b) = (words(of: old), words(of: new))
    guard let matches = TokenMatching(a, b)?.matches else { return false }
    var misspelled = 0
    var next = 0
    var removed: [String] = []
    for index in a.indices.map(Optional.some) + [nil] {
      let match = index.map { matches[$0] } ?? b.count
      guard let match else {
        if let index { removed.append(a[index]) }
        continue
      }
      let place = Mending(
        removed, Array(b[next..<match]), after: next > 0 ? b[next - 1] : nil,
        before: match < b.count ? b[match] : nil)
      guard let slips = place.misspelled() else { return false }
      misspelled += slips
      removed = []
      next = match + 1
    }
    return misspelled <= max(fewest, b.count / wordsForOne) && 2 * misspelled < b.count
  }

  private let old: [String]
  private let new: [String]
  private let before: String?
  private let after: String?

  /// - Parameters:
  ///   - old: The words of the earlier text at a place where the texts differ.
  ///   - new: The words of the later text at that place.
  ///   - before: The word before them.
  ///   - after: The word after them.
  private init(_ old: [String], _ new: [String], after before: String?, before after: String?) {
    (self.old, self.new, self.before, self.after) = (old, new, before, after)
  }

  /// The number of misspelled words if the words otherwise mean the same; nil if they do not.
  private func misspelled() -> Int? {
    if old.isEmpty && new.isEmpty { return 0 }
    if isRepetition(old, new) || isRepetition(new, old) { return 0 }
    guard max(old.count, new.count) <= Self.longestPlace else { return nil }
    // The least number with which the first words of one were made the first words of the other.
    var least: [[Int?]] = Array(
      repeating: Array(repeating: nil, count: new.count + 1), count: old.count + 1)
    least[0][0] = 0
    for i in 0...old.count {
      for j in 0...new.count {
        guard let known = least[i][j] else { continue }
        for (m, n, cost) in steps(from: i, j) {
          least[i + m][j + n] = min(least[i + m][j + n] ?? .max, known + cost)
        }
      }
    }
    return least[old.count][new.count]
  }

  /// The runs of words from `i` in the old and `j` in the new text that mean the same: the length
  /// of each run, and how many of its words were misspelled.
  private func steps(from i: Int, _ j: Int) -> [(Int, Int, Int)] {
    var steps: [(Int, Int, Int)] = []
    let (a, b) = (old[i...], new[j...])
    let isBesideNumber = [before, after].contains { Self.hasNumber($0) }
    // "Use drawers" as the title of a section of advice means the same as "Drawers".
    if before == nil, old.isEmpty, j == 0, new[0] == "use" { steps.append((0, 1, 0)) }
    if before == nil, new.isEmpty, i == 0, old[0] == "use" { steps.append((1, 0, 0)) }
    if !isBesideNumber || (old + new).allSatisfy(SmallWords.articles.contains) {
      let idle = SmallWords.idle(a, after: i > 0 ? old[i - 1] : before, new)
      if idle > 0 { steps.append((idle, 0, 0)) }
      let added = SmallWords.idle(b, after: j > 0 ? new[j - 1] : before, old)
      if added > 0 { steps.append((0, added, 0)) }
    }
    for m in 1...SmallWords.longestPhrase where m <= a.count {
      for n in 1...SmallWords.longestPhrase where n <= b.count {
        let (first, second) = (a.prefix(m), b.prefix(n))
        if m == 1, n == 1 {
          if let cost = cost(old[i], new[j], after: j > 0 ? new[j - 1] : before) {
            steps.append((1, 1, cost))
          }
        } else if Grammar.isContracted(first, second) || Grammar.isContracted(second, first)
          || SmallWords.isSame(first, as: second) || Self.isJoined(first, second)
        {
          steps.append((m, n, 0))
        }
      }
    }
    return steps
  }

  /// The cost of replacing a word: 0 for one with the same meaning, 1 for a misspelling; nil for
  /// any other.
  private func cost(_ old: String, _ new: String, after word: String?) -> Int? {
    if old == new || Self.isJoined([old], [new]) { return 0 }
    if SmallWords.isSame([old], as: [new]) { return 0 }
    if SmallWords.articles.contains(old), SmallWords.articles.contains(new) { return 0 }
    if SmallWords.isPreposition(old, for: new) {
      return [before, after].contains { Self.hasNumber($0) } ? nil : 0
    }
    if Grammar.isForm(old, of: new, after: word) || Grammar.isForm(new, of: old, after: word) {
      return 0
    }
    if SmallWords.isSlip(old, for: new) { return 0 }
    return Misspelling.isMended(old, new) ? 1 : nil
  }

  /// Whether some words are others with spaces and hyphens elsewhere: "front end", "front-end", and
  /// "Node", "Node.js".
  private static func isJoined(_ words: ArraySlice<String>, _ others: ArraySlice<String>) -> Bool {
    if words.joined() == others.joined() { return true }
    func letters(_ words: ArraySlice<String>) -> String {
      words.map { word in
        let parts = word.split { $0 == "-" || $0 == "'" }
        return parts.map { part in
          let name = part.hasSuffix(".js") ? part.dropLast(3) : part
          return name.hasSuffix("js") && name.utf8.count > 4 ? name.dropLast(2) : name
        }.joined()
      }.joined()
    }
    return !(words + others).contains { hasNumber($0) } && letters(words) == letters(others)
  }

  /// Whether a word stood twice.
  private func isRepetition(_ words: [String], _ others: [String]) -> Bool {
    guard others.isEmpty, words.count == 1 else { return false }
    return (words[0] == before || words[0] == after) && !Self.hasNumber(words[0])
  }

  private static func hasNumber(_ word: String?) -> Bool {
    word?.unicodeScalars.contains { $0.properties.numericType != nil } ?? false
  }

  /// Whether a word is where a link leads to, which some texts show: `[/shelves/oak.md]`.
  private static func isPathOfNote(_ word: String) -> Bool {
    guard word.utf8.contains(UInt8(ascii: "/")) else { return false }
    let path = word.lowercased().trimmed { "()[]<>.,;:!?".unicodeScalars.contains($0) }
    return path.hasSuffix(".md") || path.hasSuffix(".html")
  }

  /// The words in lower case and without the marks around them, except those that belong to a number.
  private static func words(of text: String) -> [String] {
    Words.compared(in: PlainText.composed(text)).compactMap { word in
      if isPathOfNote(word) { return nil }
      let scalars = word.lowercased().unicodeScalars
      func isPart(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isAlphabetic || scalar.properties.numericType != nil
      }
      guard let first = scalars.firstIndex(where: isPart),
        let last = scalars.lastIndex(where: isPart)
      else { return word }
      if scalars[first].properties.numericType != nil
        || scalars[last].properties.numericType != nil
      {
        // `-5` and `5%` are other numbers than `5`; a mark that ends a sentence changes nothing.
        return word.lowercased().trimmed { ".,;:!?()[]“”‘’\"'、。「」『』（）".unicodeScalars.contains($0) }
      }
      return String(scalars[first...last])
    }
  }
}
