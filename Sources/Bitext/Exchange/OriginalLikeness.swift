/// Which of many texts are most like another one, by their common words.
struct OriginalLikeness {
  private let texts: [[String]?]
  /// For each word, the texts that have it.
  private var textsOfWord: [String: [Int]] = [:]

  /// The number of texts at which a word is too common to find one by it.
  private static let mostTexts = 200
  /// The number of texts that are compared in full.
  private static let mostCompared = 8
  /// The number of words by which texts are found.
  private static let mostWords = 200

  /// - Parameter texts: The words of texts; nil for those that are not looked for.
  init(_ texts: [[String]?]) {
    self.texts = texts.map { $0.map(Self.parts) }
    for (index, words) in self.texts.enumerated() {
      for word in Set(words ?? []) { textsOfWord[word, default: []].append(index) }
    }
  }

  /// The words, and the characters of those that are written without spaces.
  private static func parts(of words: [String]) -> [String] {
    words.flatMap { word -> [String] in
      TokenizedText(Array(word.utf8)[...]).texts.map { $0.lowercased() }.filter { part in
        part.unicodeScalars.contains { $0.properties.isAlphabetic || "0"..."9" ~= $0 }
      }
    }
  }

  /// The texts that are most like `words`, with the share of common words in 0...1; the best first.
  func nearest(to words: [String]) -> [(text: Int, likeness: Double)] {
    let parts = Self.parts(of: words)
    var common: [Int: Int] = [:]
    for word in Set(parts.prefix(Self.mostWords)) {
      guard let texts = textsOfWord[word], texts.count <= Self.mostTexts else { continue }
      for text in texts { common[text, default: 0] += 1 }
    }
    let best = common.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(Self.mostCompared)
    return best.map { ($0.key, likeness(texts[$0.key] ?? [], parts)) }
      .sorted { ($1.1, $0.0) < ($0.1, $1.0) }
  }

  /// The coefficient of Dice.
  private func likeness(_ a: [String], _ b: [String]) -> Double {
    guard !a.isEmpty || !b.isEmpty else { return 0 }
    var count: [String: Int] = [:]
    for word in a { count[word, default: 0] += 1 }
    var common = 0
    for word in b where count[word, default: 0] > 0 {
      count[word, default: 0] -= 1
      common += 1
    }
    return 2 * Double(common) / Double(a.count + b.count)
  }
}
