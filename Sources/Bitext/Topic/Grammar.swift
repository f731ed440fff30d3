/// Changes of grammar and of spelling that leave the meaning of a sentence as it is.
enum Grammar {
  /// Endings of contractions, with the words that they stand for.
  private static let contractions: [(short: String, long: String)] = [
    ("n't", "not"), ("'ll", "will"), ("'re", "are"), ("'ve", "have"), ("'s", "is"), ("'m", "am"),
    ("'d", "would"),
  ]
  /// Endings that are spelled in two ways.
  private static let spellings: [(String, String)] = [
    ("our", "or"), ("ise", "ize"), ("ised", "ized"), ("ising", "izing"), ("isation", "ization"),
    ("ises", "izes"), ("yse", "yze"), ("ysed", "yzed"), ("re", "er"), ("ogue", "og"),
    ("elled", "eled"), ("elling", "eling"), ("ours", "ors"), ("oured", "ored"), ("res", "ers"),
  ]
  /// Forms of one particle of Korean, after a consonant and after a vowel.
  private static let particles: [(String, String)] = [
    ("을", "를"), ("이", "가"), ("은", "는"), ("과", "와"), ("으로", "로"), ("이나", "나"),
    ("이라고", "라고"), ("이란", "란"),
  ]

  /// Adverbs and nouns that look like a form of a shorter word but are words of their own.
  private static let ownWords: Set = [
    "hardly", "lately", "nearly", "mostly", "highly", "shortly", "news", "goods",
  ]

  /// Whether the first words are the second in a contraction: "don't", "do not".
  static func isContracted(_ short: ArraySlice<String>, _ long: ArraySlice<String>) -> Bool {
    guard let word = short.first, let first = long.first, let second = long.last,
      short.count == 1, long.count == 2
    else { return false }
    if word == "cannot" || word == "can't" { return first == "can" && second == "not" }
    if word == "won't" { return first == "will" && second == "not" }
    return contractions.contains { word == first + $0.short && second == $0.long }
  }

  private static let participleVerbs: Set = [
    "is", "are", "was", "were", "be", "been", "being", "has", "have", "had", "get", "gets",
  ]

  /// Whether a word is another form or spelling of another: the plural, possessive or third person,
  /// "using" for "use", an adverb, British spelling, or the other form of a Korean particle.
  static func isForm(_ word: String, of other: String, after before: String?) -> Bool {
    func isMade(_ ending: String, _ otherEnding: String, fromLength least: Int) -> Bool {
      guard word.hasSuffix(ending), other.hasSuffix(otherEnding) else { return false }
      let stem = word.dropLast(ending.count)
      return stem.unicodeScalars.count >= least && stem == other.dropLast(otherEnding.count)
    }
    if ownWords.contains(word) { return false }
    func isPlain(_ word: String) -> Bool {
      word.utf8.allSatisfy { 0x61...0x7A ~= $0 || $0 == UInt8(ascii: "-") }
    }
    if isPlain(word), isPlain(other) {
      // "battle-tested", which is no verb, and "it was use".
      if word.contains("-") || before.map(participleVerbs.contains) ?? false,
        isMade("ed", "s", fromLength: 4) || isMade("ed", "", fromLength: 3)
          || isMade("ed", "e", fromLength: 2)
      {
        return true
      }
      if isMade("ing", "", fromLength: 3) || isMade("ing", "e", fromLength: 2) { return true }
      if let last = other.last, isMade("\(last)ing", "", fromLength: 3) { return true }
      return isMade("s", "", fromLength: 3) || isMade("es", "", fromLength: 3)
        || isMade("ies", "y", fromLength: 3) || isMade("ly", "", fromLength: 4)
        || spellings.contains { isMade($0.0, $0.1, fromLength: 3) }
    }
    if isMade("'s", "", fromLength: 3) || isMade("'s", "s", fromLength: 3)
      || isMade("'", "", fromLength: 3)
    {
      return true
    }
    // Only one of the two can follow a stem, so that the other one was a slip.
    return particles.contains { isMade($0.0, $0.1, fromLength: 1) }
  }
}
