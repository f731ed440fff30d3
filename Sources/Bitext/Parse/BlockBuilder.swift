/// Makes blocks of what libcmark read: the lines become those of the text, tables are put
/// together, inlines completed, and raw HTML goes through the allow-list.
struct BlockBuilder {
  let text: MarkedText
  let sentinels: Sentinels?
  let options: MarkdownOptions
  let note: (MarkdownFinding) -> Void
  private let lineStarts: LineRewriter

  init(
    text: MarkedText, sentinels: Sentinels?, options: MarkdownOptions,
    note: @escaping (MarkdownFinding) -> Void
  ) {
    self.text = text
    self.sentinels = sentinels
    self.options = options
    self.note = note
    lineStarts = LineRewriter(bytes: text.bytes, wall: [], dialect: options.dialect)
  }

  func document(_ tree: borrowing CommonMarkTree) -> [Block] {
    let raw = tree.blocks(sentinels: sentinels) { line in
      note(
        MarkdownFinding(
          .warning, "nesting-cut",
          "markup nests deeper than \(Markdown.maximumDepth); the rest is flattened",
          line: text.origin(of: line)))
    }
    return blocks(raw)
  }

  private func blocks(_ siblings: [CommonMarkTree.RawBlock]) -> [Block] {
    var result: [Block] = []
    result.reserveCapacity(siblings.count)
    var index = 0
    var hasHTML = false
    while index < siblings.count {
      let raw = siblings[index]
      if case .heading = raw.kind, let cell = text.cells[raw.lines.lowerBound] {
        let end = siblings[index...].firstIndex {
          text.cells[$0.lines.lowerBound]?.table != cell.table
        }
        result.append(table(cell.table, cells: siblings[index..<(end ?? siblings.count)]))
        index = end ?? siblings.count
        continue
      }
      if case .html = raw.kind { hasHTML = true }
      result.append(block(raw))
      index += 1
    }
    guard hasHTML, options.dialect == .notes else { return result }
    return BlockHTML.resolved(result, note: note)
  }

  private func block(_ raw: CommonMarkTree.RawBlock) -> Block {
    var lines = lines(of: raw)
    let kind: Block.Kind
    switch raw.kind {
    case .paragraph(let inlines):
      lines = withoutDefinitions(lines, rawStart: raw.lines.lowerBound, of: inlines)
      kind = .paragraph(completed(inlines, line: lines.lowerBound, raw: raw.lines))
    case .heading(let level, let inlines):
      kind = .heading(level: level, completed(inlines, line: lines.lowerBound, raw: raw.lines))
    case .quote(let children): kind = .quote(blocks(children))
    case .list(let list, let items): kind = .list(list, blocks(items))
    case .item(let children): kind = item(children)
    case .code(let info, let literal): kind = .code(info: info, literal: literal)
    case .html(let literal): kind = .html(literal: literal)
    case .thematicBreak: kind = .thematicBreak
    }
    return Block(kind, lines: lines)
  }

  /// `raw` are the lines of the block as libcmark got them.
  private func completed(_ inlines: [Inline], line: Int, raw: ClosedRange<Int>) -> [Inline] {
    InlineCompleter(
      options: options, sentinels: sentinels, line: line,
      emphasisMark: { hasAsterisk(raw) ? "*" : "_" }, note: note
    )
    .completed(inlines)
  }

  private func hasAsterisk(_ lines: ClosedRange<Int>) -> Bool {
    guard lines.lowerBound <= lineStarts.starts.count else { return true }
    let start = lineStarts.starts[lines.lowerBound - 1]
    let end = lineStarts.end(ofLine: min(lines.upperBound, lineStarts.starts.count))
    return text.bytes[start..<max(start, end)].contains(0x2A)
  }

  // MARK: Lines

  /// The lines of the text, without blank ones at the end.
  private func lines(of raw: CommonMarkTree.RawBlock) -> ClosedRange<Int> {
    var end = raw.lines.upperBound
    if case .heading = raw.kind, raw.lines.count > 1 {
      end = lineStarts.linesOfSetextHeading(raw.lines).upperBound
    }
    while end > raw.lines.lowerBound, isBlank(end) { end -= 1 }
    let start = text.origin(of: raw.lines.lowerBound)
    return start...max(start, text.origin(of: end))
  }

  private func isBlank(_ line: Int) -> Bool {
    guard line <= lineStarts.starts.count else { return true }
    let start = lineStarts.starts[line - 1]
    return text.bytes[start..<lineStarts.end(ofLine: line)]
      .allSatisfy { $0 == 0x20 || $0 == 0x09 }
  }

