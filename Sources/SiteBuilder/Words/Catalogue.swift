import Bitext

/// The interface words in one language.
///
/// Each language is a memberwise value, so a missing word is a compile error.
struct Catalogue: Sendable {
  let tag: String
  /// The language's name for itself.
  let name: String
  let siteTitle: String
  let siteDescription: String
  let skip: String
  let skipToMenu: String
  let skipToContents: String
  let home: String
  let topics: String
  let topicCount: Phrase
  let sectionCount: Phrase
  let exampleCount: Phrase
  let guidelineCount: Phrase
  let termCount: Phrase
  /// The heading of a paragraph in all languages.
  let specimen: String
  /// The heading of an example on a front page.
  let liveTable: String
  /// The heading of the topics that were changed last.
  let news: String
  let sections: String
  let contents: String
  let languages: String
  let sideBySide: String
  let sideBySideHint: String
  /// A description of a topic's preview picture.
  let cardHint: String
  let editions: String
  let mainEdition: String
  let source: String
  let translator: String
  let allTopics: String
  let updated: String
  /// The label of a link to a text in the repository of the notes; ``editIn`` includes the text's
  /// language.
  let edit: String
  let editIn: Phrase
  let report: String
  /// The title of a report, which includes the title of the page.
  let reportOf: Phrase
  let reportPrompt: String
  let previous: String
  let next: String
  let theme: String
  /// The three states of the theme, separated by `|`: as the system, light, dark.
  let themes: String
  let linkHere: String
  let glossary: String
  let glossaryHint: String
  let term: String
  let note: String
  let alsoWritten: String
  let breadcrumb: String
  let pages: String
  let readingMode: String
  let columns: String
  let interleaved: String
  let reveal: String
  let showLanguages: String
  let notFoundTitle: String
  let notFoundText: String
  /// The title and the text in place of a page that is not kept on the device, without a
  /// connection.
  let offlineTitle: String
  let offlineText: String
  let fallback: Phrase
  /// Like ``fallback``, for a text whose language is unknown.
  let fallbackAsWritten: String
  let onlyIn: Phrase
  let missingIn: Phrase
  let missingImage: String
  let undetermined: String
  let menu: String
  let close: String
  let noTopics: String
  let filterTopics: String
  let noTopicMatches: String
  let external: String
  let other: String
  let alsoHere: String
  let table: String
  let doAndDont: String
  let gallery: String
  let galleryHint: String
  let guidelines: String
  let guidelinesHint: String
  let listings: String
  let listingsHint: String
  let allGuidelines: String
  let tableStyles: String
  let rowStyles: String
  let accessories: String
  let behaviours: String
  let spokenOfIn: String
  let callout: @Sendable (_ callout: Callout) -> String
  let done: String
  let notDone: String
  let footnotes: String
  let footnote: Phrase
  /// The label of the link from a footnote back to its reference.
  let backToReference: Phrase

  /// The catalogue for pages in `language`; English if there is none.
  static func of(_ language: Language) -> SharedValue<Catalogue> { spoken[language] }

  private static let spoken = SpokenWords(english: english, korean: korean, japanese: japanese)

  let names: [String: String]

  /// The name of `language` in that language.
  static func ownName(of language: Language) -> String {
    switch language {
    case .korean, .japanese, .english: of(language).name
    case .undetermined: of(.english).undetermined
    default: language.tag
    }
  }
}

extension SharedValue<Catalogue> {
  /// The name of `language` in the catalogue's language.
  func name(of language: Language) -> String {
    if language == .undetermined { return self.undetermined }
    return self.names[language.tag] ?? language.tag
  }
}
