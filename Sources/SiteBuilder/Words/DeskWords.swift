import Bitext

/// The words of the translators' desk in one language: search, glossary, parallel pages, status.
struct DeskWords: Sendable {
  let search: String
  let searchHint: String
  let searchBox: String
  let filters: String
  /// The heading of the terms that an empty search offers.
  let usedMost: String
  let searchIn: String
  let anyLanguage: String
  let otherSide: String
  let topic: String
  let anyTopic: String
  let more: String
  let found: Phrase
  let foundMore: Phrase
  let foundInstead: Phrase
  let nothing: String
  let failed: String
  let noScript: String
  let readGlossary: String

  let allTerms: String
  let allTermsHint: String
  let filterTerms: String
  let noTermMatches: String
  let groupsOfTerms: String
  /// The name of the group for terms without a group.
  let otherTerms: String
  let preferred: String
  let allowed: String
  let seen: String
  let forbidden: String
  let keep: String
  let whoSaysWhat: String
  let source: String
  let oneUse: String
  let uses: Phrase
  let unused: String
  let openEntry: String

  let differences: String
  let move: Phrase
  let linkToUnit: String
  let copyText: String
  let copyTMX: String
  let copyQuotation: String
  let copied: String
  let doubtful: String
  let doubtLength: Phrase
  let doubtNumbers: Phrase
  let doubtTerms: Phrase
  let doubtWords: String
  let picture: String
  let pictureHint: String
  let stale: Phrase
  /// The mark of a text that a program translated and nobody has looked at.
  let machine: String
  let staleHint: String
  let likeTexts: String
  let onlyThese: Phrase
  let showAll: String
  let next: String

  let status: String
  let statusHint: String
  let statusRest: Phrase
  let units: String
  let done: String
  let states: StateWords
  let translated: String
  let partly: String
  let untranslated: String
  let badge: String
  let nothingToDo: String
  /// A phrase with the number of a sentence and the number of all sentences.
  let sentence: Phrase

  var missing: String { Self.label(states.missing) }
  var outOfDate: String { Self.label(states.outOfDate) }
  var lowConfidence: String { Self.label(states.lowConfidence) }
  var unreviewed: String { Self.label(states.unreviewed) }
  var current: String { Self.label(states.current) }
  var extra: String { Self.label(states.extra) }

  /// A word on its own, capitalized.
  private static func label(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  static func of(_ language: Language) -> SharedValue<DeskWords> { spoken[language] }

  private static let spoken = SpokenWords(english: english, korean: korean, japanese: japanese)
}
