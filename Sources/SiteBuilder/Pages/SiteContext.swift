import Bitext
import RowStyles

/// The immutable state that all pages of a site share.
struct SiteContext: Sendable {
  let plan: SitePlan
  let text: SiteText
  let resolver: LinkResolver
  let pictures: Pictures
  var options: SiteOptions
  /// Returns the examples that stand beside the texts of a topic.
  private(set) var examples: @Sendable (_ topic: Int) -> TopicExamples
  /// The paragraphs that define concepts and state guidelines.
  private(set) var places: Lazy<ConceptPlaces>
  /// All examples of the corpus.
  let book: ExampleBook
  /// The names of styles: the glossary's terms if it has them, else the model's names.
  let names: ConceptNames
  /// The style sheet and script of the examples, as far as the templates include them.
  let exampleAssets: [String]
  /// The uses of the glossary's terms.
  private(set) var uses: Lazy<GlossaryUses>
  let status: Lazy<StatusReport>
  let memory = DeskMemory()
  /// The translations that parallel pages offer; nil if the site is not for translators.
  let offers: TranslationOffers?
  /// The absolute address of the site with a slash at its end; nil if it is unknown.
  let baseURL: String?
  /// The links to all topics.
  let links: TopicLinks

  /// The same site with other sources of the values that are computed from all topics.
  func with(
    examples: @escaping @Sendable (Int) -> TopicExamples, places: Lazy<ConceptPlaces>,
    uses: Lazy<GlossaryUses>
  ) -> SiteContext {
    var context = self
    context.examples = examples
    context.places = places
    context.uses = uses
    return context
  }

  /// An empty body for a page.
  func body(_ page: Page, _ language: Language) -> BodyWriter {
    var body = BodyWriter(
      resolver: resolver, pictures: pictures, page: page, language: language, names: names)
    body.examples.memory = book.memory
    return body
  }

  /// The prefix that leads from a page to the root of the site.
  ///
  /// Hosts show the page for missing addresses at any depth, so that page needs an absolute path,
  /// if it is known.
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

  /// The relative address of `target` from `page`.
  func href(_ target: Page, from page: Page) -> String {
    root(of: page) + plan.address(of: target)
  }
}
