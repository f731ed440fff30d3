import TextBasics

/// Makes blocks of libcmark's tree: the lines become those of the text, tables are put together,
/// inlines completed, and raw HTML goes through the allow-list.
///
/// A class, since it is asked for each block and all its values stay as they are, but for the
/// number of cells that its tables may still be filled with.
final class BlockBuilder {
  private let text: ParsedText
  private let sentinels: Sentinels?
  private let wall: [UInt8]
  private let options: MarkdownOptions
  private let completer: InlineCompleter
  private var rowFilling: RowFilling
  private let note: (MarkdownFinding) -> Void

  /// `size` is that of the text as its author wrote it, in bytes.
  init(
    _ text: ParsedText, size: Int, sentinels: Sentinels?, options: MarkdownOptions,
    note: @escaping (MarkdownFinding) -> Void
  ) {
    rowFilling = RowFilling(ofTextWith: size)
    self.text = text
    self.sentinels = sentinels
    wall = sentinels?.bytes(of: .wall) ?? []
    self.options = options
    self.note = note
    completer = InlineCompleter(options: options, sentinels: sentinels, text: text, note: note)
  }

  func document(_ tree: borrowing CommonMarkTree) -> [Block] {
    tree.blocks(by: self, sentinels: sentinels)
  }

  /// Blocks that stand side by side, while they are read.
  struct Siblings {
    fileprivate var blocks: [Block] = []
    fileprivate var hasHTML = false
    /// The table whose cells come one after the other.
    fileprivate var table: OpenTable?
    /// The marks between the blocks that open or close a callout.
    fileprivate var marks: [CalloutNesting.Mark] = []
    fileprivate var areOfItem: Bool
    /// Whether the box of the item that they are in is ticked, if it has one.
    fileprivate(set) var task: Bool?

    /// The mark of an alert, which only the beginning of a quote has.
    var alert: CalloutNesting.Mark? {
      guard let mark = marks.first, mark.form == .alert else { return nil }
      return mark
    }

    init(ofItem areOfItem: Bool = false) { self.areOfItem = areOfItem }

    mutating func expect(_ count: Int) { blocks.reserveCapacity(count) }
  }

  fileprivate struct OpenTable {
    let number: Int
    var rows: [RowFilling.Row]
  }

  /// The blocks that were added.
  func blocks(_ siblings: consuming Siblings) -> [Block] {
    closeTable(of: &siblings)
    let hasHTML = siblings.hasHTML && options.dialect == .notes
    guard hasHTML || !siblings.marks.isEmpty else { return siblings.blocks }
    return CalloutNesting.resolved(siblings.blocks, siblings.marks, note: note) { blocks in
      hasHTML ? BlockHTML.resolved(blocks, note: note) : blocks
    }
  }

  /// Adds the callout that is a quote whose blocks begin with `mark`.
  func add(
    alert mark: CalloutNesting.Mark, around children: consuming Siblings,
    on raw: ClosedRange<Int>, to siblings: inout Siblings
  ) {
    // A mark above nothing shows nothing, so it stays as it was written.
    closeTable(of: &children)
    if children.blocks.isEmpty, children.marks.count == 1, mark.title.isEmpty {
      let literal = Block(.paragraph(mark.literal), lines: mark.line...mark.line)
      add(.quote([literal]), on: raw, to: &siblings)
      return
    }
    children.marks.removeFirst()
    let kind = Block.Kind.callout(mark.callout ?? .note, title: mark.title, blocks(children))
    guard isOutsideTable(raw, of: &siblings) else { return }
    let end = text.origins(of: raw, isHeading: false).upperBound
    siblings.blocks.append(Block(kind, lines: mark.line...max(mark.line, end)))
  }

