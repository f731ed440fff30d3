/// Walks the blocks of a document and drafts its segments in the order of the file.
struct Drafter {
  let source: SourceFile
  /// Whether the file has neither control characters nor decomposed letters.
  private let isClean: Bool
  private var drafts: [Draft] = []
  private var cutter: ParagraphCutter
  /// The level of the last heading written as one; bold titles stand one below it.
  private var headingLevel = 0
  private let hasHeadings: Bool

  /// Where a block stands.
  private struct Place {
    var container = Container.page
    var depth = 0

    enum Container { case page, quote, item }

    func inside(_ container: Container) -> Place { Place(container: container, depth: depth + 1) }

    var kind: Segment.Kind {
      switch container {
      case .page: .paragraph
      case .quote: .quote
      case .item: .item
      }
    }
  }

  init(source: SourceFile, isClean: Bool, blocks: [Block]) {
    self.source = source
    self.isClean = isClean
    hasHeadings = Self.hasHeading(blocks)
    cutter = ParagraphCutter(isLineByLine: false)
  }

  private static func hasHeading(_ blocks: [Block]) -> Bool {
    blocks.contains { block in
      switch block.kind {
      case .heading: true
      case .quote(let children), .list(_, let children), .item(_, let children),
        .element(_, let children):
        hasHeading(children)
      case .paragraph, .plain, .code, .html, .thematicBreak, .table: false
      }
    }
  }

  mutating func add(abstract: String, at entry: SourceRange) {
    let text = InlineText(of: [.text(PlainText.cleaned(abstract))])
    let evidence = LanguageEvidence(of: text.prose)
    let first = source.line(at: entry.lowerBound)
    let last = source.line(at: max(entry.lowerBound, entry.upperBound - 1))
    drafts.append(
      Draft(
        kind: .frontMatter, verdict: LanguageIdentifier.verdict(on: evidence),
        weight: evidence.weight, lines: first...last, text: text.text,
        content: [.text(text.text)], depth: 0, range: entry))
  }

  mutating func nodes(for blocks: [Block]) -> [Document.Node] {
    nodes(for: blocks, in: Place())
  }

  // MARK: - Blocks

  private mutating func nodes(for blocks: [Block], in place: Place) -> [Document.Node] {
    var nodes: [Document.Node] = []
    for (index, block) in blocks.enumerated() {
      let rest = blocks[(index + 1)...]
      nodes += self.nodes(for: block, followedBy: rest, in: place)
    }
    return nodes
  }

  private mutating func nodes(
    for block: Block, followedBy rest: ArraySlice<Block>, in place: Place
  ) -> [Document.Node] {
    switch block.kind {
    case .paragraph(let inlines), .plain(let inlines):
      return paragraph(inlines, on: block.lines, followedBy: rest, in: place)
    case .heading(let level, let inlines):
      return heading(level, inlines, on: block.lines, in: place)
    case .quote(let children): return quote(children, on: block.lines, in: place)
    case .list(let list, let items):
      return [.list(list, items.map { item(for: $0, in: place) })]
    case .item(_, let children): return nodes(for: children, in: place.inside(.item))
    case .code(let info, let literal): return code(info, literal, on: block.lines, in: place)
    case .html(let literal): return html(literal, on: block.lines, in: place)
    case .element(let element, let children):
      return self.element(element, children, on: block.lines, in: place)
    case .thematicBreak: return [.thematicBreak(line: block.lines.lowerBound)]
    case .table(let columns, let rows): return table(columns, rows, in: place)
    }
  }

  private mutating func item(for block: Block, in place: Place) -> Document.Item {
    guard case .item(let task, let children) = block.kind else {
      return Document.Item(task: nil, children: nodes(for: [block], in: place.inside(.item)))
    }
    return Document.Item(task: task, children: nodes(for: children, in: place.inside(.item)))
  }

