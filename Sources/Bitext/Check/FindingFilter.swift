/// Selects findings by their rule, by the topic and by the language of the text they are about.
package struct FindingFilter: Sendable {
  private let rules: Set<String>
  private let off: Set<String>
  private let paths: Set<String>?
  private let languages: Set<Language>
  private var documents: [String: Document] = [:]

  /// - Parameters:
  ///   - rules: The rules and parts to select; all if there are none.
  ///   - off: The rules and parts that are switched off, unless they are selected by name.
  ///   - topics: The topics to select; all if there are none.
  ///   - languages: The languages to select; all if there are none.
  ///   - corpus: What the findings are about.
  package init(
    rules: [String], off: [String] = [], topics: [Topic], languages: [Language], in corpus: Corpus
  ) {
    self.rules = RuleNames.chosen(by: rules)
    self.off = RuleNames.chosen(by: off).subtracting(self.rules)
    self.languages = Set(languages)
    paths =
      topics.isEmpty ? nil : Set(topics.flatMap { $0.documents.map(\.source.path) })
    if !languages.isEmpty {
      for topic in corpus.allTopics {
        for document in topic.documents { documents[document.source.path] = document }
      }
    }
  }

  /// Whether a finding is one of those that are wanted.
  package func selects(_ finding: Diagnostic) -> Bool {
    if off.contains(finding.rule) || !rules.isEmpty && !rules.contains(finding.rule) {
      return false
    }
    switch finding.place {
    case .file(let path, _):
      return paths?.contains(path) ?? true && languages.isEmpty
    case .range(let source, let range):
      if let paths, !paths.contains(source.path) { return false }
      return languages.isEmpty || languages.contains(language(at: range.lowerBound, source.path))
    }
  }

  /// The language of the text at an offset; that of the source between its texts.
  private func language(at offset: Int, _ path: String) -> Language {
    guard let document = documents[path] else { return .undetermined }
    let segments = document.segments
    var (low, high) = (0, segments.count)
    while low < high {
      let middle = (low + high) / 2
      if segments[middle].range.upperBound <= offset { low = middle + 1 } else { high = middle }
    }
    guard low < segments.count, segments[low].range.lowerBound <= offset else {
      return document.language
    }
    let language = segments[low].language
    return language.isDetermined ? language : document.language
  }
}
