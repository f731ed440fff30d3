import TextBasics

/// What the addresses in all notes show of the place where the notes come from.
///
/// A link to a repository or to a path from the root means a note only where that place is known:
/// other people have a `guide.md` and a `/design/` of their own.
package struct NoteOrigins: Sendable {
  /// Whether the notes are those of the guidelines, whose paths begin with `/design/`.
  package private(set) var areGuidelines = false
  /// The folders of the notes in each repository, by its address in lower case.
  private var homes: [String: Set<String>] = [:]

  /// - Complexity: O(bytes of all notes).
  package init(_ corpus: Corpus) {
    let topics = corpus.allTopics
    let sources = topics.flatMap(\.documents).map(\.source)
    let paths = Set(sources.map(\.path))
    var files: Set<RepositoryFile> = []
    for source in sources { read(source.bytes, into: &files) }
    var found: [String: [String: Set<String>]] = [:]
    for file in files {
      guard let path = file.pathOnBranch else { continue }
      var parts = path.split(separator: "/")[...]
      // A name alone is that of a file in many repositories.
      while parts.count > 1 {
        let note = parts.joined(separator: "/")
        if paths.contains(note) {
          found[file.repository, default: [:]][String(path.dropLast(note.count)), default: []]
            .insert(note)
          break
        }
        parts = parts.dropFirst()
      }
    }
    for (repository, folders) in found {
      let sure = folders.filter { $0.value.count >= Self.enough }
      if !sure.isEmpty { homes[repository] = Set(sure.keys) }
    }
  }

  /// How many notes a repository has to have at their own paths, with their folders, to be that of
  /// the notes.
  private static let enough = 2

  /// The paths that a file of a repository may have among the notes; none if the repository is not
  /// that of the notes, which may be the one that the site names.
  package func paths(of file: RepositoryFile, in own: Repository?) -> [String] {
    if let own, own.address.lowercased().hasSuffix("://" + file.repository),
      let path = file.path(on: own.branch)
    {
      if let folder = own.folder {
        if folder.isEmpty { return [path] }
        return path.hasPrefix(folder + "/") ? [String(path.dropFirst(folder.count + 1))] : []
      }
      // The folder is not said, so any end of the path may be the note's, but the page of a folder is
      // only meant at its whole path.
      let parts = path.split(separator: "/").map(String.init)
      let ends = parts.indices.map { parts[$0...].joined(separator: "/") }
      let isIndex = PathKey.isIndex(String((parts.last ?? "").prefix { $0 != "." }))
      return isIndex && ends.count > 1 ? ends.dropLast() : ends
    }
    guard let folders = homes[file.repository], let path = file.pathOnBranch else { return [] }
    return folders.sorted().filter(path.hasPrefix).map { String(path.dropFirst($0.count)) }
  }

  // MARK: - Reading

  /// Looks at the addresses in a text, wherever they stand: front matter, links, HTML.
  private mutating func read(_ bytes: [UInt8], into files: inout Set<RepositoryFile>) {
    var next = ByteSearch.first(0x2F, in: bytes)
    while let slash = next {
      next = ByteSearch.first(0x2F, in: bytes, from: slash + 1)
      let rest = bytes[slash...]
      if rest.starts(with: Self.guidelines) || rest.starts(with: Self.guidelineHost) {
        areGuidelines = true
      }
      guard rest.starts(with: [0x2F, 0x2F]), slash > 4, bytes[slash - 1] == 0x3A else { continue }
      let end = rest.firstIndex { $0 <= 0x20 || Self.endsAddress.contains($0) } ?? bytes.endIndex
      // The scheme before the colon is `http` or `https`.
      let start = bytes[..<slash].dropLast().lastIndex { !$0.isASCIILetter } ?? -1
      let address = String(decoding: bytes[(start + 1)..<end], as: UTF8.self)
      if let file = RepositoryFile(address: address) { files.insert(file) }
      next = ByteSearch.first(0x2F, in: bytes, from: end)
    }
  }

  private static let guidelines = Array("/design/human-interface-guidelines".utf8)
  private static let guidelineHost = Array("//developer.apple.com/design/".utf8)
  private static let endsAddress = Array("\"'()<>[]`|\\".utf8)
}
