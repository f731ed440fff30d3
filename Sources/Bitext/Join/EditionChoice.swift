/// Chooses the languages and sources in which a topic can be read.
package struct EditionChoice {
  /// The least share of a source's text, in bytes, that makes it an edition in a language.
  ///
  /// (A Korean or Japanese character takes three bytes, which is about the number of letters it
  /// stands for.)
  static let smallestShare = 0.2
  /// The least share of the most text at which a source is as complete as the one that has it.
  ///
  /// Copies of a text differ in addresses that they write out and words that somebody has mended; the
  /// main edition, and with it the address of each, does not change for that.
  static let completeShare = 0.9

  /// The least share of the text in a source's second language that has to be translated, or to be a
  /// translation, if the source is to be read in that language.
  static let linkedShare = 0.3

  /// The editions by language, with the main edition of each first: the one marked `edition: main`,
  /// else one that is not named for another language, else the first that is as complete as any.
  static func editions(
    of documents: [Document], titles: [DocumentTitle], given: [Language: String],
    units: [TranslationUnit], fallback: String
  ) -> [Edition] {
    let (coverage, linked) = amounts(of: documents, in: units)
    var candidates: [Language: [(document: Int, coverage: Int)]] = [:]
    for (index, document) in documents.enumerated() {
      for language in languages(of: document)
      where isEdition(language, of: index, among: documents) {
        let count = coverage[index].amount(of: language)
        // Examples and quotations in another language are no text of their own.
        guard
          language == document.language || !document.language.isDetermined
            || Double(linked[index].amount(of: language)) >= Double(count) * linkedShare
        else { continue }
        candidates[language, default: []].append((index, count))
      }
    }
    return candidates.keys.sorted().flatMap { language in
      let most = candidates[language, default: []].map(\.coverage).max() ?? 0
      func isComplete(_ coverage: Int) -> Bool { Double(coverage) >= Double(most) * completeShare }
      let sorted = candidates[language, default: []].sorted { a, b in
        let isMain = (documents[a.document].isMainEdition, documents[b.document].isMainEdition)
        guard isMain.0 == isMain.1 else { return isMain.0 }
        // A source that is named for another language waits for its translation.
        let isOther = (
          isNamedForAnother(documents[a.document], than: language),
          isNamedForAnother(documents[b.document], than: language)
        )
        guard isOther.0 == isOther.1 else { return isOther.1 }
        let isComplete = (isComplete(a.coverage), isComplete(b.coverage))
        guard isComplete.0 == isComplete.1 else { return isComplete.0 }
        guard !isComplete.0 else { return a.document < b.document }
        return (b.coverage, a.document) < (a.coverage, b.document)
      }
      var taken: Set<String> = []
      return sorted.enumerated().map { rank, candidate in
        Edition(
          language: language, document: candidate.document,
          title: given[language]
            ?? title(of: candidate.document, in: language, among: titles) {
              translation(
                of: titles[candidate.document].segments, in: documents[candidate.document],
                candidate.document, to: language, units: units)
            } ?? TitleText.ofFile(named: documents[candidate.document].pathKey.name) ?? fallback,
          coverage: candidate.coverage,
          name: rank == 0 ? nil : name(of: documents[candidate.document], taken: &taken))
      }
    }
  }

  /// For each source, the bytes of its texts in each language, and of those with a translation.
  private static func amounts(
    of documents: [Document], in units: [TranslationUnit]
  ) -> (all: [Amounts], linked: [Amounts]) {
    var all = Array(repeating: Amounts(), count: documents.count)
    var linked = all
    for unit in units {
      let isLinked = unit.variants.contains { $0.language != unit.variants[0].language }
      // A source has no less for being joined with the original in larger beads, and a digest no more
      // for its short lines.
      for variant in unit.variants {
        let segments = documents[variant.document].segments
        let bytes = variant.segments.reduce(0) { $0 + segments[$1].text.utf8.count }
        all[variant.document].add(bytes, of: variant.language)
        if isLinked { linked[variant.document].add(bytes, of: variant.language) }
      }
    }
    return (all, linked)
  }

  private static func isNamedForAnother(_ document: Document, than language: Language) -> Bool {
    document.pathKey.language.map { $0 != language } ?? false
  }

  /// An amount for each of a document's few languages.
  private struct Amounts {
    private(set) var byLanguage: [(language: Language, amount: Int)] = []

    func amount(of language: Language) -> Int {
      byLanguage.first { $0.language == language }?.amount ?? 0
    }

    mutating func add(_ amount: Int, of language: Language) {
      if let index = byLanguage.firstIndex(where: { $0.language == language }) {
        byLanguage[index].amount += amount
      } else {
        byLanguage.append((language, amount))
      }
    }
  }

  /// The title of an edition: the source's own title in the language, else the translation of its
  /// title there, else another source's title, else the source's title in any language.
  ///
  /// A heading that only its place pairs with the title, and no word, comes after those of other
  /// sources: it may be the first of an abridged text. A line with a link or a colon is mostly something
  /// else: the address of the original, the name of the translator.
  private static func title(
    of document: Int, in language: Language, among titles: [DocumentTitle],
    translation: () -> (text: String, isTitle: Bool)?
  ) -> String? {
    let own = titles[document].byLanguage
    if let title = own[language] { return title }
    let found = translation()
    let isLikely = found.map { found in
      own.contains { other in
        LikelyTranslation.holds(between: (other.value, other.key), and: (found.text, language))
      }
    }
    if let found, isLikely == true { return found.text }
    return titles.lazy.compactMap { $0.byLanguage[language] }.first
      ?? found.flatMap { $0.isTitle ? $0.text : nil } ?? own.keys.min().flatMap { own[$0] }
  }

  /// The heading or short line that translates the title in another language of the same source.
  private static func translation(
    of title: [Int], in document: Document, _ index: Int, to language: Language,
    units: [TranslationUnit]
  ) -> (text: String, isTitle: Bool)? {
    for unit in units {
      let own = unit.variants.filter { $0.document == index }
      guard own.contains(where: { $0.segments.contains(where: title.contains) }),
        let match = own.first(where: { $0.language == language && $0.segments.count == 1 })
      else { continue }
      let segment = document.segments[match.segments[0]]
      guard segment.language == language else { continue }
      switch segment.kind {
      case .heading: return (segment.text, true)
      case .paragraph, .quote:
        let hasColon = segment.text.contains { ":：".contains($0) }
        let isRemark = hasColon || segment.content.contains(where: \.holdsLink)
        if segment.isShortLine { return (segment.text, !isRemark) }
      case .item, .cell, .caption, .code, .image, .html, .frontMatter: break
      }
    }
    return nil
  }

  /// Whether a source is read in one of its languages.
  ///
  /// A source that says it is Korean, beside one in English, is no English edition for a few lines
  /// that nobody has translated yet: most of it has to be in English.
  private static func isEdition(
    _ language: Language, of index: Int, among documents: [Document]
  ) -> Bool {
    let document = documents[index]
    guard language != document.language,
      let stated = document.statedLanguageTag.flatMap({ LanguageTag($0)?.language }),
      Language(tag: stated) == document.language
    else { return true }
    return !documents.indices.contains { $0 != index && documents[$0].language == language }
  }

  private static func languages(of document: Document) -> [Language] {
    var bytes = Amounts()
    for index in document.segments.indices {
      let language = document.segments[index].audience
      if language.isDetermined { bytes.add(document.segments[index].text.utf8.count, of: language) }
    }
    let all = Double(bytes.byLanguage.reduce(0) { $0 + $1.amount })
    let large = bytes.byLanguage.filter { Double($0.amount) >= all * smallestShare }.map(\.language)
    return Set(large + [document.language]).sorted()
  }

  /// The name of a file without its ending.
  private static func fileName(of path: String) -> String {
    let name =
      path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[$0...].dropFirst() } ?? path[...]
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { return String(name) }
    return String(name[..<dot])
  }

  /// The names that editions of a source had when they showed hashes: an address that somebody has
  /// kept leads on.
  package static func formerName(of document: Document) -> String? {
    guard document.frontMatter.edition == nil else { return nil }
    let path = document.source.path
    let key = document.pathKey.name
    let name = Slug.make(from: key)
    if name.isEmpty {
      var hash = StableHash()
      hash.combine(path)
      return "edition-\(hash.sixDigits)"
    }
    return Slug.withoutHashes(key) == key ? nil : name
  }

  private static func name(of document: Document, taken: inout Set<String>) -> String {
    let path = document.source.path
    let key = document.pathKey
    var name = Slug.make(from: document.frontMatter.edition ?? Slug.withoutHashes(key.name))
    // The language of a file, which is no part of its key, tells one edition from the other.
    if name.isEmpty { name = Slug.make(from: fileName(of: path)) }
    if name.isEmpty { name = "edition" }
    let base = name
    var copy = 2
    while !taken.insert(name).inserted {
      name = "\(base)-\(copy)"
      copy += 1
    }
    return name
  }
}

extension Document {
  fileprivate var isMainEdition: Bool { frontMatter.edition == "main" }
}
