import Bitext
import RowStyles

/// Makes the pages of a site, one by one and each on its own.
struct PageMaker: Sendable {
  /// What has a say in a page besides its own topic; the topic of the home page is nil.
  enum Consulted: Hashable {
    case text(topic: Int?)
    /// Where the pages of a topic are.
    case address(topic: Int?)
    /// Where those of all topics are.
    case addresses
  }

  /// A page, the files it refers to and what was found while writing it.
  struct Result: Sendable {
    let file: OutputFile
    let assets: Set<Int>
    let diagnostics: [Diagnostic]
    var consulted: Set<Consulted> = []
    /// What ``fragmentIndex(_:)`` says of the page, as JSON.
    var entry: String?
  }

  /// What a kind of page says to the shell around it.
  struct Content {
    let kind: String
    let language: Language
    let title: String
    var description = ""
    /// The text of the page, with the pictures and diagnostics it brought.
    var body: BodyWriter
    var aside = HTMLWriter()
    var breadcrumb = HTMLWriter()
    var sidebar = HTMLWriter()
    /// The page that this one is a copy of, for search engines; itself in most cases.
    var canonical: Page?
    /// The same text in other languages, for search engines.
    var alternates: [(language: Language, page: Page)] = []
    /// Where the language switch leads.
    var switches: [(language: Language, page: Page)] = []
    var parallel: Page?
    /// The absolute address of the picture that stands for the page; nil for that of the site.
    var image: String?
    var isIndexed = true
    /// Sheets and scripts that only this kind of page needs.
    var assets: [String] = []
  }

  let plan: SitePlan
  let text: SiteText
  let resolver: LinkResolver
  let pictures: Pictures
  let shells: Shells
  var options: SiteOptions
  /// For each topic, what is shown beside its texts.
  var examples: @Sendable (_ topic: Int) -> TopicExamples
  /// Where the notes speak of concepts and guidelines.
  var places: Lazy<ConceptPlaces>
  /// Every example that there is, for the gallery.
  let book: ExampleBook
  /// What styles are called: as in the glossary, where that has a term.
  let names: ConceptNames
  /// The example files among the assets: those that there are.
  let exampleAssets: [String]
  /// Where the terms of the glossary are used.
  let uses: Lazy<GlossaryUses>
  let status: Lazy<StatusReport>
  let memory = DeskMemory()
  /// The absolute address of the site with a slash at its end, where it is known.
  let baseURL: String?

  func make(_ page: Page) -> Result {
    if case .redirect(let number) = page {
      return Result(file: redirect(number), assets: [], diagnostics: [])
    }
    let content =
      switch page {
      case .home: home()
      case .index(let language): index(language)
      case .edition(let topic, let edition): topicPage(topic, edition, in: nil)
      case .fallback(let topic, let language): topicPage(topic, 0, in: language)
      case .parallel(let topic): parallel(topic)
      case .glossary(let language, let part): glossary(language, part: part)
      case .gallery(let language): gallery(language)
      case .guidelines(let language): guidelines(language)
      case .listings(let language): listings(language)
      case .desk(.search, let language, _): search(language)
      case .desk(.status, let language, _): status(language)
      case .desk(.terms, let language, let part): terms(language, part: part)
      case .redirect, .notFound: notFound()
      }
    if options.writesFragments { return fragment(page, content) }
    let bytes = shells.render(shellValues(of: page, content))
    return Result(
      file: OutputFile(path: plan.path(of: page), content: .bytes(bytes)),
      assets: content.body.assets, diagnostics: content.body.diagnostics,
      consulted: content.body.consulted)
  }

  /// What programs read: the list of pages, the feeds, the manifest.
  func furtherFiles() -> [OutputFile] {
    let feeds = plan.spokenLanguages.compactMap { feed(in: $0) }
    let marker = OutputFile(path: ".nojekyll", content: .bytes([]))
    return feeds + sitemaps() + [robots(), webManifest(), marker].compactMap(\.self)
      + badges() + entryFiles()
  }

  func body(_ page: Page, _ language: Language) -> BodyWriter {
    var body = BodyWriter(resolver: resolver, pictures: pictures, page: page, language: language)
    body.conceptNames = names
    return body
  }

  /// The prefix that leads from a page to the root of the site.
  ///
  /// A host shows the page for missing addresses at any depth, so that one needs the whole path
  /// where it is known.
  func root(of page: Page) -> String {
    if page == .notFound, let basePath = options.basePath ?? pathOfBaseURL {
      return Address.encoded(basePath)
    }
    return BodyWriter.root(below: plan.directory(of: page))
  }

  private var pathOfBaseURL: String? {
    guard let baseURL, let scheme = baseURL.firstRange(of: "://") else { return nil }
    return baseURL[scheme.upperBound...].firstIndex(of: "/").map { String(baseURL[$0...]) }
  }

  func href(_ target: Page, from page: Page) -> String {
    root(of: page) + plan.address(of: target)
  }
}
