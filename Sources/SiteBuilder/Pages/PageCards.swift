import Bitext
import TextBasics

/// The preview pictures of pages: the pages that have one, and its contents.
struct PageCards {
  static let name = "card.png"
  /// More rows than fit into any picture.
  private static let mostRows = 24

  let site: SiteContext
  private let parts = CardParts(Lettering(font: .builtIn))

  init(site: SiteContext) { self.site = site }

  /// The path of the picture; nil for a page that has none of its own.
  ///
  /// A site without an address has none, because its pages cannot name them.
  static func path(of page: Page, on site: SiteContext) -> String? {
    guard site.baseURL != nil, site.plan.corpus.settings.image == nil,
      let page = pictured(page, site)
    else { return nil }
    let path = site.plan.path(of: page)
    guard path.hasSuffix("index.html") else { return nil }
    return path.dropLast("index.html".count) + Self.name
  }

  /// A description of the rest of a page's picture, apart from its title.
  static func hint(of page: Page, in language: Language, on site: SiteContext) -> String {
    if page.topic != nil { return Catalogue.of(language).cardHint }
    let names = languages(language, site.plan.spokenLanguages).map(Catalogue.ownName)
    return names.joined(separator: ", ")
  }

  /// The languages of a picture, with the page's language first.
  private static func languages(_ language: Language, _ all: [Language]) -> [Language] {
    Array(
      ([language] + all.filter { $0 != language && $0.isDetermined }).prefix(Card.mostLanguages))
  }

  /// The page whose picture a page shows; nil if it shows none of its own.
  private static func pictured(_ page: Page, _ site: SiteContext) -> Page? {
    let (topic, language): (Int, Language)
    switch page {
    case .edition(let index, let edition):
      (topic, language) = (index, site.plan.corpus[index].editions[edition].language)
    case .parallel(let index, let reader): (topic, language) = (index, reader)
    case .index(let language), .gallery(let language), .guidelines(let language):
      return language.isDetermined ? page : nil
    case .glossary(let language, _): return language.isDetermined ? .glossary(language) : nil
    case .home, .fallback, .listings, .desk, .redirect, .notFound: return nil
    }
    let editions = site.plan.corpus[topic].editions
    guard language.isDetermined,
      let main = editions.firstIndex(where: { $0.language == language })
    else { return nil }
    return site.plan.page(ofEdition: main, ofTopic: topic)
  }

  /// The pages for which pictures are drawn, in their order.
  var pages: [Page] {
    site.plan.pages.filter { page in
      Self.pictured(page, site) == page && Self.path(of: page, on: site) != nil
    }
  }

  /// The picture that is drawn for a page; nil if it shows that of another page, or none.
  func file(of page: Page) -> OutputFile? {
    guard Self.pictured(page, site) == page, let path = Self.path(of: page, on: site),
      let card = card(of: page)
    else { return nil }
    return OutputFile(path: path, content: .bytes(card.picture().png()))
  }

  /// A digest of everything that the picture of a page shows; nil if it has none.
  ///
  /// - Complexity: O(title), because `memory` has digests of the texts that the bars stand for.
  func key(of page: Page, in memory: SiteMemory) -> UInt64? {
    guard let face = face(of: page) else { return nil }
    var digest = Digest()
    digest.update(face.title)
    digest.update(siteTitle(face.languages))
    digest.update(face.languages.map(\.tag))
    if let topic = page.topic { return memory.key("card", topic, digest.value) }
    digest.update("card")
    digest.update(memory.surroundings)
    return digest.value
  }

  private func card(of page: Page) -> Card? {
    guard let (title, languages) = face(of: page) else { return nil }
    let bars = page.topic.map { rows(of: site.plan.corpus[$0], languages) }
    return Card(
      title: title, siteTitle: siteTitle(languages), languages: languages, rows: bars ?? [], parts)
  }

  /// The title and languages in the picture of a page, apart from the texts of its topic.
  private func face(of page: Page) -> (title: String, languages: [Language])? {
    func face(_ title: String, _ language: Language) -> (title: String, languages: [Language]) {
      (title, Self.languages(language, site.plan.spokenLanguages))
    }
    switch page {
    case .edition(let index, let number):
      let topic = site.plan.corpus[index]
      let edition = topic.editions[number]
      return (edition.title, Self.languages(edition.language, topic.languages))
    case .index(let language): return face(site.text.title(in: language), language)
    case .gallery(let language): return face(Catalogue.of(language).gallery, language)
    case .guidelines(let language): return face(Catalogue.of(language).guidelines, language)
    case .glossary(let language, _): return face(Catalogue.of(language).glossary, language)
    default: return nil
    }
  }

  private func siteTitle(_ languages: [Language]) -> String {
    languages.first.map { site.text.title(in: $0) } ?? ""
  }

  /// The lengths of the texts at the beginning of a topic.
  private func rows(of topic: Topic, _ languages: [Language]) -> [Card.Row] {
    // The title may be the first heading of the text.
    let isTitled = topic.units.first.map { isHeading($0, in: topic) } ?? false
    return topic.units.dropFirst(isTitled ? 1 : 0).prefix(Self.mostRows).map { unit in
      let lengths = languages.map { language in
        let variant = topic.mainVariant(of: unit, in: language)
        return variant.map { TerminalWidth.columns(of: topic.text(of: $0)) } ?? 0
      }
      return Card.Row(isHeading: isHeading(unit, in: topic), lengths: lengths)
    }
  }

  private func isHeading(_ unit: TranslationUnit, in topic: Topic) -> Bool {
    unit.variants.contains { variant in
      variant.segments.contains { index in
        if case .heading = topic.documents[variant.document].segments[index].kind { return true }
        return false
      }
    }
  }
}

extension SiteMemory {
  /// The digest of the picture of a page, if an earlier build drew the same.
  func card(of page: Page, _ cards: PageCards) -> UInt64? {
    guard let key = cards.key(of: page, in: self) else { return nil }
    return cache.kept(for: key) { unpacker throws(Unpacker.Malformed) in try unpacker.bits() }
  }

  /// Keeps the digest of a picture for the next build.
  func remember(_ card: OutputFile, of page: Page, _ cards: PageCards) {
    guard let key = cards.key(of: page, in: self), let digest = card.digest else { return }
    cache.keep(for: key) { $0.put(bits: digest) }
  }
}
