/// A glossary prepared for finding its spellings in one pass over each text.
package struct GlossaryIndex: Sendable {
  /// The glossary that was prepared, whose concepts spellings refer to by index.
  package let glossary: Glossary
  private let finders: [Language: TermFinder]
  /// The names that stay as they are, and for each of them the concepts that have it.
  private let kept: SpellingIndex
  private let conceptsOfKept: [[Int]]

  package init(_ glossary: Glossary) {
    self.glossary = glossary
    var languages: Set<Language> = []
    var names: [[Unicode.Scalar]: [Int]] = [:]
    for (number, concept) in glossary.concepts.enumerated() {
      languages.formUnion(concept.terms.keys)
      languages.formUnion(concept.seen.keys)
      languages.formUnion(concept.forbidden.keys)
      for name in concept.keep where !name.isEmpty {
        names[Array(name.unicodeScalars), default: []].append(number)
      }
    }
    finders = languages.reduce(into: [:]) { $0[$1] = TermFinder(glossary, $1) }
    let sorted = names.sorted { $0.key.lexicographicallyPrecedes($1.key) }
    kept = SpellingIndex(sorted: sorted.map(\.key))
    conceptsOfKept = sorted.map(\.value)
  }

  /// The finder for the terms of a language; nil if the glossary has none.
  package func finder(_ language: Language) -> TermFinder? { finders[language] }

  /// The spellings that occur in `text` as words, in the order of the glossary.
  func words(in text: String, _ language: Language) -> [TermFinder.Spelling] {
    guard let finder = finders[language] else { return [] }
    return finder.spellings(at: finder.standing(in: text).words)
  }

  /// The spellings that occur in `text` as words or parts of words, in the order of the glossary.
  func parts(in text: String, _ language: Language) -> [TermFinder.Spelling] {
    guard let finder = finders[language] else { return [] }
    return finder.spellings(at: finder.standing(in: text).anywhere)
  }

  /// The concepts one of whose unchangeable names occurs in `text`.
  func conceptsKept(in text: String) -> Set<Int> {
    guard !kept.isEmpty else { return [] }
    let scalars = Array(text.unicodeScalars)
    var concepts: Set<Int> = []
    for place in scalars.indices {
      kept.matches(at: place, of: scalars) { name, _ in concepts.formUnion(conceptsOfKept[name]) }
    }
    return concepts
  }
}
