import Bitext

/// Which pages of topics and examples are as an earlier build left them.
///
/// The page of a topic is made of its topic, of what all pages see of every topic (``face``: titles,
/// addresses, order), and of the texts of those other topics that its links lead into; a page of
/// examples of the places that it names instead of a topic.
struct PageMemory {
  /// What is known of a page without making it.
  struct Known {
    let digest: UInt64
    let assets: [Int]
    let diagnostics: [Diagnostic]
  }

  private let memory: SiteMemory
  private let plan: SitePlan
  private let face: UInt64
  /// A digest of the places that pages of examples name, and of the texts there.
  private let places: Lazy<UInt64>

  init(_ memory: SiteMemory, _ maker: PageMaker) {
    self.memory = memory
    plan = maker.plan
    face = Self.face(maker, memory.surroundings)
    places = Lazy { [places = maker.places] in places.value.digest { memory.topics[$0] } }
  }

  /// What is known of the page of a topic or of examples; nil of any other page, and where something
  /// that it is made of is another.
  func known(_ page: Page) -> Known? {
    guard let key = key(of: page) else { return nil }
    return memory.cache.kept(for: key) { unpacker throws(Unpacker.Malformed) in
      for _ in 0..<(try unpacker.count()) {
        let other = try unpacker.integer()
        // Refused, so that what is made in its place is kept.
        guard try unpacker.bits() == text(of: other < 0 ? nil : other) else {
          throw Unpacker.Malformed()
        }
      }
      return Known(
        digest: try unpacker.bits(), assets: try unpacker.values(),
        diagnostics: try diagnostics(page, from: &unpacker))
    }
  }

  /// Keeps what is known of a page for the next build.
  func remember(_ result: PageMaker.Result, of page: Page) {
    guard let key = key(of: page), let digest = result.file.digest else { return }
    let documents = documents(of: page)
    var places: [Int] = []
    for diagnostic in result.diagnostics {
      guard case .range(let source, _) = diagnostic.place,
        let document = documents.firstIndex(where: { $0.source.path == source.path })
      else { return }
      places.append(document)
    }
    memory.cache.keep(for: key) { packer in
      packer.put(result.consulted.count)
      for other in result.consulted.sorted(by: { $0 ?? -1 < $1 ?? -1 }) {
        packer.put(other ?? -1)
        packer.put(bits: text(of: other))
      }
      packer.put(bits: digest)
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

  private func key(of page: Page) -> UInt64? {
    var digest = Digest()
    digest.update(face)
    digest.update(plan.path(of: page))
    switch page {
    case .gallery, .guidelines, .listings:
      digest.update(places.value)
      return digest.value
    default: return page.topic.map { memory.key("page", $0, digest.value) }
    }
  }

  /// The texts that may be complained of on a page.
  private func documents(of page: Page) -> [Document] {
    page.topic.map { plan.corpus.topics[$0].documents } ?? []
  }

  /// What a topic is made of, or the home page.
  private func text(of topic: Int?) -> UInt64 {
    guard let topic else { return memory.home ?? 0 }
    return memory.topics.indices.contains(topic) ? memory.topics[topic] : 0
  }

  /// A digest of everything that the page of a topic shows or does besides what the texts of
  /// single topics say.
  ///
  /// - Complexity: O(pages).
  private static func face(_ maker: PageMaker, _ surroundings: UInt64) -> UInt64 {
    let plan = maker.plan
    var digest = Digest()
    digest.update(surroundings)
    digest.update(maker.book.digest)
    digest.update(plan.languages.map(\.tag))
    digest.update(plan.datedLanguages.sorted().map(\.tag))
    digest.update(plan.pages.map(plan.path))
    for topic in plan.corpus.topics + [plan.corpus.home].compactMap(\.self) {
      digest.update(topic.slug)
      digest.update(topic.section)
      digest.update(topic.documents.map(\.source.path))
      digest.update(topic.editions.count)
      for edition in topic.editions {
        let title = maker.text.title(of: topic, in: edition.language)
        digest.update(edition.language.tag)
        digest.update(edition.document)
        digest.update(edition.title)
        digest.update(title.language.tag)
      }
    }
    return digest.value
  }
}
