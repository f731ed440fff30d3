import Bitext
import Synchronization

/// What the pages say of the site and its topics: titles, descriptions, names of folders.
struct SiteText: Sendable {
  let corpus: Corpus
  private let titleLanguages: TitleLanguages

  init(corpus: Corpus) {
    self.init(corpus: corpus, titleLanguages: TitleLanguages([:]))
  }

  private init(corpus: Corpus, titleLanguages: TitleLanguages) {
    self.corpus = corpus
    self.titleLanguages = titleLanguages
  }

  /// The same for a newer corpus, in which some topics, by their places, have another text.
  func updating(_ corpus: Corpus, topics: [Int]) -> SiteText {
    var known = titleLanguages.known.withLock { $0 }
    for topic in topics { known[self.corpus.topics[topic].slug] = nil }
    return SiteText(corpus: corpus, titleLanguages: TitleLanguages(known))
  }

  /// By the topics' slugs, for each edition, the language that its title is in, once somebody
  /// wants to know.
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

  func title(in language: Language) -> String {
    corpus.settings.title[language] ?? Catalogue.of(language).siteTitle
  }

  /// The title of a topic for readers of `language`, as it stands in lists and links, and the language
  /// that it is in.
  ///
  /// Many pages name one topic, so that of a title as long as a text only the beginning is shown.
  func title(of topic: Topic, in language: Language) -> (text: String, language: Language) {
    let main = topic.editions.firstIndex { $0.language == language } ?? 0
    guard main < topic.editions.count else { return (topic.slug, .undetermined) }
    let known = titleLanguages.of(topic)
    let titled = main < known.count ? known[main] : topic.editions[main].language
    return (Self.shortened(topic.editions[main].title), titled)
  }

  /// A title where it is named on other pages than its own.
  static func shortened(_ title: String) -> String { Excerpt.cut(title, to: titleLength) }

  /// The language that an edition's title is written in, which may be the source's other one.
  static func titleLanguage(of edition: Edition, in topic: Topic) -> Language {
    let segments = topic.documents[edition.document].segments
    let length = edition.title.utf8.count
    var other: Language?
    // By their places: a segment is not taken out of the array to see that it is another text. Both
    // are composed, and most are told apart by their lengths, which is less than comparing letters.
    for index in segments.indices
    where segments[index].text.utf8.count == length && segments[index].text == edition.title {
      let language = segments[index].language
      if language == edition.language { return language }
      other = other ?? language
    }
    return other ?? edition.language
  }

  /// One or two sentences on an edition: its author's words, or how its text begins.
  func description(of edition: Edition, in topic: Topic) -> String {
    let document = topic.documents[edition.document]
    if let description = document.frontMatter.description,
      document.language == edition.language || !edition.language.isDetermined
    {
      return Excerpt.cut(description, to: Self.descriptionLength)
    }
    for segment in document.segments where segment.language == edition.language {
      switch segment.kind {
      case .paragraph, .frontMatter, .quote, .item:
        if segment.text.utf8.count > 40 {
          return Excerpt.cut(segment.text, to: Self.descriptionLength)
        }
      case .heading, .cell, .caption, .code, .image, .html: continue
      }
    }
    return ""
  }

  /// The last folder of a section with its hyphens as spaces.
  func name(ofSection section: String) -> String {
    guard let last = section.split(separator: "/").last else { return "" }
    let words = last.split { $0 == "-" || $0 == "_" }.joined(separator: " ")
    return PlainText.composed(words.prefix(1).uppercased() + words.dropFirst())
  }

  /// In `Character`s: more than any title has that a list is the place for.
  private static let titleLength = 200

  /// In `Character`s: what search engines show of a description.
  private static let descriptionLength = 150
}
