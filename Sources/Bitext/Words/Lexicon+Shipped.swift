extension Lexicon {
  /// The lexicon that every alignment may rest on.
  package static let shipped = Lexicon(
    unpacking: [basicVocabulary, learnedFromPythonDocumentation])
}
