/// The order in which the notes themselves say they are read.
///
/// Books keep a list of their chapters: `SUMMARY.md` (mdBook, GitBook), `_sidebar.md` (docsify), the
/// navigation in `mkdocs.yml`, `_toctree.yml` or `_toc.yml`. In other folders the page of a folder is
/// such a list if its links lead to half of the notes in it, and another note if it is a list of
/// links to nearly all of many, as the first page of DocC is. What earlier lists lack follows what a
/// list has before it. Topics in no list have no place.
struct ReadingOrder {
  /// The place of each topic; nil for those that no list names.
  private(set) var places: [Int?]

  /// - Parameters:
  ///   - topics: The sources of each topic.
  ///   - home: The sources of the home page, which may be a list itself.
  ///   - files: The files beside the notes.
  /// - Complexity: O(texts + links), and the bytes of lists among `files`.
  init(of topics: [[Document]], home: [Document], files: [ContentDirectory.File]) {
    var (books, pages, overviews): ([ContentsList], [ContentsList], [ContentsList]) = ([], [], [])
    for document in home + topics.joined() {
      if FileName.isContentsList(document.source.path) {
        books.append(ContentsList(linksOf: document))
      } else if document.pathKey.isPageOfFolder {
        pages.append(ContentsList(linksOf: document))
      } else if Self.isOverview(document) {
        overviews.append(ContentsList(linksOf: document))
      }
    }
    books += files.filter { FileName.isContentsList($0.path) }.compactMap(ContentsList.init(file:))
    places = Array(repeating: nil, count: topics.count)
    pages.removeAll { $0.destinations.count < Self.fewestOfPage }
    // Most folders have no list, and the addresses of all their notes are dear.
    guard !(books.isEmpty && pages.isEmpty && overviews.isEmpty) else { return }
    let addresses = TopicAddresses(of: topics)
    pages.removeAll { $0.share(by: addresses, ofAtLeast: Self.fewestOfPage) < 0.5 }
    overviews.removeAll { $0.share(by: addresses, ofAtLeast: Self.fewestOfOverview) < 0.8 }
    var chain = Chain(count: topics.count)
    for list in books { chain.add(list.topics(by: addresses)) }
    for list in pages + overviews {
      let own = [addresses.topic(of: list.path)].compactMap(\.self)
      chain.add(own + list.topicsInFolder(by: addresses))
    }
    places = chain.places
  }

  /// Whether the order may change with the links of a note.
  static func mayBeList(_ document: Document) -> Bool {
    document.pathKey.isPageOfFolder || FileName.isContentsList(document.source.path)
      || isOverview(document)
  }

  /// Whether many texts are a link and nothing else.
  private static func isOverview(_ document: Document) -> Bool {
    // Few notes have so many links that it is worth looking at them.
    document.segments.count(where: \.hasAddresses) >= fewestOfOverview
      && document.segments.count(where: \.isOfLinksAlone) >= fewestOfOverview
  }

  private static let fewestOfPage = 3
  private static let fewestOfOverview = 8

  /// Numbers in an order to which lists are added: what is new in one follows what is before it there.
  private struct Chain {
    private var next: [Int?]
    private var isKnown: [Bool]
    private var first: Int?
    private var last: Int?

    init(count: Int) {
      next = Array(repeating: nil, count: count)
      isKnown = Array(repeating: false, count: count)
    }

    mutating func add(_ list: [Int]) {
      var previous: Int?
      for number in list {
        if !isKnown[number] { insert(number, after: previous ?? last) }
        previous = number
      }
    }

    private mutating func insert(_ number: Int, after previous: Int?) {
      isKnown[number] = true
      if let previous {
        next[number] = next[previous]
        next[previous] = number
      } else {
        first = number
      }
      if previous == last { last = number }
    }

    var places: [Int?] {
      var places = [Int?](repeating: nil, count: next.count)
      var (number, place) = (first, 0)
      while let current = number {
        places[current] = place
        (number, place) = (next[current], place + 1)
      }
      return places
    }
  }
}

/// What a list says of an order.
extension ContentsList {
  /// The topics that the list leads to, each once.
  fileprivate func topics(by addresses: TopicAddresses) -> [Int] {
    var known: Set<Int> = []
    return destinations.compactMap { addresses.topic(at: $0, from: path) }
      .filter { known.insert($0).inserted }
  }

  /// The topics that the list leads to and that lie in its folder or below it.
  fileprivate func topicsInFolder(by addresses: TopicAddresses) -> [Int] {
    topics(by: addresses).filter(addresses.members(beside: path).contains)
  }

  /// The share of the topics in the folder of the list that it leads to; 0 if these are fewer than
  /// `least`.
  fileprivate func share(by addresses: TopicAddresses, ofAtLeast least: Int) -> Double {
    guard destinations.count >= least else { return 0 }
    let found = topicsInFolder(by: addresses).count
    return found < least
      ? 0 : Double(found) / Double(addresses.members(beside: path).count)
  }
}
