/// Changes of grammar and of spelling that leave what a sentence says.
enum Grammar {
  /// Prepositions that are taken for one another, and that come and go.
  private static let prepositions: [Set<String>] = [["of", "to", "for"], ["in", "on", "at"]]
  private static let articles: Set = ["a", "an", "the"]
  /// Words that sentences lack by mistake.
  private static let fillers: Set = ["it", "is", "are", "that"]
  /// Forms of one word, and words that are taken for one another because they sound alike.
  private static let soundsAlike: [Set<String>] = [
    ["who's", "whose"], ["it's", "its"], ["you're", "your"], ["they're", "their", "there"],
    ["is", "are"], ["was", "were"], ["has", "have"], ["do", "does"], ["then", "than"],
    ["lose", "loose"], ["affect", "effect"], ["too", "to"],
  ]
  /// Endings of contractions, and what they stand for.
  private static let contractions: [(short: String, long: String)] = [
    ("n't", "not"), ("'ll", "will"), ("'re", "are"), ("'ve", "have"), ("'s", "is"), ("'m", "am"),
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

  /// Adverbs and nouns that are no forms of what they begin with.
  private static let ownWords: Set = [
    "hardly", "lately", "nearly", "mostly", "highly", "shortly", "news", "goods",
  ]

  /// Whether some words, between those before and after, changed in grammar alone.
  static func isMended(
    _ old: [String], _ new: [String], _ before: String?, _ after: String?
  ) -> Bool {
    if isContracted(old, new) || isContracted(new, old) { return true }
    let (a, b) = (old.filter { !articles.contains($0) }, new.filter { !articles.contains($0) })
    if a.isEmpty || b.isEmpty, (a + b).count == 1, fillers.contains((a + b)[0]) { return true }
    if isPreposition(a, b), ![before, after].contains(where: hasNumber) { return true }
    guard a.count == 1, b.count == 1 else { return false }
    return isForm(a[0], of: b[0]) || isForm(b[0], of: a[0])
      || soundsAlike.contains { $0.contains(a[0]) && $0.contains(b[0]) }
  }

  private static func hasNumber(_ word: String?) -> Bool {
    word?.unicodeScalars.contains { $0.properties.numericType != nil } ?? false
  }

  private static func isPreposition(_ a: [String], _ b: [String]) -> Bool {
    guard a.count <= 1, b.count <= 1, a != b else { return false }
    return prepositions.contains { $0.isSuperset(of: a + b) }
  }

  /// Whether the first words are the second in a contraction: "don't", "do not".
  private static func isContracted(_ short: [String], _ long: [String]) -> Bool {
    guard short.count == 1, long.count == 2 else { return false }
    if short[0] == "cannot" || short[0] == "can't" { return long == ["can", "not"] }
    if short[0] == "won't" { return long == ["will", "not"] }
    return contractions.contains { short[0] == long[0] + $0.short && long[1] == $0.long }
  }

  /// Whether a word is another form or spelling of another: the plural or third person, an adverb,
  /// British spelling, or the other form of a Korean particle.
  private static func isForm(_ word: String, of other: String) -> Bool {
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
      // "battle-tested", which is no verb.
      if word.contains("-"), isMade("ed", "s", fromLength: 4) || isMade("ed", "", fromLength: 4) {
        return true
      }
      return isMade("s", "", fromLength: 3) || isMade("es", "", fromLength: 3)
        || isMade("ies", "y", fromLength: 3) || isMade("ly", "", fromLength: 4)
        || spellings.contains { isMade($0.0, $0.1, fromLength: 3) }
    }
    // Only one of the two can follow a stem, so that the other one was a slip.
    return particles.contains { isMade($0.0, $0.1, fromLength: 1) }
  }
}