  private mutating func table(
    _ columns: [Block.ColumnAlignment], _ rows: [Block.Row], in place: Place
  ) -> [Document.Node] {
    let shown = rows.map { row in
      let cells = row.cells.map(cleaned)
      let texts = cells.map { InlineText(of: $0) }
      let text = texts.lazy.map(\.text).filter { !$0.isEmpty }.joined(separator: " ")
      let evidence = LanguageEvidence(of: texts.lazy.map(\.prose).joined(separator: " "))
      let index = append(
        Draft(
          kind: .cell, verdict: LanguageIdentifier.verdict(on: evidence), weight: evidence.weight,
          lines: row.line...row.line, text: text, content: [], depth: place.depth))
      return Document.TableRow(segment: index, cells: cells)
    }
    return [.table(columns: columns, rows: shown)]
  }

  /// A comment is not shown; other raw HTML is only here when the parser was told to pass it on.
  private mutating func html(
    _ literal: String, on lines: ClosedRange<Int>, in place: Place
  ) -> [Document.Node] {
    guard !literal.utf8.drop(while: { $0 <= 0x20 }).starts(with: "<!".utf8) else { return [] }
    let text = InlineText(of: [.text(PlainText.cleaned(literal))])
    guard text.hasText else { return [] }
    return [
      .segment(
        append(
          Draft(
            kind: .html, verdict: .nothing, weight: 0, lines: lines, text: text.text,
            content: [.text(text.text)], depth: place.depth)))
    ]
  }

  private mutating func element(
    _ element: HTMLElement, _ children: [Block], on lines: ClosedRange<Int>, in place: Place
  ) -> [Document.Node] {
    if element.name == "br" && children.isEmpty { return [] }
    if element.name == "img" {
      return paragraph([.element(element, [])], on: lines, followedBy: [], in: place)
    }
    let nodes = nodes(for: children, in: place)
    return [.element(element, nodes)]
  }

  // MARK: - Paragraphs

  private mutating func paragraph(
    _ inlines: [Inline], on lines: ClosedRange<Int>, followedBy rest: ArraySlice<Block>,
    in place: Place
  ) -> [Document.Node] {
    let content = cleaned(inlines)
    let parts = LineCutter.lines(of: content, on: lines, in: source)
    let runs = cutter.runs(of: parts)
    var indices: [Int] = []
    for run in runs {
      let isWhole = runs.count == 1
      let own = isWhole ? content : joined(run.lines)
      let first = isWhole ? lines.lowerBound : run.lines.first?.lines.lowerBound ?? lines.lowerBound
      let last = isWhole ? lines.upperBound : run.lines.last?.lines.upperBound ?? lines.upperBound
      let kind = kind(of: run, isWhole: isWhole, followedBy: rest, in: place)
      indices.append(
        append(run, kind: kind, content: own, lines: first...max(first, last), in: place))
    }
    return switch indices.count {
    case 0: []
    case 1: [.segment(indices[0])]
    default: [.group(indices)]
    }
  }

  private func kind(
    of run: ParagraphCutter.Run, isWhole: Bool, followedBy rest: ArraySlice<Block>, in place: Place
  ) -> Segment.Kind {
    switch run.role {
    case .image: return .image
    case .caption: return .caption
    case .mark: return place.kind
    case .title: return place.container == .item ? .item : .heading(level: titleLevel)
    case .text:
      let isTitle =
        isWhole && place.container != .item && run.lines.allSatisfy(\.inline.isBold)
        && run.lines.allSatisfy { LineShape.width(of: $0.text) <= 100 } && Self.hasBody(rest)
      if isTitle { return .heading(level: titleLevel) }
      if isAfterImage, isCaption(run) { return .caption }
      return place.kind
    }
  }

  private var titleLevel: Int { min(6, headingLevel + 1 > 1 ? headingLevel + 1 : 2) }

  /// Whether text comes before the next heading or rule, for which a bold line can be the title.
  private static func hasBody(_ blocks: ArraySlice<Block>) -> Bool {
    for block in blocks {
      switch block.kind {
      case .heading, .thematicBreak: return false
      case .paragraph(let inlines), .plain(let inlines):
        let text = InlineText(of: inlines)
        if text.hasImage || text.hasText && !text.isBold { return true }
      case .html: continue
      case .quote, .list, .item, .code, .element, .table: return true
      }
    }
    return false
  }

  private var isAfterImage: Bool { drafts.last?.kind == .image }

