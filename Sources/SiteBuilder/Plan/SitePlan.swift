package import Bitext

/// Which pages the site has and where: decided once, before the first page is rendered.
///
/// No two pages share a path, also where a file system does not tell upper from lower case.
package struct SitePlan: Sendable {
  /// The notes that the pages show.
  package private(set) var corpus: Corpus
  /// The glossary, made ready for what pages find of it in texts.
  private(set) var terms: Lazy<GlossaryIndex>
  /// The languages of the site, `und` last if there is a text in none of the others.
  package let languages: [Language]
  /// In the order they are rendered.
  package private(set) var pages: [Page] = []
  /// Paths that two pages wanted: the first page keeps it, the second one has a number.
  package private(set) var diagnostics: [Diagnostic] = []
  /// The sections in the order of their first topics, each with its topics.
  let sections: [(name: String, topics: [Int])]
  private let sectionNumbers: [String: Int]
  /// The languages that a text with a date is the main edition of.
  let datedLanguages: Set<Language>
  /// What ``Page/redirect(_:)`` counts.
  package private(set) var redirects: [Redirect] = []
  private var directories: [Page: String] = [:]
  /// The paths of pages as links have them.
  private var addresses: [Page: String] = [:]
  private var claimed: [String: Page] = [:]

  /// An old address of a topic.
  package struct Redirect: Sendable {
    /// Where the address leads now.
    package let target: Page
    /// The language of the target.
    package let language: Language
    /// The title of the target.
    package let title: String
  }

  /// - Parameters:
  ///   - corpus: What the site is made of.
  ///   - hasGallery: Whether any text has an example beside it.
  ///   - hasDesk: Whether there are pages that need the site's own scripts.
  package init(corpus: Corpus, hasGallery: Bool = false, hasDesk: Bool = false) {
    self.corpus = corpus
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
    datedLanguages = Set(
      corpus.topics.flatMap { topic in
        topic.languages.filter { language in
          guard let edition = topic.mainEdition(in: language), language.isDetermined else {
            return false
          }
          return topic.documents[edition.document].frontMatter.latestDate != nil
        }
      })
    // The site's own pages come first, so that no topic displaces one of them.
    add(.home, at: "")
    for language in languages { add(.index(language), at: Self.folder(of: language)) }
    let fronts = pages
    pages = []
    addGlossary()
    if hasGallery { addGallery() }
    if hasDesk, !corpus.topics.isEmpty { addDesk() }
    let others = pages
    pages = fronts
    for index in corpus.topics.indices { addPages(ofTopic: index) }
    pages += others
    for index in corpus.topics.indices { addRedirects(ofTopic: index) }
    pages.append(.notFound)
  }

  /// The same pages with a newer text of some topics, or of the home page; nil if the text
  /// changes which pages there are, or where.
  package func updating(_ corpus: Corpus, topics: [Int], home: Bool) -> SitePlan? {
    let old = self.corpus
    guard corpus.topics.count == old.topics.count, (corpus.home == nil) == (old.home == nil),
      topics.allSatisfy({ Self.hasSamePages(old.topics[$0], corpus.topics[$0]) }),
      glossaryParts.count == GlossaryParts(corpus.glossary).count,
      spokenLanguages.allSatisfy({
        Self.hasTerms(old.glossary, in: $0) == Self.hasTerms(corpus.glossary, in: $0)
      })
    else { return nil }
    if home, let a = old.home, let b = corpus.home, !Self.hasSamePages(a, b) { return nil }
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

  /// The page whose file has `path`; nil where there is none.
  package func page(at path: String) -> Page? {
    if path == self.path(of: .notFound) { return .notFound }
    guard path.hasSuffix("index.html") else { return nil }
    let directory = String(path.dropLast("index.html".utf8.count))
    guard let page = claimed[directory.lowercased()], directories[page] == directory else {
      return nil
    }
    return page
  }

  /// How the glossary is spread over pages.
  var glossaryParts: GlossaryParts { GlossaryParts(corpus.glossary) }

  /// The languages that have a name: `und` is none to translate into.
  package var spokenLanguages: [Language] { languages.filter(\.isDetermined) }

  /// The page of the guidelines for readers of `language`, where there is any.
  func guidelines(in language: Language) -> Page? {
    ([language] + spokenLanguages).map { .guidelines($0) }.first(where: contains)
  }

  /// The page of the examples' sources for readers of `language`, where there is any.
  func listings(in language: Language) -> Page? {
    ([language] + spokenLanguages).map { .listings($0) }.first(where: contains)
  }

  /// The topics that share the section of `topic`, in their order.
  func section(of topic: Topic) -> [Int] {
    sectionNumbers[topic.section].map { sections[$0].topics } ?? []
  }

  /// The id of the heading of a section on the pages that list all topics.
  func identifier(ofSection section: String) -> String {
    "section-\(place(ofSection: section) + 1)"
  }

  /// The index of a section, by its name.
  func place(ofSection section: String) -> Int { sectionNumbers[section] ?? 0 }

  /// The folder of a page below the root of the site: empty, or ending in a slash.
  package func directory(of page: Page) -> String { directories[page] ?? "" }

  /// The path of a page's file below the root of the site.
  package func path(of page: Page) -> String {
    page == .notFound ? "404.html" : directory(of: page) + "index.html"
  }

  /// ``path(of:)``, percent-encoded.
  func address(of page: Page) -> String {
    addresses[page] ?? Address.encoded(path(of: page))
  }

  /// The address of the site's root as seen from a page: `../` for every folder it is in.
  func root(from page: Page) -> String {
    let bytes = directory(of: page).utf8.span
    var depth = 0
    for index in bytes.indices where bytes[index] == 0x2F { depth += 1 }
    return depth < Self.roots.count
      ? Self.roots[depth] : String(repeating: "../", count: depth)
  }

  /// By how deep a page is: pages ask for it with every link.
  private static let roots = (0..<8).map { String(repeating: "../", count: $0) }

  /// The address of a page as a host serves it: without the file's name.
  func servedAddress(of page: Page) -> String {
    String(address(of: page).dropLast("index.html".utf8.count))
  }

  /// Where the feed of a language is.
  func feedPath(of language: Language) -> String {
    directory(of: .index(language)) + "feed.xml"
  }

  /// Whether the site has a page.
  package func contains(_ page: Page) -> Bool { page == .notFound || directories[page] != nil }

  /// The page on which `topic` is read in `language`: its own edition, or the next best.
  package func page(ofTopic topic: Int, in language: Language) -> Page {
    let editions = corpus.topics[topic].editions
    if let main = editions.firstIndex(where: { $0.language == language }) {
      return .edition(topic: topic, edition: main)
    }
    let fallback = Page.fallback(topic: topic, language)
    return contains(fallback) ? fallback : .edition(topic: topic, edition: 0)
  }

  /// Whether the texts of a topic stand side by side somewhere: not if there is only one.
  package func hasParallel(_ topic: Topic) -> Bool {
    topic.languages.count > 1 || topic.documents.count > 1
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
      if page == .terms && !hasTerms || page == .status && spokenLanguages.count < 2 { continue }
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
    let topic = corpus.topics[index]
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
    if hasParallel(topic) { add(.parallel(topic: index), at: "parallel/" + topic.slug + "/") }
  }

  /// Authors name old addresses by path, or by the slug alone.
  private mutating func addRedirects(ofTopic index: Int) {
    let topic = corpus.topics[index]
    for (number, edition) in topic.editions.enumerated() where edition.name == nil {
      let page = Page.edition(topic: index, edition: number)
      for document in topic.documents where document.language == edition.language {
        for alias in document.frontMatter.aliases {
          let directory = Self.directory(ofAlias: alias, in: edition.language)
          guard let directory, claimed[directory.lowercased()] == nil else {
            report(alias, in: document)
            continue
          }
          redirects.append(
            Redirect(
              target: page, language: edition.language,
              title: SiteText.shortened(edition.title)))
          add(.redirect(redirects.count - 1), at: directory)
        }
      }
    }
  }

  /// In bytes: what file systems take, and room for a number.
  private static let longestName = 240

  private mutating func report(_ alias: String, in document: Document) {
    let entry = document.frontMatter.entries[.aliases] ?? document.source.range(ofLine: 1)
    diagnostics.append(
      Diagnostic(
        .warning, "alias-taken",
        "the alias \"\(alias)\" is left out: there is a page or a file at that address, "
          + "or it can be none",
        at: .range(document.source, document.source.range(of: alias, in: entry))))
  }

  /// The folder below the root that an alias means; nil if it leads out of the site, or to where
  /// its files are.
  private static func directory(ofAlias alias: String, in language: Language) -> String? {
    var path = alias
    if path.hasSuffix("index.html") { path = String(path.dropLast(10)) }
    // By bytes: a mark behind a slash makes one character of both, which would hide "..".
    let base = path.hasPrefix("/") ? "" : folder(of: language)
    let parts = path.pathParts.map(String.init)
    guard let first = parts.first?.lowercased(), !parts.contains("."), !parts.contains(".."),
      parts.allSatisfy({ $0.utf8.count <= longestName }),
      !SiteAddress.fileFolders.contains(first),
      parts.count > 1 || !first.contains("."),
      parts.last != "feed.xml"
    else { return nil }
    return PlainText.composed(base + parts.joined(separator: "/") + "/")
  }

  private mutating func add(_ page: Page, at wanted: String) {
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

  /// A line of the notes that a page comes from; nil where there is none.
  private func place(of page: Page) -> Diagnostic.Place? {
    let document: Document?
    switch page {
    case .edition(let topic, let edition):
      document = corpus.topics[topic].documents[corpus.topics[topic].editions[edition].document]
    case .fallback(let topic, _), .parallel(let topic):
      document = corpus.topics[topic].documents.first
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

  /// Letters, digits and hyphens of the tag, so that a declared language cannot leave the site.
  package static func folder(of language: Language) -> String {
    let safe = language.tag.unicodeScalars.filter {
      ("a"..."z").contains($0) || ("A"..."Z").contains($0) || ("0"..."9").contains($0)
        || $0 == "-"
    }
    return (safe.isEmpty ? "und" : String(String.UnicodeScalarView(safe))) + "/"
  }
}
