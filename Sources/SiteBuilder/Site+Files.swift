package import Bitext

/// Single files of a site, for who does not want all of them.
extension Site {
  /// A page, and what came with it.
  package struct RenderedPage: Sendable {
    package let bytes: [UInt8]
    /// The files that the page refers to, as indices into the corpus's assets.
    package let assets: Set<Int>
    package let diagnostics: [Diagnostic]
  }

  package var pages: [Page] { plan.pages }

  package var corpus: Corpus { plan.corpus }

  /// The page whose file has `path`, as `ko/tables/index.html`.
  package func page(at path: String) -> Page? { plan.page(at: path) }

  package func path(of page: Page) -> String { plan.path(of: page) }

  package func render(_ page: Page) -> RenderedPage {
    let result = maker.make(page)
    guard case .bytes(let bytes) = result.file.content else {
      return RenderedPage(bytes: [], assets: result.assets, diagnostics: result.diagnostics)
    }
    return RenderedPage(bytes: bytes, assets: result.assets, diagnostics: result.diagnostics)
  }

  /// The file of the corpus that stands at `path` on the site, as an index into its assets.
  package func asset(at path: String) -> Int? { maker.pictures.paths.firstIndex(of: path) }
}

extension Page {
  /// The topic that the page shows, if it shows one.
  package var topic: Int? {
    switch self {
    case .edition(let topic, _), .fallback(let topic, _), .parallel(let topic): topic
    case .home, .index, .glossary, .gallery, .redirect, .notFound: nil
    }
  }
}
