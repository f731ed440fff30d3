package import Bitext

/// Access to single pages and files, for callers that do not write the whole site.
extension Site {
  /// A rendered page with the assets that it refers to and the diagnostics of its texts.
  package struct RenderedPage: Sendable {
    /// The page as HTML.
    package let bytes: [UInt8]
    /// The files that the page refers to, as indices into the corpus's assets.
    package let assets: Set<Int>
    /// Problems found in the notes while the page was rendered.
    package let diagnostics: [Diagnostic]
  }

  /// All pages in rendering order.
  package var pages: [Page] { plan.pages }

  /// The options that the site was made with.
  package var options: SiteOptions { context.options }

  /// The notes that the site shows.
  package var corpus: Corpus { plan.corpus }

  /// The page written to `path`, such as `ko/tables/index.html`; nil if there is none.
  package func page(at path: String) -> Page? { plan.page(at: path) }

  /// The path of a page's file, relative to the root of the site.
  package func path(of page: Page) -> String { plan.path(of: page) }

  /// The pages that show the text of one topic, or, if `topic` is nil, those that show none.
  package func pages(ofTopic topic: Int?) -> [Page] {
    let fronts = corpus.homeNumber == nil ? [] : [.home] + plan.languages.map { Page.index($0) }
    guard let topic else {
      return plan.pages.filter { $0.topic == nil && !fronts.contains($0) }
    }
    if topic == corpus.homeNumber { return fronts + plan.parallels(ofTopic: topic) }
    let editions = corpus[topic].editions.indices.map {
      Page.edition(topic: topic, edition: $0)
    }
    let others = plan.spokenLanguages.map { Page.fallback(topic: topic, $0) }
    return (editions + others).filter(plan.contains) + plan.parallels(ofTopic: topic)
  }

  /// Names for a page that are derived from its sources, the best name first.
  ///
  /// The preview uses them to find a page again after its address has changed.
  package func names(of page: Page) -> [String] {
    guard let topic = page.topic.map({ corpus[$0] }) else { return [] }
    switch page {
    case .edition(_, let edition):
      let edition = topic.editions[edition]
      return [edition.language.tag + ":" + topic.documents[edition.document].source.path]
    case .fallback(_, let language):
      return topic.documents.map { language.tag + ":" + $0.source.path }
    case .parallel(_, let language):
      return topic.documents.map { "parallel:" + language.tag + ":" + $0.source.path }
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

  /// Renders the page for missing addresses.
  ///
  /// A host may show it at any depth, so its links start at `root`, which begins and ends with a
  /// slash.
  package func renderNotFound(below root: String) -> RenderedPage {
    var site = self
    site.context.options.basePath = root
    return site.render(.notFound)
  }

  /// The index of the asset that the site serves at `path`; nil if there is none.
  package func asset(at path: String) -> Int? { context.pictures.paths.firstIndex(of: path) }

  /// The files that are neither pages nor copied from notes or templates: feeds and the site map.
  package func furtherFiles() -> [OutputFile] { SiteFiles(site: context).all() }

  /// The picture of a page for links on other sites; nil if there is none at `path`.
  package func card(at path: String) -> [UInt8]? {
    guard path.hasSuffix(PageCards.name),
      let page = plan.page(at: path.dropLast(PageCards.name.utf8.count) + "index.html"),
      case .bytes(let bytes) = PageCards(site: context).file(of: page)?.content
    else { return nil }
    return bytes
  }

  /// The texts of a page as Markdown; nil if there is no such file at `path`.
  package func twin(at path: String) -> [UInt8]? {
    guard path.hasSuffix("index.md"),
      let page = plan.page(at: path.dropLast(2) + "html"),
      let file = MarkdownTwin(site: context, page: page).file(),
      case .bytes(let bytes) = file.content
    else { return nil }
    return bytes
  }

  /// A file that the search script loads; nil if there is none at `path`.
  package func searchFile(at path: String) -> [UInt8]? { searchFiles.file(at: path) }

  /// The path of an asset, relative to the root of the site.
  package func path(ofAsset index: Int) -> String { context.pictures.paths[index] }
}
