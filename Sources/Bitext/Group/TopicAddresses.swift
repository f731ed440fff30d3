/// The topics by the addresses that lead to them.
struct TopicAddresses {
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

  /// The topic that a file is a note of; nil for the home page.
  func topic(of path: String) -> Int? { byPath[Self.stem(of: path)] }

  /// The topics in the folder of a file and below it.
  func members(beside path: String) -> Set<Int> {
    members[path.lowercased().pathParts.dropLast().joined(separator: "/")] ?? []
  }

  /// The topic that an address leads to from the file at `path`; nil if it leads to none.
  func topic(at destination: String, from path: String) -> Int? {
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
