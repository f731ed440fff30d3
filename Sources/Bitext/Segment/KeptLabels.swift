import TextBasics

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
  /// Labels between blocks that the text has again and again, such as those above code.
  private var repeated: Set<String> = []
  /// Single labels that are no text of their own.
  private var strays: Set<Int> = []

  /// The share of English sentences, compared with the text in the main language, from which on the
  /// English is a text of its own.
  private static let shareOfSecondText = 1.0 / 8

  /// - Parameters:
  ///   - drafts: All texts of a document.
  ///   - surroundings: What is known of the document.
  ///   - stated: The language that the front matter or the path names, if any.
  init(
    of drafts: [Draft], in surroundings: LanguageIdentifier.Surroundings, stated: Language? = nil
  ) {
    self.drafts = drafts
    main = surroundings.main
    guard Language.known.contains(main) else { return }
    // English texts mostly have nothing but English.
    if main == .english, !drafts.contains(where: \.isOnlyLink) { return }
    languages = drafts.map { surroundings.language(of: $0.verdict) }
    if main == .english {
      strays = findStrays(atMost: Self.fewStrays)
      languages = []
      return
    }
    repeated = repeatedLabels
    if hasEnglishText {
      languages = []
    } else {
      weighTitles()
      let texts = drafts.count - languages.count { $0 != main }
      strays = findStrays(
        atMost: stated == main ? max(Self.fewStrays, texts / 4) : Self.fewStrays)
    }
  }

  /// The number of labels in another language that make no text of their own, in any document.
  private static let fewStrays = 2

  /// Whether the text at `index` is a kept title or label, or a stray.
  func contains(_ index: Int) -> Bool {
    strays.contains(index) || isKeptLabel(index)
  }

  private func isKeptLabel(_ index: Int) -> Bool {
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

  /// The labels in another language that are left, if they are few and no sentences: the path of a
  /// file, an expression that a program replaces, the link to the original; empty otherwise.
  ///
  /// They would be a text of one line beside the real one. Titles and pictures are not weighed.
  private func findStrays(atMost most: Int) -> Set<Int> {
    var strays: Set<Int> = []
    var own = 0
    for index in drafts.indices {
      switch drafts[index].kind {
      case .paragraph, .quote, .item, .cell, .caption: break
      case .heading, .code, .image, .html, .frontMatter: continue
      }
      if languages[index] == main { own += 1 }
      guard languages[index] != main, languages[index].isDetermined, !isKeptLabel(index) else {
        continue
      }
      let draft = drafts[index]
      guard
        main == .english
          ? draft.isOnlyLink : draft.isLabel || draft.isOnlyLink || draft.isExpression
      else { return [] }
      strays.insert(index)
      if strays.count > most { return [] }
    }
    return strays.count * 2 <= own || strays.allSatisfy { drafts[$0].isExpression } ? strays : []
  }

  /// Whether the text is a few words in a list or a table, or only a link with a name.
  private func isName(_ index: Int) -> Bool {
    switch drafts[index].kind {
    case .caption, .cell: drafts[index].isLabel || drafts[index].isOnlyLink
    case .item: drafts[index].isLabel || drafts[index].isOnlyLink || isOfReadingList(index)
    case .paragraph: drafts[index].isOnlyLink || repeated.contains(drafts[index].text)
    case .quote: drafts[index].isOnlyLink
    case .heading, .code, .image, .html, .frontMatter: false
    }
  }

  /// Whether an item that is no sentence stands in a list with links to other works: an author, and the
  /// title of a book.
  private func isOfReadingList(_ index: Int) -> Bool {
    guard !Sentence.ends(drafts[index].text) else { return false }
    func hasLink(_ step: Int) -> Bool {
      for distance in 1...Self.longestReadingList {
        let next = index + step * distance
        guard drafts.indices.contains(next), drafts[next].kind == .item,
          drafts[next].depth == drafts[index].depth
        else { return false }
        if drafts[next].isOnlyLink { return true }
      }
      return false
    }
    return hasLink(-1) || hasLink(1)
  }

  /// How far a link may be from another item of its list.
  private static let longestReadingList = 8

  /// The English labels that are paragraphs and stand in the text more than once: the heads of tables
  /// in HTML, whose cells are blocks.
  private var repeatedLabels: Set<String> {
    var seen: Set<String> = []
    var repeated: Set<String> = []
    for index in drafts.indices where languages[index] == .english {
      guard case .paragraph = drafts[index].kind, drafts[index].isLabel else { continue }
      if !seen.insert(drafts[index].text).inserted { repeated.insert(drafts[index].text) }
    }
    return repeated
  }

  private var hasEnglishText: Bool {
    var own = 0
    var english = 0
    for index in drafts.indices where drafts[index].kind != .frontMatter {
      if languages[index] == main {
        own += drafts[index].weight
      } else if languages[index] == .english, !drafts[index].isHeading, !isName(index),
        !drafts[index].isExpression
      {
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

  /// Whether the text at `neighbour` may be the translation into the main language of the text at
  /// `index`: a title below a title, an item below an item.
  private func isTranslated(at neighbour: Int, _ index: Int) -> Bool {
    drafts.indices.contains(neighbour) && languages[neighbour] == main
      && drafts[index].kind != .cell && drafts[neighbour].kind == drafts[index].kind
      && drafts[neighbour].depth == drafts[index].depth
      // No sentence translates a label.
      && !(repeated.contains(drafts[index].text) && Sentence.ends(drafts[neighbour].text))
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

  /// Whether expressions that a program replaces make up the text, apart from two or three words:
  /// `{frontmatter.title} and {1 + 1}`.
  fileprivate var isExpression: Bool {
    guard text.utf8.contains(0x7B) else { return false }
    var depth = 0
    var words = 0
    var isInWord = false
    for byte in text.utf8 {
      if byte == 0x7B { depth += 1 }
      if byte == 0x7D { depth = max(0, depth - 1) }
      let isLetter = depth == 0 && (0x61...0x7A ~= byte | 0x20 || byte >= 0x80)
      if isLetter, !isInWord { words += 1 }
      isInWord = isLetter
    }
    return depth == 0 && words <= 3
  }
}
