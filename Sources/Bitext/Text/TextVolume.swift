import TextBasics

/// How long a text is, as translations are counted and paid: in words, and in Korean, Japanese and
/// Chinese in characters.
package struct TextVolume: Hashable, Sendable {
  /// The units in which a text is counted.
  package enum Measure: String, Hashable, Sendable, Comparable {
    case words, characters

    package static func < (a: Measure, b: Measure) -> Bool { a.rawValue > b.rawValue }
  }

  /// The number of words, in languages that are counted in words.
  package var words = 0
  /// The number of characters but spaces, in languages that are counted in characters.
  package var characters = 0

  package init() {}

  /// The length of a text in a language.
  package init(of text: String, in language: Language) {
    switch Self.measure(of: language) {
    case .words: words = Self.words(in: text)
    case .characters: characters = Self.characters(in: text)
    }
  }

  /// Returns the unit in which texts of a language are counted.
  package static func measure(of language: Language) -> Measure {
    [.korean, .japanese, Language(tag: "zh")].contains(language) ? .characters : .words
  }

  package static func += (a: inout TextVolume, b: TextVolume) {
    a.words += b.words
    a.characters += b.characters
  }

  /// Whether both counts are 0.
  package var isEmpty: Bool { words == 0 && characters == 0 }

  /// The length for people: `120 words`, `300 characters`, or both.
  package var description: String {
    let counts = [(words, "word"), (characters, "character")].filter { $0.0 > 0 }
      .map { "\($0.0) \($0.1)\($0.0 == 1 ? "" : "s")" }
    return counts.isEmpty ? "0 words" : counts.joined(separator: " and ")
  }

  /// The number of runs between spaces that have a letter or a digit.
  private static func words(in text: String) -> Int {
    text.split(whereSeparator: \.isWhitespace).count { word in
      word.unicodeScalars.contains {
        $0.properties.isAlphabetic || $0.properties.numericType != nil
      }
    }
  }

  /// All characters but spaces.
  static func characters(in text: String) -> Int {
    text.count { !$0.isWhitespace }
  }
}
