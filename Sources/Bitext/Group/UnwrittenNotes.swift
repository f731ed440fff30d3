import TextBasics

extension Document {
  /// Whether the note has at most its title, a translation of the title below it, and links above
  /// it to the place of the note (`[Home](../README.md) › [Patterns](../patterns.md)`).
  ///
  /// Headings below a title are an outline, which is worth reading.
  var isUnwritten: Bool {
    guard emptyFences.isEmpty, segments.count <= Self.mostOfTitle else { return false }
    let below = segments.drop { $0.isOfLinksAlone }
    let titles = below.isEmpty ? segments[...] : below
    guard titles.count <= Language.known.count,
      titles.allSatisfy({ $0.headingLevel == titles.first?.headingLevel && $0.isHeading })
    else { return false }
    return Set(titles.map(\.language)).count == titles.count
  }

  /// How many segments a title has at most, with links above it.
  private static let mostOfTitle = Language.known.count + 2
}

extension Segment {
  /// Whether no letter stands outside a link, but for the name of the place itself in bold.
  var isOfLinksAlone: Bool {
    guard hasAddresses else { return false }
    func isOfLinksAlone(_ inlines: [Inline]) -> Bool {
      inlines.allSatisfy { inline in
        switch inline {
        case .link, .softBreak, .hardBreak: true
        case .text(let text): !text.unicodeScalars.contains(where: \.properties.isAlphabetic)
        case .strong: true
        case .emphasis(let children), .element(_, let children): isOfLinksAlone(children)
        case .strikethrough, .html, .code, .image, .footnoteReference: false
        }
      }
    }
    return isOfLinksAlone(content)
  }
}

/// Tells which notes without a text have no page: those to which no link leads.
///
/// An author who makes a file for each subject before writing has no reader for it yet. Where the
/// folder holds such notes only, they are its pages. A link to a note never leads nowhere for this:
/// a name that links have in common with a note keeps its page, wherever that lies, unless a text
/// has that name, to which they lead then.
struct UnwrittenNotes {
  /// The groups that become topics.
  let groups: [[Int]]
  /// The documents without a page.
  let left: [Int]

  /// - Complexity: O(groups), and O(texts) where there is such a note.
  init(
    of groups: [[Int]], in documents: [Document], titles: [DocumentTitle], settings: SiteSettings
  ) {
    func isUnwritten(_ group: [Int]) -> Bool {
      group.allSatisfy { index in
        let document = documents[index]
        return document.isUnwritten && !document.pathKey.isHome
          && document.frontMatter.topic == nil && document.frontMatter.slug == nil
      }
    }
    let unwritten = groups.filter(isUnwritten)
    let homes = groups.count { $0.contains { documents[$0].pathKey.isHome } }
    guard !unwritten.isEmpty, unwritten.count + homes < groups.count else {
      self.groups = groups
      left = []
      return
    }
    let named =
      Array(settings.join.joined()) + Array(settings.rename.keys) + Array(settings.topicTitles.keys)
    let wanted = Self.linkedNames(in: documents).union(named.flatMap { Self.names(of: $0) })
    func names(of index: Int) -> [String] {
      Self.names(of: documents[index].source.path)
        + Self.names(of: documents[index].frontMatter.permalink ?? "")
        + titles[index].byLanguage.values.map(Self.key)
    }
    // Links by the name of a text lead there; that of its language is the name of many.
    let written = Set(
      groups.filter { !isUnwritten($0) }.joined().flatMap { index in
        let name = Self.key(documents[index].pathKey.name)
        return names(of: index).filter { $0.hasPrefix(name) }
      })
    func isWanted(_ group: [Int]) -> Bool {
      group.contains { names(of: $0).contains { wanted.contains($0) && !written.contains($0) } }
    }
    self.groups = groups.filter { !isUnwritten($0) || isWanted($0) }
    left = unwritten.filter { !isWanted($0) }.flatMap(\.self).sorted()
  }

  /// Says once that notes have no page.
  func diagnostics(of documents: [Document]) -> [Diagnostic] {
    guard let first = left.first else { return [] }
    let shown = left.prefix(4).map { "'\(documents[$0].source.path)'" }.joined(separator: ", ")
    let others = left.count > 4 ? " and \(left.count - 4) others" : ""
    return [
      Diagnostic(
        .note, "note-without-text",
        "\(left.count == 1 ? "a note has" : "\(left.count) notes have") no page: they hold no text "
          + "yet, and no link leads to them (\(shown)\(others))",
        at: .range(documents[first].source, SourceRange(0, 0)))
    ]
  }

  /// The names that links lead to.
  private static func linkedNames(in documents: [Document]) -> Set<String> {
    var names: Set<String> = []
    for destination in documents.lazy.flatMap({ LinkDestinations(of: $0).all })
    where !destination.contains("://") {
      names.formUnion(self.names(ofDestination: destination))
    }
    return names
  }

  private static func names(ofDestination destination: String) -> [String] {
    var path = destination.prefix { $0 != "#" && $0 != "?" }
    if path.hasPrefix("[["), path.hasSuffix("]]") { path = path.dropFirst(2).dropLast(2) }
    return names(of: PercentEscapes.decoded(String(path)))
  }

  /// The names by which links may call a note at a path: its file's name with and without
  /// extension, and without its language; or the name of its folder.
  private static func names(of path: String) -> [String] {
    let key = PathKey(path: path)
    let last = path.split(separator: "/").last.map(String.init) ?? ""
    let stem = last.lastIndex(of: ".").map { String(last[..<$0]) } ?? last
    return [key.name, last, stem].filter { !$0.isEmpty }.map(Self.key)
  }

  private static func key(_ name: String) -> String {
    let slug = Slug.make(from: name)
    return slug.isEmpty ? name.lowercased() : slug
  }
}
