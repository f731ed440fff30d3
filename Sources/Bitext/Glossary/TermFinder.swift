/// Finds the terms of a glossary, and their other spellings, in texts of one language.
package struct TermFinder: Sendable {
  /// The status of a spelling in the glossary.
  package enum Form: Int, Hashable, Sendable, Comparable {
    case preferred, allowed, seen, forbidden

    package static func < (a: Form, b: Form) -> Bool { a.rawValue < b.rawValue }

    /// Whether a text may use the spelling.
    var isTerm: Bool { self == .preferred || self == .allowed }
  }

  /// A spelling of a concept, with its status.
  package struct Spelling: Hashable, Sendable {
    /// An index into the concepts of the glossary.
    package let concept: Int
    /// The status of the spelling, which decides whether a text may use it.
    package let form: Form
    /// The index of the spelling among the concept's spellings of this form, as written.
    let number: Int
    /// The spelling as the glossary writes it.
    package let text: String
  }

  /// An occurrence of a spelling in a text.
  package struct Occurrence: Sendable {
    /// In UTF-8 bytes of the text.
    package let range: Range<Int>
    /// The concepts that have this spelling, those that prefer it first; not empty.
    package let spellings: [Spelling]
  }

  private let language: Language
  private let index: SpellingIndex
  /// For each spelling of ``index``, the concepts that have it.
  private let spellings: [[Spelling]]

  package init(_ glossary: Glossary, _ language: Language) {
    self.language = language
    var all: [[Unicode.Scalar]: [Spelling]] = [:]
    func add(_ texts: [String]?, _ concept: Int, _ form: (Int) -> Form) {
      for (number, text) in (texts ?? []).enumerated() where !text.isEmpty {
        let spelling = Spelling(
          concept: concept, form: form(number), number: number, text: text)
        all[Self.folded(text, language), default: []].append(spelling)
      }
    }
    for (number, concept) in glossary.concepts.enumerated() {
      add(concept.terms[language], number) { $0 == 0 ? .preferred : .allowed }
      add(concept.seen[language], number) { _ in .seen }
      add(concept.forbidden[language], number) { _ in .forbidden }
    }
    let sorted = all.sorted { $0.key.lexicographicallyPrecedes($1.key) }
    index = SpellingIndex(sorted: sorted.map(\.key))
    spellings = sorted.map { entry in
      entry.value.sorted { ($0.form, $0.concept) < ($1.form, $1.concept) }
    }
  }

  /// Whether the glossary has no spelling in this language.
  package var isEmpty: Bool { index.isEmpty }

  /// The spellings that occur in `text` as words: from left to right, the longest at each place,
  /// without overlaps.
  ///
  /// - Complexity: O(n) in the length of the text unless beginnings repeat, whatever the number of
  ///   terms.
  package func occurrences(in text: String) -> [Occurrence] {
    guard !isEmpty else { return [] }
    let scalars = Self.folded(text, language)
    var found: [Occurrence] = []
    var place = 0
    // Case is folded scalar by scalar, so that offsets in UTF-8 can be counted in the original.
    var original = text.unicodeScalars.makeIterator()
    var passed = (scalars: 0, bytes: 0)
    func offset(ofScalar index: Int) -> Int {
      while passed.scalars < index {
        passed.bytes += original.next().map(UTF8.width) ?? 0
        passed.scalars += 1
      }
      return passed.bytes
    }
    while place < scalars.count {
      var longest: (spelling: Int, end: Int)?
      index.matches(at: place, of: scalars) { spelling, end in
        if TermMatch.isWord(scalars, place..<end, language) { longest = (spelling, end) }
      }
      guard let longest else {
        place += 1
        continue
      }
      let start = offset(ofScalar: place)
      place = longest.end
      found.append(
        Occurrence(range: start..<offset(ofScalar: place), spellings: spellings[longest.spelling]))
    }
    return found
  }

  /// Every spelling that occurs in `text`, also inside longer spellings: as a word, or anywhere.
  ///
  /// - Complexity: As ``occurrences(in:)``.
  func standing(in text: String) -> Standing {
    var standing = Standing()
    guard !isEmpty else { return standing }
    let scalars = Self.folded(text, language)
    for place in scalars.indices {
      index.matches(at: place, of: scalars) { spelling, end in
        standing.anywhere.insert(spelling)
        if TermMatch.isWord(scalars, place..<end, language) { standing.words.insert(spelling) }
      }
    }
    return standing
  }

  /// The spellings that occur in a text.
  struct Standing {
    fileprivate(set) var words: Set<Int> = []
    fileprivate(set) var anywhere: Set<Int> = []
  }

  /// The spellings at indices of ``Standing``, in the order of the glossary's concepts and forms.
  func spellings(at places: Set<Int>) -> [Spelling] {
    places.flatMap { spellings[$0] }.sorted { a, b in
      (a.concept, a.form.rawValue, a.number) < (b.concept, b.form.rawValue, b.number)
    }
  }

  /// The form in which spellings are compared: in English without the distinction of case.
  private static func folded(_ text: String, _ language: Language) -> [Unicode.Scalar] {
    language == .english ? text.unicodeScalars.map(lowercased) : Array(text.unicodeScalars)
  }

  private static func lowercased(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    if scalar.value < 0x80 {
      return 0x41...0x5A ~= scalar.value ? Unicode.Scalar(UInt8(scalar.value) + 32) : scalar
    }
    let lower = scalar.properties.lowercaseMapping.unicodeScalars
    return lower.count == 1 ? lower.first ?? scalar : scalar
  }
}
