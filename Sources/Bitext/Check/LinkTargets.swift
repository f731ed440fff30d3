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

  private var topics: [Topic]
  private let index: LinkIndex
  private let files: FilesBeside
  private var anchors = TopicAnchors()
  private let namesByFolder: [String: SimilarNames]

  init(_ corpus: Corpus, folder: String? = nil) {
    topics = corpus.numbered
    index = LinkIndex(corpus)
    files = FilesBeside(corpus, in: folder)
    let paths = topics.flatMap(\.documents).map(\.source.path)
    namesByFolder = Dictionary(grouping: paths, by: Self.folder)
      .mapValues { SimilarNames($0.map(Self.name)) }
  }

  /// Takes in new texts of a topic whose files are the same, by its number.
  mutating func replace(_ topic: Topic, at number: Int) {
    topics[number] = topic
    anchors = anchors.without([number])
  }

  /// Resolves `destination` in the source at `path`; nil if it leads out of the folder of notes.
  func verdict(on destination: String, from path: String) -> Verdict? {
    if let link = WikiLink(destination: destination) { return verdict(on: link, from: path) }
    let address = Address(destination)
    let (place, fragment) = (address.path, address.fragment)
    guard address.scheme == nil, address.host == nil, !Self.isTemplate(place) else { return nil }
    if place.hasPrefix("/") { return verdict(onRoot: place, fragment) }
    if place.isEmpty {
      guard let fragment, !fragment.isEmpty, let note = index.exactNote(at: path) else {
        return nil
      }
      return anchor(fragment, in: note)
    }
    // Jekyll names its collections from the root, `_posts/rows.md`.
    if place.hasPrefix("_"), index.exactNote(at: place) != nil { return .found }
    guard let resolved = Self.path(place, from: path) else { return .dead(nearest: nil) }
    if let note = note(named: resolved) ?? edition(of: resolved, from: path) {
      guard let fragment, !fragment.isEmpty, !HeadingFragment.isLine(fragment) else {
        return .found
      }
      return anchor(fragment, in: note)
    }
    switch files.place(at: resolved) {
    case .folder: return .folder(path: resolved)
    case .file, .hidden, .noteWithoutPage: return .found
    case nil:
      return isPicture(called: resolved) ? .found : missing(resolved, from: path)
    }
  }

  /// Resolves a path from the root of a site, of which the folder of notes may be a part, or which may
  /// have other paths for its pages; nil for those of the original guidelines.
  private func verdict(onRoot place: String, _ fragment: String?) -> Verdict? {
    let path = PlainText.composed(place.split(separator: "/").joined(separator: "/"))
    if path.isEmpty { return .found }
    if index.isOfGuidelines, ["design/", "documentation/"].contains(where: path.hasPrefix) {
      return nil
    }
    if let note = note(named: path) {
      guard let fragment, !fragment.isEmpty, !HeadingFragment.isLine(fragment) else {
        return .found
      }
      return anchor(fragment, in: note)
    }
    if index.topic(slug: Self.name(of: path).lowercased()) != nil
      || !index.files(called: path).isEmpty
      || PageAddress.source(of: path).map({ !index.files(called: $0).isEmpty }) == true
      || isPicture(called: path)
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
      let note =
        note(named: beside) ?? note(named: name)
        ?? index.note(near: name, resolved: name, from: path, isName: true)
      if let note { return link.fragment.isEmpty ? .found : anchor(link.fragment, in: note) }
      if !index.files(called: name).isEmpty { return .found }
    }
    return .dead(nearest: nil)
  }

  /// The note at a path, which may end otherwise than the file does, `rows.mdx` for `rows.md`.
  private func note(named path: String) -> NoteNumber? {
    index.note(named: path) ?? index.exactNote(at: LinkIndex.withoutExtension(path))
  }

  /// The note beside the one that a link names without a language, in the language of the source:
  /// `rows.en.md` for `rows.md` in another file that ends so.
  private func edition(of path: String, from source: String) -> NoteNumber? {
    guard PathKey(path: path).language == nil else { return nil }
    let own = language(for: source)
    return index.notes(inAnyLanguageAt: path).first { note in
      let other = index.path(of: note)
      return Self.folder(of: other) == Self.folder(of: path) && language(for: other) == own
    }
  }

  /// Whether a name without an extension is that of a picture anywhere, as in DocC, where
  /// `shelves` is `shelves@2x.png`.
  private func isPicture(called path: String) -> Bool {
    !Self.name(of: path).contains(".") && index.asset(at: path) != nil
  }

  /// Whether an address is made by a program: `{{ "/a.png" | relative_url }}`.
  private static func isTemplate(_ place: String) -> Bool {
    place.contains("{{") || place.contains("{%")
  }

  private func missing(_ path: String, from note: String) -> Verdict {
    let key = PathKey(path: path)
    let editions = index.notes(inAnyLanguageAt: path).map { index.path(of: $0) }
    if !editions.isEmpty {
      // Other languages than those of the notes are no topic of theirs.
      if let wanted = key.language, !Language.known.contains(wanted) { return .dead(nearest: nil) }
      let own = language(for: note)
      if let other = editions.first(where: { language(for: $0) == own && $0 != note }) {
        return .otherFolder(path: other)
      }
      return .otherLanguages(
        Set(editions.map(language(for:))).sorted(), wanted: key.language ?? own)
    }
    if !index.isFolderPage(path) {
      let others = index.files(called: path).filter { $0 != note }
      let near = others.max { Self.likeness($0, path, note) < Self.likeness($1, path, note) }
      if let near { return .otherFolder(path: near) }
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
    guard let note = index.exactNote(at: path) else { return .undetermined }
    return topics[note.topic].documents[note.document].language
  }

  private func anchor(_ fragment: String, in note: NoteNumber) -> Verdict {
    let topic = topics[note.topic]
    func has(_ document: Int) -> Bool {
      anchors.id(of: fragment, in: document, of: topic, numbered: note.topic) != nil
    }
    if has(note.document) || fragment.lowercased() == "top" { return .found }
    // A text of undetermined language tells nothing about the heading.
    let other = topic.documents.indices.first { index in
      topic.documents[index].language.isDetermined && has(index)
    }
    guard let other else { return .deadAnchor }
    let document = topic.documents[other]
    return .otherLanguageAnchor(document.language, path: document.source.path)
  }

  /// The path that `place` means in the file at `path`, as the paths of files are spelled; nil if it leads
  /// out of the folder.
  private static func path(_ place: String, from path: String) -> String? {
    Address.resolve(place, from: path).map {
      PlainText.composed($0.hasSuffix("/") ? String($0.dropLast()) : $0)
    }
  }
}
