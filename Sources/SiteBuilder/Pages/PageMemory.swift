import Bitext

/// Which pages of topics and examples are as an earlier build left them.
///
/// The page of a topic is made of its topic, of what no single topic says (``frame``), of what the
/// topics beside it are called and where they are, and of those that its links lead to; a page of
/// examples of the places that it names instead of a topic.
final class PageMemory {
  /// What is known of a page without making it.
  struct Known {
    let digest: UInt64
    let assets: [Int]
    let diagnostics: [Diagnostic]
  }

  private let memory: SiteMemory
  private let plan: SitePlan
  private let frame: UInt64
  /// For each topic, a digest of where its pages are.
  private let addresses: [UInt64]
  private let allAddresses: UInt64
  /// For readers of each language, digests of what the topics are called.
  private let titles: [Language: [UInt64]]
  /// A digest of the places that pages of examples name, and of the texts there.
  private let places: Lazy<UInt64>

  init(_ memory: SiteMemory, _ site: SiteContext) {
    self.memory = memory
    plan = site.plan
    frame = Self.frame(site, memory.surroundings)
    let addresses = Self.addresses(site.plan)
    let titles = Self.titles(site)
    self.addresses = addresses
    self.titles = titles
    allAddresses = addresses.digest
    places = Lazy { [places = site.places] in
      places.value.digest { topic in
        titles.values.reduce([memory.topics[topic], addresses[topic]].digest) { $0 &+ $1[topic] }
      }
    }
  }

  /// What is known of the page of a topic or of examples; nil of any other page, and where something
  /// that it is made of is another.
  func known(_ page: Page) -> Known? {
    guard let key = key(of: page) else { return nil }
    return memory.cache.kept(for: key) { unpacker throws(Unpacker.Malformed) in
      for _ in 0..<(try unpacker.count()) {
        let consulted = try PageNeeds.Consulted(from: &unpacker)
        // Refused, so that what is made in its place is kept.
        guard try unpacker.bits() == state(of: consulted) else { throw Unpacker.Malformed() }
      }
      let digest = try unpacker.bits()
      let assets: [Int] = try unpacker.values()
      guard assets.allSatisfy(plan.corpus.assets.indices.contains) else {
        throw Unpacker.Malformed()
      }
      return Known(
        digest: digest, assets: assets, diagnostics: try diagnostics(page, from: &unpacker))
    }
  }

  /// Keeps what is known of a page for the next build.
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
    memory.cache.keep(for: key) { packer in
      packer.put(result.consulted.count)
      for consulted in result.consulted {
        consulted.pack(into: &packer)
        packer.put(bits: state(of: consulted))
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
    digest.update(frame)
    digest.update(plan.path(of: page))
    switch page {
    case .gallery, .guidelines, .listings:
      digest.update(places.value)
      return digest.value
    case .edition(let topic, let edition):
      let language = plan.corpus.topics[topic].editions[edition].language
      update(&digest, beside: topic, in: [language])
      return memory.key("page", topic, digest.value)
    case .fallback(let topic, let language):
      update(&digest, beside: topic, in: [language])
      return memory.key("page", topic, digest.value)
    case .parallel(let topic):
      update(&digest, beside: topic, in: plan.languages)
      return memory.key("page", topic, digest.value)
    case .home, .index, .glossary, .desk, .redirect, .notFound: return nil
    }
  }

  /// What readers of some languages see of a topic in its pages' addresses, and of the topics beside
  /// it.
  private func update(_ digest: inout Digest, beside topic: Int, in languages: [Language]) {
    digest.update(plan.corpus.topics[topic].slug)
    digest.update(addresses[topic])
    let others = plan.topics(beside: topic)
    for other in others { digest.update(addresses[other]) }
    for titles in languages.compactMap({ titles[$0] }) {
      for other in others { digest.update(titles[other]) }
    }
  }

  /// The texts that may be complained of on a page.
  private func documents(of page: Page) -> [Document] {
    page.topic.map { plan.corpus.topics[$0].documents } ?? []
  }

  /// A digest of what a page depends on when it consults something.
  private func state(of consulted: PageNeeds.Consulted) -> UInt64 {
    switch consulted {
    case .text(nil): memory.home ?? 0
    case .text(let topic?):
      addresses.indices.contains(topic) ? [memory.topics[topic], addresses[topic]].digest : 0
    case .address(nil): 0
    case .address(let topic?): addresses.indices.contains(topic) ? addresses[topic] : 0
    case .addresses: allAddresses
    }
  }

  /// A digest of everything that the page of a topic shows or does besides what single topics say
  /// and are called: among others, which notes there are, since links look for them.
  ///
  /// - Complexity: O(pages).
  private static func frame(_ site: SiteContext, _ surroundings: UInt64) -> UInt64 {
    let plan = site.plan
    var digest = Digest()
    digest.update(surroundings)
    digest.update(site.book.digest)
    digest.update(plan.languages.map(\.tag))
    digest.update(plan.datedLanguages.sorted().map(\.tag))
    digest.update(plan.pages.filter { $0.topic == nil }.map(plan.path))
    for topic in plan.corpus.topics + [plan.corpus.home].compactMap(\.self) {
      digest.update(topic.section)
      digest.update(topic.documents.map(\.source.path))
      digest.update(topic.editions.count)
      for edition in topic.editions {
        digest.update(edition.language.tag)
        digest.update(edition.document)
        digest.update(edition.name ?? "")
      }
    }
    return digest.value
  }

  private static func addresses(_ plan: SitePlan) -> [UInt64] {
    var digests = [Digest](repeating: Digest(), count: plan.corpus.topics.count)
    for page in plan.pages { page.topic.map { digests[$0].update(plan.path(of: page)) } }
    return digests.map(\.value)
  }

  private static func titles(_ site: SiteContext) -> [Language: [UInt64]] {
    let titles = site.plan.languages.map { language in
      let titles = site.plan.corpus.topics.map { site.text.title(of: $0, in: language) }
      return (language, titles.map { [$0.text, $0.language.tag].digest })
    }
    return Dictionary(uniqueKeysWithValues: titles)
  }
}

extension PageNeeds.Consulted: Packable {
  func pack(into packer: inout Packer) {
    switch self {
    case .text(let topic):
      packer.put(UInt8(0))
      packer.put(topic ?? -1)
    case .address(let topic):
      packer.put(UInt8(1))
      packer.put(topic ?? -1)
    case .addresses: packer.put(UInt8(2))
    }
  }

  init(from unpacker: inout Unpacker) throws(Unpacker.Malformed) {
    func topic() throws(Unpacker.Malformed) -> Int? {
      let topic = try unpacker.integer()
      return topic < 0 ? nil : topic
    }
    switch try unpacker.byte() {
    case 0: self = .text(topic: try topic())
    case 1: self = .address(topic: try topic())
    case 2: self = .addresses
    default: throw Unpacker.Malformed()
    }
  }
}

extension [UInt64] {
  fileprivate var digest: UInt64 {
    var digest = Digest()
    for number in self { digest.update(number) }
    return digest.value
  }
}

extension [String] {
  fileprivate var digest: UInt64 {
    var digest = Digest()
    digest.update(self)
    return digest.value
  }
}
