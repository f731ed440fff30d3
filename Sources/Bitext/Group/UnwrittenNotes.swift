import TextBasics

extension Document {
  /// Whether nothing is written yet but headings, if that: no text, picture, table or code.
  var isUnwritten: Bool {
    emptyFences.isEmpty && segments.allSatisfy { $0.isHeading || $0.kind == .frontMatter }
  }
}

/// Tells which notes without a text have no page: those to which no link leads.
///
/// An author who makes a file for each subject before writing has no reader for it yet. Where the
/// folder holds such notes only, they are its pages.
struct UnwrittenNotes {
  /// The groups that become topics.
  let groups: [[Int]]
  /// The documents without a page.
  let left: [Int]

  /// - Complexity: O(groups), and O(texts) where there is such a note.
  init(of groups: [[Int]], in documents: [Document], titles: [DocumentTitle]) {
    func isUnwritten(_ group: [Int]) -> Bool {
      group.allSatisfy { index in
        let document = documents[index]
        return document.isUnwritten && !document.pathKey.isHome
          && document.frontMatter.topic == nil && document.frontMatter.slug == nil
      }
    }
    let unwritten = groups.filter(isUnwritten)
    guard !unwritten.isEmpty, unwritten.count < groups.count else {
      self.groups = groups
      left = []
      return
    }
    let linked = Self.linkedNames(in: documents)
    func isLinked(_ group: [Int]) -> Bool {
      group.contains { index in
        let names = [documents[index].pathKey.name] + titles[index].byLanguage.values
        return names.contains { linked.contains(Self.key($0)) }
      }
    }
    self.groups = groups.filter { !isUnwritten($0) || isLinked($0) }
    left = unwritten.filter { !isLinked($0) }.flatMap(\.self).sorted()
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

  /// The last parts of the addresses that links lead to, without the ends of names.
  private static func linkedNames(in documents: [Document]) -> Set<String> {
    var names: Set<String> = []
    for document in documents {
      for segment in document.segments where segment.hasMarkup {
        collect(segment.content, into: &names)
      }
    }
    return names
  }

  private static func collect(_ inlines: [Inline], into names: inout Set<String>) {
    for inline in inlines {
      switch inline {
      case .link(let destination, _, let children):
        if !destination.contains("://"), let name = name(of: destination) { names.insert(name) }
        collect(children, into: &names)
      case .emphasis(let children), .strong(let children), .strikethrough(let children),
        .element(_, let children):
        collect(children, into: &names)
      case .text, .html, .code, .image, .softBreak, .hardBreak, .footnoteReference: break
      }
    }
  }

  private static func name(of destination: String) -> String? {
    var path = destination.prefix { $0 != "#" && $0 != "?" }
    if path.hasPrefix("[["), path.hasSuffix("]]") { path = path.dropFirst(2).dropLast(2) }
    let key = PathKey(path: PercentEscapes.decoded(String(path)))
    return key.name.isEmpty ? nil : Self.key(key.name)
  }

  private static func key(_ name: String) -> String {
    let slug = Slug.make(from: name)
    return slug.isEmpty ? name.lowercased() : slug
  }
}
