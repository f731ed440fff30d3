import Notation
import TextBasics

/// A list of contents: the addresses in it, and what stands above them.
struct ContentsList {
  /// A title above some links.
  struct Heading {
    /// 1 to 6 for a heading, more for an item with others below it.
    let level: Int
    /// By language; empty where a part ends, or one without a title begins.
    let names: [Language: String]
    /// The index of the first link below it.
    let link: Int
  }

  let path: String
  /// In the order of the list.
  private(set) var destinations: [String] = []
  /// In the order of the list; empty if only the links of a note were asked for.
  private(set) var headings: [Heading] = []

  /// The links of a note.
  init(linksOf document: Document) {
    self.init(path: document.source.path)
    destinations = LinkDestinations(of: document).all
  }

  /// The links of a note and its headings; in a file that is made to be a list, items are headings
  /// of what is below them, too.
  init(_ document: Document) {
    self.init(path: document.source.path)
    let isMade = FileName.isContentsList(path)
    let languages = Set(document.segments.lazy.map(\.language).filter(\.isDetermined))
    for segment in document.segments {
      let item = isMade && segment.depth > 0 ? Self.deepestHeading + segment.depth : nil
      if let level = segment.headingLevel ?? item {
        let title = Self.title(segment.titleText)
        let language =
          [segment.language, document.language].first(where: \.isDetermined) ?? .english
        if !title.isEmpty {
          add(level, TitleText.names(in: title, for: languages) ?? [language: title])
        }
      }
      destinations += LinkDestinations(of: segment).all
    }
  }

  /// The list in a file beside the notes: a Markdown file, or one in YAML, all of whose texts may be
  /// addresses; nil if it cannot be read.
  init?(file: ContentDirectory.File) {
    guard let bytes = try? file.contents() else { return nil }
    if FileName.isText(file.systemPath) {
      guard let source = SourceFile.decoding(bytes, path: file.path).0 else { return nil }
      self.init(Segmenter.segment(source, pathHint: PathKey(path: file.path).language).0)
      return
    }
    self.init(path: file.path)
    if let root = try? YAMLReader.read(Self.navigation(in: bytes) ?? bytes) {
      add(root, level: Self.deepestHeading)
    }
  }

  private init(path: String) { self.path = path }

  private static let deepestHeading = 6

  private mutating func add(_ level: Int, _ names: [Language: String]) {
    headings.append(Heading(level: level, names: names, link: destinations.count))
  }

  /// A heading without a number or a sign before its words, and the colon behind them.
  private static func title(_ heading: String) -> String {
    var words = heading.split(separator: " ")
    while let first = words.first, !first.contains(where: \.isLetter) { words.removeFirst() }
    let title = words.joined(separator: " ")
    return title.hasSuffix(":") ? String(title.dropLast()) : title
  }

  // MARK: YAML

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

  private mutating func add(_ node: YAMLNode, level: Int) {
    switch node.value {
    case .scalar(let text): destinations.append(text)
    case .sequence(let items): for item in items { add(item, level: level + 1) }
    case .mapping(let entries):
      // The name of a part is one of its entries, or the key of its list.
      let own = entries.first { ["title", "caption"].contains($0.key) }
      for entry in entries {
        guard case .sequence = entry.value.value else {
          add(entry.value, level: level)
          continue
        }
        var name = Self.keys.contains(entry.key) ? nil : entry.key
        if case .scalar(let title)? = own?.value.value { name = title }
        add(level, name.map(Self.names) ?? [:])
        add(entry.value, level: level)
        add(level, [:])
      }
    }
  }

  /// The keys of lists that are no names.
  private static let keys: Set<String> = [
    "nav", "toc", "parts", "chapters", "sections", "subtrees", "entries", "items",
  ]

  private static func names(_ title: String) -> [Language: String] {
    let title = Self.title(PlainText.cleaned(title))
    return title.isEmpty
      ? [:] : [LanguageIdentifier.language(ofName: title) ?? .english: title]
  }
}