  /// A quote, or the callout that it is where a label stands above its text: `> **Note**`.
  func quote(of children: [Block]) -> Block.Kind {
    guard options.dialect == .notes, let first = children.first,
      case .paragraph(let inlines) = first.kind, let label = inlines.first
    else { return .quote(children) }
    let text: String
    switch label {
    case .text(let label): text = label
    case .strong(let label): text = label.text(.spoken)
    default: return .quote(children)
    }
    guard let callout = Callout(labeled: text) else { return .quote(children) }
    var rest = Array(children.dropFirst())
    if inlines.count > 1 {
      guard inlines[1] == .softBreak || inlines[1] == .hardBreak, inlines.count > 2,
        first.lines.count > 1
      else { return .quote(children) }
      let lines = first.lines.lowerBound + 1...first.lines.upperBound
      rest.insert(Block(.paragraph(Array(inlines.dropFirst(2))), lines: lines), at: 0)
    }
    return rest.isEmpty ? .quote(children) : .callout(callout, title: [label], rest)
  }

  /// Says that a block or inline nests too deep to keep its structure.
  func noteFlattening(onLine line: Int) {
    note(.nestingCut(onLine: text.origin(of: line)))
  }

  /// Adds a heading, or a cell of a table.
  func add(
    heading inlines: [Inline], level: Int, on raw: ClosedRange<Int>, to siblings: inout Siblings
  ) {
    switch text.standIn(onLine: raw.lowerBound) {
    case .cell(let cell)?:
      addCell(inlines, cell, on: raw, to: &siblings)
      return
    case .mark(let number)?:
      closeTable(of: &siblings)
      add(text.marks[number], inlines, on: raw, to: &siblings)
      return
    case .footnote?, nil: closeTable(of: &siblings)
    }
    let lines = text.origins(of: raw, isHeading: true)
    let content = completed(inlines, line: lines.lowerBound, raw)
    siblings.blocks.append(Block(.heading(level: level, content), lines: lines))
  }

  private func add(
    _ mark: MarkedText.Mark, _ inlines: [Inline], on raw: ClosedRange<Int>,
    to siblings: inout Siblings
  ) {
    let line = text.origin(of: raw.lowerBound)
    let title = completed(withoutWalls(inlines), line: line, raw)
    let literal = [plain(mark.before)] + title + [plain(mark.after)]
    siblings.marks.append(
      CalloutNesting.Mark(
        form: mark.form, callout: mark.callout, title: title, place: siblings.blocks.count,
        line: line, literal: literal.filter { $0 != .text("") }.mergingText()))
  }

  private func plain(_ bytes: [UInt8]) -> Inline {
    .text(String(decoding: sentinels?.unmarked(bytes) ?? bytes, as: UTF8.self))
  }

  func add(paragraph inlines: [Inline], on raw: ClosedRange<Int>, to siblings: inout Siblings) {
    guard isOutsideTable(raw, of: &siblings) else { return }
    if text.footnote(onLine: raw.lowerBound) != nil {
      // The wall that stands for the label.
      siblings.areOfItem = false
      return
    }
    var inlines = inlines
    if siblings.areOfItem, siblings.blocks.isEmpty { siblings.task = takeTaskBox(off: &inlines) }
    let lines = withoutDefinitions(
      text.origins(of: raw, isHeading: false), rawStart: raw.lowerBound, of: inlines)
    let content = completed(inlines, line: lines.lowerBound, raw)
    siblings.blocks.append(Block(.paragraph(content), lines: lines))
  }

  /// Adds a block that is neither a heading nor a paragraph.
  func add(_ kind: Block.Kind, on raw: ClosedRange<Int>, to siblings: inout Siblings) {
    guard isOutsideTable(raw, of: &siblings) else { return }
    if case .html = kind { siblings.hasHTML = true }
    let lines = text.origins(of: raw, isHeading: false)
    if text.holdsFootnotes {
      siblings.blocks += footnotes(in: kind, on: raw, lines)
    } else {
      siblings.blocks.append(Block(kind, lines: lines))
    }
  }

