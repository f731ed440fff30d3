import Notation

/// A format for exporting the bitext.
package enum ExchangeFormat: String, CaseIterable, Sendable {
  case tmx, xliff, xliff2, po, tbx, csv, json

  /// Exports `corpus` in this format.
  ///
  /// - Throws: ``ExchangeError`` if the format cannot hold such an export.
  package func bytes(
    of corpus: Corpus, _ options: Exchange.Options = Exchange.Options()
  ) throws(ExchangeError) -> [UInt8] {
    if let error = Exchange.error(onVariant: options.variant, of: corpus) { throw error }
    switch self {
    case .tbx:
      guard !corpus.glossary.concepts.isEmpty else { throw ExchangeError.noGlossary }
      return TBX.bytes(of: corpus.glossary, languages: options.languages)
    case .tmx: return TMX.bytes(of: Exchange(corpus, options))
    case .csv: return CSV.bytes(of: Exchange(corpus, options))
    case .json: return ExchangeJSON.bytes(of: Exchange(corpus, options))
    case .xliff: return XLIFF1.bytes(of: try pair(corpus, options))
    case .xliff2: return XLIFF2.bytes(of: try pair(corpus, options))
    case .po: return PO.bytes(of: try pair(corpus, options))
    }
  }

  /// An exchange of exactly two languages.
  private func pair(
    _ corpus: Corpus, _ options: Exchange.Options
  ) throws(ExchangeError) -> Exchange {
    let exchange = Exchange(corpus, options)
    guard exchange.languages.count == 2 else {
      throw ExchangeError.needsTwoLanguages(self, exchange.languages)
    }
    return exchange
  }
}

/// The reason why a format cannot hold an export.
package enum ExchangeError: Error, Hashable, Sendable {
  /// The format holds one original and one translation, but these languages were asked for.
  case needsTwoLanguages(ExchangeFormat, [Language])
  /// There are no concepts, and the format cannot express that.
  case noGlossary
  /// No source has the path; these are the sources that stand beside others in their language.
  case noVariant(String, [String], near: String?)

  /// One sentence in English without a full stop, with advice if there is any.
  package var message: String {
    switch self {
    case .noGlossary: return "there is no glossary.yaml, so there are no terms to write"
    case .noVariant(let name, let variants, let near):
      let hint = near.map { ": did you mean '\($0)'?" } ?? ""
      guard !variants.isEmpty else {
        return "there is no source '\(name)'\(hint); no topic has several in one language"
      }
      let list = variants.prefix(8).map { "'\($0)'" }.joined(separator: ", ")
      let more = variants.count > 8 ? " and \(variants.count - 8) more" : ""
      return "there is no source '\(name)'\(hint); there are \(list)\(more)"
    case .needsTwoLanguages(let format, let languages):
      let list = languages.map(\.tag).joined(separator: ",")
      return "\(format.rawValue) holds an original and one translation, not \(list): "
        + "name two languages, the original first, as in --languages en,ko"
    }
  }
}

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
}
