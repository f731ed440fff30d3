/// The possible targets of links in notes: notes, other files, and anchors in notes.
struct LinkTargets: Sendable {
  /// The result of resolving a link inside the folder of notes.
  enum Verdict: Hashable {
    case found
    case dead(nearest: String?)
    /// A path from the root, where another site may have something.
    case deadFromRoot
    /// The target is a folder without a page.
    case folder(path: String)
    /// The target is not in `wanted`, but in these languages.
    case otherLanguages([Language], wanted: Language)
    case otherFolder(path: String)
    case deadAnchor
    /// The note exists; the heading is in another language, in the file at `path`.
    case otherLanguageAnchor(Language, path: String)
  }

  private struct Note {
    let topic: Int
    let document: Int
  }

  private var topics: [Topic]
  private var notes: [String: Note] = [:]
  private var notesByKey: [String: [String]] = [:]
  private var pathsByName: [String: [String]] = [:]
  private var namesByFolder: [String: SimilarNames] = [:]
  private var anchors: [String: Set<String>] = [:]
  private let files: FilesBeside
  private let origins: NoteOrigins
  /// The addresses that notes give themselves, and those of topics, in lower case.
  private var routes: Set<String> = []

  init(_ corpus: Corpus, folder: String? = nil) {
    files = FilesBeside(corpus, in: folder)
    origins = NoteOrigins(corpus)
    topics = corpus.numbered
    var namesByFolder: [String: [String]] = [:]
    for (index, topic) in topics.enumerated() {
      let ids = Set(topic.units.map(\.id))
      routes.insert(topic.slug)
      for (number, document) in topic.documents.enumerated() {
        let path = document.source.path
        let name = path.lowercased()
        notes[name] = Note(topic: index, document: number)
        if let permalink = document.frontMatter.permalink {
          routes.insert(permalink.split(separator: "/").joined(separator: "/").lowercased())
        }
        let key = PathKey(path: path).key
        notesByKey[key, default: []].append(path)
        namesByFolder[Self.folder(of: path), default: []].append(Self.name(of: path))
        addFile(path)
        anchors[path] = ids.union(LinkFragments(of: document).segments.keys)
      }
    }
    self.namesByFolder = namesByFolder.mapValues(SimilarNames.init)
    for file in corpus.assets { addFile(file.path) }
  }

  /// Takes in new texts of a topic whose files are the same, by its index among all topics.
  mutating func replace(_ topic: Topic, at index: Int) {
    topics[index] = topic
    let ids = Set(topic.units.map(\.id))
    for document in topic.documents {
      anchors[document.source.path] = ids.union(LinkFragments(of: document).segments.keys)
    }
  }

  private mutating func addFile(_ path: String) {
    let key = path.lowercased()
    let start = key.utf8.lastIndex(of: UInt8(ascii: "/")).map(key.utf8.index(after:))
    let name = String(key[(start ?? key.startIndex)...])
    if pathsByName[name, default: []].count < Self.fewNames {
      pathsByName[name, default: []].append(path)
    }
  }

  /// Resolves `destination` in the source at `path`; nil if it leads out of the folder of notes.
  func verdict(on destination: String, from path: String) -> Verdict? {
    if let link = WikiLink(destination: destination) { return verdict(on: link, from: path) }
    let address = Address(destination)
    let (place, fragment) = (address.path, address.fragment)
    guard address.scheme == nil, address.host == nil, !Self.isTemplate(place) else { return nil }
    if place.hasPrefix("/") { return verdict(onRoot: place, fragment) }
    if place.isEmpty {
      guard let fragment, !fragment.isEmpty, let note = notes[path.lowercased()] else { return nil }
      return anchor(fragment, in: note)
    }
    // Jekyll names its collections from the root, `_posts/rows.md`.
    if place.hasPrefix("_"), note(at: place) != nil { return .found }
    guard let resolved = Self.path(place, from: path) else { return .dead(nearest: nil) }
    if let note = note(at: resolved) ?? edition(of: resolved, from: path) {
      guard let fragment, !fragment.isEmpty, !HeadingFragment.isLine(fragment) else {
        return .found
      }
      return anchor(fragment, in: note)
    }
    switch files.place(at: resolved) {
    case .folder: return .folder(path: resolved)
    case .file, .hidden, .noteWithoutPage: return .found
    case nil:
      return isPicture(called: resolved.lowercased()) ? .found : missing(resolved, from: path)
    }
  }

