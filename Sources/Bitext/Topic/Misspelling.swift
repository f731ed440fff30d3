import TextBasics

/// Slips of the pen that another version of a text has mended or made.
///
/// A word that no dictionary has became a known one that differs in a letter, or the other way round;
/// a Korean past tense got another vowel (됬다, 됐다); a word that stood twice stands once; an article
/// came or went, for which Korean and Japanese have no word; or it is grammar alone (``Grammar``).
/// Everything else may mean something new: "lift" instead of "left" is no misspelling.
enum Misspelling {
  private static let articles: Set = ["a", "an", "the"]
  /// The greatest number of mended words in a text.
  private static let most = 3

  /// Whether two texts differ in nothing but misspellings.
  static func isAll(from old: String, to new: String) -> Bool {
    let (a, b) = (words(of: old), words(of: new))
    guard let matches = TokenMatching(a, b)?.matches else { return false }
    var mended = 0
    var next = 0
    var removed: [String] = []
    for index in a.indices.map(Optional.some) + [nil] {
      let match = index.map { matches[$0] } ?? b.count
      guard let match else {
        if let index { removed.append(a[index]) }
        continue
      }
      let added = Array(b[next..<match])
      let before = next > 0 ? b[next - 1] : nil
      let after = match < b.count ? b[match] : nil
      guard isMended(removed, added, before, after) else { return false }
      let isSpelling = !(removed + added).allSatisfy(articles.contains)
      mended += isSpelling ? max(removed.count, added.count) : 0
      removed = []
      next = match + 1
    }
    return mended <= most && 2 * mended < b.count
  }

  /// Whether some words, between those before and after, were misspelled.
  private static func isMended(
    _ old: [String], _ new: [String], _ before: String?, _ after: String?
  ) -> Bool {
    if old.isEmpty && new.isEmpty || old.joined() == new.joined() { return true }
    if (old + new).allSatisfy(articles.contains) { return true }
    if Grammar.isMended(old, new, before, after) { return true }
    if new.isEmpty, old.count == 1, old[0] == before || old[0] == after {
      return !old[0].unicodeScalars.contains { $0.properties.numericType != nil }
    }
    return old.count == new.count && zip(old, new).allSatisfy(isMended)
  }

  private static func isMended(_ old: String, _ new: String) -> Bool {
    if old == new { return true }
    let (a, b) = (Array(old.unicodeScalars), Array(new.unicodeScalars))
    if (a + b).allSatisfy({ Script(of: $0) == .hangul }) {
      return a.count == b.count && a.count > 1 && isMended(syllables: a, b)
    }
    guard (a + b).allSatisfy({ Script(of: $0) == .latin }), min(a.count, b.count) > 2,
      isOneSlip(a, b)
    else { return false }
    return isKnown(old) != isKnown(new)
  }

  /// Whether one syllable that ends in ㅆ has another vowel.
  private static func isMended(syllables a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Bool {
    let different = zip(a, b).filter { $0 != $1 }
    guard different.count == 1, let (old, new) = different.first,
      0xAC00...0xD7A3 ~= old.value, 0xAC00...0xD7A3 ~= new.value
    else { return false }
    let (first, second) = (Int(old.value) - 0xAC00, Int(new.value) - 0xAC00)
    return first / 588 == second / 588 && first % 28 == 20 && second % 28 == 20
  }

  /// Whether one letter was left out, added or replaced, or two neighbours were swapped.
  private static func isOneSlip(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Bool {
    guard abs(a.count - b.count) <= 1 else { return false }
    let start = zip(a, b).prefix { $0 == $1 }.count
    let end = zip(a.dropFirst(start).reversed(), b.dropFirst(start).reversed())
      .prefix { $0 == $1 }.count
    let (x, y) = (a.dropFirst(start).dropLast(end), b.dropFirst(start).dropLast(end))
    if max(x.count, y.count) <= 1 { return true }
    return x.count == 2 && y.count == 2 && x.elementsEqual(y.reversed())
  }

  private static func isKnown(_ word: String) -> Bool {
    if EnglishWords.common.contains(word) { return true }
    return WordScanner.words(in: word).contains { word in
      [Language.korean, .japanese].contains { language in
        (BilingualDictionary(.english, language)?.strongest(of: word.key) ?? 0) > 0
      }
    }
  }

  /// The words in lower case and without the marks around them, except those that belong to a number.
  private static func words(of text: String) -> [String] {
    Words.compared(in: PlainText.composed(text)).compactMap { word in
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
        // `-5` and `5%` are other numbers than `5`; a mark that ends a sentence is none of them.
        return word.lowercased().trimmed { ".,;:!?()[]“”‘’\"'、。「」『』（）".unicodeScalars.contains($0) }
      }
      return String(scalars[first...last])
    }
  }
}
