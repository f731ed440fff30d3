/// Finds links of the original that its translation lacks or that lead elsewhere.
struct LinksDiffer: Rule {
  func check(_ topic: CheckedTopic) -> [Diagnostic] {
    // Whether each source has any link.
    var withLinks: [Int: Bool] = [:]
    // For each source, how many of its originals have links.
    let linked = topic.pairs.reduce(into: [Int: Int]()) { counts, pair in
      if !Self.links(in: pair.source).isEmpty { counts[pair.target.documentIndex, default: 0] += 1 }
    }
    return topic.pairs.compactMap { pair in
      let source = Self.links(in: pair.source)
      let target = Self.links(in: pair.target)
      guard !source.isEmpty, !pair.isDigest else { return nil }
      let (sourceKeys, targetKeys) = (Set(source.map(\.key)), Set(target.map(\.key)))
      let lost = source.filter { !targetKeys.contains($0.key) }
      let added = target.filter { !sourceKeys.contains($0.key) }
      guard !lost.isEmpty else { return nil }
      // A translation without any link was made without links on purpose, if there are more than a
      // few to leave out.
      let hasLinks =
        !target.isEmpty || linked[pair.target.documentIndex, default: 0] < Self.fewLinks
        || withLinks[pair.target.documentIndex]
          ?? Self.hasLinks(pair.target.document)
      withLinks[pair.target.documentIndex] = hasLinks
      guard hasLinks else { return nil }
      let list = lost.map(\.destination).list
      if let other = added.first {
        return pair.target.finding(
          .warning, "links-differ",
          "this link leads to \(other.destination); the \(pair.source.language.englishName) text "
            + "(\(pair.source.reference)) has \(list)", at: other.destination)
      }
      return pair.target.finding(
        .warning, "links-differ",
        "the \(pair.source.language.englishName) text (\(pair.source.reference)) links to \(list), "
          + "this one does not")
    }
  }

  /// The number of texts with links at which leaving out all of them is no slip.
  private static let fewLinks = 3

  private struct Link {
    let destination: String
    /// The address without the language of the page.
    let key: String
  }

  private static func links(in text: CheckedText) -> [Link] {
    var links: [Link] = []
    text.content.walk { inline in
      guard case .link(let destination, _, _) = inline, !destination.isEmpty else { return }
      links.append(Link(destination: destination, key: key(destination)))
    }
    return links
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
