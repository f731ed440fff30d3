extension Lexicon {
  /// The lexicon that is compiled in and used by every alignment.
  package static let shipped = Lexicon(
    unpacking: [basicVocabulary, learnedFromPythonDocumentation]
  ).withDictionary
}
