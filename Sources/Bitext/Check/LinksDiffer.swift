/// Finds links of the original that its translation lacks or that lead elsewhere.
struct LinksDiffer: Rule {
  func check(_ topic: CheckedTopic) -> [Diagnostic] {
    // Whether each source has any link.
    var withLinks: [Int: Bool] = [:]
    var all: [Place: Set<String>] = [:]
    for (number, document) in topic.topic.documents.enumerated() {
      for segment in document.segments {
        let place = Place(document: number, language: segment.language)
        for link in Self.links(in: segment.content, document) {
          all[place, default: []].formUnion(link.keys)
          all[Place(document: number), default: []].formUnion(link.keys)
        }
      }
    }
    // For each source, how many of its originals have links.
    let linked = topic.pairs.reduce(into: [Int: Int]()) { counts, pair in
      if !Self.links(in: pair.source).isEmpty { counts[pair.target.documentIndex, default: 0] += 1 }
    }
    var leftOut: [Int: [(pair: CheckedPair, list: [String])]] = [:]
    let findings = topic.pairs.compactMap { pair -> Diagnostic? in
      let source = Self.links(in: pair.source)
      let target = Self.links(in: pair.target)
      guard !source.isEmpty, !pair.isDigest else { return nil }
      let isNavigation = (pair.source.segments + pair.target.segments).contains { $0.isNavigation }
      guard !isNavigation else { return nil }
      let sourceKeys = Set(source.flatMap(\.keys))
      let targetKeys = Set(target.flatMap(\.keys))
      let added = target.filter { sourceKeys.isDisjoint(with: $0.keys) }
      // A link that stands elsewhere in the source has moved, or other texts belong together.
      let own = all[Place(of: pair)] ?? []
      let others = all[Place(pair.source)] ?? []
      let lost = source.filter { targetKeys.union(own).isDisjoint(with: $0.keys) }
      let isElsewhere = added.contains { !others.isDisjoint(with: $0.keys) }
      guard !lost.isEmpty, !isElsewhere else { return nil }
      // Without a link in common, other evidence has to be better.
      let isDoubtful = !added.isEmpty && added.count == target.count
      if isDoubtful && pair.confidence < Self.sureWithoutLinks { return nil }
      if pair.source.segments[0].isHeading != pair.target.segments[0].isHeading { return nil }
      // A translation without any link was made without links on purpose, if there are more than a
      // few to leave out.
      let hasLinks =
        !target.isEmpty || linked[pair.target.documentIndex, default: 0] < Self.fewLinks
        || withLinks[pair.target.documentIndex]
          ?? Self.hasLinks(pair.target.document)
      withLinks[pair.target.documentIndex] = hasLinks
      guard hasLinks else { return nil }
      // Each edition links to headings of its own.
      if target.contains(where: \.hasFragment), lost.allSatisfy(\.hasFragment) { return nil }
      let list = lost.map(\.destination)
      if let other = added.first {
        return pair.target.finding(
          .warning, "links-differ",
          "this link leads to \(other.destination); the \(pair.source.language) text "
            + "(\(pair.source.reference)) has \(list)", at: other.destination)
      }
      leftOut[pair.target.documentIndex, default: []].append((pair, list))
      return nil
    }
    return findings + leftOut.keys.sorted().compactMap { Self.leftOut(leftOut[$0] ?? []) }
  }

  /// One finding for all texts of a source that leave out links: a translator had one reason.
  private static func leftOut(_ texts: [(pair: CheckedPair, list: [String])]) -> Diagnostic? {
    guard let (pair, list) = texts.first else { return nil }
    let lines = texts.dropFirst().map { "\($0.pair.target.line)" }
    let more: FindingText =
      lines.isEmpty ? "" : "; so do \(lines.count) more here (lines \(lines))"
    return pair.target.finding(
      .warning, "links-differ",
      "the \(pair.source.language) text (\(pair.source.reference)) links to \(list), "
        + "this one leaves that out" + more)
  }

