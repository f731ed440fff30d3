import TextBasics

/// Paragraphs, and titles and captions that people write as paragraphs.
extension Drafter {
  mutating func paragraph(
    _ inlines: [Inline], on lines: ClosedRange<Int>, followedBy rest: ArraySlice<Block>,
    in place: Place
  ) -> Document.Node? {
    let content = drafts.cleaned(inlines)
    let parts = LineCutter.lines(of: content, on: lines, in: source)
    let runs = ParagraphCutter().runs(of: parts)
    if runs.isEmpty, let text = Self.labels(in: content) {
      return paragraph([.text(text)], on: lines, followedBy: rest, in: place)
    }
    if runs.count == 1 {
      let kind = kind(of: runs[0], isWhole: true, followedBy: rest, in: place)
      let index = drafts.append(
        kind, content, on: lines, in: place, isText: runs[0].isText,
        inline: parts.count == 1 ? parts[0].inline : nil)
      return .segment(index)
    }
    // The title in both languages is still a title.
    let areTitles = runs.allSatisfy { $0.role == .text && Self.isTitle($0) }
    var indices: [Int] = []
    for (number, run) in runs.enumerated() {
      let isEscaped =
        place.container == .quote && number > 0 && escapes(run, after: runs[0], in: place)
      var own = place
      if isEscaped { own.container = .page }
      let kind = kind(of: run, isWhole: areTitles, followedBy: rest, in: own)
      let index = drafts.append(
        kind, run.lines.joinedContent, on: run.lines.fileLines, in: own, isText: run.isText,
        inline: run.lines.count == 1 ? run.lines.first?.inline : nil)
      if isEscaped { escaped.insert(index) }
      indices.append(index)
    }
    return indices.isEmpty ? nil : .group(indices)
  }

  /// References to footnotes that stand for themselves, as they are written: there is no text that
  /// they could be marks in.
  static func labels(in content: [Inline]) -> String? {
    let labels = content.footnoteLabels
    return labels.isEmpty ? nil : labels.map { "[^\($0)]" }.joined(separator: " ")
  }

  private func kind(
    of run: ParagraphCutter.Run, isWhole: Bool, followedBy rest: ArraySlice<Block>, in place: Place
  ) -> Segment.Kind {
    switch run.role {
    case .image: return .image
    case .caption: return .caption
    case .mark: return place.kind
    case .title: return place.container == .item ? .item : .heading(at: titleLevel)
    case .text:
      if isWhole, place.container != .item, Self.isTitle(run), hasBody(rest, in: place) {
        return .heading(at: titleLevel)
      }
      if isWhole, place.container == .page, SectionMark.isTitle(run, followedBy: rest) {
        return .heading(at: titleLevel)
      }
      return drafts.all.last?.kind == .image && isCaption(run) ? .caption : place.kind
    }
  }

  /// One below the last real heading; on a page without any, the second.
  private var titleLevel: Int { min(6, max(2, headingLevel + 1)) }

  /// Bold as a whole, or a name in angle brackets, and short.
  private static func isTitle(_ run: ParagraphCutter.Run) -> Bool {
    if run.isBold { return run.lines.allSatisfy { TerminalWidth.columns(of: $0.text) <= 100 } }
    guard run.lines.count == 1, let text = run.lines.first?.text.utf8 else { return false }
    guard text.first == 0x3C, text.last == 0x3E, text.count <= 40 else { return false }
    return !text.dropFirst().dropLast().contains { [0x3A, 0x3C, 0x3E, 0x2F, 0x3D].contains($0) }
  }

  /// Whether text or a picture comes before the next heading or rule, to be under a bold title.
  private func hasBody(_ rest: ArraySlice<Block>, in place: Place) -> Bool {
    Self.hasBody(rest) ?? Self.hasBody(place.tail) ?? false
  }

  private static func hasBody(_ blocks: ArraySlice<Block>) -> Bool? {
    // A title is near its text; a long run of bold lines is not worth reading to its end.
    for block in blocks.prefix(8) {
      switch block.kind {
      case .heading, .thematicBreak: return false
      case .paragraph(let inlines), .plain(let inlines):
        let text = InlineText(of: inlines)
        if text.hasImage || text.hasText && !text.isBold { return true }
      case .html, .footnoteDefinition: continue
      case .quote(let children): if let decided = hasBody(children[...]) { return decided }
      case .callout, .list, .item, .code, .element, .table: return true
      }
    }
    return nil
  }

  /// Whether a line below a picture belongs to it.
  private func isCaption(_ run: ParagraphCutter.Run) -> Bool {
    guard run.lines.count == 1, let line = run.lines.first, line.text.utf8.count <= 240 else {
      return false
    }
    return line.inline.isEmphasised && !line.inline.isBold || Caption.isLegend(line.text)
  }

  /// Whether a run stands in a quote only because Markdown lets a line go on without the mark: a
  /// picture, a tag, or a text in another language than the quoted one.
  private func escapes(
    _ run: ParagraphCutter.Run, after first: ParagraphCutter.Run, in place: Place
  ) -> Bool {
    let isLazy = run.lines.allSatisfy { marks(onLine: $0.lines.lowerBound) < place.quotes }
    guard isLazy else { return false }
    if !run.isText { return true }
    guard let script = run.script, let quoted = first.script else { return false }
    return script != quoted
  }

  /// How many `>` a line of the file begins with.
  private func marks(onLine number: Int) -> Int {
    let bytes = source.bytes[slice: source.range(ofLine: number)]
    return bytes.prefix { $0 == 0x20 || $0 == 0x09 || $0 == 0x3E }.count { $0 == 0x3E }
  }
}