  private func isCaption(_ run: ParagraphCutter.Run) -> Bool {
    guard run.lines.count == 1, let line = run.lines.first else { return false }
    return line.text.utf8.count <= 240
      && (line.inline.isEmphasised && !line.inline.isBold || Caption.isLegend(line.text))
  }

  private func joined(_ lines: ArraySlice<ParagraphLine>) -> [Inline] {
    var content: [Inline] = []
    for line in lines {
      if !content.isEmpty { content.append(line.followsHardBreak ? .hardBreak : .softBreak) }
      content += line.content
    }
    return content
  }

  private mutating func append(
    _ run: ParagraphCutter.Run, kind: Segment.Kind, content: [Inline], lines: ClosedRange<Int>,
    in place: Place
  ) -> Int {
    let inline = InlineText(of: content)
    let evidence = LanguageEvidence(of: inline.prose)
    let isText = run.role != .image && run.role != .mark
    return append(
      Draft(
        kind: kind, verdict: isText ? LanguageIdentifier.verdict(on: evidence) : .nothing,
        weight: isText ? evidence.weight : 0, lines: lines, text: inline.text, content: content,
        depth: place.depth))
  }

  private mutating func append(_ draft: Draft) -> Int {
    drafts.append(draft)
    return drafts.count - 1
  }

  // MARK: - Headings

  private mutating func heading(
    _ level: Int, _ inlines: [Inline], on lines: ClosedRange<Int>, in place: Place
  ) -> [Document.Node] {
    headingLevel = level
    let content = cleaned(inlines)
    let inline = InlineText(of: content)
    guard inline.hasText || inline.hasImage else { return [] }
    let run = ParagraphCutter.Run(lines: [], role: .text)
    return [
      .segment(
        append(run, kind: .heading(level: level), content: content, lines: lines, in: place))
    ]
  }

  // MARK: - Quotes

  private mutating func quote(
    _ children: [Block], on lines: ClosedRange<Int>, in place: Place
  ) -> [Document.Node] {
    [.quote(nodes(for: children, in: place.inside(.quote)))]
  }

  // MARK: - Code

  private mutating func code(
    _ info: String?, _ literal: String, on lines: ClosedRange<Int>, in place: Place
  ) -> [Document.Node] {
    let text = isClean ? literal : PlainText.cleaned(literal)
    guard text.utf8.contains(where: { $0 > 0x20 }) else { return [] }
    var code = text[...]
    while code.utf8.last == 0x0A { code = code.dropLast() }
    let index = append(
      Draft(
        kind: .code, verdict: .nothing, weight: 0, lines: lines, text: String(code), content: [],
        depth: place.depth))
    return [.code(segment: index, info: info.flatMap { $0.isEmpty ? nil : $0 })]
  }

  // MARK: - Cleaning

  /// NFC, without control characters.
  private func cleaned(_ inlines: [Inline]) -> [Inline] {
    isClean ? inlines : inlines.map(Self.cleaned)
  }

  private static func cleaned(_ inline: Inline) -> Inline {
    switch inline {
    case .text(let text): .text(PlainText.cleaned(text))
    case .code(let text): .code(PlainText.cleaned(text))
    case .softBreak, .hardBreak, .html: inline
    case .element(let element, let children): .element(element, children.map(cleaned))
    case .emphasis(let children): .emphasis(children.map(cleaned))
    case .strong(let children): .strong(children.map(cleaned))
    case .strikethrough(let children): .strikethrough(children.map(cleaned))
    case .link(let destination, let title, let children):
      .link(destination: destination, title: PlainText.cleaned(title), children.map(cleaned))
    case .image(let source, let title, let children):
      .image(source: source, title: PlainText.cleaned(title), children.map(cleaned))
    }
  }

  // MARK: - Languages

  /// The segments in their languages, and the language of most of them.
  func segments(hint: Language?) -> (segments: [Segment], main: Language) {
    let surroundings = LanguageIdentifier.Surroundings(
      of: drafts.lazy.filter { $0.kind != .frontMatter }.map { ($0.verdict, weight: $0.weight) },
      hint: hint)
    var end = 0
    var segments: [Segment] = []
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
