/// Words that translate each other, with how strongly they do.
///
/// A lexicon is a value that the aligner is given: nothing is looked up outside of it. It holds
/// normal forms (``Word``), one table for each ordered pair of languages.
package struct Lexicon: Sendable {
  /// A lexicon without words: alignment then rests on lengths, anchors and cognates.
  package static let empty = Lexicon()

  private var tables: [Direction: Table] = [:]

  package init() {}

  package var isEmpty: Bool { tables.isEmpty }

  struct Direction: Hashable {
    let from: Language
    let to: Language
  }

  /// The translations of the words of one language in another one.
  struct Table: Sendable {
    struct Translation: Sendable {
      let key: UInt64
      /// In 0...1: how likely a text that has the one word has the other one where it is translated.
      let strength: Float
    }

    typealias Pair = (source: UInt64, translation: Translation)

    /// The number of each word that has translations.
    private var numbers = KeyTable()
    private var begins: [Int32] = []
    private var ends: [Int32] = []
    private(set) var translations: [Translation] = []

    /// - Precondition: `entries` are sorted by their source, equal ones side by side.
    init(sorted entries: [Pair]) {
      translations = entries.map(\.translation)
      var start = 0
      while start < entries.count {
        var end = start + 1
        while end < entries.count, entries[end].source == entries[start].source { end += 1 }
        numbers[entries[start].source] = Int32(ends.count)
        ends.append(Int32(end))
        begins.append(Int32(start))
        start = end
      }
    }

    func translations(of key: UInt64) -> ArraySlice<Translation> { translations[range(of: key)] }

    /// Where the translations of a word stand among all.
    func range(of key: UInt64) -> Range<Int> {
      let index = Int(numbers[key])
      return index < 0 ? 0..<0 : Int(begins[index])..<Int(ends[index])
    }
  }

  func table(from: Language, to: Language) -> Table? {
    tables[Direction(from: from, to: to)]
  }

  /// One pair of words; `a` belongs to the language with the lower rank.
  package struct Entry: Hashable, Sendable {
    package let languages: Pair
    package let a: String
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

  /// Two different languages, the one that is listed first before the other one.
  package struct Pair: Hashable, Sendable, Comparable {
    package let a: Language
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
    for entry in entries {
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

  /// Of several entries for the same two words the strongest counts.
  init(_ pairs: [Direction: [Table.Pair]]) {
    tables = pairs.mapValues { pairs in
      var sorted = pairs
      sorted.sort { one, other in
        if one.source != other.source { return one.source < other.source }
        let (one, other) = (one.translation, other.translation)
        return one.key != other.key ? one.key < other.key : one.strength > other.strength
      }
      var previous: (source: UInt64, key: UInt64)?
      sorted.removeAll { pair in
        let own = (pair.source, pair.translation.key)
        defer { previous = own }
        return previous.map { $0 == own } ?? false
      }
      return Table(sorted: sorted)
    }
  }
}
