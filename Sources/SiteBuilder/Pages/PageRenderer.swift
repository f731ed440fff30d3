import Bitext

/// Renders the pages of a site, each on its own.
struct PageRenderer: Sendable {
  /// A page, the files it refers to and what was found while writing it.
  struct Result: Sendable {
    let file: OutputFile
    /// As indices into the corpus's assets.
    let assets: Set<Int>
    let diagnostics: [Diagnostic]
    /// The links in the text, each with a digest of where it leads.
    var asked: [PageLinks.Question: UInt64] = [:]
    /// What ``Fragments/index(_:)`` says of the page, as JSON.
    var entry: String?
  }

  let site: SiteContext
  let shells: Shells

  /// The file of a page.
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
    case .parallel(let topic): ParallelPage(site: site, index: topic).content()
    case .glossary(let language, let part):
      GlossaryPage(site: site, language: language, part: part).content()
    case .gallery(let language): GalleryPage(site: site, language: language).content()
    case .guidelines(let language): GuidelinesPage(site: site, language: language).content()
    case .listings(let language): ListingsPage(site: site, language: language).content()
    case .desk(.search, let language, _): SearchPage(site: site, language: language).content()
    case .desk(.status, let language, _): StatusPage(site: site, language: language).content()
    case .desk(.terms, let language, let part):
      TermsPage(site: site, language: language, part: part).content()
    case .redirect, .notFound: NotFoundPage(site: site).content()
    }
  }
}
