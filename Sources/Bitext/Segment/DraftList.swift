/// The segments that are drafted so far, in the order of the file, with clean texts.
struct DraftList {
  let source: SourceFile
  /// Whether the file has neither control characters nor decomposed letters.
  let isClean: Bool
  /// Whether the file has a `<`, with which every element of HTML begins, or is in a dialect.
  let mayHoldElements: Bool
  private(set) var all: [Draft] = []
  /// For each name that links of notes lead to, the draft that stands there or comes next.
  private(set) var anchors: [String: Int] = [:]

  init(source: SourceFile, isClean: Bool, mayHoldElements: Bool) {
    self.source = source
    self.isClean = isClean
    self.mayHoldElements = mayHoldElements
    // Between two paragraphs is a blank line; a text of such lines alone has no drafts.
    all.reserveCapacity(min(source.lineStarts.count / 2, 256))
  }

  mutating func add(abstract: String, at entry: SourceRange) {
    let text = InlineText(of: PlainText.cleaned(abstract))
    guard !text.text.isEmpty else { return }
    let first = source.line(at: entry.lowerBound)
    let last = source.line(at: max(entry.lowerBound, entry.upperBound - 1))
    all.append(
      Draft(
        kind: .frontMatter, verdict: LanguageIdentifier.verdict(on: text.evidence),
        weight: text.evidence.weight, lines: first...last, text: text.text,
        content: [.text(text.text)], depth: 0, range: entry))
  }

  mutating func append(_ draft: consuming Draft) -> Int {
    draft.lines = withoutBlankEnd(draft.lines)
    all.append(draft)
    return all.count - 1
  }

  /// An HTML block goes on to the blank line that ends it.
  private func withoutBlankEnd(_ lines: ClosedRange<Int>) -> ClosedRange<Int> {
    var last = lines.upperBound
    while last > lines.lowerBound,
      source.bytes[slice: source.range(ofLine: last)].allSatisfy({ $0 <= 0x20 })
    {
      last -= 1
    }
    return lines.lowerBound...last
  }

  /// Makes the draft at `index` reach `line`: a fence, an underline.
  mutating func extend(_ index: Int, to line: Int) {
    let lines = all[index].lines
    all[index].lines = min(lines.lowerBound, line)...max(lines.upperBound, line)
  }

  /// Makes the draft at `index` be a part of its lines.
  mutating func narrow(_ index: Int, to range: SourceRange) { all[index].range = range }

  /// Drafts `content` and judges its language; `inline` is its text where that is known already.
  mutating func append(
    _ kind: Segment.Kind, _ content: [Inline], on lines: ClosedRange<Int>, in place: Drafter.Place,
    isText: Bool = true, inline: InlineText? = nil
  ) -> Int {
    let inline = inline ?? InlineText(of: content)
    var kind = kind
    // A picture that says nothing is nothing to head a text with.
    if case .heading = kind, inline.text.isEmpty { kind = .image }
    return append(
      Draft(
        kind: kind,
        verdict: isText ? LanguageIdentifier.verdict(on: inline, content: content) : .nothing,
        weight: isText ? inline.evidence.weight : 0, lines: lines,
        text: composed(inline), content: content, depth: place.depth,
        isFoldTitle: place.isFoldTitle))
  }

  /// The text in NFC: letters and marks that markup keeps apart may compose in it.
  func composed(_ inline: InlineText) -> String {
    isClean ? inline.text : PlainText.composed(inline.text)
  }

  // MARK: - Cleaning

  /// NFC, without control characters, and without the places that links lead to, which are kept
  /// in ``anchors``.
  mutating func cleaned(_ inlines: [Inline]) -> [Inline] {
    let holdsAnchor = mayHoldElements && inlines.contains(where: \.holdsAnchor)
    let shown = holdsAnchor ? withoutAnchors(inlines) : inlines
    return isClean ? shown : shown.map(Self.cleaned)
  }

  private mutating func withoutAnchors(_ inlines: [Inline]) -> [Inline] {
    inlines.compactMap { inline in
      if let name = inline.anchorName {
        let name = PlainText.cleaned(name)
        anchors[name] = anchors[name] ?? all.count
        return nil
      }
      return switch inline {
      case .text, .code, .softBreak, .hardBreak, .html, .image, .footnoteReference: inline
      case .element(let element, let children): .element(element, withoutAnchors(children))
      case .emphasis(let children): .emphasis(withoutAnchors(children))
      case .strong(let children): .strong(withoutAnchors(children))
      case .strikethrough(let children): .strikethrough(withoutAnchors(children))
      case .link(let destination, let title, let children):
        .link(destination: destination, title: title, withoutAnchors(children))
      }
    }
  }

  private static func cleaned(_ inline: Inline) -> Inline {
    switch inline {
    case .text(let text): .text(PlainText.cleaned(text))
    case .code(let text): .code(PlainText.cleaned(text))
    case .softBreak, .hardBreak, .html: inline
    case .footnoteReference(let label): .footnoteReference(label: PlainText.cleaned(label))
    case .element(let element, let children):
      .element(element.withoutControls, children.map(cleaned))
    case .emphasis(let children): .emphasis(children.map(cleaned))
    case .strong(let children): .strong(children.map(cleaned))
    case .strikethrough(let children): .strikethrough(children.map(cleaned))
    case .link(let destination, let title, let children):
      .link(
        destination: PlainText.withoutControls(destination), title: PlainText.cleaned(title),
        children.map(cleaned))
    case .image(let source, let title, let children):
      .image(
        source: PlainText.withoutControls(source), title: PlainText.cleaned(title),
        children.map(cleaned))
    }
  }
}

extension Inline {
  /// Whether a place that links lead to stands in it.
  fileprivate var holdsAnchor: Bool {
    switch self {
    case .text, .code, .softBreak, .hardBreak, .html, .image, .footnoteReference: false
    case .element(_, let children):
      anchorName != nil || children.contains(where: \.holdsAnchor)
    case .emphasis(let children), .strong(let children), .strikethrough(let children),
      .link(_, _, let children):
      children.contains(where: \.holdsAnchor)
    }
  }
}