  /// Resolves a path from the root of a site, of which the folder of notes may be a part, or which may
  /// have other paths for its pages; nil for those of the original guidelines.
  private func verdict(onRoot place: String, _ fragment: String?) -> Verdict? {
    let path = PlainText.composed(place.split(separator: "/").joined(separator: "/"))
    if path.isEmpty { return .found }
    if origins.areGuidelines, ["design/", "documentation/"].contains(where: path.hasPrefix) {
      return nil
    }
    if let note = note(at: path) {
      guard let fragment, !fragment.isEmpty, !HeadingFragment.isLine(fragment) else {
        return .found
      }
      return anchor(fragment, in: note)
    }
    let name = Self.name(of: path).lowercased()
    if routes.contains(path.lowercased()) || routes.contains(name) || !files(called: path).isEmpty
      || PageAddress.source(of: path).map({ !files(called: $0).isEmpty }) == true
      || isPicture(called: path.lowercased())
    {
      return .found
    }
    switch files.place(at: path) {
    case .folder: return .folder(path: path)
    case .file, .hidden, .noteWithoutPage: return .found
    case nil: return .deadFromRoot
    }
  }

  /// A name of the wiki kind is that of a file beside the source, or anywhere.
  private func verdict(on link: WikiLink, from path: String) -> Verdict {
    for name in link.spellings {
      let beside = name.isEmpty ? path : Self.path(name, from: path) ?? name
      if let note = note(at: beside) ?? note(at: name) ?? note(called: name, from: path) {
        return link.fragment.isEmpty ? .found : anchor(link.fragment, in: note)
      }
      if !files(called: name).isEmpty { return .found }
    }
    return .dead(nearest: nil)
  }

  /// The note beside the one that a link names without a language, in the language of the source:
  /// `rows.en.md` for `rows.md` in another file that ends so.
  private func edition(of path: String, from source: String) -> Note? {
    let key = PathKey(path: path)
    guard key.language == nil, let others = notesByKey[key.key] else { return nil }
    let own = self.language(for: source)
    return others.first {
      Self.folder(of: $0) == Self.folder(of: path) && self.language(for: $0) == own
    }.flatMap { notes[$0.lowercased()] }
  }

  /// The note of that name; of several the one that has most folders in common with the source.
  private func note(called name: String, from path: String) -> Note? {
    files(called: name).filter { notes[$0.lowercased()] != nil }
      .max { Self.likeness($0, name, path) < Self.likeness($1, name, path) }
      .flatMap { notes[$0.lowercased()] }
  }

  /// The files of the last part of a name, with the extension of a note where it has none.
  private func files(called name: String) -> [String] {
    let last = name.lowercased().split(separator: "/").last.map(String.init) ?? ""
    return ([last] + Self.extensions.map { last + $0 }).flatMap { pathsByName[$0] ?? [] }
  }

  /// Whether a name without an extension is that of a picture anywhere, as in DocC, where
  /// `shelves` is `shelves@2x.png`.
  private func isPicture(called path: String) -> Bool {
    guard let name = path.split(separator: "/").last, !name.contains(".") else { return false }
    return PictureName.endings.contains { pathsByName[name + $0] != nil }
  }

  /// Whether an address is made by a program: `{{ "/a.png" | relative_url }}`.
  private static func isTemplate(_ place: String) -> Bool {
    place.contains("{{") || place.contains("{%")
  }

  /// The greatest number of files of one name that are considered as the target of a wrong link.
  private static let fewNames = 8

