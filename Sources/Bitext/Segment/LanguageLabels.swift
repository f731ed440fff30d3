import TextBasics

/// Finds the texts of a document that have labels which say their languages: `EN: …` beside `KO: …`,
/// `원문: …` beside `번역: …`.
///
/// Readers of a page in one language need no label, and translators do not translate it.
struct LanguageLabels {
  /// For each text with a label, the text without it.
  private var rests: [Int: Rest] = [:]

  private struct Rest {
    let content: [Inline]
    let text: String
    let verdict: LanguageIdentifier.Verdict
    let language: Language
  }

  var isEmpty: Bool { rests.isEmpty }

  /// - Parameters:
  ///   - drafts: All texts of a document.
  ///   - surroundings: The languages of the document.
  /// - Complexity: O(drafts).
  init(of drafts: [Draft], in surroundings: LanguageIdentifier.Surroundings) {
    var sides: [LanguageLabel.Side: Texts] = [:]
    for index in drafts.indices where Self.mayBeLabelled(drafts[index]) {
      guard let (label, rest) = LanguageLabel.split(drafts[index].content) else { continue }
      let text = InlineText(of: rest)
      let verdict = LanguageIdentifier.verdict(on: text, content: rest)
      sides[label.side, default: Texts()].add(
        index,
        Rest(
          content: rest, text: PlainText.composed(text.text), verdict: verdict,
          language: surroundings.language(of: verdict)))
    }
    let accepted = sides.filter { $0.value.areTexts && $0.value.language(of: $0.key) != nil }
    // A line of credits, `원문: …` above `번역: …`, is nothing that is repeated.
    guard Set(accepted.map { $0.value.language(of: $0.key) }).count > 1,
      accepted.contains(where: { $0.value.all.count > 1 })
    else { return }
    for (side, texts) in accepted {
      let own = texts.language(of: side)
      for (index, rest) in texts.all where !rest.language.isDetermined || rest.language == own {
        rests[index] = rest
      }
    }
  }

  /// Whether the text at an index has a label.
  func contains(_ index: Int) -> Bool { rests[index] != nil }

  /// The texts, those with labels without them.
  func withoutLabels(_ drafts: [Draft]) -> [Draft] {
    var drafts = drafts
    for (index, rest) in rests {
      drafts[index].content = rest.content
      drafts[index].text = rest.text
      drafts[index].verdict = rest.verdict
    }
    return drafts
  }

  private static func mayBeLabelled(_ draft: Draft) -> Bool {
    switch draft.kind {
    case .heading, .paragraph, .item, .quote, .caption: !draft.content.isEmpty
    case .cell, .code, .image, .html, .frontMatter: false
    }
  }

  /// The texts with one label.
  private struct Texts {
    private(set) var all: [(index: Int, rest: Rest)] = []
    private var counts: [Language: Int] = [:]
    /// The number of those that are long, or end as sentences do.
    private var sentences = 0

    mutating func add(_ index: Int, _ rest: Rest) {
      all.append((index, rest))
      if rest.language.isDetermined { counts[rest.language, default: 0] += 1 }
      let isLong = TerminalWidth.columns(of: rest.text) >= Self.longLine
      if isLong || Sentence.ends(rest.text) { sentences += 1 }
    }

    /// Whether at least half of them say more than a name or a number, as in `English: 95 %`.
    var areTexts: Bool { sentences * 2 >= all.count }

    /// The language that the label stands for; nil where the texts are in another one.
    func language(of side: LanguageLabel.Side) -> Language? {
      guard
        let (language, count) = counts.max(by: { ($0.value, $1.key.tag) < ($1.value, $0.key.tag) }),
        count * 2 > counts.values.reduce(0, +)
      else { return nil }
      if case .language(let named) = side, named != language { return nil }
      return language
    }

    /// In columns of a terminal.
    private static let longLine = 24
  }
}
