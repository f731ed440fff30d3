import Bitext

/// Resolves the links and pictures of notes to their targets on the built site.
struct LinkResolver: Sendable {
  enum Target: Hashable, Sendable {
    /// A page of this site; the fragment is the id of an element on it.
    case page(Page, fragment: String?)
    /// The beginning of a page, which has no place of the name that the link gives.
    case beginning(Page, lacking: String)
    /// An asset, as an index into the corpus.
    case asset(Int)
    case fragment(String)
    case external(String)
    /// A broken link, with the message for its diagnostic.
    case nowhere(String)
  }

  let plan: SitePlan
  let index: LinkIndex
  private let files: FilesBeside
  private let anchors: TopicAnchors

  init(plan: SitePlan) {
    self.init(
      plan: plan, index: LinkIndex(plan.corpus), files: FilesBeside(plan.corpus),
      anchors: TopicAnchors())
  }

  private init(plan: SitePlan, index: LinkIndex, files: FilesBeside, anchors: TopicAnchors) {
    self.plan = plan
    self.index = index
    self.files = files
    self.anchors = anchors
  }

  /// A resolver for the same sources, some of which have changed.
  func updating(_ plan: SitePlan, topics: [Int]) -> LinkResolver {
    LinkResolver(plan: plan, index: index, files: files, anchors: anchors.without(topics))
  }

  /// The target of `destination`, written in the source at `path`, for a page in `language`.
  ///
  /// `note` identifies that source, to which a bare fragment refers.
  func target(
    of destination: String, from path: String, note: NoteNumber, in language: Language
  ) -> Target {
    if let link = WikiLink(destination: destination) {
      return wiki(link, from: path, note: note, in: language)
    }
    let address = Address(destination)
    switch address.scheme {
    case nil: break
    case "http", "https": return web(address, destination, note, language)
    case "mailto", "tel": return .external(destination)
    default: return .nowhere("links may begin with http, https, mailto or tel only")
    }
    if address.host != nil { return .external("https:" + destination) }
    if address.path.isEmpty {
      guard let fragment = address.fragment else { return .nowhere("the link has no destination") }
      // `#` alone is the beginning of the page.
      if fragment.isEmpty { return .fragment("top") }
      if let id = anchor(fragment, in: note) { return .fragment(id) }
      // Browsers know this fragment.
      if fragment.lowercased() == "top" { return .fragment("top") }
      return .nowhere("no heading here is called #\(fragment)")
    }
    if let guideline = guideline(address, language) { return guideline }
    let resolved = Address.resolve(address.path, from: path) ?? address.path
    if let other = index.exactNote(at: resolved),
      let target = translation(other, of: note, address.fragment, in: language)
    {
      return target
    }
    let target = local(resolved, address, language)
    // A link to a note without a page, which is still to be written, means a note by its name.
    guard case .nowhere = target,
      let near = index.note(
        near: address.path, resolved: resolved, from: path,
        isName: files.place(at: resolved) == .noteWithoutPage)
    else { return target }
    return translation(near, of: note, address.fragment, in: language)
      ?? page(of: near, address.fragment, language)
  }

  /// The target of a picture's `source`: an asset, or an address on the web that has no copy.
  func picture(_ source: String, from path: String) -> Target {
    if let link = WikiLink(destination: source) {
      return index.asset(called: link.target, from: path).map(Target.asset)
        ?? .nowhere("there is no picture \(link.target)")
    }
    if let copy = index.copy(ofPicture: source) { return .asset(copy) }
    let address = Address(source)
    switch address.scheme {
    case "http", "https": return .external(source)
    case nil: break
    default: return .nowhere("pictures may begin with http or https only")
    }
    if address.host != nil { return .external("https:" + source) }
    let resolved = Address.resolve(address.path, from: path) ?? address.path
    guard let asset = index.asset(at: resolved) else {
      return .nowhere("there is no picture \(resolved)")
    }
    return .asset(asset)
  }

  /// The title of the page that a target is, if it has no fragment; nil for other targets.
  func title(of target: Target) -> String? {
    let page: Page
    switch target {
    case .page(let found, nil), .beginning(let found, _): page = found
    case .page, .asset, .fragment, .external, .nowhere: return nil
    }
    guard case .edition(let topic, let edition) = page else { return nil }
    let title = plan.corpus[topic].editions[edition].title
    return title.isEmpty ? nil : SiteText.shortened(title)
  }