  /// The lines of a paragraph behind the link reference definitions that libcmark took off its
  /// beginning but left in its lines.
  private func withoutDefinitions(
    _ lines: ClosedRange<Int>, rawStart: Int, of inlines: [Inline]
  ) -> ClosedRange<Int> {
    guard lines.count > 1, rawStart <= lineStarts.starts.count else { return lines }
    let start = lineStarts.starts[rawStart - 1]
    let first = text.bytes[start..<lineStarts.end(ofLine: rawStart)]
    guard let bracket = first.firstIndex(of: 0x5B), first[bracket...].contains(0x5D),
      first.contains(0x3A)
    else { return lines }
    let excess = lines.count - 1 - inlines.reduce(0) { $0 + $1.lineBreaks }
    return excess > 0 ? (lines.lowerBound + excess)...lines.upperBound : lines
  }

  // MARK: Task list items

  private func item(_ children: [CommonMarkTree.RawBlock]) -> Block.Kind {
    guard let first = children.first, case .paragraph(var inlines) = first.kind,
      case .text(let string)? = inlines.first, let task = taskBox(at: string)
    else { return .item(task: nil, blocks(children)) }
    let rest = String(string.dropFirst(3).drop { $0 == " " || $0 == "\t" })
    if rest.isEmpty { inlines.removeFirst() } else { inlines[0] = .text(rest) }
    let paragraph = CommonMarkTree.RawBlock(kind: .paragraph(inlines), lines: first.lines)
    return .item(task: task, blocks([paragraph] + children.dropFirst()))
  }

  private func taskBox(at text: String) -> Bool? {
    let bytes = Array(text.utf8.prefix(4))
    guard bytes.count == 4, bytes[0] == 0x5B, bytes[2] == 0x5D, bytes[3] == 0x20 || bytes[3] == 0x09
    else { return nil }
    switch bytes[1] {
    case 0x20: return false
    case 0x78, 0x58: return true
    default: return nil
    }
  }

  // MARK: Tables

  private func table(_ number: Int, cells: ArraySlice<CommonMarkTree.RawBlock>) -> Block {
    let table = text.tables[number]
    var rows = table.rowLines.map { (line: $0, cells: [[Inline]]()) }
    for raw in cells {
      guard case .heading(_, let inlines) = raw.kind, let cell = text.cells[raw.lines.lowerBound]
      else { continue }
      let line = table.rowLines[cell.row]
      rows[cell.row].cells.append(completed(withoutWalls(inlines), line: line, raw: raw.lines))
    }
    let columns = table.columns.count
    for row in rows where row.cells.dropFirst(columns).contains(where: { !$0.isEmpty }) {
      note(
        MarkdownFinding(
          .warning, "table-row-too-long",
          "this row has \(row.cells.count) cells, its table \(columns) columns", line: row.line))
    }
    return Block(
      .table(
        columns: table.columns,
        rows: rows.map { row in
          Block.Row(
            line: row.line, cells: Array(row.cells.prefix(columns)),
            excess: Array(row.cells.dropFirst(columns)))
        }), lines: table.lines)
  }

  /// The inlines of a cell without what its heading needed around them.
  private func withoutWalls(_ inlines: [Inline]) -> [Inline] {
    guard let sentinels else { return inlines }
    let wall = sentinels.bytes(of: .wall)
    var result = inlines
    if case .text(let text)? = result.first {
      var bytes = Array(text.utf8)[...]
      if bytes.starts(with: wall) { bytes = bytes.dropFirst(wall.count) }
      bytes = bytes.drop { $0 == 0x20 }
      result[0] = .text(String(decoding: bytes, as: UTF8.self))
    }
    if case .text(let text)? = result.last {
      var bytes = Array(text.utf8)[...]
      if bytes.suffix(wall.count).elementsEqual(wall) { bytes = bytes.dropLast(wall.count) }
      while bytes.last == 0x20 { bytes.removeLast() }
      result[result.count - 1] = .text(String(decoding: bytes, as: UTF8.self))
    }
    return result.filter { $0 != .text("") }
  }
}

extension Inline {
  /// How many line breaks of the source it spans, as far as the tree tells.
  fileprivate var lineBreaks: Int {
    switch self {
    case .softBreak, .hardBreak: 1
    case .html(let raw): raw.utf8.reduce(0) { $1 == 0x0A ? $0 + 1 : $0 }
    case .text, .code: 0
    case .element(_, let children), .emphasis(let children), .strong(let children),
      .strikethrough(let children), .link(_, _, let children), .image(_, _, let children):
      children.reduce(0) { $0 + $1.lineBreaks }
    }
  }
}
