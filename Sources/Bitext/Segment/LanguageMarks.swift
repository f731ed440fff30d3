/// Finds headings, titles of folds and lines that do nothing but name the language of the texts below
/// them, `## 한국어`, `<summary>English</summary>`, `日本語:`, and titles of folds that say on which side
/// of a translation these stand: `<summary>원문 보기</summary>`.
///
/// Many files in several languages have a part for each. Nobody translates such a mark, and it is no
/// title: the language of a page is known without it.
struct LanguageMarks {
  private var indices: Set<Int> = []

  /// - Parameters:
  ///   - drafts: All texts of a document.
  ///   - surroundings: The languages of the document.
  /// - Complexity: O(drafts).
  init(of drafts: [Draft], in surroundings: LanguageIdentifier.Surroundings) {
    let named = drafts.indices.compactMap { index in
      Self.language(named: drafts[index]).map { (index: index, language: $0) }
    }
    let sides = drafts.indices.filter { index in
      drafts[index].isFoldTitle && LanguageLabel.isSide(drafts[index].text)
    }
    guard !named.isEmpty || !sides.isEmpty else { return }
    let names = Set(named.map(\.index) + sides)
    func bytes(_ range: Range<Int>) -> [Language: Int] {
      range.reduce(into: [:]) { bytes, index in
        let language = surroundings.language(of: drafts[index].verdict)
        guard language.isDetermined, ![.code, .frontMatter].contains(drafts[index].kind),
          !names.contains(index)
        else { return }
        bytes[language, default: 0] += drafts[index].text.utf8.count
      }
    }
    let all = bytes(drafts.indices)
    if all.count > 1 { indices.formUnion(sides) }
    for (place, mark) in named.enumerated() {
      let next = place + 1 < named.count ? named[place + 1].index : drafts.count
      let below = bytes((mark.index + 1)..<Self.end(of: mark.index, in: drafts, before: next))
      let own = below[mark.language] ?? 0
      // A section about a language is mostly in another one, and a file in one language has no marks.
      let isMostly = own * 2 > below.values.reduce(0, +)
      if isMostly, all.contains(where: { $0.key != mark.language && $0.value > below[$0.key] ?? 0 })
      {
        indices.insert(mark.index)
      }
    }
  }

  /// Whether the text at an index names the language of those below it.
  func contains(_ index: Int) -> Bool { indices.contains(index) }

  /// The language that a heading, the title of a fold or a line of its own names; a link with the name
  /// of a language leads to another page.
  private static func language(named draft: Draft) -> Language? {
    guard draft.isFoldTitle || draft.isHeading || draft.kind == .paragraph,
      let language = LanguageNames.language(namedBy: draft.text),
      !draft.content.contains(where: \.holdsLink)
    else { return nil }
    return language
  }

  /// The first text behind those below a mark: a heading of its level, or the next mark.
  private static func end(of index: Int, in drafts: [Draft], before next: Int) -> Int {
    guard case .heading(let level) = drafts[index].kind else { return next }
    return drafts[(index + 1)..<next].firstIndex {
      if case .heading(let other) = $0.kind { other <= level } else { false }
    } ?? next
  }
}