  /// The target of a wiki link: a file beside the source, or the only one of that name.
  private func wiki(
    _ link: WikiLink, from path: String, note: NoteNumber, in language: Language
  ) -> Target {
    if link.target.isEmpty {
      return anchor(link.fragment, in: note).map(Target.fragment)
        ?? .nowhere("no heading here is called \(link.fragment)")
    }
    if Self.hasForeignExtension(link.target),
      let asset = index.asset(called: link.target, from: path)
    {
      return .asset(asset)
    }
    let found = link.spellings.lazy.compactMap { name -> NoteNumber? in
      index.note(at: Address.resolve(name, from: path) ?? name) ?? index.note(at: name)
        ?? index.note(near: name, resolved: name, from: path, isName: true)
    }.first
    guard let found else { return .nowhere("there is no note or file called \(link.target)") }
    let fragment = link.fragment.isEmpty ? nil : link.fragment
    return translation(found, of: note, fragment, in: language)
      ?? page(of: found, fragment, language)
  }

  private func local(
    _ path: String, _ address: Address, _ language: Language
  ) -> Target {
    if Self.hasForeignExtension(path), let asset = index.asset(at: path) { return .asset(asset) }
    if path.isEmpty { return .page(plan.frontPage(in: language), fragment: nil) }
    let note: NoteNumber?
    if let named = index.note(named: path) {
      note = named
    } else if let asset = index.asset(named: path) {
      return .asset(asset)
    } else {
      note = index.note(at: path)
    }
    if let note { return page(of: note, address.fragment, language) }
    switch files.place(at: path) {
    case .folder:
      let name = path.hasSuffix("/") ? String(path.dropLast()) : path
      return .nowhere("\(name) is a folder without a note of its own, which has no page")
    case .hidden:
      return .nowhere("\(path) is in a hidden folder, which is not read and has no page")
    case .noteWithoutPage:
      return .nowhere("\(path) has no page: it holds no text yet, or stands around other pages")
    case .file, nil: break
    }
    if let asset = index.asset(at: path) { return .asset(asset) }
    return .nowhere("there is no note or file \(path)")
  }

  private func web(
    _ address: Address, _ destination: String, _ source: NoteNumber, _ language: Language
  ) -> Target {
    guard let file = RepositoryFile(address: destination),
      let note = index.note(at: file, in: plan.corpus.settings.repository)
    else { return .external(destination) }
    return translation(note, of: source, address.fragment, in: language)
      ?? page(of: note, address.fragment, language)
  }

  private static func isGuideline(_ address: Address) -> Bool { address.path.hasPrefix("/design/") }

  /// The target of a rooted path of the original guidelines: the topic of that name, or the page on
  /// their site where the notes show that they are those guidelines.
  ///
  /// Paths of the documentation beside them lead there too, unless the notes have a page there.
  private func guideline(_ address: Address, _ language: Language) -> Target? {
    if address.path.hasPrefix("/documentation/") {
      let path = String(address.path.dropFirst())
      // A note of that name in another folder is not meant.
      let isOwn = index.note(at: path).map { note in
        plan.corpus[note.topic].documents[note.document].source.path
      }?.hasPrefix("documentation/")
      return isOwn == true || index.asset(at: path) != nil || !index.isOfGuidelines
        ? nil : original(address)
    }
    guard Self.isGuideline(address) else { return nil }
    if let name = address.path.lastPathPart {
      if let topic = index.topic(slug: name.lowercased()) {
        return .page(plan.page(ofTopic: topic, in: language), fragment: nil)
      }
      if let note = index.note(at: String(name)) {
        return page(of: note, address.fragment, language)
      }
    }
    return index.isOfGuidelines ? original(address) : nil
  }

  /// The page at a rooted path on the site of the original guidelines.
  private func original(_ address: Address) -> Target {
    let fragment = address.fragment.map { "#" + Address.encoded($0) } ?? ""
    return .external("https://developer.apple.com" + Address.encoded(address.path) + fragment)
  }

