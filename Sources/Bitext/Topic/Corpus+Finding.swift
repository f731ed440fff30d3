import Notation

extension Corpus {
  /// All topics, including the home page.
  package var allTopics: [Topic] { (home.map { [$0] } ?? []) + topics }

  /// Finds the topics that a person means by a name.
  ///
  /// A name is a slug, a file or folder of the notes, an address of the site, a title in any language,
  /// or the name of a file without its language and ending.
  ///
  /// - Parameters:
  ///   - name: The name as the person wrote it.
  ///   - paths: The same as paths in the folder of notes, if it may be one.
  /// - Returns: The topics of that name; more than one if the name is ambiguous.
  package func topics(called name: String, at paths: [String] = []) -> [Topic] {
    if let topic = allTopics.first(where: { $0.slug == name }) { return [topic] }
    for path in [name] + paths {
      let found = topics(of: PlainText.composed(path))
      if !found.isEmpty { return found }
    }
    if let slug = Self.slug(inAddress: name),
      let topic = allTopics.first(where: { $0.slug == slug })
    {
      return [topic]
    }
    let title = Self.compared(name)
    let titled = allTopics.filter { topic in
      topic.editions.contains { Self.compared($0.title) == title }
    }
    return titled.isEmpty ? allTopics.filter { $0.hasFile(called: name) } : titled
  }

  /// The slug or title most similar to a name that no topic has; nil if none is similar.
  package func name(like name: String) -> String? {
    SimilarNames(allTopics.flatMap { [$0.slug] + $0.editions.map(\.title) }).nearest(to: name)
  }

  /// The topics that have a file, or files in a folder.
  private func topics(of path: String) -> [Topic] {
    var parts = path.split(separator: "/")
    if parts.first == "." { parts.removeFirst() }
    guard !parts.isEmpty else { return [] }
    let path = parts.joined(separator: "/")
    if let slug = Sidecars.parts(of: path)?.slug {
      return allTopics.filter { $0.slug == slug }
    }
    func own(_ isOwn: (String) -> Bool) -> [Topic] {
      allTopics.filter { topic in
        topic.documents.contains { isOwn(PlainText.composed($0.source.path)) }
      }
    }
    let topics = own { $0 == path }
    return topics.isEmpty ? own { $0.utf8.starts(with: (path + "/").utf8) } : topics
  }

  /// The slug in an address of the site such as `/notes/ko/tables/kim/#rows-3fa2c1`, which stands
  /// behind the language or `parallel`.
  private static func slug(inAddress address: String) -> String? {
    let path = address.prefix { $0 != "#" && $0 != "?" }
    let parts = path.split(separator: "/")
    let folder = parts.lastIndex { part in
      part == "parallel" || Language.known.contains { $0.tag == part }
    }
    guard let folder, folder + 1 < parts.count else { return nil }
    return PercentEscapes.decoded(String(parts[folder + 1]))
  }

  private static func compared(_ title: String) -> [String] {
    PlainText.composed(title).lowercased().split(whereSeparator: \.isWhitespace).map(String.init)
  }
}

extension Topic {
  /// Whether a file has the name, or the path, when its language and ending are left out.
  fileprivate func hasFile(called name: String) -> Bool {
    documents.contains { document in
      let key = document.pathKey.key
      return key == name || key.lastPathPart.map(String.init) == name
    }
  }
}
