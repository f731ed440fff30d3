package import Bitext

/// Decides which pages the site has and where they are, before the first page is rendered.
///
/// No two pages share a path, even on a file system that ignores case.
package struct SitePlan: Sendable {
  /// The notes that the pages show.
  package private(set) var corpus: Corpus
  /// The glossary, indexed for finding its terms in texts.
  private(set) var terms: Lazy<GlossaryIndex>
  /// The languages of the site; `und` comes last if a text is in none of the others.
  package let languages: [Language]
  /// In rendering order.
  package private(set) var pages: [Page] = []
  /// Collisions of paths: the first page keeps the path, the second one gets a number.
  package internal(set) var diagnostics: [Diagnostic] = []
  /// The sections in the order of their first topics, each with the indices of its topics.
  let sections: [(name: String, topics: [Int])]
  /// Whether there is a page of recent changes.
  let hasChanges: Bool
  private let sectionNumbers: [String: Int]
  /// The languages that have a feed: those in which the main edition of some topic has a date, or,
  /// if a history is shown, in which a text changed.
  let datedLanguages: Set<Language>
  /// The former addresses that ``Page/redirect(_:)`` points to by index.
  package internal(set) var redirects: [Redirect] = []
  private var directories: [Page: String] = [:]
  /// The percent-encoded paths of the pages.
  private var addresses: [Page: String] = [:]
  var claimed: [String: Page] = [:]

  /// A former address of a topic.
  package struct Redirect: Sendable {
    /// The page to which the address leads now.
    package let target: Page
    /// The language of the target.
    package let language: Language
    /// The title of the target; nil if it is the title of the topic.
    package let title: String?
  }

  /// - Parameters:
  ///   - corpus: The notes.
  ///   - hasGallery: Whether any text has an example beside it.
  ///   - hasDesk: Whether the site has the pages that depend on its scripts.
  ///   - changed: The languages in which something changed; nil if no history is shown.
  package init(
    corpus: Corpus, hasGallery: Bool = false, hasDesk: Bool = false,
    changed: Set<Language>? = nil
  ) {
    self.corpus = corpus
    hasChanges = changed != nil
    terms = Lazy { GlossaryIndex(corpus.glossary) }
    languages = corpus.languages
    var sections: [(name: String, topics: [Int])] = []
    var numbers: [String: Int] = [:]
    for (index, topic) in corpus.topics.enumerated() {
      let number = numbers[topic.section] ?? sections.count
      numbers[topic.section] = number
      if number == sections.count { sections.append((topic.section, [])) }
      sections[number].topics.append(index)
    }
    self.sections = sections
    sectionNumbers = numbers
    let dated = Set(
      corpus.topics.flatMap { topic in
        topic.languages.filter { language in
          guard let edition = topic.mainEdition(in: language), language.isDetermined else {
            return false
          }
          return topic.documents[edition.document].frontMatter.latestDate != nil
        }
      })
    datedLanguages = changed ?? dated
    // The site's own pages come first, so that no topic displaces one of them.
    add(.home, at: "")
    for language in languages { add(.index(language), at: Self.folder(of: language)) }
    let fronts = pages
    pages = []
    addGlossary()
    if hasGallery { addGallery() }
    let home = corpus.home
    if hasDesk, !corpus.topics.isEmpty || home.map(hasParallel) ?? false { addDesk() }
    let others = pages
    pages = fronts
    for index in corpus.topics.indices { addPages(ofTopic: index) }
    if let number = corpus.homeNumber { addParallels(ofTopic: number) }
    pages += others
    for index in corpus.topics.indices { addRedirects(ofTopic: index) }
    for index in corpus.topics.indices { addFormerNames(ofTopic: index) }
    for index in corpus.topics.indices { addFormerParallel(ofTopic: index) }
    for index in corpus.topics.indices { addFormerEditions(ofTopic: index) }
    pages.append(.notFound)
  }

  /// The same pages with newer texts of some topics.
  ///
  /// Nil if the change adds, removes or moves pages.
  package func updating(_ corpus: Corpus, topics: [Int]) -> SitePlan? {
    let old = self.corpus
    guard corpus.topics.count == old.topics.count, (corpus.home == nil) == (old.home == nil),
      topics.allSatisfy({ Self.hasSamePages(old[$0], corpus[$0]) }),
      glossaryParts.count == GlossaryParts(corpus.glossary).count,
      spokenLanguages.allSatisfy({
        Self.hasTerms(old.glossary, in: $0) == Self.hasTerms(corpus.glossary, in: $0)
      })
    else { return nil }
    var plan = self
    plan.corpus = corpus
    if corpus.glossary != old.glossary { plan.terms = Lazy { GlossaryIndex(corpus.glossary) } }
    return plan
  }

  private static func hasSamePages(_ a: Topic, _ b: Topic) -> Bool {
    let hasAliases = a.documents.contains { !$0.frontMatter.aliases.isEmpty }
    return a.slug == b.slug && a.documents.map(\.source.path) == b.documents.map(\.source.path)
      && a.editions.map(\.language) == b.editions.map(\.language)
      && a.section == b.section && a.editions.map(\.name) == b.editions.map(\.name)
      && a.editions.map(\.document) == b.editions.map(\.document)
      && a.documents.map(\.frontMatter.latestDate) == b.documents.map(\.frontMatter.latestDate)
      && a.documents.map(\.frontMatter.aliases) == b.documents.map(\.frontMatter.aliases)
      && (!hasAliases || a.editions.map(\.title) == b.editions.map(\.title))
  }

  /// The page whose file has `path`; nil if there is none.
  package func page(at path: String) -> Page? {
    if path == self.path(of: .notFound) { return .notFound }
    guard path.hasSuffix("index.html") else { return nil }
    let directory = String(path.dropLast("index.html".utf8.count))
    guard let page = claimed[directory.lowercased()], directories[page] == directory else {
      return nil
    }
    return page
  }

  /// The division of the glossary into pages.
  var glossaryParts: GlossaryParts { GlossaryParts(corpus.glossary) }

  /// The languages of the site without `und`, into which nothing can be translated.
  package var spokenLanguages: [Language] { languages.filter(\.isDetermined) }

  /// The page of the guidelines for readers of `language`; nil if there is none.
  func guidelines(in language: Language) -> Page? {
    ([language] + spokenLanguages).map { .guidelines($0) }.first(where: contains)
  }

  /// The page of the examples' source code for readers of `language`; nil if there is none.
  func listings(in language: Language) -> Page? {
    ([language] + spokenLanguages).map { .listings($0) }.first(where: contains)
  }

  /// The indices of the topics in the section of `topic`, in their order.
  func section(of topic: Topic) -> [Int] {
    sectionNumbers[topic.section].map { sections[$0].topics } ?? []
  }

  /// The heading id of a section on pages that list all topics.
  ///
  /// It is made of the section's own name, so that other sections may come and go.
  func identifier(ofSection section: String) -> String {
    let name = section.lowercased().utf8.map { byte in
      byte == 0x2F || byte <= 0x20 ? UInt8(ascii: "-") : byte
    }
    return name.isEmpty ? "topics" : "section-" + String(decoding: name, as: UTF8.self)
  }

  /// The index of a section, by its name.
  func place(ofSection section: String) -> Int { sectionNumbers[section] ?? 0 }

  /// The folder of a page relative to the root of the site: empty, or ending in a slash.
  package func directory(of page: Page) -> String { directories[page] ?? "" }

  /// The path of a page's file relative to the root of the site.
  package func path(of page: Page) -> String {
    page == .notFound ? "404.html" : directory(of: page) + "index.html"
  }

  /// ``path(of:)``, percent-encoded.
  func address(of page: Page) -> String {
    addresses[page] ?? Address.encoded(path(of: page))
  }

  /// The relative address of the site's root from a page: `../` for each folder.
  func root(from page: Page) -> String {
    let bytes = directory(of: page).utf8.span
    var depth = 0
    for index in bytes.indices where bytes[index] == 0x2F { depth += 1 }
    return depth < Self.roots.count
      ? Self.roots[depth] : String(repeating: "../", count: depth)
  }

  /// Ready-made by depth, because pages need one for every link.
  private static let roots = (0..<8).map { String(repeating: "../", count: $0) }

  /// The address of a page as a host serves it: without the file name.
  func servedAddress(of page: Page) -> String {
    String(address(of: page).dropLast("index.html".utf8.count))
  }

  /// The path of the feed of a language.
  func feedPath(of language: Language) -> String {
    directory(of: .index(language)) + "feed.xml"
  }

  /// Whether the site has the page.
  package func contains(_ page: Page) -> Bool { page == .notFound || directories[page] != nil }

  /// The front page for readers of a language.
  func frontPage(in language: Language) -> Page {
    contains(.index(language)) ? .index(language) : .home
  }

  /// The page on which `topic` is read in `language`: its edition, or the best substitute.
  package func page(ofTopic topic: Int, in language: Language) -> Page {
    if topic == corpus.homeNumber { return frontPage(in: language) }
    let editions = corpus[topic].editions
    if let main = editions.firstIndex(where: { $0.language == language }) {
      return .edition(topic: topic, edition: main)
    }
    let fallback = Page.fallback(topic: topic, language)
    return contains(fallback) ? fallback : .edition(topic: topic, edition: 0)
  }

  /// The page that shows an edition of a topic; that of the README is a front page.
  func page(ofEdition edition: Int, ofTopic topic: Int) -> Page {
    guard topic == corpus.homeNumber else { return .edition(topic: topic, edition: edition) }
    let shown = corpus[topic].editions[edition]
    return shown.name == nil ? frontPage(in: shown.language) : .home
  }

  /// The languages of the readers for whom there are parallel pages.
  var parallelLanguages: [Language] {
    spokenLanguages.isEmpty ? [.undetermined] : spokenLanguages
  }

  /// The parallel page of a topic for readers of `language`.
  func parallel(ofTopic topic: Int, for language: Language) -> Page {
    let own = Page.parallel(topic: topic, language)
    return contains(own) ? own : .parallel(topic: topic, parallelLanguages[0])
  }

  /// The parallel page of the README for readers of `language`; nil if there is none.
  func homeParallel(for language: Language) -> Page? {
    corpus.homeNumber.map { parallel(ofTopic: $0, for: language) }.flatMap {
      language.isDetermined && contains($0) ? $0 : nil
    }
  }

  /// The parallel pages of a topic, one for each language of its readers.
  package func parallels(ofTopic topic: Int) -> [Page] {
    parallelLanguages.map { .parallel(topic: topic, $0) }.filter(contains)
  }

  /// Whether a topic has a parallel page: it needs more than one text.
  package func hasParallel(_ topic: Topic) -> Bool {
    topic.hasParallelPage
  }

  private mutating func addGlossary() {
    for language in spokenLanguages where Self.hasTerms(corpus.glossary, in: language) {
      for part in 0..<glossaryParts.count {
        add(
          .glossary(language, part: part), in: language,
          at: SiteAddress.glossary.folder + GlossaryParts.folder(of: part))
      }
    }
  }

  private mutating func addGallery() {
    for language in spokenLanguages {
      add(.gallery(language), in: language, at: SiteAddress.gallery.folder)
      add(.guidelines(language), in: language, at: SiteAddress.guidelines.folder)
      add(.listings(language), in: language, at: SiteAddress.listings)
    }
  }

  private mutating func addDesk() {
    let hasTerms = spokenLanguages.contains { Self.hasTerms(corpus.glossary, in: $0) }
    for page in DeskPage.allCases {
      switch page {
      case .search: break
      case .status: if spokenLanguages.count < 2 { continue }
      case .terms: if !hasTerms { continue }
      case .changes: if !hasChanges { continue }
      }
      for language in spokenLanguages {
        for part in 0..<(page == .terms ? glossaryParts.count : 1) {
          add(
            .desk(page, language, part: part), in: language,
            at: page.folder + GlossaryParts.folder(of: part))
        }
      }
    }
  }

  private mutating func add(_ page: Page, in language: Language, at folder: String) {
    add(page, at: Self.folder(of: language) + folder)
  }

  private mutating func addPages(ofTopic index: Int) {
    let topic = corpus[index]
    for (number, edition) in topic.editions.enumerated() {
      let name = edition.name.map { $0 + "/" } ?? ""
      add(
        .edition(topic: index, edition: number),
        at: Self.folder(of: edition.language) + topic.slug + "/" + name)
    }
    let written = Set(topic.languages)
    if !topic.editions.isEmpty {
      for language in spokenLanguages where !written.contains(language) {
        add(.fallback(topic: index, language), at: Self.folder(of: language) + topic.slug + "/")
      }
    }
    addParallels(ofTopic: index)
  }

  private mutating func addParallels(ofTopic index: Int) {
    let topic = corpus[index]
    guard hasParallel(topic) else { return }
    for language in parallelLanguages {
      add(
        .parallel(topic: index, language), in: language,
        at: SiteAddress.parallel.folder + topic.slug + "/")
    }
  }

  mutating func add(_ page: Page, at wanted: String) {
    var directory = wanted
    var number = 2
    while claimed[directory.lowercased()] != nil {
      directory = wanted.dropLast() + "-\(number)/"
      number += 1
    }
    if directory != wanted, let place = place(of: page) {
      diagnostics.append(
        Diagnostic(
          .warning, "path-collision",
          "another page has the address /\(wanted) already, so this one is at /\(directory); "
            + "give it a slug of its own", at: place))
    }
    claimed[directory.lowercased()] = page
    directories[page] = directory
    addresses[page] = Address.encoded(directory) + "index.html"
    pages.append(page)
  }

  /// The line of the notes from which a page is made; nil if there is none.
  private func place(of page: Page) -> Diagnostic.Place? {
    let document: Document?
    switch page {
    case .edition(let topic, let edition):
      document = corpus[topic].documents[corpus[topic].editions[edition].document]
    case .fallback(let topic, _), .parallel(let topic, _):
      document = corpus[topic].documents.first
    case .index(let language), .glossary(let language, _), .gallery(let language),
      .guidelines(let language), .listings(let language), .desk(_, let language, _):
      let documents = corpus.topics.lazy.flatMap(\.documents)
      document = documents.first { $0.language == language } ?? documents.first
    case .home, .redirect, .notFound: document = nil
    }
    return document.map { .range($0.source, $0.source.range(ofLine: 1)) }
  }

  private static func hasTerms(_ glossary: Glossary, in language: Language) -> Bool {
    glossary.concepts.contains { !($0.terms[language] ?? []).isEmpty }
  }

  /// The folder of a language: only letters, digits and hyphens of its tag, so that it cannot leave
  /// the site.
  package static func folder(of language: Language) -> String {
    let safe = language.tag.unicodeScalars.filter {
      ("a"..."z").contains($0) || ("A"..."Z").contains($0) || ("0"..."9").contains($0)
        || $0 == "-"
    }
    return (safe.isEmpty ? "und" : String(String.UnicodeScalarView(safe))) + "/"
  }
}