  /// A block, or the footnote definitions that were read as items of a list, with the items between
  /// them.
  private func footnotes(
    in kind: Block.Kind, on raw: ClosedRange<Int>, _ lines: ClosedRange<Int>
  ) -> [Block] {
    switch kind {
    case .item(_, let blocks):
      guard let label = text.footnote(onLine: raw.lowerBound) else { break }
      return [Block(.footnoteDefinition(label: label, blocks), lines: lines)]
    case .list(let list, let items) where items.contains(where: \.isFootnote):
      return items.reduce(into: []) { result, item in
        guard !item.isFootnote else { return result.append(item) }
        var run = [item]
        var lines = item.lines
        if case .list(_, let before)? = result.last?.kind, let open = result.popLast() {
          run = before + run
          lines = open.lines.lowerBound...lines.upperBound
        }
        result.append(Block(.list(list, run), lines: lines))
      }
    default: break
    }
    return [Block(kind, lines: lines)]
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

  /// Takes the box off the text that begins with one, and tells whether it is ticked.
  private func takeTaskBox(off inlines: inout [Inline]) -> Bool? {
    guard case .text(let string)? = inlines.first, let task = taskBox(at: string) else {
      return nil
    }
    let rest = String(Substring(string.utf8.dropFirst(3).drop { $0 == 0x20 || $0 == 0x09 }))
    if rest.isEmpty { inlines.removeFirst() } else { inlines[0] = .text(rest) }
    return task
  }

  private func taskBox(at text: String) -> Bool? {
    guard text.utf8.first == 0x5B else { return nil }
    let bytes = Array(text.utf8.prefix(4))
    guard bytes.count == 4, bytes[0] == 0x5B, bytes[2] == 0x5D, bytes[3] == 0x20 || bytes[3] == 0x09
    else { return nil }
    switch bytes[1] {
    // Obsidian has boxes for what is begun, and for what is given up.
    case 0x20, 0x2F, 0x2D: return false
    case 0x78, 0x58: return true
    default: return nil
    }
  }

  // MARK: Tables

  private func addCell(
    _ inlines: [Inline], _ cell: MarkedText.Cell, on raw: ClosedRange<Int>,
    to siblings: inout Siblings
  ) {
    if siblings.table?.number != cell.table {
      closeTable(of: &siblings)
      let table = text.tables[cell.table]
      let rows = table.rowLines.map { RowFilling.Row(line: $0, room: table.columns.count) }
      siblings.table = OpenTable(number: cell.table, rows: rows)
    }
    let line = text.tables[cell.table].rowLines[cell.row]
    let content = completed(withoutWalls(inlines), line: line, raw)
    siblings.table?.rows[cell.row].cells.append(content)
  }

  /// Whether a block that is no cell stands on no line of the open table, which it ends.
  private func isOutsideTable(_ raw: ClosedRange<Int>, of siblings: inout Siblings) -> Bool {
    guard let table = siblings.table else { return true }
    if case .cell(let cell)? = text.standIn(onLine: raw.lowerBound), cell.table == table.number {
      return false
    }
    closeTable(of: &siblings)
    return true
  }

  private func closeTable(of siblings: inout Siblings) {
    guard let open = siblings.table else { return }
    siblings.table = nil
    let table = text.tables[open.number]
    let rows = rowFilling.rows(open.rows, columns: table.columns.count, note: note)
    siblings.blocks.append(Block(.table(columns: table.columns, rows: rows), lines: table.lines))
  }

  /// The inlines of a cell without the walls around them that its heading needed.
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
    return String(bytes.extracting(start..<end))
  }

  private func isWall(_ bytes: Span<UInt8>, _ start: Int) -> Bool {
    guard bytes.count - start >= wall.count else { return false }
    for offset in wall.indices where bytes[start + offset] != wall[offset] { return false }
    return true
  }
}

extension Block {
  var isFootnote: Bool {
    if case .footnoteDefinition = kind { true } else { false }
  }
}

extension Inline {
  /// How many line breaks of the source it spans, as far as the tree tells.
  fileprivate var lineBreaks: Int {
    switch self {
    case .softBreak, .hardBreak: 1
    case .html(let raw): raw.utf8.reduce(0) { $1 == 0x0A ? $0 + 1 : $0 }
    case .text, .code, .footnoteReference: 0
    case .element(_, let children), .emphasis(let children), .strong(let children),
      .strikethrough(let children), .link(_, _, let children), .image(_, _, let children):
      children.reduce(0) { $0 + $1.lineBreaks }
    }
  }
}
