package import Bitext
import RowStyles

/// A corpus on its way to a site: pages, then what they refer to.
package struct Site: Sendable {
  private let plan: SitePlan
  private let maker: PageMaker
  private let book: ExampleBook
  private let directories: TemplateDirectories
  private let jobs: Int

  /// Plans the site and compiles its templates.
  package init(corpus: Corpus, options: SiteOptions) throws(TemplateError) {
    plan = SitePlan(corpus: corpus)
    directories = try TemplateDirectories(override: options.templates)
    book = ExampleBook(corpus)
    let own = try directories.files(endingIn: "", in: "assets/").map(\.name)
    jobs = options.jobs
    let address = options.baseURL ?? corpus.settings.url
    maker = PageMaker(
      plan: plan, text: SiteText(corpus: corpus), resolver: LinkResolver(plan: plan),
      pictures: Pictures(corpus),
      shells: try Shells(directories), options: options, examples: [],
      exampleAssets: ["assets/examples.css", "assets/examples.js"].filter(own.contains),
      baseURL: address.map { $0.hasSuffix("/") ? $0 : $0 + "/" })
  }

  /// How many pages ``render(_:)`` will deliver.
  package var pageCount: Int { plan.pages.count }

  /// Hands over the files of the site one by one, always in the same order, and returns what was
  /// found in the texts on the way, in the order of files and places.
  ///
  /// At most twice as many pages as there are jobs are in memory at a time.
  package func render(_ deliver: (OutputFile) throws -> Void) async throws -> [Diagnostic] {
    var diagnostics = plan.diagnostics + book.diagnostics
    var assets: Set<Int> = []
    let pages = plan.pages
    let maker = await makerWithExamples()
    try await withThrowingTaskGroup(of: (Int, PageMaker.Result).self) { group in
      var started = 0
      var waiting: [Int: PageMaker.Result] = [:]
      for next in pages.indices {
        while started < pages.count, started < next + 2 * jobs {
          let index = started
          group.addTask { (index, maker.make(pages[index])) }
          started += 1
        }
        while waiting[next] == nil, let (index, result) = try await group.next() {
          waiting[index] = result
        }
        guard let result = waiting.removeValue(forKey: next) else { continue }
        assets.formUnion(result.assets)
        diagnostics += result.diagnostics
        try deliver(result.file)
      }
    }
    for asset in assets.sorted() {
      try deliver(
        OutputFile(
          path: maker.pictures.paths[asset], content: .copy(of: maker.pictures.file(of: asset))))
    }
    for file in try directories.files(endingIn: "", in: "assets/") {
      try deliver(OutputFile(path: file.name, content: .bytes(try directories.read(file))))
    }
    return diagnostics.sortedAndUnique
  }

  private func makerWithExamples() async -> PageMaker {
    let book = book
    let matcher = ConceptMatcher(more: plan.corpus.glossary.conceptNames)
    var maker = maker
    maker.examples = await concurrentMap(plan.corpus.topics, jobs: jobs) {
      TopicExamples(of: $0, book: book, matcher: matcher)
    }
    return maker
  }
}

extension [Diagnostic] {
  /// By file, place and rule; a text that is on several pages is complained of once.
  fileprivate var sortedAndUnique: [Diagnostic] {
    var seen: Set<String> = []
    let keyed = map { ($0.sortKey, $0) }.filter { seen.insert("\($0.0)").inserted }
    return keyed.sorted { $0.0 < $1.0 }.map(\.1)
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
