package import Bitext
import RowStyles

/// The site of a corpus: renders the pages, then delivers the files that they refer to.
package struct Site: Sendable {
  let plan: SitePlan
  /// The shells and assets of the site.
  package let templates: Templates
  var context: SiteContext
  private let book: ExampleBook
  private let examples: LazyExamples
  let searchFiles: SearchFiles
  private let jobs: Int

  /// Plans the site and compiles its templates.
  package init(corpus: Corpus, options: SiteOptions) throws(TemplateError) {
    self.init(
      corpus: corpus, templates: try Templates(override: options.templates), options: options)
  }

  /// Plans the site.
  package init(corpus: Corpus, templates: Templates, options: SiteOptions) {
    let book = ExampleBook(corpus)
    let examples = LazyExamples(book, corpus)
    let hasGallery =
      !book.ordered.isEmpty || corpus.topics.indices.contains(where: examples.speaksOfTables)
    let plan = SitePlan(
      corpus: corpus, hasGallery: hasGallery, hasDesk: !options.writesFragments,
      changed: options.changes?.languages)
    self.init(
      Parts(
        plan: plan, text: SiteText(corpus: corpus), resolver: LinkResolver(plan: plan),
        pictures: Pictures(corpus), book: book, examples: examples,
        searchFiles: SearchFiles(plan),
        offers: options.offersTranslations ? TranslationOffers(corpus) : nil),
      templates: templates, options: options)
  }

  /// Values derived from a corpus, most of which a site of a newer corpus can reuse.
  private struct Parts {
    let plan: SitePlan
    let text: SiteText
    let resolver: LinkResolver
    let pictures: Pictures
    let book: ExampleBook
    let examples: LazyExamples
    let searchFiles: SearchFiles
    let offers: TranslationOffers?
  }

  private init(_ parts: Parts, templates: Templates, options: SiteOptions) {
    let (plan, book, examples) = (parts.plan, parts.book, parts.examples)
    self.plan = plan
    self.templates = templates
    self.book = book
    searchFiles = parts.searchFiles
    jobs = options.jobs
    let corpus = plan.corpus
    let address = options.baseURL ?? corpus.settings.url
    self.examples = examples
    context = SiteContext(
      plan: plan, text: parts.text, resolver: parts.resolver, pictures: parts.pictures,
      options: options, examples: { examples.of($0) },
      places: Lazy { ConceptPlaces(plan) { examples.of($0) } },
      book: book, names: corpus.glossary.shownNames, exampleAssets: templates.exampleAssets,
      uses: Lazy { GlossaryUses(corpus, plan.terms.value) },
      status: Lazy { StatusReport(of: corpus) }, offers: parts.offers,
      baseURL: address.map { $0.hasSuffix("/") ? $0 : $0 + "/" },
      links: TopicLinks(plan, parts.text))
  }

  /// The site of a newer corpus, or nil if the change adds, removes or moves pages.
  ///
  /// After nil the caller has to plan a new site. The cost depends on the number of changed topics,
  /// not on the number of all topics.
  package func updating(_ corpus: Corpus, after change: LiveCorpus.Change) -> Site? {
    let topics = change.topics
    guard !change.plan, plan.diagnostics.isEmpty,
      let plan = plan.updating(corpus, topics: topics)
    else { return nil }
    let text = context.text.updating(corpus, after: change)
    // Every page shows the title of the site.
    guard plan.languages.allSatisfy({ text.title(in: $0) == context.text.title(in: $0) }) else {
      return nil
    }
    let book = book.updating(corpus, topics: topics, files: change.examples)
    let examples =
      change.settings ? LazyExamples(book, corpus) : self.examples.updating(corpus, book)
    // The meanings of the topics' texts decide whether there is a gallery.
    guard book.ordered.isEmpty == self.book.ordered.isEmpty,
      topics.allSatisfy({ self.examples.speaksOfTables($0) == examples.speaksOfTables($0) })
    else { return nil }
    return Site(
      Parts(
        plan: plan, text: text,
        resolver: context.resolver.updating(plan, topics: topics), pictures: context.pictures,
        book: book, examples: examples,
        searchFiles: searchFiles.updating(plan, topics: topics),
        offers: context.offers?.updating(corpus, topics: topics)),
      templates: templates, options: context.options)
  }

  /// The same site with different templates.
  package func with(_ templates: Templates) -> Site {
    Site(
      Parts(
        plan: plan, text: context.text, resolver: context.resolver, pictures: context.pictures,
        book: book, examples: examples, searchFiles: searchFiles, offers: context.offers),
      templates: templates, options: context.options)
  }

  /// Problems of the site as a whole; those of single pages come from rendering.
  package var diagnostics: [Diagnostic] {
    plan.diagnostics + book.diagnostics + SiteImage(site: context).diagnostics
  }

  /// A message about the parts that the site lacks because its address is unknown; nil if the
  /// address is known.
  package var omission: String? {
    context.baseURL == nil
      ? "without --base-url or `url:` in site.yaml there are no canonical links, no hreflang, "
        + "no sitemap and no feeds"
      : nil
  }

  /// The number of pages that ``render(_:)`` delivers.
  package var pageCount: Int { plan.pages.count }

  /// Delivers the files of the site one by one, always in the same order.
  ///
  /// At most twice as many pages as there are jobs are in memory at a time.
  ///
  /// - Returns: The problems found in the texts, ordered by file and place.
  package func render(_ deliver: (OutputFile) throws -> Void) async throws -> [Diagnostic] {
    try await render(remembering: nil, keeping: { _, _ in false }, deliver)
  }

  /// Delivers the files of the site that differ from those of an earlier build.
  ///
  /// - Parameters:
  ///   - memory: The results of the earlier build.
  ///   - keep: Tells whether the page at a path still exists with the given digest.
  ///   - deliver: Receives the other files.
  /// - Returns: The problems found in the texts, ordered by file and place.
  /// - Throws: The errors of `keep` and `deliver`, and ``TemplateError`` if an asset has
  ///   disappeared.
  package func render(
    remembering memory: SiteMemory?, keeping keep: (String, UInt64) throws -> Bool,
    _ deliver: (OutputFile) throws -> Void
  ) async throws -> [Diagnostic] {
    var diagnostics = diagnostics
    var assets: Set<Int> = []
    var entries: [String] = []
    let context = await contextWithExamples(memory)
    let renderer = PageRenderer(site: context, shells: templates.shells)
    let recall = context.options.writesFragments ? nil : memory.map { PageMemory($0, context) }
    var pages: [Page] = []
    for page in plan.pages {
      if let known = recall?.known(page), try keep(plan.path(of: page), known.digest) {
        if let twin = plan.twin(of: page), try !keep(twin, known.twin),
          let file = MarkdownTwin(site: context, page: page).file()
        {
          try deliver(file)
        }
        assets.formUnion(known.assets)
        diagnostics += known.diagnostics
      } else {
        pages.append(page)
      }
    }
    // A single job renders one page at a time.
    let ahead = jobs > 1 ? 2 * jobs : 1
    try await withThrowingTaskGroup(of: (Int, PageRenderer.Result).self) { [pages] group in
      var started = 0
      var waiting: [Int: PageRenderer.Result] = [:]
      for next in pages.indices {
        while started < pages.count, started < next + ahead {
          let index = started
          group.addTask { (index, renderer.render(pages[index])) }
          started += 1
        }
        while waiting[next] == nil, let (index, result) = try await group.next() {
          waiting[index] = result
        }
        guard let result = waiting.removeValue(forKey: next) else { continue }
        assets.formUnion(result.assets)
        diagnostics += result.diagnostics
        if let entry = result.entry { entries.append(entry) }
        recall?.remember(result, of: pages[next])
        try deliver(result.file)
        if let twin = result.twin { try deliver(twin) }
      }
    }
    if let image = SiteImage(site: context).asset, context.baseURL != nil { assets.insert(image) }
    try deliverPictures(assets, of: context, deliver)
    if context.options.writesFragments {
      try deliver(Fragments.index(entries))
    } else {
      for file in SiteFiles(site: context).all() { try deliver(file) }
      try await deliverCards(of: context, remembering: memory, keeping: keep, deliver)
      try await searchFiles.deliver(
        jobs: jobs, remembering: memory, keeping: keep, to: deliver)
    }
    try deliverTemplates(of: context, deliver)
    return diagnostics.sortedAndUnique
  }

  /// Delivers the pictures that pages show.
  private func deliverPictures(
    _ assets: Set<Int>, of context: SiteContext, _ deliver: (OutputFile) throws -> Void
  ) throws {
    for asset in assets.sorted() {
      try deliver(
        OutputFile(
          path: context.pictures.paths[asset], content: .copy(of: context.pictures.file(of: asset)))
      )
    }
  }

  /// Delivers the pictures of pages for links on other sites.
  private func deliverCards(
    of context: SiteContext, remembering memory: SiteMemory?,
    keeping keep: (String, UInt64) throws -> Bool, _ deliver: (OutputFile) throws -> Void
  ) async throws {
    let cards = PageCards(site: context)
    let pages = try cards.pages.filter { page in
      guard let known = memory?.card(of: page, cards),
        let path = PageCards.path(of: page, on: context)
      else { return true }
      return try !keep(path, known)
    }
    let files = await concurrentMap(pages, jobs: jobs) { cards.file(of: $0) }
    for case (let page, let file?) in zip(pages, files) {
      memory?.remember(file, of: page, cards)
      try deliver(file)
    }
  }

  /// Delivers the style sheets and scripts of the pages.
  private func deliverTemplates(
    of context: SiteContext, _ deliver: (OutputFile) throws -> Void
  ) throws {
    for file in templates.sources.files(below: "assets") {
      try deliver(
        OutputFile(path: file.name, content: .bytes(try templates.sources.readAsset(file))))
    }
    if context.options.offline == true {
      try deliver(OfflineWorker(options: context.options, templates: templates).script())
    }
  }

  /// The script with which browsers keep the site, or remove their copies.
  ///
  /// - Parameter digests: The digests of all other files of the site, by their paths.
  /// - Returns: Nil if the options do not mention it.
  /// - Throws: ``TemplateError`` if an author's own script cannot be read.
  package func offlineWorker(of digests: [String: UInt64]) throws(TemplateError) -> OutputFile? {
    try OfflineWorker(options: context.options, templates: templates)
      .file(digests, plan.spokenLanguages)
  }

  /// The context with the examples of all topics, which are computed in parallel.
  private func contextWithExamples(_ memory: SiteMemory?) async -> SiteContext {
    let examples = LazyExamples(book, plan.corpus)
    let indices = Array(plan.corpus.numbers)
    let all = await concurrentMap(indices, jobs: jobs) {
      examples.work(out: $0, remembering: memory)
    }
    return context.with(
      examples: { all[$0] },
      places: Lazy { [plan] in ConceptPlaces(plan, remembering: memory) { all[$0] } },
      uses: Lazy { [plan] in
        GlossaryUses(plan.corpus, plan.terms.value, remembering: memory)
      })
  }
}

extension [Diagnostic] {
  /// Ordered by file, place and rule; a text that is on several pages is reported once.
  package var sortedAndUnique: [Diagnostic] {
    let keys = map(\.sortKey)
    let order = indices.sorted { keys[$0] < keys[$1] }
    return order.indices.filter { $0 == 0 || keys[order[$0 - 1]] != keys[order[$0]] }
      .map { self[order[$0]] }
  }
}

extension Diagnostic {
  fileprivate var sortKey: (String, Int, Int, String, String) {
    switch place {
    case .range(let source, let range):
      (source.path, range.lowerBound, range.upperBound, rule, message)
    case .file(let path, let offset): (path, offset ?? 0, offset ?? 0, rule, message)
    }
  }
}
