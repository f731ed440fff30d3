/// Finds the titles and labels that a Korean or Japanese text keeps in English.
///
/// "Best practices" above Korean paragraphs is the rule among Korean notes. It is no piece of an
/// English text that lacks the rest, but a part of the Korean one.
struct KeptLabels {
  private let drafts: [Draft]
  /// Empty where nothing is kept.
  private var languages: [Language] = []
  private let main: Language
  /// The levels of which titles are kept that are more than a few words.
  private var levelsOfSentences: Set<UInt8> = []
  private var keepsTitles = false

  /// Where so much of what is said in the main language, and more, is said in English sentences, the
  /// English is a text of its own.
  private static let shareOfSecondText = 1.0 / 8

  /// - Parameters:
  ///   - drafts: All texts of a document.
  ///   - surroundings: What is known of the document.
  init(of drafts: [Draft], in surroundings: LanguageIdentifier.Surroundings) {
    self.drafts = drafts
    main = surroundings.main
    guard main == .korean || main == .japanese else { return }
    languages = drafts.map { surroundings.language(of: $0.verdict) }
    if hasEnglishText { languages = [] } else { weighTitles() }
  }

  /// Whether the text at `index` is one of them.
  func contains(_ index: Int) -> Bool {
    guard !languages.isEmpty, languages[index] == .english else { return false }
    if drafts[index].isCalloutTitle { return true }
    switch drafts[index].kind {
    case .heading(let level):
      guard keepsTitles, drafts[index].isLabel || levelsOfSentences.contains(level) else {
        return false
      }
    case .caption, .item, .cell, .paragraph, .quote:
      guard isName(index) else { return false }
    case .code, .image, .html, .frontMatter: return false
    }
    return !isTranslated(at: index - 1, index) && !isTranslated(at: index + 1, index)
  }

  /// Whether the text is a few words in a list or a table, or only leads to what it names.
  private func isName(_ index: Int) -> Bool {
    switch drafts[index].kind {
    case .caption, .item, .cell: drafts[index].isLabel || drafts[index].isOnlyLink
    case .paragraph, .quote: drafts[index].isOnlyLink
    case .heading, .code, .image, .html, .frontMatter: false
    }
  }

  private var hasEnglishText: Bool {
    var own = 0
    var english = 0
    for index in drafts.indices where drafts[index].kind != .frontMatter {
      if languages[index] == main {
        own += drafts[index].weight
      } else if languages[index] == .english, !drafts[index].isHeading, !isName(index) {
        english += drafts[index].weight
      }
    }
    return Double(english) >= Double(own) * Self.shareOfSecondText
  }

  /// No title is kept where most English ones, and more than one, stand beside one in the main
  /// language, of whatever level: both say the same then, and not the name of a section and its first
  /// title.
  ///
  /// A title that is a sentence was forgotten where most titles of its level are translated.
  private mutating func weighTitles() {
    var (english, paired) = (0, 0)
    var balance: [UInt8: Int] = [:]
    for index in drafts.indices {
      guard case .heading(let level) = drafts[index].kind else { continue }
      if languages[index] == main { balance[level, default: 0] -= 1 }
      guard languages[index] == .english else { continue }
      balance[level, default: 0] += 1
      english += 1
      let isPaired = [index - 1, index + 1].contains { neighbour in
        drafts.indices.contains(neighbour) && languages[neighbour] == main
          && drafts[neighbour].isHeading
      }
      if isPaired { paired += 1 }
    }
    keepsTitles = paired < 2 || paired * 2 <= english
    levelsOfSentences = Set(balance.filter { $0.value >= 0 }.keys)
  }

  /// Whether the text at `neighbour` says in the main language what the one at `index` says: a title
  /// below a title, an item below an item.
  private func isTranslated(at neighbour: Int, _ index: Int) -> Bool {
    drafts.indices.contains(neighbour) && languages[neighbour] == main
      && drafts[index].kind != .cell && drafts[neighbour].kind == drafts[index].kind
      && drafts[neighbour].depth == drafts[index].depth
  }
}

extension Draft {
  fileprivate var isLabel: Bool {
    if case .label = verdict { true } else { false }
  }

  /// Whether all of the text is one link.
  fileprivate var isOnlyLink: Bool {
    guard content.count == 1, case .link = content[0] else { return false }
    return true
  }
}
