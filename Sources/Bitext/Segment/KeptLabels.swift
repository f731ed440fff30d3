/// Finds the titles and labels that a Korean or Japanese text keeps in English.
///
/// "Best practices" above Korean paragraphs is the rule among Korean notes. It is no piece of an
/// English text that lacks the rest, but a part of the Korean one.
struct KeptLabels {
  private let drafts: [Draft]
  /// Empty where nothing is kept.
  private var languages: [Language] = []
  private let main: Language
  private var titles = Titles.none

  /// The titles that are kept.
  private enum Titles {
    case none
    /// Those of a word or a few, such as "Best practices".
    case labels
    case all
  }

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
    titles = keptTitles
  }

  /// Whether the text at `index` is one of them.
  func contains(_ index: Int) -> Bool {
    guard !languages.isEmpty, languages[index] == .english else { return false }
    switch drafts[index].kind {
    case .heading: if titles == .none || titles == .labels && !isLabel(index) { return false }
    case .caption, .item, .cell: if !isLabel(index) { return false }
    case .paragraph, .quote, .code, .image, .html, .frontMatter: return false
    }
    return !isTranslated(at: index - 1, index) && !isTranslated(at: index + 1, index)
  }

  private func isLabel(_ index: Int) -> Bool {
    if case .label = drafts[index].verdict { true } else { false }
  }

  private var hasEnglishText: Bool {
    var own = 0
    var english = 0
    for index in drafts.indices where drafts[index].kind != .frontMatter {
      if languages[index] == main {
        own += drafts[index].weight
      } else if languages[index] == .english, !isLabel(index), !drafts[index].isHeading {
        english += drafts[index].weight
      }
    }
    return Double(english) >= Double(own) * Self.shareOfSecondText
  }

  /// None where most English titles, and more than one, stand beside one in the main language, of
  /// whatever level: both say the same then, and not the name of a section and its first title.
  ///
  /// A title that is a sentence was forgotten where most titles are in the main language.
  private var keptTitles: Titles {
    guard !languages.isEmpty else { return .none }
    var (english, paired, sentences, own) = (0, 0, 0, 0)
    for index in drafts.indices where drafts[index].isHeading {
      if languages[index] == main { own += 1 }
      guard languages[index] == .english else { continue }
      english += 1
      if !isLabel(index) { sentences += 1 }
      let isPaired = [index - 1, index + 1].contains { neighbour in
        drafts.indices.contains(neighbour) && languages[neighbour] == main
          && drafts[neighbour].isHeading
      }
      if isPaired { paired += 1 }
    }
    if paired > 1, paired * 2 > english { return .none }
    return sentences >= own ? .all : .labels
  }

  /// Whether the text at `neighbour` says in the main language what the one at `index` says: a title
  /// below a title, an item below an item.
  private func isTranslated(at neighbour: Int, _ index: Int) -> Bool {
    drafts.indices.contains(neighbour) && languages[neighbour] == main
      && drafts[index].kind != .cell && drafts[neighbour].kind == drafts[index].kind
      && drafts[neighbour].depth == drafts[index].depth
  }
}