  /// The confidence from which two texts without a link in common surely belong together.
  private static let sureWithoutLinks = 0.9

  /// The number of texts with links at which leaving out all of them is no slip.
  private static let fewLinks = 3

  /// A source, as far as it is in one language, or all of it.
  private struct Place: Hashable {
    let document: Int
    let language: Language?

    init(document: Int, language: Language? = nil) {
      (self.document, self.language) = (document, language)
    }

    /// Where the links of a translation may stand: all of its source, because a line of links alone
    /// is in no language, unless its original stands there, too.
    init(of pair: CheckedPair) {
      let document = pair.target.documentIndex
      let isShared = document == pair.source.documentIndex
      self.init(document: document, language: isShared ? pair.target.language : nil)
    }

    init(_ text: CheckedText) {
      self.init(document: text.documentIndex, language: text.language)
    }
  }

  private struct Link {
    let destination: String
    /// The address without the language of the page, as it is written and from the folder of notes.
    let keys: Set<String>
    /// Whether it leads to a place in a page.
    var hasFragment: Bool { destination.contains("#") }
  }

  private static func links(in text: CheckedText) -> [Link] {
    links(in: text.content, text.document)
  }

  private static func links(in content: [Inline], _ document: Document) -> [Link] {
    var links: [Link] = []
    content.walk { inline in
      guard case .link(let destination, _, _) = inline, !destination.isEmpty else { return }
      var keys: Set<String> = [key(destination)]
      if !destination.contains(":"), !destination.hasPrefix("#"), !destination.hasPrefix("/") {
        keys.insert(key(resolved(destination, from: document.source.path)))
      }
      links.append(Link(destination: destination, keys: keys))
    }
    return links
  }

  /// A relative address as a path from the folder of notes.
  private static func resolved(_ destination: String, from path: String) -> String {
    var parts = path.split(separator: "/").dropLast()
    for part in destination.split(separator: "/") {
      switch part {
      case ".": continue
      case "..": if !parts.isEmpty { parts.removeLast() }
      default: parts.append(part)
      }
    }
    return parts.joined(separator: "/")
  }

  private static func hasLinks(_ document: Document) -> Bool {
    document.segments.contains { segment in
      var found = false
      segment.content.walk { if case .link = $0 { found = true } }
      return found
    }
  }

  private static func key(_ destination: String) -> String {
    var address = destination.lowercased()
    let isOnWeb = address.contains("://")
    for scheme in ["https://", "http://"] where address.hasPrefix(scheme) {
      address = String(address.dropFirst(scheme.count))
    }
    for host in ["youtu.be/", "www.youtube.com/watch?v="] where address.hasPrefix(host) {
      address = "youtube/" + address.dropFirst(host.count).prefix { $0 != "&" && $0 != "?" }
    }
    // A bare address may have absorbed text that follows without a space.
    let cut =
      address.firstIndex { $0 == "?" || $0 == "#" || $0 == ")" || !$0.isASCII }
      ?? address.endIndex
    let isPage = cut > address.startIndex
    // A fragment names a heading in the page's language, so it is dropped.
    guard isPage else { return "#" }
    address = String(address[..<cut])
    var parts = address.split(separator: "/").map(String.init)
    if isOnWeb, let host = parts.first {
      let labels = host.split(separator: ".").filter { PathKey.language(named: String($0)) == nil }
      parts[0] = labels.joined(separator: ".")
      // The articles of an encyclopedia have other names in each language.
      if parts[0].hasSuffix("wikipedia.org") { return parts[0] }
    }
    parts.removeAll { ["kr", "jp", "us", "ko", "ja", "en", ".", ".."].contains($0) }
    parts.removeAll { PathKey.language(named: $0) != nil }
    if let last = parts.popLast() {
      let isNote = FileName.isText(Array(last.utf8))
      parts.append(isNote ? PathKey(path: last).key : last)
    }
    return parts.joined(separator: "/")
  }
}
