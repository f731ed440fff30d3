/// Finds the titles and labels that a Korean or Japanese text keeps in English.
///
/// "Best practices" above Korean paragraphs is the rule among Korean notes. It is no piece of an
/// English text that lacks the rest, but a part of the Korean one.
struct KeptLabels {
  private let drafts: [Draft]
  /// Empty where nothing is kept.
  private var languages: [Language] = []
  private let main: Language
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
    if hasEnglishText { languages = [] }
    keepsTitles = !hasTitlesInPairs
  }

  /// Whether the text at `index` is one of them.
  func contains(_ index: Int) -> Bool {
    guard !languages.isEmpty, languages[index] == .english, Self.isLabel(drafts[index]) else {
      return false
    }
    return (keepsTitles || !drafts[index].isHeading)
      && !isTranslated(at: index - 1, index) && !isTranslated(at: index + 1, index)
  }

  private var hasEnglishText: Bool {
    var own = 0
    var english = 0
    for index in drafts.indices where drafts[index].kind != .frontMatter {
      if languages[index] == main {
        own += drafts[index].weight
      } else if languages[index] == .english, !Self.isLabel(drafts[index]) {
        english += drafts[index].weight
      }
    }
    return Double(english) >= Double(own) * Self.shareOfSecondText
  }

  /// Whether most English titles, and more than one, stand beside one in the main language, of
  /// whatever level: both say the same then, and not the name of a section and its first title.
  private var hasTitlesInPairs: Bool {
    guard !languages.isEmpty else { return false }
    var titles = 0
    var paired = 0
    for index in drafts.indices where languages[index] == .english && drafts[index].isHeading {
      titles += 1
      let isPaired = [index - 1, index + 1].contains { neighbour in
        drafts.indices.contains(neighbour) && languages[neighbour] == main
          && drafts[neighbour].isHeading
      }
      if isPaired { paired += 1 }
    }
    return paired > 1 && paired * 2 > titles
  }

  /// Whether the text at `neighbour` says in the main language what the one at `index` says: a title
  /// below a title, an item below an item.
  private func isTranslated(at neighbour: Int, _ index: Int) -> Bool {
    drafts.indices.contains(neighbour) && languages[neighbour] == main
      && drafts[index].kind != .cell && drafts[neighbour].kind == drafts[index].kind
      && drafts[neighbour].depth == drafts[index].depth
  }

  private static func isLabel(_ draft: Draft) -> Bool {
    switch draft.kind {
    case .heading: return true
    case .caption, .item, .cell:
      if case .label = draft.verdict { return true }
      return false
    case .paragraph, .quote, .code, .image, .html, .frontMatter: return false
    }
  }
}
