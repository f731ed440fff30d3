import Bitext
import Synchronization
import TextBasics

/// The texts by which pages name the site and its topics: titles, descriptions, names of folders.
struct SiteText: Sendable {
  let corpus: Corpus
  /// The names of the folders that topics are in.
  let sections: SectionNames
  private let folders: FolderNames
  private let titleLanguages: TitleLanguages
  /// The names that the README gives the site, by the languages of its editions; the first one is
  /// for readers of all other languages.
  private let homeTitles: [(language: Language, title: String)]
  /// The name of the folder of notes; nil if it is none for a site.
  private let folderName: String?

  init(corpus: Corpus) {
    self.init(
      corpus: corpus, folders: FolderNames(of: corpus), titleLanguages: TitleLanguages([:]))
  }

  private init(corpus: Corpus, folders: FolderNames, titleLanguages: TitleLanguages) {
    self.corpus = corpus
    self.folders = folders
    self.titleLanguages = titleLanguages
    homeTitles = Self.homeTitles(of: corpus)
    folderName = Self.name(ofFolder: corpus.folder)
    sections = SectionNames(
      of: corpus.topics.lazy.map(\.section), named: corpus.settings.sections,
      titles: corpus.topics.lazy.flatMap { $0.editions.lazy.map(\.title) },
      ofAuthors: folders)
  }

  /// The same texts for a newer corpus, whose topics are the same but for a change.
  func updating(_ corpus: Corpus, after change: LiveCorpus.Change) -> SiteText {
    var known = titleLanguages.known.withLock { $0 }
    for topic in change.topics { known[self.corpus[topic].slug] = nil }
    let changed = change.topics.flatMap { [self.corpus[$0], corpus[$0]] }
    return SiteText(
      corpus: corpus,
      folders: folders.updating(corpus, changed: changed, settings: change.settings),
      titleLanguages: TitleLanguages(known))
  }

  /// The languages of the editions' titles, by the topics' slugs; computed on first access.
  private final class TitleLanguages: Sendable {
    let known: Mutex<[String: [Language]]>

    init(_ known: [String: [Language]]) { self.known = Mutex(known) }

    func of(_ topic: Topic) -> [Language] {
      if let languages = known.withLock({ $0[topic.slug] }) { return languages }
      let languages = topic.editions.map { SiteText.titleLanguage(of: $0, in: topic) }
      known.withLock { $0[topic.slug] = languages }
      return languages
    }
  }

  /// The title of the site: the one in `site.yaml`, else that of the README or of the index at the top
  /// or in the only folder, else the folder's name, else a general one.
  ///
  /// A README in one language names the site in all languages, as a single title in `site.yaml`
  /// does; readers of a language that the README also has see its name in that language.
  func title(in language: Language) -> String {
    if let given = corpus.settings.title[language] { return given }
    let own = homeTitles.first { $0.language == language }?.title
    let isRead = corpus.home?.editions.contains { $0.language == language } ?? false
    return own ?? (isRead ? nil : homeTitles.first?.title) ?? folderName
      ?? Catalogue.of(language).siteTitle
  }

  /// The headings of a README or an index, as far as they are short enough for a name.
  private static func homeTitles(of corpus: Corpus) -> [(language: Language, title: String)] {
    // Without a note at the top, that of `docs` stands for it.
    let home =
      corpus.home
      ?? corpus.topics.first { topic in
        let key = topic.documents[0].pathKey
        return key.isIndex && key.section.isEmpty && PathKey.isAnyFolder(key.name)
      }
    guard let home else { return [] }
    return home.editions.compactMap { edition in
      let document = home.documents[edition.document]
      guard edition.title.count <= nameLength, !isGreeting(edition.title) else { return nil }
      let isWritten =
        document.frontMatter.title == edition.title
        || document.segments.contains {
          $0.headingLevel != nil && DocumentTitle.isTitle(edition.title, in: $0, of: document)
        }
      return isWritten ? (edition.language, edition.title) : nil
    }
  }

