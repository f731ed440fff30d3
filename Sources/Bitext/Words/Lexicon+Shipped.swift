extension Lexicon {
  /// Where compiled-in words come from.
  package enum WordSource: String, CaseIterable, Sendable {
    /// Learned from aligned documentation.
    case learned
    /// Words of interfaces and texts about them, written for this project.
    case common
    /// The ``BilingualDictionary``: dictionaries of others, and everyday words of our own.
    case dictionary
  }

  /// The lexicon that is compiled in and used by every alignment.
  package static let shipped = shipped(from: Set(WordSource.allCases))

  /// The compiled-in words of some sources.
  ///
  /// - Complexity: O(words), but for those of the dictionary, which are not read.
  package static func shipped(from sources: Set<WordSource>) -> Lexicon {
    let texts = [
      (WordSource.common, basicVocabulary), (.learned, learnedFromPythonDocumentation),
    ]
    let lexicon = Lexicon(unpacking: texts.filter { sources.contains($0.0) }.map(\.1))
    return sources.contains(.dictionary) ? lexicon.withDictionary : lexicon
  }
}
