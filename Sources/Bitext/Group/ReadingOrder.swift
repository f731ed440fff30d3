import Notation

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
    var (books, pages, overviews): ([List], [List], [List]) = ([], [], [])
    for document in home + topics.joined() {
      if FileName.isContentsList(document.source.path) {
        books.append(List(document))
      } else if document.pathKey.isPageOfFolder {
        pages.append(List(document))
      } else if Self.isOverview(document) {
        overviews.append(List(document))
      }
    }
    books += files.filter { FileName.isContentsList($0.path) }.compactMap(List.init(file:))
    places = Array(repeating: nil, count: topics.count)
    pages.removeAll { $0.destinations.count < Self.fewestOfPage }
    // Most folders have no list, and the addresses of all their notes are dear.
    guard !(books.isEmpty && pages.isEmpty && overviews.isEmpty) else { return }
    let addresses = Addresses(of: topics)
    pages.removeAll { addresses.share(in: $0, ofAtLeast: Self.fewestOfPage) < 0.5 }
    overviews.removeAll { addresses.share(in: $0, ofAtLeast: Self.fewestOfOverview) < 0.8 }
    var chain = Chain(count: topics.count)
    for list in books { chain.add(addresses.topics(of: list)) }
    for list in pages + overviews {
      chain.add([addresses.topic(of: list)].compactMap(\.self) + addresses.topicsInFolder(of: list))
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

  /// The addresses in a list, in its order.
  private struct List {
    let path: String
    var destinations: [String] = []

    init(_ document: Document) {
      path = document.source.path
      destinations = LinkDestinations(of: document).all
    }

    /// The links of a Markdown file, or all texts of a YAML file that may be addresses; nil if it cannot be
    /// read.
    init?(file: ContentDirectory.File) {
      path = file.path
      guard let bytes = try? file.contents() else { return nil }
      if FileName.isText(file.systemPath) {
        guard let source = SourceFile.decoding(bytes, path: path).0 else { return nil }
        let document = Segmenter.segment(source, pathHint: PathKey(path: path).language).0
        destinations = LinkDestinations(of: document).all
      } else if let root = try? YAMLReader.read(Self.navigation(in: bytes) ?? bytes) {
        add(root)
      }
    }

    /// The lines of the key `nav` of a file, which may have tags of Python elsewhere that no YAML of ours
    /// knows; nil if there is no such key.
    private static func navigation(in bytes: [UInt8]) -> [UInt8]? {
      let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
      guard let start = lines.firstIndex(where: { $0.starts(with: "nav:".utf8) }) else {
        return nil
      }
      // Entries may stand in the column of the key.
      let inside = lines[(start + 1)...].prefix { line in
        line.first.map { [0x20, 0x09, 0x0D, 0x23, 0x2D].contains($0) } ?? true
      }
      return Array(([lines[start]] + inside).joined(separator: [0x0A]))
    }

    private mutating func add(_ node: YAMLNode) {
      switch node.value {
      case .scalar(let text): destinations.append(text)
      case .sequence(let items): for item in items { add(item) }
      case .mapping(let entries): for entry in entries { add(entry.value) }
      }
    }
  }

  /// The topics by the addresses that lead to them.
  private struct Addresses {
    private var byPath: [String: Int] = [:]
    private var byKey: [String: Int] = [:]
    /// Nil for a name that several topics have.
    private var byName: [String: Int?] = [:]
    /// The topics that lie in each folder and below it.
    private var members: [String: Set<Int>] = [:]

    init(of topics: [[Document]]) {
      for (topic, documents) in topics.enumerated() {
        for document in documents {
          let path = document.source.path
          let stem = Self.stem(of: path)
          byPath[stem] = topic
          let name = stem.pathParts.last.map(String.init) ?? ""
          byName[name] = .some(byName[name, default: topic] == topic ? topic : nil)
          byKey[document.pathKey.key] = topic
          let parts = path.lowercased().pathParts
          for count in parts.indices {
            members[parts[..<count].joined(separator: "/"), default: []].insert(topic)
          }
        }
      }
    }

    /// The topic that a list is a note of; nil for the home page.
    func topic(of list: List) -> Int? { byPath[Self.stem(of: list.path)] }

    /// The topics that a list leads to, each once.
    func topics(of list: List) -> [Int] {
      var known: Set<Int> = []
      return list.destinations.compactMap { topic(at: $0, from: list.path) }
        .filter { known.insert($0).inserted }
    }

    /// The topics that a list leads to and that lie in its folder or below it.
    func topicsInFolder(of list: List) -> [Int] {
      let members = members(beside: list)
      return topics(of: list).filter(members.contains)
    }

    /// The share of the topics in the folder of a list that it leads to; 0 if these are fewer than
    /// `least`.
    func share(in list: List, ofAtLeast least: Int) -> Double {
      guard list.destinations.count >= least else { return 0 }
      let found = topicsInFolder(of: list).count
      return found < least ? 0 : Double(found) / Double(members(beside: list).count)
    }

    private func members(beside list: List) -> Set<Int> {
      members[list.path.lowercased().pathParts.dropLast().joined(separator: "/")] ?? []
    }

    private func topic(at destination: String, from path: String) -> Int? {
      if let link = WikiLink(destination: destination) {
        return link.spellings.firstResult { name in
          let stem = Self.stem(of: name)
          return byPath[stem] ?? byName[stem.pathParts.last.map(String.init) ?? ""] ?? nil
        }
      }
      let address = Address(destination)
      guard address.scheme == nil, address.host == nil, !address.path.isEmpty else { return nil }
      // The configuration of MkDocs lies above the folder of the notes.
      return [address.path, "docs/" + address.path].firstResult { written in
        guard let resolved = Address.resolve(written, from: path) else { return nil }
        let page = PageAddress.source(of: resolved) ?? resolved
        return byPath[Self.stem(of: page)] ?? byKey[PathKey(path: page).key]
      }
    }

    /// A path in lower case without the extension of a note and the name of the page of a folder.
    private static func stem(of path: String) -> String {
      var parts = path.lowercased().pathParts
      guard let name = parts.popLast() else { return "" }
      let stem = FileName.noteEndings.firstResult { ending in
        name.hasSuffix("." + ending) ? name.dropLast(ending.utf8.count + 1) : nil
      }
      let last = stem ?? name
      return (PathKey.isIndex(String(last)) ? parts : parts + [last]).joined(separator: "/")
    }
  }

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