  /// Whether a title is one that any index may have, and no name.
  private static func isGreeting(_ title: String) -> Bool {
    greetings.contains(title.lowercased().filter { $0.isLetter || $0 == " " }.trimmed)
  }

  private static let greetings: Set<String> = [
    "about", "contents", "docs", "documentation", "getting started", "home", "index",
    "introduction",
    "overview", "readme", "table of contents", "welcome", "개요", "들어가며", "목차", "문서", "소개", "시작하기",
    "환영합니다", "홈", "はじめに",
    "ようこそ", "ドキュメント", "ホーム", "目次", "概要", "紹介", "索引",
  ]

  /// The name of the folder of notes as a title; nil for one that says nothing or that a program made.
  private static func name(ofFolder folder: [UInt8]?) -> String? {
    guard let last = folder?.split(separator: 0x2F).last else { return nil }
    let name = String(decoding: last, as: UTF8.self)
    let words = name.split { "-_ .".contains($0) }
    let isMade = words.contains { word in
      word.contains(where: \.isNumber) && (word.contains(where: \.isLetter) || word.count > 4)
    }
    guard !isMade, name.contains(where: \.isLetter), !PathKey.isAnyFolder(name) else { return nil }
    return SectionNames(of: [name])[name]
  }

  /// A sentence about the site: the one in `site.yaml`, else the description of the README in
  /// `language`, else a general one.
  func description(in language: Language) -> String {
    if let given = corpus.settings.description[language] { return given }
    let own = corpus.home.flatMap { home in
      home.mainEdition(in: language).map { description(of: $0, in: home) }
    }
    return own.flatMap { $0.isEmpty ? nil : $0 } ?? Catalogue.of(language).siteDescription
  }

  /// The title of a topic for readers of `language`, as lists and links show it, and its language.
  ///
  /// A title as long as a text is cut, because many pages may name the topic.
  func title(of topic: Topic, in language: Language) -> (text: String, language: Language) {
    let main = topic.editions.firstIndex { $0.language == language } ?? 0
    guard main < topic.editions.count else { return (topic.slug, .undetermined) }
    let known = titleLanguages.of(topic)
    let titled = main < known.count ? known[main] : topic.editions[main].language
    return (Self.shortened(topic.editions[main].title), titled)
  }

  /// A title as pages other than its own show it.
  static func shortened(_ title: String) -> String { Excerpt.cut(title, to: titleLength) }

  /// The language of an edition's title, which may be the other language of its source.
  static func titleLanguage(of edition: Edition, in topic: Topic) -> Language {
    let segments = topic.documents[edition.document].segments
    let length = edition.title.utf8.count
    var other: Language?
    // Compares by index, so that no segment is copied, and by length first, which is cheaper than
    // comparing letters. Both texts are in NFC.
    for index in segments.indices
    where segments[index].text.utf8.count == length && segments[index].text == edition.title {
      let language = segments[index].language
      if language == edition.language { return language }
      other = other ?? language
    }
    return other ?? edition.language
  }

  /// One or two sentences about an edition: its author's description, or the beginning of its text.
  func description(of edition: Edition, in topic: Topic) -> String {
    let document = topic.documents[edition.document]
    if let description = document.frontMatter.description,
      document.language == edition.language || !edition.language.isDetermined
    {
      return Excerpt.cut(description, to: Self.descriptionLength)
    }
    let lead = Lead.text(of: document, in: edition.language) ?? ""
    return Excerpt.cut(lead, to: Self.descriptionLength)
  }

  /// In `Character`s: as much of the site's name as the bar, a tab and a card can show.
  private static let nameLength = 60

  /// In `Character`s: longer than any real title.
  private static let titleLength = 200

  /// In `Character`s: as much of a description as search engines show.
  private static let descriptionLength = 150
}
