import Bitext

/// Finds out which pages of topics and examples are unchanged since an earlier build.
///
/// A page depends on the inputs of its key and on the answers to its links, which are stored with
/// it; see ``PageLinks``.
final class PageMemory {
  /// The stored facts about a page that need not be rendered again.
  struct Known {
    let digest: UInt64
    /// The digest of the page's texts as Markdown; 0 if it has none.
    let twin: UInt64
    let assets: [Int]
    let diagnostics: [Diagnostic]
  }

  private let memory: SiteMemory
  private let site: SiteContext
  private let plan: SitePlan
  private let frame: UInt64
  /// For each topic a digest of the addresses of its pages.
  private let addresses: [UInt64]
  /// A digest of the passages to which pages of examples link, and of their texts.
  private let places: Lazy<UInt64>

  init(_ memory: SiteMemory, _ site: SiteContext) {
    self.memory = memory
    self.site = site
    plan = site.plan
    frame = Self.frame(site, memory.surroundings)
    addresses = Self.addresses(site.plan)
    places = Lazy { [places = site.places, links = site.links, languages = site.plan.languages] in
      places.value.digest { topic in
        var digest = Digest()
        digest.update(memory.topics[topic])
        for language in languages { digest.update(links.link(to: topic, in: language).digest) }
        return digest.value
      }
    }
  }

  /// The stored facts about a page of a topic or of examples.
  ///
  /// Nil for any other page, or if something that the page depends on has changed.
  func known(_ page: Page) -> Known? {
    guard let key = key(of: page) else { return nil }
    return memory.cache.kept(for: key) { unpacker throws(Unpacker.Malformed) in
      for _ in 0..<(try unpacker.count()) {
        let question = PageLinks.Question(
          document: try unpacker.integer(), destination: try unpacker.string())
        // Throwing discards the entry, so that the newly rendered page replaces it.
        guard try unpacker.bits() == answer(to: question, on: page) else {
          throw Unpacker.Malformed()
        }
      }
      let digest = try unpacker.bits()
      let twin = try unpacker.bits()
      let assets: [Int] = try unpacker.values()
      guard assets.allSatisfy(plan.corpus.assets.indices.contains) else {
        throw Unpacker.Malformed()
      }
      return Known(
        digest: digest, twin: twin, assets: assets,
        diagnostics: try diagnostics(page, from: &unpacker))
    }
  }

  /// Stores the facts about a page for the next build.
  func remember(_ result: PageRenderer.Result, of page: Page) {
    guard let key = key(of: page), let digest = result.file.digest else { return }
    let documents = documents(of: page)
    var places: [Int] = []
    for diagnostic in result.diagnostics {
      guard case .range(let source, _) = diagnostic.place,
        let document = documents.firstIndex(where: { $0.source.path == source.path })
      else { return }
      places.append(document)
    }
    let asked = result.asked.sorted {
      ($0.key.document, $0.key.destination) < ($1.key.document, $1.key.destination)
    }
    memory.cache.keep(for: key) { packer in
      packer.put(asked.count)
      for (question, answer) in asked {
        packer.put(question.document)
        packer.put(question.destination)
        packer.put(bits: answer)
      }
      packer.put(bits: digest)
      packer.put(bits: result.twin?.digest ?? 0)
      packer.put(result.assets.sorted())
      packer.put(places.count)
      for (document, diagnostic) in zip(places, result.diagnostics) {
        packer.put(document)
        diagnostic.pack(into: &packer)
      }
    }
  }

  private func diagnostics(
    _ page: Page, from unpacker: inout Unpacker
  ) throws(Unpacker.Malformed) -> [Diagnostic] {
    let documents = documents(of: page)
    var diagnostics: [Diagnostic] = []
    for _ in 0..<(try unpacker.count()) {
      let document = try unpacker.integer()
      guard documents.indices.contains(document) else { throw Unpacker.Malformed() }
      diagnostics.append(try Diagnostic(in: documents[document].source, from: &unpacker))
    }
    return diagnostics
  }

  /// A digest of the current target of a link; nil if its source no longer exists.
  private func answer(to question: PageLinks.Question, on page: Page) -> UInt64? {
    let documents = documents(of: page)
    guard let topic = page.topic, documents.indices.contains(question.document) else { return nil }
    let target = site.resolver.target(
      of: question.destination, from: documents[question.document].source.path,
      note: NoteNumber(topic: topic, document: question.document), in: language(of: page))
    return site.resolver.digest(of: target, for: question.destination)
  }

  /// A digest of everything that the page shows, except the targets of its links.
  private func key(of page: Page) -> UInt64? {
    var digest = Digest()
    digest.update(frame)
    digest.update(plan.path(of: page))
    switch page {
    case .gallery, .guidelines, .listings:
      digest.update(places.value)
      return digest.value
    case .edition(let topic, _), .fallback(let topic, _), .parallel(let topic, _):
      var isParallel = false
      if case .parallel = page { isParallel = true }
      let surroundings = TopicSurroundings(
        of: topic, in: language(of: page), isParallel: isParallel, site: site)
      digest.update(plan.corpus[topic].slug)
      digest.update(addresses[topic])
      let history = site.options.changes?.topics[plan.corpus[topic].slug]
      digest.update(history?.digest ?? 0)
      // Texts stop being new as time goes by, in each language at another time.
      digest.update(history?.recentTexts ?? [])
      digest.update(surroundings.digest)
      return memory.key("page", topic, digest.value)
    case .home, .index, .glossary, .desk, .redirect, .notFound: return nil
    }
  }

  /// The language of a topic's page.
  private func language(of page: Page) -> Language {
    switch page {
    case .edition(let topic, let edition): plan.corpus[topic].editions[edition].language
    case .fallback(_, let language): language
    case .parallel(_, let language): language
    case .home, .index, .glossary, .gallery, .guidelines, .listings, .desk, .redirect, .notFound:
      .undetermined
    }
  }

  /// The documents about which a page may report problems.
  private func documents(of page: Page) -> [Document] {
    page.topic.map { plan.corpus[$0].documents } ?? []
  }

  /// A digest of everything that all pages share.
  ///
  /// - Complexity: O(pages).
  private static func frame(_ site: SiteContext, _ surroundings: UInt64) -> UInt64 {
    let plan = site.plan
    var digest = Digest()
    digest.update(surroundings)
    digest.update(site.book.digest)
    digest.update(plan.languages.map(\.tag))
    digest.update(plan.languages.map(site.text.title(in:)))
    digest.update(plan.datedLanguages.sorted().map(\.tag))
    digest.update(plan.pages.filter(\.isShared).map(plan.path))
    digest.update(SiteNavigation.hasSections(plan) ? 1 : 0)
    return digest.value
  }

  private static func addresses(_ plan: SitePlan) -> [UInt64] {
    var digests = [Digest](repeating: Digest(), count: plan.corpus.numbers.count)
    for page in plan.pages { page.topic.map { digests[$0].update(plan.path(of: page)) } }
    return digests.map(\.value)
  }
}

extension ChangeLog.History {
  /// The texts that count as new: the unit, the language and the day of each.
  fileprivate var recentTexts: [String] {
    recent.sorted { $0.key < $1.key }.flatMap { unit, days in
      days.sorted { $0.key < $1.key }.flatMap { [unit, $0.key.tag, $0.value] }
    }
  }
}

extension Page {
  /// Whether pages link to this one from their menus, without a link in a note.
  fileprivate var isShared: Bool {
    switch self {
    case .home, .index, .glossary, .gallery, .guidelines, .listings, .desk, .notFound: true
    case .edition, .fallback, .parallel, .redirect: false
    }
  }
}
