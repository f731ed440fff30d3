extension Topic {
  /// Whether the topic's texts can stand side by side: in several languages, or in several files.
  package var hasParallelPage: Bool { languages.count > 1 || documents.count > 1 }

  /// The address of the page that shows the topic to a translator, from the address of a built site:
  /// its texts side by side, or the only one.
  func address(below site: String, in language: Language) -> String {
    let base = site.hasSuffix("/") ? site : site + "/"
    if hasParallelPage { return "\(base)\(language.tag)/parallel/\(slug)/" }
    return "\(base)\((originalLanguage ?? language).tag)/\(slug)/"
  }
}
