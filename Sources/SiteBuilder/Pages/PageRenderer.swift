import Bitext

/// Renders pages, each independently of the others.
struct PageRenderer: Sendable {
  /// A rendered page, the files it refers to and the problems found in its sources.
  struct Result: Sendable {
    let file: OutputFile
    /// The texts of the page as Markdown; nil for pages without texts.
    var twin: OutputFile?
    /// Indices into the corpus's assets.
    let assets: Set<Int>
    let diagnostics: [Diagnostic]
    /// The links in the text, each with a digest of its target.
    var asked: [PageLinks.Question: UInt64] = [:]
    /// The entry of the page in ``Fragments/index(_:)``, as JSON; nil outside fragments.
    var entry: String?
  }

  let site: SiteContext
  let shells: Shells

  /// Renders a page.
  func render(_ page: Page) -> Result {
    if case .redirect(let number) = page {
      let file = RedirectPage(site: site, number: number).file()
      return Result(file: file, assets: [], diagnostics: [])
    }
    let content = content(of: page)
    if site.options.writesFragments { return Fragments(site: site).page(page, content) }
    let values = PageShell(site: site, page: page, content: content).values()
    return Result(
      file: OutputFile(path: site.plan.path(of: page), content: .bytes(shells.render(values))),
      twin: MarkdownTwin(site: site, page: page).file(),
      assets: content.body.needs.assets, diagnostics: content.body.needs.diagnostics,
      asked: content.body.links.asked)
  }

  private func content(of page: Page) -> PageContent {
    switch page {
    case .home: HomePage(site: site).content()
    case .index(let language): IndexPage(site: site, language: language).content()
    case .edition(let topic, let edition):
      TopicPage(site: site, index: topic, edition: edition).content()
    case .fallback(let topic, let language):
      TopicPage(site: site, index: topic, edition: 0, substitute: language).content()
    case .parallel(let topic, let language):
      ParallelPage(site: site, index: topic, language: language).content()
    case .glossary(let language, let part):
      GlossaryPage(site: site, language: language, part: part).content()
    case .gallery(let language): GalleryPage(site: site, language: language).content()
    case .guidelines(let language): GuidelinesPage(site: site, language: language).content()
    case .listings(let language): ListingsPage(site: site, language: language).content()
    case .desk(.search, let language, _): SearchPage(site: site, language: language).content()
    case .desk(.status, let language, _): StatusPage(site: site, language: language).content()
    case .desk(.changes, let language, _): ChangesPage(site: site, language: language).content()
    case .desk(.terms, let language, let part):
      TermsPage(site: site, language: language, part: part).content()
    case .redirect, .notFound: NotFoundPage(site: site).content()
    }
  }
}
