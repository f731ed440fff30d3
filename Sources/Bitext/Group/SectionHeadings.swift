import TextBasics

/// The names that lists of contents give to sections.
///
/// A README often leads to the topics of one folder after the other, with a heading above each: so a
/// folder `errors` is called “Handling errors”, and “오류 처리” in the translation of the README. In
/// lists that are made for a book (`SUMMARY.md`, `mkdocs.yml`) items with others below them do the
/// same.
package struct SectionHeadings: Sendable {
  /// The names, by section and language.
  package private(set) var names: [String: [Language: String]] = [:]

  /// The names that the lists among the notes give.
  ///
  /// A heading names a section if nearly all links below it lead to topics of that section, and to most
  /// of these. A list counts if it names at least two: a single heading may be about anything.
  ///
  /// - Complexity: O(texts + topics); headings and items hold each other in few levels.
  package init(of corpus: Corpus) {
    let sizes = corpus.topics.reduce(into: [String: Int]()) { $0[$1.section, default: 0] += 1 }
    guard sizes.count > 2 || sizes.count == 2 && sizes[""] == nil else { return }
    let documents = (corpus.home?.documents ?? []) + corpus.topics.flatMap(\.documents)
    let files =
      corpus.assets.filter { FileName.isContentsList($0.path) } + corpus.contentsLists
    let all =
      documents.filter(Self.mayBeList).map { ContentsList($0) }
      + files.compactMap { ContentsList(file: $0) }
    let lists = all.filter {
      $0.headings.count > 1 && $0.destinations.count >= Self.fewestLinks
    }
    guard !lists.isEmpty else { return }
    let addresses = TopicAddresses(of: corpus.topics.map(\.documents))
    for list in lists {
      let sections = list.destinations.map { destination in
        addresses.topic(at: destination, from: list.path).map {
          (topic: $0, section: corpus.topics[$0].section)
        }
      }
      let own = Self.names(of: list, leadingTo: sections, sizes)
      guard own.count > 1 else { continue }
      for (section, heading) in own {
        for (language, name) in heading {
          names[section, default: [:]][language, default: name] = name
        }
      }
    }
  }

  private static let fewestLinks = 4

  /// Whether the names may change with a note.
  package static func mayBeList(_ document: Document) -> Bool {
    ReadingOrder.mayBeList(document)
  }

  private typealias Target = (topic: Int, section: String)

  private static func names(
    of list: ContentsList, leadingTo targets: [Target?], _ sizes: [String: Int]
  ) -> [String: [Language: String]] {
    var names: [String: [Language: String]] = [:]
    for (place, heading) in list.headings.enumerated() {
      let end =
        list.headings[(place + 1)...].first { $0.level <= heading.level }?.link ?? targets.count
      // What stands above all links is the title of the list.
      guard !heading.names.isEmpty, end - heading.link < targets.count else { continue }
      let below = targets[heading.link..<end].compactMap(\.self)
      let topics = Dictionary(below) { first, _ in first }
      let counts = topics.values.reduce(into: [String: Int]()) { $0[$1, default: 0] += 1 }
      guard let (section, count) = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }),
        !section.isEmpty, names[section] == nil, count > 1, count * 10 >= topics.count * 9,
        count * 5 >= sizes[section, default: 0] * 3
      else { continue }
      names[section] = heading.names
    }
    return names
  }
}
