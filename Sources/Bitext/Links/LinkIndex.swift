/// Finds the notes and assets of a corpus by the names that authors use for them.
///
/// Paths are compared as Swift strings, so a name in NFD matches its equal in NFC.
package struct LinkIndex: Sendable {
  private var notes: [String: NoteNumber] = [:]
  /// By path in lower case; the value is nil if two notes differ only in case.
  private var foldedNotes: [String: NoteNumber?] = [:]
  /// By lower-cased file name without extension, in the order of topics.
  private var notesByStem: [String: [NoteNumber]] = [:]
  /// By the key of their path, which their translations share.
  private var notesOfKey: [String: [NoteNumber]] = [:]
  private var pathsOfNotes: [NoteNumber: String] = [:]
  /// By the addresses that notes give themselves, without the slashes around them.
  private var notesByPermalink: [String: NoteNumber] = [:]
  private var topicsBySlug: [String: Int] = [:]
  private var assets: [String: Int] = [:]
  private var foldedAssets: [String: Int?] = [:]
  private var assetsByName: [String: Int?] = [:]
  private var pathsOfAssets: [String] = []
  /// The indices of all assets with a name in lower case, if several have it.
  private var assetsOfName: [String: [Int]] = [:]
  /// The copies of pictures of other servers, by address.
  private var copies: [String: Int] = [:]
  /// What the addresses in the notes show; few sites have a link that asks for it.
  private let origins: Lazy<NoteOrigins>

  package init(_ corpus: Corpus) {
    origins = Lazy { NoteOrigins(corpus) }
    for number in corpus.numbers {
      let topic = corpus[number]
      // Links by slug mean a topic rather than the front page.
      if topicsBySlug[topic.slug] == nil { topicsBySlug[topic.slug] = number }
      for document in topic.documents.indices {
        add(topic.documents[document], NoteNumber(topic: number, document: document))
      }
    }
    for (index, file) in corpus.assets.enumerated() {
      let path = file.path
      pathsOfAssets.append(path)
      assets[path] = index
      Self.insert(index, at: path.lowercased(), into: &foldedAssets)
      let name = Self.name(path).lowercased()
      if let first = assetsByName[name] ?? nil { assetsOfName[name] = [first] }
      assetsOfName[name]?.append(index)
      Self.insert(index, at: name, into: &assetsByName)
    }
    for (address, copy) in corpus.fetched.copies { copies[address] = assets[copy.path] }
  }

  /// The note at `path`, relative to the content folder.
  ///
  /// A missing extension or a wrong folder is forgiven if only one note matches. The page that other
  /// generators make of a note, `tables.html`, stands for the note.
  package func note(at path: String) -> NoteNumber? {
    if let note = note(named: path) { return note }
    let bare = Self.withoutSlash(path)
    let stem = Self.stem(PageAddress.source(of: bare) ?? bare)
    guard !Self.folderPages.contains(stem) else { return nil }
    let named = notesByStem[stem.lowercased()] ?? []
    return named.count == 1 ? named[0] : nil
  }

  /// The note that `path` names, perhaps without its extension or by the address of its page.
  package func note(named path: String) -> NoteNumber? {
    if let note = exactNote(at: path) { return note }
    let bare = Self.withoutSlash(path)
    if let note = notesByPermalink[Self.withoutSlashes(bare)] { return note }
    return PageAddress.source(of: bare).flatMap { exactNote(at: $0) }
  }

  /// The note at `path`, perhaps without its extension or in another case; or the page of the
  /// folder of that name.
  package func exactNote(at path: String) -> NoteNumber? {
    if let note = notes[path] { return note }
    let bare = Self.withoutSlash(path)
    let inside = bare.isEmpty ? "" : bare + "/"
    let spellings =
      [bare] + Self.extensions.map { bare + $0 }
      + Self.folderPages.flatMap { page in Self.extensions.map { inside + page + $0 } }
    for spelling in spellings {
      if let note = notes[spelling] { return note }
    }
    for spelling in spellings {
      if let note = foldedNotes[spelling.lowercased()] ?? nil { return note }
    }
    return nil
  }

  /// The notes with a name, in any folder; none for the names of folders' pages.
  package func notes(called name: String) -> [NoteNumber] {
    let stem = Self.stem(Self.withoutSlash(name))
    return Self.folderPages.contains(stem) ? [] : notesByStem[stem.lowercased()] ?? []
  }

  /// Whether a path is that of the page of its folder, as `README` is.
  package func isFolderPage(_ path: String) -> Bool {
    Self.folderPages.contains(Self.stem(Self.withoutSlash(path)))
  }

  /// The notes at a path in any language: `guide/rows.md` is also `ko/guide/rows.md`.
  package func notes(inAnyLanguageAt path: String) -> [NoteNumber] {
    let bare = Self.withoutSlash(path)
    return notesOfKey[PathKey(path: Self.withoutExtension(bare) + ".md").key]
      ?? Self.folderPages.lazy.compactMap { notesOfKey[PathKey(path: "\(bare)/\($0).md").key] }
      .first
      ?? []
  }

  /// The paths of at most ``fewFiles`` notes and other files of a name, in any folder.
  ///
  /// The name may lack the extension of a note, or have another one.
  package func files(called name: String) -> [String] {
    let last = Self.name(Self.withoutSlash(name)).lowercased()
    let notes = notesByStem[Self.withoutExtension(last)] ?? []
    let assets = assetsOfName[last] ?? [assetsByName[last] ?? nil].compactMap(\.self)
    return notes.prefix(Self.fewFiles).map { path(of: $0) }
      + assets.prefix(Self.fewFiles).map { pathsOfAssets[$0] }
  }

  /// The greatest number of files of one name that are looked at for a link whose path is wrong.
  private static let fewFiles = 8

  /// The path of a note, relative to the content folder.
  package func path(of note: NoteNumber) -> String { pathsOfNotes[note] ?? "" }

  /// The note that an address of a file in a repository names, if the repository is that of the
  /// notes.
  package func note(at file: RepositoryFile, in own: Repository?) -> NoteNumber? {
    origins.value.paths(of: file, in: own).firstResult { notes[$0] }
  }

  /// Whether the notes are those of the guidelines, on whose site paths begin with `/design/`.
  package var isOfGuidelines: Bool { origins.value.areGuidelines }

  /// The number of the topic with a slug.
  package func topic(slug: String) -> Int? { topicsBySlug[slug] }

  /// The index of the asset that has this path, relative to the content folder.
  package func asset(named path: String) -> Int? {
    assets[path] ?? foldedAssets[path.lowercased()] ?? nil
  }

  /// The index of the asset at `path`, relative to the content folder; one of this name elsewhere if
  /// there is only one.
  package func asset(at path: String) -> Int? {
    if let named = asset(named: path) { return named }
    let name = Self.name(path).lowercased()
    if let asset = assetsByName[name] ?? nil { return asset }
    // DocC names pictures without extension, or without their scale, and keeps one for each scale and
    // appearance.
    let dot = name.lastIndex(of: ".") ?? name.endIndex
    guard dot > name.startIndex else { return nil }
    let kind = name[dot...]
    for suffix in PictureName.endings
    where kind.isEmpty || suffix.hasSuffix(kind) && suffix.utf8.count > kind.utf8.count {
      if let asset = visibleAsset(ofName: name[..<dot] + suffix) { return asset }
    }
    return nil
  }

  /// The asset of a name with the shortest path; an asset in a hidden folder, where programs keep
  /// derived files, only if there is no other.
  private func visibleAsset(ofName name: String) -> Int? {
    if let only = assetsByName[name] ?? nil { return only }
    let all = assetsOfName[name] ?? []
    let visible = all.filter { !pathsOfAssets[$0].pathParts.contains { $0.hasPrefix(".") } }
    return (visible.isEmpty ? all : visible).min { one, other in
      let (a, b) = (pathsOfAssets[one], pathsOfAssets[other])
      return (a.pathParts.count, a.utf8.count, one) < (b.pathParts.count, b.utf8.count, other)
    }
  }

  /// The index of the asset that `[[name]]` means in the source at `path`: the file beside it, at
  /// this path from the top, or of this name anywhere.
  ///
  /// Of several assets, one whose path ends with the name is preferred, then one in the folder of
  /// the source, then the one with the shortest path.
  package func asset(called name: String, from path: String) -> Int? {
    if let near = Address.resolve(name, from: path), let asset = assets[near] { return asset }
    if let asset = assets[name] ?? asset(at: name) { return asset }
    let others = assetsOfName[Self.name(name).lowercased()] ?? []
    let wanted = "/" + name.lowercased()
    let exact = others.filter { pathsOfAssets[$0].lowercased().hasSuffix(wanted) }
    let folder = Self.folder(path)
    return (exact.isEmpty ? others : exact).min { one, other in
      let (a, b) = (pathsOfAssets[one], pathsOfAssets[other])
      let (isNear, isOtherNear) = (Self.folder(a) == folder, Self.folder(b) == folder)
      if isNear != isOtherNear { return isNear }
      return (a.pathParts.count, a.utf8.count, one) < (b.pathParts.count, b.utf8.count, other)
    }
  }

  /// The index of the copy of a picture of another server.
  package func copy(ofPicture source: String) -> Int? {
    copies.isEmpty ? nil : FetchedPictures.address(of: source).flatMap { copies[$0] }
  }

  private mutating func add(_ document: Document, _ note: NoteNumber) {
    let path = document.source.path
    notes[path] = note
    if let permalink = document.frontMatter.permalink {
      notesByPermalink[Self.withoutSlashes(permalink)] = note
    }
    Self.insert(note, at: path.lowercased(), into: &foldedNotes)
    notesByStem[Self.stem(path).lowercased(), default: []].append(note)
    notesOfKey[document.pathKey.key, default: []].append(note)
    pathsOfNotes[note] = path
  }

  private static func withoutSlash(_ path: String) -> String {
    path.hasSuffix("/") ? String(path.dropLast()) : path
  }

  private static func insert<Value>(
    _ value: Value, at key: String, into table: inout [String: Value?]
  ) {
    table[key] = table.keys.contains(key) ? .some(nil) : value
  }

  private static func withoutSlashes(_ path: String) -> String {
    path.pathParts.joined(separator: "/").lowercased()
  }

  private static func folder(_ path: String) -> String {
    path.pathParts.dropLast().joined(separator: "/")
  }

  private static let extensions = FileName.noteEndings.map { "." + $0 }
  /// As they are mostly written; others are found by their small letters.
  private static let folderPages = ["README", "readme", "Readme", "index", "_index"]

  private static func name(_ path: String) -> String {
    path.lastPathPart.map(String.init) ?? path
  }

  private static func stem(_ path: String) -> String { withoutExtension(name(path)) }

  /// A path or name without the extension of a note.
  static func withoutExtension(_ path: String) -> String {
    let folded = path.lowercased()
    for suffix in extensions where folded.hasSuffix(suffix) {
      return String(path.dropLast(suffix.count))
    }
    return path
  }
}
