/// Callouts: their titles and their contents.
extension Drafter {
  mutating func callout(
    _ callout: Callout, _ title: [Inline], _ children: [Block], on lines: ClosedRange<Int>,
    followedBy rest: ArraySlice<Block>, in place: Place
  ) -> [Document.Node] {
    // A label of a quote, which is no mark, stands on the first line that has more than `>`.
    let line = lines.first { !isBlankInQuote($0) } ?? lines.lowerBound
    let range = source.range(ofLine: line)
    var mark = CalloutMark(onLine: range, of: source.bytes)
    // Behind the tag of a hint, which has no title, another mark may stand.
    while !title.isEmpty, let hint = mark, hint.form == .hint {
      mark = CalloutMark(onLine: SourceRange(hint.end, range.upperBound), of: source.bytes)
    }
    // A line without the mark of the quote is meant to be in it, whatever its language.
    let inner = Place(
      container: (mark?.form ?? .alert) == .alert ? .quote : .page, depth: place.depth + 1,
      quotes: place.quotes, tail: rest)
    let heading = self.title(title, mark, onLine: line, in: inner)
    let first = drafts.all.count
    let nodes = nodes(for: children, in: inner)
    if let mark, mark.form == .hint {
      leaveTags(of: lines, endingAt: mark.end, outOfDraftsFrom: first)
    }
    // Footnotes are shown below the page.
    let isEmpty = nodes.allSatisfy { if case .footnoteDefinition = $0 { true } else { false } }
    if !isEmpty { return [.callout(callout, title: heading, nodes)] }
    // A title above nothing is the text.
    return heading.map { [.callout(callout, title: nil, [.segment($0)] + nodes)] } ?? nodes
  }

  private func isBlankInQuote(_ line: Int) -> Bool {
    source.bytes[slice: source.range(ofLine: line)].allSatisfy { $0 == 0x3E || $0 <= 0x20 }
  }

  /// Leaves the tags of a hint out of the texts that share their lines, as they stay where the
  /// texts are replaced.
  private mutating func leaveTags(
    of lines: ClosedRange<Int>, endingAt tagEnd: Int, outOfDraftsFrom first: Int
  ) {
    for index in [first, drafts.all.count - 1] where index >= first && index < drafts.all.count {
      let own = drafts.all[index].lines
      guard drafts.all[index].range == nil,
        own.lowerBound == lines.lowerBound || own.upperBound == lines.upperBound
      else { continue }
      let whole = source.range(ofLines: own)
      var end = whole.upperBound
      while end > whole.lowerBound, source.bytes[end - 1] <= 0x20 { end -= 1 }
      let start = own.lowerBound == lines.lowerBound ? tagEnd : whole.lowerBound
      if own.upperBound == lines.upperBound {
        end = CalloutMark.startOfHintEnd(in: source.bytes, start..<max(start, end)) ?? end
      }
      drafts.narrow(index, to: SourceRange(start, max(start, end)))
    }
  }

  private mutating func title(
    _ title: [Inline], _ mark: CalloutMark?, onLine line: Int, in place: Place
  ) -> Int? {
    var content = drafts.cleaned(title)
    var inline = InlineText(of: content)
    if !inline.hasText, !inline.hasImage {
      guard let text = Self.labels(in: content) else { return nil }
      content = [.text(text)]
      inline = InlineText(of: content)
    }
    // Beside a mark, the word for a kind says what the page says in any language.
    if mark != nil, Callout(labeled: inline.text) != nil { return nil }
    return drafts.append(
      Draft(
        kind: place.kind,
        verdict: LanguageIdentifier.verdict(on: inline.evidence), weight: inline.evidence.weight,
        lines: line...line, text: drafts.composed(inline),
        content: content, depth: place.depth,
        // The mark before it stays where the text is replaced.
        range: mark.map { SourceRange($0.title.lowerBound, $0.title.upperBound) },
        isCalloutTitle: true))
  }
}
