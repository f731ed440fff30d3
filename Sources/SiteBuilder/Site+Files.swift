package import Bitext

/// Single pages and files of a site, for callers that do not need all of them.
extension Site {
  /// A page, and what came with it.
  package struct RenderedPage: Sendable {
    /// The page as HTML.
    package let bytes: [UInt8]
    /// The files that the page refers to, as indices into the corpus's assets.
    package let assets: Set<Int>
    /// What was found wrong while the page was rendered.
    package let diagnostics: [Diagnostic]
  }

  /// All pages in the order in which they are rendered.
  package var pages: [Page] { plan.pages }

  /// The notes that the site shows.
  package var corpus: Corpus { plan.corpus }

  /// The page whose file has `path`, as `ko/tables/index.html`.
  package func page(at path: String) -> Page? { plan.page(at: path) }

  /// The path of a page's file in the site.
  package func path(of page: Page) -> String { plan.path(of: page) }

  /// The pages of one topic, or those that belong to none.
  package func pages(ofTopic topic: Int?) -> [Page] {
    guard let topic else { return plan.pages.filter { $0.topic == nil } }
    let editions = corpus.topics[topic].editions.indices.map {
      Page.edition(topic: topic, edition: $0)
    }
    let others = plan.spokenLanguages.map { Page.fallback(topic: topic, $0) }
    return (editions + others + [.parallel(topic: topic)]).filter(plan.contains)
  }

  /// What a page is called by its sources, which it keeps when its address changes; the best
  /// name first.
  package func names(of page: Page) -> [String] {
    guard let topic = page.topic.map({ corpus.topics[$0] }) else { return [] }
    switch page {
    case .edition(_, let edition):
      let edition = topic.editions[edition]
      return [edition.language.tag + ":" + topic.documents[edition.document].source.path]
    case .fallback(_, let language):
      return topic.documents.map { language.tag + ":" + $0.source.path }
    case .parallel: return topic.documents.map { "parallel:" + $0.source.path }
    case .home, .index, .glossary, .gallery, .guidelines, .listings, .desk, .redirect, .notFound:
      return []
    }
  }

  /// Renders one page.
  package func render(_ page: Page) -> RenderedPage {
    let result = PageRenderer(site: context, shells: templates.shells).render(page)
    guard case .bytes(let bytes) = result.file.content else {
      return RenderedPage(bytes: [], assets: result.assets, diagnostics: result.diagnostics)
    }
    return RenderedPage(bytes: bytes, assets: result.assets, diagnostics: result.diagnostics)
  }

  /// The page for missing addresses, for a host that shows it at any depth below `root`, which
  /// begins and ends with a slash.
  package func renderNotFound(below root: String) -> RenderedPage {
    var site = self
    site.context.options.basePath = root
    return site.render(.notFound)
  }

  /// The file of the corpus that stands at `path` on the site, as an index into its assets.
  package func asset(at path: String) -> Int? { context.pictures.paths.firstIndex(of: path) }

  /// The files that are neither pages nor come from notes or templates: feeds, a site map.
  package func furtherFiles() -> [OutputFile] { SiteFiles(site: context).all() }

  /// A file that the search loads; nil where there is none at `path`.
  package func searchFile(at path: String) -> [UInt8]? { searchFiles.file(at: path) }

  /// The path of an asset in the site.
  package func path(ofAsset index: Int) -> String { context.pictures.paths[index] }
}

extension Page {
  /// The topic that the page shows, if it shows one.
  package var topic: Int? {
    switch self {
    case .edition(let topic, _), .fallback(let topic, _), .parallel(let topic): topic
    case .home, .index, .glossary, .gallery, .guidelines, .listings, .desk, .redirect, .notFound:
      nil
    }
  }
}
