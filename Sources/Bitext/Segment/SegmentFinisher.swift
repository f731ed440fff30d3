/// Settles what drafts leave open: their languages, by the document, and their bytes.
struct SegmentFinisher {
  let source: SourceFile

  /// The segments of `drafts`, and the language of most of them.
  func segments(_ drafts: [Draft], hint: Language?) -> (segments: [Segment], main: Language) {
    let surroundings = LanguageIdentifier.Surroundings(
      of: drafts.lazy.filter { $0.kind != .frontMatter }.map { ($0.verdict, weight: $0.weight) },
      hint: hint)
    var end = 0
    var segments: [Segment] = []
    segments.reserveCapacity(drafts.count)
    for (index, draft) in drafts.enumerated() {
      let next = index + 1 < drafts.count ? drafts[index + 1] : nil
      let range = range(of: draft, from: end, before: next)
      end = range.upperBound
      segments.append(
        Segment(
          kind: draft.kind, language: surroundings.language(of: draft.verdict), lines: draft.lines,
          range: range, text: draft.text, content: draft.content, depth: draft.depth))
    }
    return (segments, surroundings.main)
  }

  /// The bytes of a draft's lines; where two drafts share a line, it is cut where the second begins.
  private func range(of draft: Draft, from end: Int, before next: Draft?) -> SourceRange {
    if let range = draft.range { return range }
    let whole = withoutLineEnd(source.range(ofLines: draft.lines))
    let low = min(max(whole.lowerBound, end), whole.upperBound)
    guard let next, next.range == nil, next.lines.lowerBound <= draft.lines.upperBound else {
      return SourceRange(low, whole.upperBound)
    }
    let own = LineCutter.firstWord(of: draft.text)
    let from = Bytes.firstIndex(of: own, in: source.bytes, SourceRange(low, whole.upperBound))
    let after = SourceRange(min((from ?? low) + own.count, whole.upperBound), whole.upperBound)
    let word = LineCutter.firstWord(of: next.text)
    let cut = Bytes.firstIndex(of: word, in: source.bytes, after) ?? whole.upperBound
    return SourceRange(low, max(low, cut))
  }

  private func withoutLineEnd(_ range: SourceRange) -> SourceRange {
    var end = range.upperBound
    while end > range.lowerBound, source.bytes[end - 1] == 0x0A || source.bytes[end - 1] == 0x0D {
      end -= 1
    }
    return SourceRange(range.lowerBound, end)
  }
}
