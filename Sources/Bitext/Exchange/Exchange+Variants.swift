import Notation

extension Exchange {
  /// The reason why a variant cannot be exchanged; nil if there is such a source.
  package static func error(onVariant name: String?, of corpus: Corpus) -> ExchangeError? {
    guard let name else { return nil }
    let paths = corpus.allTopics.flatMap { $0.documents.map(\.source.path) }
    guard !paths.contains(where: { isNamed(name, $0) }) else { return nil }
    // A variant is chosen from topics that have several sources in one language.
    let variants = corpus.allTopics.flatMap { topic in
      topic.editions.filter { edition in
        topic.editions.count { $0.language == edition.language } > 1
      }.map { topic.documents[$0.document].source.path }
    }
    let near = SimilarNames(paths).nearest(to: name)
    return .noVariant(name, Set(variants).sorted(), near: near)
  }

  /// Whether a path is the one that was asked for, or ends in it.
  static func isNamed(_ name: String, _ path: String) -> Bool {
    path == name || path.hasSuffix("/" + name)
  }
}
