/// Which sources speak of one subject.
///
/// Sources meet by what their authors say (`topic:`, `site.yaml`), by path, or by title together
/// with evidence in the text. A title alone proves nothing: two pages called "Overview" stay two.
package struct TopicGrouping {
  package typealias Align = (Stream, Stream) -> Alignment
  /// Whether the texts of two documents, by their indices, speak of one subject.
  package typealias SharesText = (_ a: Int, _ b: Int) -> Bool

  private let documents: [Document]
  private let titles: [DocumentTitle]
  private let keys: [PathKey]
  private let sharesText: SharesText
  private var sets: UnionFind

  /// Groups of indices into `documents`, ordered by their first member.
  ///
  /// Linear in the documents but for those that share a title, which are compared pair by pair
  /// until they meet.
  package static func groups(
    of documents: [Document], titles: [DocumentTitle], settings: SiteSettings,
    align: @escaping Align
  ) -> [[Int]] {
    groups(of: documents, titles: titles, settings: settings) { a, b in
      TextEvidence(documents[a], documents[b], titles: (titles[a], titles[b]), align: align)
        .isEnough
    }
  }

  /// The same, for a caller who remembers which texts were compared.
  ///
  /// The groups depend on the documents' text through the answers of `sharesText` alone: besides
  /// them, they depend on titles, paths, languages and front matter.
  package static func groups(
    of documents: [Document], titles: [DocumentTitle], settings: SiteSettings,
    sharesText: @escaping SharesText
  ) -> [[Int]] {
    var grouping = TopicGrouping(documents: documents, titles: titles, sharesText: sharesText)
    grouping.joinDeclared(settings)
    grouping.joinByPath()
    grouping.joinByTitle()
    return grouping.sets.sets()
  }

  private init(
    documents: [Document], titles: [DocumentTitle], sharesText: @escaping SharesText
  ) {
    self.documents = documents
    self.titles = titles
    self.sharesText = sharesText
    keys = documents.map { PathKey(path: $0.source.path) }
    sets = UnionFind(count: documents.count)
  }

  // MARK: Declared

  private mutating func joinDeclared(_ settings: SiteSettings) {
    let topics = documents.indices.filter { documents[$0].frontMatter.topic != nil }
    for members in buckets(topics, by: { documents[$0].frontMatter.topic.map(Slug.orText) ?? "" }) {
      unite(members)
    }
    for names in settings.join {
      let names = Set(names.map { $0.lowercased() })
      unite(
        documents.indices.filter { index in
          names.contains(documents[index].source.path.lowercased())
            || titles[index].byLanguage.values.contains { names.contains($0.lowercased()) }
        })
    }
  }

  // MARK: Path

  private mutating func joinByPath() {
    for members in buckets(Array(documents.indices), by: { keys[$0].key }) where members.count > 1 {
      for (position, member) in members.enumerated() {
        for other in members[..<position] where sets.find(member) != sets.find(other) {
          guard mayMeet(member, other) else { continue }
          let twoLanguages = language(of: member) != language(of: other)
          if twoLanguages || sharesText(member, other) { sets.union(member, other) }
        }
      }
    }
  }

  /// What the path says, else what the text says.
  private func language(of index: Int) -> Language {
    keys[index].language ?? documents[index].language
  }

  // MARK: Title and evidence

  private mutating func joinByTitle() {
    var pairs: [(key: String, index: Int)] = []
    for index in documents.indices { pairs += titles[index].keys.map { ($0, index) } }
    pairs.sort { ($0.key, $0.index) < ($1.key, $1.index) }
    var start = 0
    while start < pairs.count {
      var end = start + 1
      while end < pairs.count, pairs[end].key == pairs[start].key { end += 1 }
      joinByText(pairs[start..<end].map(\.index))
      start = end
    }
  }

  private mutating func joinByText(_ members: [Int]) {
    for (position, member) in members.enumerated() {
      for other in members[..<position] where sets.find(member) != sets.find(other) {
        if mayMeet(member, other), sharesText(member, other) { sets.union(member, other) }
      }
    }
  }

  /// Two sources that their authors gave different topics never meet by themselves, and the
  /// home page meets nothing but its own translations.
  private func mayMeet(_ a: Int, _ b: Int) -> Bool {
    guard keys[a].isHome == keys[b].isHome else { return false }
    guard let topicA = documents[a].frontMatter.topic, let topicB = documents[b].frontMatter.topic
    else { return true }
    return Slug.orText(topicA) == Slug.orText(topicB)
  }

  // MARK: Sets

  private mutating func unite(_ members: [Int]) {
    guard let first = members.first else { return }
    for member in members.dropFirst() { sets.union(first, member) }
  }

  private func buckets(_ members: [Int], by key: (Int) -> String) -> [[Int]] {
    var places: [String: Int] = [:]
    var buckets: [[Int]] = []
    for member in members {
      let key = key(member)
      if let place = places[key] {
        buckets[place].append(member)
      } else {
        places[key] = buckets.count
        buckets.append([member])
      }
    }
    return buckets
  }
}

extension Slug {
  /// The slug of `text`, or its lower case where it has no Latin letters: a key to compare names by.
  fileprivate static func orText(_ text: String) -> String {
    let slug = make(from: text)
    return slug.isEmpty ? text.trimmed.lowercased() : slug
  }
}
