/// Makes blocks of what libcmark read: the lines become those of the text, tables are put
/// together, inlines completed, and raw HTML goes through the allow-list.
///
/// A class, since it is asked for each block and all it has stays as it is.
final class BlockBuilder {
  private let text: ParsedText
  private let sentinels: Sentinels?
  private let wall: [UInt8]
  private let options: MarkdownOptions
  private let completer: InlineCompleter
  private let note: (MarkdownFinding) -> Void

  init(
    _ text: ParsedText, sentinels: Sentinels?, options: MarkdownOptions,
    note: @escaping (MarkdownFinding) -> Void
  ) {
    self.text = text
    self.sentinels = sentinels
    wall = sentinels?.bytes(of: .wall) ?? []
    self.options = options
    self.note = note
    completer = InlineCompleter(options: options, sentinels: sentinels, text: text, note: note)
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
      if case .heading = raw.kind, let cell = text.cell(onLine: raw.lines.lowerBound) {
        let end = siblings[index...].firstIndex {
          text.cell(onLine: $0.lines.lowerBound)?.table != cell.table
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
    var isHeading = false
    if case .heading = raw.kind { isHeading = true }
    var lines = text.origins(of: raw.lines, isHeading: isHeading)
    let kind: Block.Kind
    switch raw.kind {
    case .paragraph(let inlines):
      lines = withoutDefinitions(lines, rawStart: raw.lines.lowerBound, of: inlines)
      kind = .paragraph(completed(inlines, line: lines.lowerBound, raw.lines))
    case .heading(let level, let inlines):
      kind = .heading(level: level, completed(inlines, line: lines.lowerBound, raw.lines))
    case .quote(let children): kind = .quote(blocks(children))
    case .list(let list, let items): kind = .list(list, blocks(items))
    case .item(let children): kind = item(children)
    case .code(let info, let literal): kind = .code(info: info, literal: literal)
    case .html(let literal): kind = .html(literal: literal)
    case .thematicBreak: kind = .thematicBreak
    }
    return Block(kind, lines: lines)
  }

  private func completed(_ inlines: [Inline], line: Int, _ raw: ClosedRange<Int>) -> [Inline] {
    completer.completed(inlines, line: line, rawLines: raw)
  }

  /// The lines of a paragraph behind the link reference definitions that libcmark took off its
  /// beginning but left in its lines.
  private func withoutDefinitions(
    _ lines: ClosedRange<Int>, rawStart: Int, of inlines: [Inline]
  ) -> ClosedRange<Int> {
    guard lines.count > 1, text.mayHoldDefinition(rawStart) else { return lines }
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
    guard text.utf8.first == 0x5B else { return nil }
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
      guard case .heading(_, let inlines) = raw.kind,
        let cell = text.cell(onLine: raw.lines.lowerBound)
      else { continue }
      let line = table.rowLines[cell.row]
      rows[cell.row].cells.append(completed(withoutWalls(inlines), line: line, raw.lines))
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
    if wall.isEmpty { return inlines }
    if inlines.count == 1, case .text(let text) = inlines[0] {
      let shown = withoutWalls(text)
      return shown.isEmpty ? [] : [.text(shown)]
    }
    var result = inlines
    if case .text(let text)? = result.first {
      result[0] = .text(withoutWalls(text, isLast: false))
    }
    if case .text(let text)? = result.last {
      result[result.count - 1] = .text(withoutWalls(text, isFirst: false))
    }
    let isEmpty = { (inline: Inline) in if case .text("") = inline { true } else { false } }
    return result.contains(where: isEmpty) ? result.filter { !isEmpty($0) } : result
  }

  /// `text` without the wall and the spaces at its beginning, at its end, or both.
  private func withoutWalls(_ text: String, isFirst: Bool = true, isLast: Bool = true) -> String {
    let bytes = text.utf8.span
    var start = 0
    var end = bytes.count
    if isFirst {
      if isWall(bytes, start) { start += wall.count }
      while start < end, bytes[start] == 0x20 { start += 1 }
    }
    if isLast {
      if end - start >= wall.count, isWall(bytes, end - wall.count) { end -= wall.count }
      while start < end, bytes[end - 1] == 0x20 { end -= 1 }
    }
    return String(knownUTF8: bytes.extracting(start..<end))
  }

  private func isWall(_ bytes: Span<UInt8>, _ start: Int) -> Bool {
    guard bytes.count - start >= wall.count else { return false }
    for offset in wall.indices where bytes[start + offset] != wall[offset] { return false }
    return true
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