  /// The page of a note in its own language, if the note is a translation of the source that
  /// contains the link: a reader who follows *한국어* from the English text wants Korean.
  ///
  /// Nil for all other links, which keep the reader's language. A link with a fragment of the note
  /// also keeps it, because the fragment names a heading of the source's own text.
  private func translation(
    _ note: NoteNumber, of source: NoteNumber, _ fragment: String?, in language: Language
  ) -> Target? {
    guard note.topic == source.topic, note.document != source.document,
      fragment.flatMap({ anchor($0, in: note) }) == nil
    else { return nil }
    let topic = plan.corpus[note.topic]
    let own = topic.editions.indices.filter { topic.editions[$0].document == note.document }
    let document = topic.documents[note.document]
    let named = document.pathKey.language ?? document.language
    guard !own.contains(where: { topic.editions[$0].language == language }),
      let edition = own.first(where: { topic.editions[$0].language == named }) ?? own.first
    else { return nil }
    let page = plan.page(ofEdition: edition, ofTopic: note.topic)
    return page == .home ? nil : .page(page, fragment: nil)
  }

  private func page(
    of note: NoteNumber, _ fragment: String?, _ language: Language
  ) -> Target {
    let id = fragment.flatMap { anchor($0, in: note) }
    let topic = note.topic
    if topic == plan.corpus.homeNumber { return front(at: id, of: note, in: language) }
    let editions = plan.corpus[topic].editions
    let own = editions.firstIndex { $0.document == note.document && $0.language == language }
    if let own {
      let page = Page.edition(topic: topic, edition: own)
      return id == nil ? beginning(page, fragment, topic) : .page(page, fragment: id)
    }
    let page = plan.page(ofTopic: topic, in: language)
    guard let id else { return beginning(page, fragment, topic) }
    // The page may show another source, in which the place may be missing.
    let shown = if case .edition(_, let edition) = page { edition } else { 0 }
    if has(id, editions[shown].document, of: plan.corpus[topic]) {
      return .page(page, fragment: id)
    }
    guard let written = editions.firstIndex(where: { $0.document == note.document }) else {
      return .page(page, fragment: nil)
    }
    return .page(.edition(topic: topic, edition: written), fragment: id)
  }

  /// The beginning of a page of a topic, in none of whose texts a fragment names a place.
  private func beginning(_ page: Page, _ fragment: String?, _ topic: Int) -> Target {
    guard let fragment, !fragment.isEmpty, fragment.lowercased() != "top",
      !HeadingFragment.isLine(fragment),
      !plan.corpus[topic].documents.indices.contains(where: {
        anchor(fragment, in: NoteNumber(topic: topic, document: $0)) != nil
      })
    else { return .page(page, fragment: nil) }
    return .beginning(page, lacking: fragment)
  }

  /// The front page in the reader's language, or the one that shows the place in the home note.
  private func front(at id: String?, of note: NoteNumber, in language: Language) -> Target {
    let page = plan.frontPage(in: language)
    guard let id, let home = plan.corpus.home else { return .page(page, fragment: nil) }
    func shows(_ language: Language) -> Bool {
      guard plan.contains(.index(language)), let edition = home.mainEdition(in: language) else {
        return false
      }
      return has(id, edition.document, of: home)
    }
    if shows(language) { return .page(.index(language), fragment: id) }
    let own = home.editions.first { $0.document == note.document && shows($0.language) }
    return own.map { .page(.index($0.language), fragment: id) } ?? .page(page, fragment: nil)
  }

  private func has(_ id: String, _ document: Int, of topic: Topic) -> Bool {
    topic.unitOfSegment[document].contains { topic.units[$0].id == id }
  }

  private func anchor(_ fragment: String, in note: NoteNumber) -> String? {
    anchors.id(
      of: fragment, in: note.document, of: plan.corpus[note.topic], numbered: note.topic)
  }

  private static func hasForeignExtension(_ path: String) -> Bool {
    // A fast path: most links lead to `.md` files.
    if path.utf8.reversed().starts(with: [0x64, 0x6D, 0x2E]) { return false }
    guard let name = path.lastPathPart, let dot = name.utf8.lastIndex(of: 0x2E) else {
      return false
    }
    return !FileName.noteEndings.contains(name[name.utf8.index(after: dot)...].lowercased())
  }
}
