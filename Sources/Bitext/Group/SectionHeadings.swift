import TextBasics

/// The names that lists of contents give to sections.
///
/// A README often leads to the topics of one folder after the other, with a heading above each: so a
/// folder `errors` is called “Handling errors”, and “오류 처리” in the translation of the README.
package struct SectionHeadings: Sendable {
  /// The names, by section and language.
  package private(set) var names: [String: [Language: String]] = [:]

  /// The names that the lists among the notes give.
  ///
  /// A heading names a section if nearly all links below it lead to topics of that section, and to most
  /// of these. A list counts if it names at least two: a single heading may be about anything.
  ///
  /// - Complexity: O(texts + topics); headings hold each other in at most six levels.
  package init(of corpus: Corpus) {
    let sizes = corpus.topics.reduce(into: [String: Int]()) { $0[$1.section, default: 0] += 1 }
    guard sizes.count > 2 || sizes.count == 2 && sizes[""] == nil else { return }
    let documents = (corpus.home?.documents ?? []) + corpus.topics.flatMap(\.documents)
    let lists = documents.filter(Self.mayBeList).map(List.init)
      .filter { $0.headings.count > 1 && $0.destinations.count >= Self.fewestLinks }
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
    of list: List, leadingTo targets: [Target?], _ sizes: [String: Int]
  ) -> [String: [Language: String]] {
    var names: [String: [Language: String]] = [:]
    for (place, heading) in list.headings.enumerated() {
      let end = list.headings[(place + 1)...].first { $0.level <= heading.level }?.link
      let below = targets[heading.link..<(end ?? targets.count)].compactMap(\.self)
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

  /// The headings and addresses of a note, in their order.
  private struct List {
    let path: String
    var destinations: [String] = []
    var headings: [(level: Int, names: [Language: String], link: Int)] = []

    init(_ document: Document) {
      path = document.source.path
      let languages = Set(document.segments.lazy.map(\.language).filter(\.isDetermined))
      for segment in document.segments {
        if let level = segment.headingLevel {
          let title = Self.title(segment.titleText)
          let language = segment.language.isDetermined ? segment.language : document.language
          let names = TitleText.names(in: title, for: languages) ?? [language: title]
          if !title.isEmpty { headings.append((level, names, destinations.count)) }
        }
        destinations += LinkDestinations(of: segment).all
      }
    }

    /// A heading without a number or a sign before its words, and the colon behind them.
    private static func title(_ heading: String) -> String {
      var words = heading.split(separator: " ")
      while let first = words.first, !first.contains(where: \.isLetter) { words.removeFirst() }
      let title = words.joined(separator: " ")
      return title.hasSuffix(":") ? String(title.dropLast()) : title
    }
  }
}
