/// Pairs of words that translate each other, with the strength of each pair.
///
/// A lexicon is a value that is handed to the aligner; nothing else is looked up. It holds normal
/// forms (``Word``), one table for each ordered pair of languages.
package struct Lexicon: Sendable {
  /// A lexicon without words: alignment then rests on lengths, anchors and cognates.
  package static let empty = Lexicon()

  private var tables: [Direction: Table] = [:]
  /// Whether the ``BilingualDictionary`` belongs to it.
  private(set) var hasDictionary = false

  package init() {}

  /// Whether there is no word at all, neither its own nor of the dictionary.
  package var isEmpty: Bool { tables.isEmpty && !hasDictionary }

  /// The lexicon together with the ``BilingualDictionary``.
  package var withDictionary: Lexicon {
    var lexicon = self
    lexicon.hasDictionary = true
    return lexicon
  }

  struct Direction: Hashable {
    let from: Language
    let to: Language
  }

  /// The translations from one language into another.
  struct Table: Sendable {
    struct Translation: Sendable {
      let key: UInt64
      /// The probability, in 0...1, that a translation of a text with the first word has the second
      /// word.
      let strength: Float
    }

    typealias Pair = (source: UInt64, translation: Translation)

    /// The number of each word that has translations.
    private var numbers: KeyTable
    /// The translations of a word are `translations[starts[number]..<starts[number + 1]]`, sorted
    /// by key.
    private var starts: [Int32] = [0]
    private(set) var translations: [Translation] = []

    /// If two words are paired several times, the strongest pair counts.
    init(_ pairs: [Pair]) {
      numbers = KeyTable(capacity: pairs.count / 2)
      var ends: [Int] = []
      let numberOfPair = pairs.map { pair in
        let known = numbers.insert(pair.source, Int32(ends.count))
        if known < 0 { ends.append(0) }
        let number = known < 0 ? ends.count - 1 : Int(known)
        ends[number] += 1
        return number
      }
      var count = 0
      for number in ends.indices {
        // `ends` holds the starts here; filling advances them to the ends.
        (ends[number], count) = (count, count + ends[number])
      }
      var grouped = pairs.map(\.translation)
      for (pair, number) in zip(pairs, numberOfPair) {
        grouped[ends[number]] = pair.translation
        ends[number] += 1
      }
      translations.reserveCapacity(count)
      starts.reserveCapacity(ends.count + 1)
      var start = 0
      for end in ends {
        if end - start == 1 {
          translations.append(grouped[start])
        } else {
          Self.sort(&grouped, start..<end)
          for place in start..<end
          where place == start || grouped[place].key != grouped[place - 1].key {
            translations.append(grouped[place])
          }
        }
        starts.append(Int32(translations.count))
        start = end
      }
    }

    /// Sorts the translations of one word where they stand: most words have a few.
    private static func sort(_ translations: inout [Translation], _ range: Range<Int>) {
      if range.count > 16 { return translations[range].sort(by: isBefore) }
      var translations = translations.mutableSpan
      for index in range.dropFirst() {
        let moved = translations[index]
        var place = index
        while place > range.lowerBound, isBefore(moved, translations[place - 1]) {
          translations[place] = translations[place - 1]
          place -= 1
        }
        translations[place] = moved
      }
    }

    private static func isBefore(_ one: Translation, _ other: Translation) -> Bool {
      one.key != other.key ? one.key < other.key : one.strength > other.strength
    }

    func translations(of key: UInt64) -> ArraySlice<Translation> { translations[range(of: key)] }

    /// The range of a word's translations in ``translations``.
    func range(of key: UInt64) -> Range<Int> {
      let number = Int(numbers[key])
      return number < 0 ? 0..<0 : Int(starts[number])..<Int(starts[number + 1])
    }
  }

  func table(from: Language, to: Language) -> Table? {
    tables[Direction(from: from, to: to)]
  }

  /// One pair of words; `a` is in the first language of the pair.
  package struct Entry: Hashable, Sendable {
    /// The languages of the two words.
    package let languages: Pair
    /// A normal form (``Word``) in the first language.
    package let a: String
    /// A normal form (``Word``) in the second language.
    package let b: String
    /// In 0...1.
    package let strength: Float

    package init(languages: Pair, a: String, b: String, strength: Float) {
      self.languages = languages
      self.a = a
      self.b = b
      self.strength = strength
    }
  }

  /// Two different languages in the order of ``Language``.
  package struct Pair: Hashable, Sendable, Comparable {
    /// The language that comes first.
    package let a: Language
    /// The language that comes second.
    package let b: Language

    package init(_ one: Language, _ other: Language) {
      a = min(one, other)
      b = max(one, other)
    }

    package static func < (one: Pair, other: Pair) -> Bool {
      one.a == other.a ? one.b < other.b : one.a < other.a
    }
  }

  package init(_ entries: [Entry]) {
    var pairs: [Direction: [Table.Pair]] = [:]
    // A pair of strength 0 would be a match without information.
    for entry in entries where entry.strength > 0 {
      let a = Word.key(of: entry.a.unicodeScalars.lazy.map(\.value))
      let b = Word.key(of: entry.b.unicodeScalars.lazy.map(\.value))
      let languages = entry.languages
      pairs[Direction(from: languages.a, to: languages.b), default: []].append(
        (a, Table.Translation(key: b, strength: entry.strength)))
      pairs[Direction(from: languages.b, to: languages.a), default: []].append(
        (b, Table.Translation(key: a, strength: entry.strength)))
    }
    self.init(pairs)
  }

  init(_ pairs: [Direction: [Table.Pair]]) { tables = pairs.mapValues(Table.init) }
}
