import Bitext
import RowStyles

/// What all pages of a site share: read by every kind of page, changed by none.
struct SiteContext: Sendable {
  let plan: SitePlan
  let text: SiteText
  let resolver: LinkResolver
  let pictures: Pictures
  var options: SiteOptions
  /// For each topic, the examples that stand beside its texts.
  private(set) var examples: @Sendable (_ topic: Int) -> TopicExamples
  /// The paragraphs that define concepts and state guidelines.
  private(set) var places: Lazy<ConceptPlaces>
  /// All examples, for the gallery.
  let book: ExampleBook
  /// What styles are called: as in the glossary, where that has a term.
  let names: ConceptNames
  /// The sheet and the script of the examples, where the templates have them.
  let exampleAssets: [String]
  /// Where the terms of the glossary are used.
  let uses: Lazy<GlossaryUses>
  let status: Lazy<StatusReport>
  let memory = DeskMemory()
  /// The absolute address of the site with a slash at its end, where it is known.
  let baseURL: String?
  /// The links to all topics.
  let links: TopicLinks

  /// The same site, whose examples are worked out already.
  func with(
    examples: @escaping @Sendable (Int) -> TopicExamples, places: Lazy<ConceptPlaces>
  ) -> SiteContext {
    var context = self
    context.examples = examples
    context.places = places
    return context
  }

  /// An empty body for a page.
  func body(_ page: Page, _ language: Language) -> BodyWriter {
    BodyWriter(
      resolver: resolver, pictures: pictures, page: page, language: language, names: names)
  }

  /// The prefix that leads from a page to the root of the site.
  ///
  /// A host shows the page for missing addresses at any depth, so that page needs the whole path
  /// where it is known.
  func root(of page: Page) -> String {
    if page == .notFound, let basePath = options.basePath ?? pathOfBaseURL {
      return Address.encoded(basePath)
    }
    return plan.root(from: page)
  }

  private var pathOfBaseURL: String? {
    guard let baseURL, let scheme = baseURL.firstRange(of: "://") else { return nil }
    return baseURL[scheme.upperBound...].firstIndex(of: "/").map { String(baseURL[$0...]) }
  }

  /// The relative address of `target` on `page`.
  func href(_ target: Page, from page: Page) -> String {
    root(of: page) + plan.address(of: target)
  }
}
