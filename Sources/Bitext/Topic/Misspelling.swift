import TextBasics

/// Slips of the pen in a word.
///
/// A word that no dictionary has became a known one that differs in a letter, or the other way round;
/// two letters of a name changed places; a Korean past tense got another vowel (됬다, 됐다). Everything
/// else may mean something new: "lift" instead of "left" is no misspelling.
enum Misspelling {
  /// Whether one of two words is a misspelling of the other.
  static func isMended(_ old: String, _ new: String) -> Bool {
    if old == new { return true }
    let (a, b) = (Array(old.unicodeScalars), Array(new.unicodeScalars))
    if (a + b).allSatisfy({ Script(of: $0) == .hangul }) {
      return a.count == b.count && a.count > 1 && isMended(syllables: a, b)
    }
    guard (a + b).allSatisfy({ Script(of: $0) == .latin || $0 == "-" }), min(a.count, b.count) > 2
    else { return false }
    let isOne = isOneSlip(a, b)
    guard isOne || areTwoSlips(a, b) else { return false }
    let (isKnownBefore, isKnownAfter) = (isKnown(old), isKnown(new))
    if isKnownBefore != isKnownAfter { return true }
    // A name has its own letters, though not always in their order.
    if !isKnownBefore, isOne, a.count == b.count, a.count > 3, a.sorted() == b.sorted() {
      return true
    }
    // Of two long words, one of which only lacks letters of the other, either is a misspelling
    // where the dictionary has neither, or where it knows both by the same stems.
    let (short, long) = a.count < b.count ? (a, b) : (b, a)
    return short.count >= leastWithoutDictionary && a.first == b.first && a.last == b.last
      && isPart(short, of: long) && (!isKnownBefore || stems(of: old) == stems(of: new))
  }

  /// Whether letters are among others, in their order.
  private static func isPart(_ letters: [Unicode.Scalar], of others: [Unicode.Scalar]) -> Bool {
    var place = 0
    for letter in others where place < letters.count && letters[place] == letter { place += 1 }
    return place == letters.count
  }

  private static func stems(of word: String) -> [UInt64] { WordScanner.words(in: word).map(\.key) }

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

  /// The least number of letters of a word that is recognised in spite of two slips.
  private static let leastForTwoSlips = 8

  /// The least number of letters of a word that no dictionary has to know.
  private static let leastWithoutDictionary = 9

  /// Whether two letters at most were left out, added or replaced in a long word.
  private static func areTwoSlips(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Bool {
    guard min(a.count, b.count) >= leastForTwoSlips, a[0] == b[0], abs(a.count - b.count) <= 2
    else { return false }
    var row = Array(0...b.count)
    for (index, letter) in a.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for (place, other) in b.enumerated() {
        let replaced = diagonal + (letter == other ? 0 : 1)
        diagonal = row[place + 1]
        row[place + 1] = min(replaced, row[place] + 1, diagonal + 1)
      }
    }
    return row[b.count] <= 2
  }

  private static func isKnown(_ word: String) -> Bool {
    if EnglishWords.common.contains(word) { return true }
    return WordScanner.words(in: word).contains { word in
      [Language.korean, .japanese].contains { language in
        (BilingualDictionary(.english, language)?.strongest(of: word.key) ?? 0) > 0
      }
    }
  }
}
