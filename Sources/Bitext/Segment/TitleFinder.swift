import TextBasics

/// Finds the titles in a text that marks none: short lines above paragraphs.
///
/// A page copied out of a browser has its headings as lines like any other, and the names of its
/// lost pictures too.
struct TitleFinder {
  private let drafts: [Draft]

  init(_ drafts: [Draft]) {
    self.drafts = drafts
  }

  /// `drafts` with their kinds set; unchanged where there are headings already.
  func titled() -> [Draft] {
    if let titled = titledAboveSections() { return titled }
    guard !drafts.contains(where: \.isHeading), drafts.count(where: isBody) >= 2 else {
      return drafts
    }
    var result = drafts
    var level = 1
    for index in drafts.indices where isTitle(drafts[index]) {
      if repeatsRunInTitle(index) {
        result[index].kind = .caption
        continue
      }
      guard leadsToBody(index) else { continue }
      // An original title and its translation are one level.
      let isPair = index > 0 && result[index - 1].isHeading && differ(index - 1, index)
      if !isPair, index > 0, result[..<index].contains(where: \.isHeading) { level = 2 }
      result[index].kind = .heading(at: level)
    }
    return result
  }

  /// `drafts` with the first line as their title, where all other titles are those of sections by
  /// their ``SectionMark``; nil for other texts.
  private func titledAboveSections() -> [Draft]? {
    guard drafts.contains(where: \.isHeading),
      drafts.allSatisfy({ !$0.isHeading || SectionMark.mark(of: $0.text) != nil }),
      let first = drafts.firstIndex(where: { $0.kind != .frontMatter }), isTitle(drafts[first])
    else { return nil }
    var result = drafts
    result[first].kind = .heading(at: 1)
    // The same title in another language.
    let second = first + 1
    if second < drafts.count, isTitle(drafts[second]), differ(first, second) {
      result[second].kind = .heading(at: 1)
    }
    return result
  }

  private func differ(_ a: Int, _ b: Int) -> Bool {
    ParagraphCutter.Script(of: drafts[a].verdict) != ParagraphCutter.Script(of: drafts[b].verdict)
  }

  /// Whether a paragraph comes next, or after one more title.
  private func leadsToBody(_ index: Int) -> Bool {
    guard index + 1 < drafts.count else { return false }
    if isBody(drafts[index + 1]) { return true }
    return isTitle(drafts[index + 1]) && index + 2 < drafts.count && isBody(drafts[index + 2])
  }

  private func isBody(_ draft: Draft) -> Bool {
    guard draft.kind == .paragraph else { return draft.kind == .item }
    // No character takes more than three bytes a column.
    if draft.text.utf8.count > 270 { return true }
    let width = TerminalWidth.columns(of: draft.text)
    return width > 90 || width > 40 && Sentence.ends(draft.text)
  }

  /// Whether a draft is a link and nothing else, such as a note that another one shows: it names what it
  /// leads to.
  private func isLink(_ draft: Draft) -> Bool {
    if draft.content.count == 1, case .link = draft.content[0] { true } else { false }
  }

  private func isTitle(_ draft: Draft) -> Bool {
    guard draft.kind == .paragraph, draft.depth == 0, draft.lines.count == 1,
      draft.text.utf8.count <= 180, draft.verdict != .nothing, !isLink(draft)
    else { return false }
    return TerminalWidth.columns(of: draft.text) <= 60 && !PropertyLine.holds(draft.text)
      && !Sentence.ends(draft.text)
      && !draft.text.hasSuffix("다") && !draft.text.hasSuffix("요") && !draft.text.utf8.contains(0x2F)
  }

  /// Whether a text is left of a picture, as `Plain` below `Plain. Rows can …` is.
  private func repeatsRunInTitle(_ index: Int) -> Bool {
    let name = drafts[index].text.utf8
    return drafts[max(0, index - 3)..<index].contains { before in
      let text = before.text.utf8
      return text.count > name.count && text.dropFirst(name.count).first == 0x2E
        && zip(text, name).allSatisfy { $0 == $1 || $0 | 0x20 == $1 | 0x20 && $0 & 0xDF >= 0x41 }
    }
  }
}

extension Draft {
  var isHeading: Bool { if case .heading = kind { true } else { false } }
}