  private func missing(_ path: String, from note: String) -> Verdict {
    let key = PathKey(path: path)
    if let others = notesByKey[key.key] {
      // Other languages than those of the notes are no topic of theirs.
      if let wanted = key.language, !Language.known.contains(wanted) { return .dead(nearest: nil) }
      let own = language(for: note)
      if let other = others.first(where: { language(for: $0) == own && $0 != note }) {
        return .otherFolder(path: other)
      }
      return .otherLanguages(Set(others.map(language(for:))).sorted(), wanted: key.language ?? own)
    }
    let name = Self.name(of: path).lowercased()
    let names = [name] + Self.extensions.map { name + $0 }
    if !PathKey.indexNames.contains(where: { names.first == $0 || name == $0 + ".md" }) {
      for name in names {
        let others = (pathsByName[name] ?? []).filter { $0 != note }
        let near = others.max { Self.likeness($0, path, note) < Self.likeness($1, path, note) }
        if let near { return .otherFolder(path: near) }
      }
    }
    let folder = Self.folder(of: path)
    let near = namesByFolder[folder]?.nearest(to: Self.name(of: path))
    return .dead(nearest: near.map { folder.isEmpty ? $0 : "\(folder)/\($0)" })
  }

  /// How many folders a path has in common with the one that was written, from its end, and with
  /// the note's, from its beginning.
  private static func likeness(_ path: String, _ written: String, _ note: String) -> Int {
    let parts = path.lowercased().split(separator: "/")
    let end = written.lowercased().split(separator: "/")
    let start = note.lowercased().split(separator: "/")
    let common = zip(parts.reversed().dropFirst(), end.reversed().dropFirst()).prefix { $0 == $1 }
    return common.count + zip(parts, start).prefix { $0 == $1 }.count
  }

  private static func name(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? ""
  }

  private static func folder(of path: String) -> String {
    path.split(separator: "/").dropLast().joined(separator: "/")
  }

  /// The language that a path names, else that of its text.
  private func language(for path: String) -> Language {
    PathKey(path: path).language ?? language(of: path)
  }

  private func language(of path: String) -> Language {
    guard let note = notes[path.lowercased()] else { return .undetermined }
    return topics[note.topic].documents[note.document].language
  }

  private static let extensions = FileName.noteEndings.map { "." + $0 }

  private func note(at path: String) -> Note? {
    let bare = path.lowercased()
    let inside = bare.isEmpty ? "" : bare + "/"
    let names =
      [bare] + Self.extensions.map { bare + $0 }
      + PathKey.indexNames.flatMap { page in Self.extensions.map { inside + page + $0 } }
    if let note = names.lazy.compactMap({ notes[$0] }).first { return note }
    // The file may end otherwise than the link says, `rows.mdx` for `rows.md`.
    if let ending = Self.extensions.first(where: bare.hasSuffix) {
      let stem = bare.dropLast(ending.count)
      if let note = Self.extensions.lazy.compactMap({ notes[stem + $0] }).first { return note }
    }
    return PageAddress.source(of: bare).flatMap { note(at: $0) }
  }

  private func anchor(_ fragment: String, in note: Note) -> Verdict {
    let topic = topics[note.topic]
    let own = topic.documents[note.document]
    let wanted = HeadingFragment.spellings(of: fragment)
    func has(_ document: Document) -> Bool {
      wanted.contains { anchors[document.source.path]?.contains($0) ?? false }
    }
    if has(own) || fragment.lowercased() == "top" { return .found }
    // A text of undetermined language tells nothing about the heading.
    guard let other = topic.documents.first(where: { $0.language.isDetermined && has($0) }) else {
      return .deadAnchor
    }
    return .otherLanguageAnchor(other.language, path: other.source.path)
  }

  /// The path that `place` means in the file at `path`, as the paths of files are spelled; nil if it leads
  /// out of the folder.
  private static func path(_ place: String, from path: String) -> String? {
    Address.resolve(place, from: path).map {
      PlainText.composed($0.hasSuffix("/") ? String($0.dropLast()) : $0)
    }
  }
}
