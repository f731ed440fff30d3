/// Completes drafts: with their languages, for which the whole document counts, and with their
/// bytes.
struct SegmentFinisher {
  let source: SourceFile

  /// The segments of `drafts`, and the language of most of them.
  ///
  /// `isForeign` says that the text is in none of the three languages, whatever it quotes.
  func segments(
    _ drafts: [Draft], hint: Language?, isForeign: Bool
  ) -> (segments: [Segment], main: Language) {
    let surroundings = LanguageIdentifier.Surroundings(
      of: drafts.indices.lazy.filter { drafts[$0].kind != .frontMatter }
        .map { (drafts[$0].verdict, weight: drafts[$0].weight) },
      hint: hint, isForeign: isForeign)
    let written = drafts
    let labels = LanguageLabels(of: drafts, in: surroundings)
    let drafts = labels.isEmpty ? drafts : labels.withoutLabels(drafts)
    let kept = KeptLabels(of: drafts, in: surroundings, stated: hint)
    let bilingual = BilingualTitles(of: drafts, in: surroundings)
    let marks = LanguageMarks(of: drafts, in: surroundings)
    var end = 0
    var segments: [Segment] = []
    segments.reserveCapacity(drafts.count)
    for index in drafts.indices {
      let range = range(ofDraft: index, of: written, from: end)
      end = range.upperBound
      var traits: Segment.Traits = []
      if drafts[index].isFoldTitle { traits.insert(.isFoldTitle) }
      if drafts[index].isInCell { traits.insert(.isInCell) }
      if drafts[index].isParallelCell { traits.insert(.isParallelCell) }
      if marks.contains(index) { traits.insert(.isLanguageMark) }
      if labels.contains(index) { traits.insert(.isLabelled) }
      // Field by field: a copy of the whole draft would retain all of them.
      segments.append(
        Segment(
          kind: drafts[index].kind,
          language: bilingual.contains(index) || marks.contains(index)
            ? .undetermined : surroundings.language(of: drafts[index].verdict),
          audience: (kept.contains(index) && !marks.contains(index)) || surroundings.isForeign
            ? surroundings.main : nil,
          lines: drafts[index].lines,
          range: range, text: drafts[index].text,
          content: drafts[index].content, depth: drafts[index].depth, traits: traits))
    }
    return (segments, surroundings.main)
  }

  /// The bytes of a draft's lines; where two drafts share a line, it is cut where the second begins.
  private func range(ofDraft index: Int, of drafts: [Draft], from end: Int) -> SourceRange {
    if let range = drafts[index].range {
      return SourceRange(max(range.lowerBound, end), max(range.upperBound, end))
    }
    let lines = drafts[index].lines
    var whole = withoutLineEnd(source.range(ofLines: lines))
    let next = index + 1
    if next < drafts.count, let range = drafts[next].range, range.lowerBound < whole.upperBound {
      whole = SourceRange(whole.lowerBound, max(whole.lowerBound, range.lowerBound))
    }
    let low = min(max(whole.lowerBound, end, source.markLength), whole.upperBound)
    guard next < drafts.count, drafts[next].range == nil,
      drafts[next].lines.lowerBound <= lines.upperBound
    else { return SourceRange(low, whole.upperBound) }
    let own = LineCutter.firstWord(of: drafts[index].text)
    let from = Bytes.firstIndex(of: own, in: source.bytes, SourceRange(low, whole.upperBound))
    let after = SourceRange(min((from ?? low) + own.count, whole.upperBound), whole.upperBound)
    let word = LineCutter.firstWord(of: drafts[next].text)
    let shown = drafts[next].kind == .image ? nil : placeOutsideTags(of: word, after)
    let cut = shown ?? Bytes.firstIndex(of: word, in: source.bytes, after) ?? whole.upperBound
    return SourceRange(low, max(low, cut))
  }

  /// Where a word stands outside of tags: an address or a title may have it as well.
  private func placeOutsideTags(of word: [UInt8], _ range: SourceRange) -> Int? {
    guard let first = word.first, range.count >= word.count else { return nil }
    let bytes = source.bytes
    let line = source.range(ofLine: source.line(at: range.lowerBound))
    let before = bytes[line.lowerBound..<range.lowerBound]
    var isInTag = before.last { $0 == 0x3C || $0 == 0x3E } == 0x3C
    for place in range.lowerBound...(range.upperBound - word.count) {
      switch bytes[place] {
      // A tag begins with a letter or a slash.
      case 0x3C:
        isInTag =
          place + 1 < bytes.count && (bytes[place + 1] | 0x20 > 0x60 || bytes[place + 1] == 0x2F)
      case 0x3E: isInTag = false
      case first where !isInTag && bytes[place..<(place + word.count)].elementsEqual(word):
        return place
      default: break
      }
    }
    return nil
  }

  private func withoutLineEnd(_ range: SourceRange) -> SourceRange {
    var end = range.upperBound
    while end > range.lowerBound, source.bytes[end - 1] == 0x0A || source.bytes[end - 1] == 0x0D {
      end -= 1
    }
    return SourceRange(range.lowerBound, end)
  }
}
