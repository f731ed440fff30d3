/// A new file for a topic without one in a language.
package struct NewTranslation {
  /// Why no file can be made.
  package enum Failure: Error {
    /// The file that has the language already.
    case exists(path: String)
    /// The file that is named for the language and has the words of the original.
    case waiting(path: String)
    /// The file of the original, below whose texts the folder has translations.
    case shared(path: String)
    /// There is no original, or its file would not read as intended.
    case impossible
  }

  /// The path of the new file.
  package let path: String
  /// The text of the file, in UTF-8.
  package let bytes: [UInt8]

  /// Texts that are not translated stay as comments where `keepsOriginals` is set, or are left out.
  package init(
    of topic: Topic, in language: Language, from given: Language? = nil, of corpus: Corpus,
    keepsOriginals: Bool
  ) throws(Failure) {
    guard let original = given ?? topic.originalLanguage, original != language,
      let source = topic.mainEdition(in: original)?.document
    else { throw .impossible }
    if let edition = topic.mainEdition(in: language) {
      throw .exists(path: topic.documents[edition.document].source.path)
    }
    if let waiting = topic.documents.first(where: {
      $0.pathKey.language == language
    }) {
      throw .waiting(path: waiting.source.path)
    }
    let document = topic.documents[source]
    let paths = TranslationPaths(corpus, from: original, to: language)
    guard !paths.areShared(near: document.source.path) || document.hasTextsInComments else {
      throw .shared(path: document.source.path)
    }
    let exchange = Exchange(corpus, Exchange.Options(languages: [original, language]))
    let desk = TopicDesk(
      topic, exchange.units.filter { $0.topic == topic.slug }, from: original, to: language)
    let plan = DraftPlan(of: source, on: desk, keepsOriginals ? .comment : .nothing)
    guard let bytes = plan.draft([:], [:]).bytes else { throw .impossible }
    path = paths.path(of: document.source.path)
    self.bytes = bytes
  }
}
