/// Words that sentences have more or fewer of, and words that stand for one another, without another
/// meaning.
enum SmallWords {
  static let articles: Set = ["a", "an", "the"]
  /// Prepositions that are taken for one another, and that come and go.
  private static let prepositions: [Set<String>] = [["of", "to", "for"], ["in", "on", "at"]]
  /// Words that join sentences; one in place of another may reverse the meaning.
  private static let connectives: Set = [
    "and", "but", "hence", "however", "so", "then", "therefore", "thus",
  ]
  /// Words that sentences lack by mistake.
  private static let lacked: Set = ["about", "are", "as", "is", "it", "that", "you"]
  /// Words that colour a sentence.
  private static let colours: Set = [
    "actually", "also", "already", "basically", "certainly", "indeed", "just", "obviously",
    "please", "quite", "really", "simply", "very",
  ]
  private static let colouringPhrases = [["in", "fact"], ["of", "course"], ["as", "well"]]
  private static let owners: Set = ["my", "your", "his", "her", "its", "our", "their"]

  /// Whether a text begins with words that may as well be left out.
  ///
  /// - Parameters:
  ///   - words: Words that only one of two texts has.
  ///   - before: The word before them.
  ///   - others: The words that the other text has in this place.
  /// - Returns: The number of words that say nothing; 0 if the first one does.
  static func idle(_ words: ArraySlice<String>, after before: String?, _ others: [String]) -> Int {
    guard let word = words.first else { return 0 }
    if articles.contains(word) || colours.contains(word) { return 1 }
    if let phrase = colouringPhrases.first(where: { words.starts(with: $0) }) {
      return phrase.count
    }
    if word == "own", let before, owners.contains(before) { return 1 }
    // A word in the place of one of these may change the meaning.
    let isAlone = others.allSatisfy { !isJoining($0) }
    return isAlone && isJoining(word) ? 1 : 0
  }

  private static func isJoining(_ word: String) -> Bool {
    connectives.contains(word) || lacked.contains(word)
      || prepositions.contains { $0.contains(word) }
  }

  static func isPreposition(_ word: String, for other: String) -> Bool {
    prepositions.contains { $0.contains(word) && $0.contains(other) }
  }

  // MARK: - Words for one another

  /// Short and long forms, pronouns of the same persons, and phrases that say the same.
  private static let same: [[[String]]] = [
    "who|which|that", "he|she|they|he/she|it", "his|her|their|his/her", "him|them|him/her",
    "himself|themselves", "less|fewer", "amount|number", "like|such as",
    "e.g|for example|for instance", "i.e|that is", "vs|versus", "&|and", "etc|and so on",
    "in order to|to", "can not|cannot", "need to|have to", "because of|due to",
    "a lot of|lots of|many", "ok|okay", "let's|let us", "app|application", "args|arguments",
    "config|configuration", "db|database", "dev|development", "dir|directory", "docs|documentation",
    "env|environment", "info|information", "js|javascript", "params|parameters", "perf|performance",
    "prod|production", "repo|repository", "spec|specification", "ts|typescript", "w/|with",
    "became|has become", "as well as|and", "instead of|rather than", "opposed to|as opposed to",
    "prior to|before", "while|whilst", "among|amongst", "toward|towards", "until|till",
    "although|though", "anymore|any more", "regarding|about", "upon|on",
  ].map { $0.split(separator: "|").map { $0.split(separator: " ").map(String.init) } }

  /// Where a phrase is in ``same``.
  private static let groups: [[String]: [Int]] = same.enumerated().reduce(into: [:]) {
    groups, group in
    for phrase in group.element { groups[phrase, default: []].append(group.offset) }
  }

  static let longestPhrase = same.joined().map(\.count).max() ?? 1

  static func isSame(_ phrase: ArraySlice<String>, as other: ArraySlice<String>) -> Bool {
    guard let own = groups[Array(phrase)], let others = groups[Array(other)] else { return false }
    return own.contains { others.contains($0) }
  }

  // MARK: - Slips

  /// Words that are taken for one another because they sound or look alike.
  ///
  /// They are no words of a kind, so that in a sentence only one of them is right.
  private static let slips: [String: Set<String>] = [
    "who's whose", "it's its", "you're your", "they're their there", "is are", "was were",
    "has have", "do does", "then than", "lose loose", "affect effect", "too to", "this these",
    "that those", "form from", "an and", "you your", "the they", "the then", "then them",
    "were where", "it if", "is if", "is it", "in is", "thing think", "though through",
    "though thought", "quite quiet", "being begin", "now know", "passed past", "advice advise",
    "whether weather", "mode more", "of off", "of or", "of if", "of as", "has as", "his this",
    "any and", "as is", "that than", "be been", "out our", "accept except", "were we're",
  ].reduce(into: [:]) { slips, line in
    let words = line.split(separator: " ").map(String.init)
    for word in words { slips[word, default: []].formUnion(words) }
  }

  static func isSlip(_ word: String, for other: String) -> Bool {
    slips[word]?.contains(other) ?? false
  }
}
