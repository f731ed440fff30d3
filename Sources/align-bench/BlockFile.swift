import Bitext

/// Divides a text by the data set's rule for blocks: runs of lines that are not blank.
enum BlockFile {
  static func stream(_ text: String, language: Language, file: Int) -> Stream {
    var segments: [Segment] = []
    var block: [Substring] = []
    var line = 0
    func finish() {
      if block.isEmpty { return }
      segments.append(segment(block.joined(separator: "\n"), before: line, block.count, language))
      block = []
    }
    for part in text.split(separator: "\n", omittingEmptySubsequences: false) {
      line += 1
      if part.allSatisfy(\.isWhitespace) {
        line -= 1
        finish()
        line += 1
      } else {
        block.append(part)
      }
    }
    finish()
    return Stream(
      file: file, language: language, segments: segments, positions: Array(segments.indices))
  }

  /// Makes one segment of a block, even where Markdown would see several.
  private static func segment(
    _ block: String, before last: Int, _ count: Int, _ language: Language
  ) -> Segment {
    let parsed = Markdown.parse(Array(block.utf8)).blocks
    var kind = Segment.Kind.paragraph
    var content: [Inline] = []
    var text = ""
    func read(_ block: Block, _ depth: Int) {
      func add(_ inlines: [Inline]) {
        if !text.isEmpty { text += " " }
        text += inlines.text(.spoken)
        content += inlines
      }
      switch block.kind {
      case .paragraph(let inlines), .plain(let inlines):
        add(inlines)
      case .heading(let level, let inlines):
        if depth == 0 { kind = .heading(at: level) }
        add(inlines)
      case .callout(_, let title, let blocks):
        add(title)
        for block in blocks { read(block, depth + 1) }
      case .quote(let blocks), .item(_, let blocks), .footnoteDefinition(_, let blocks):
        for block in blocks { read(block, depth + 1) }
      case .list(_, let items):
        if depth == 0 { kind = .item }
        for item in items { read(item, depth + 1) }
      case .code(_, let literal):
        if depth == 0 { kind = .code }
        text += (text.isEmpty ? "" : " ") + literal
      case .html(let literal): text += (text.isEmpty ? "" : " ") + literal
      case .element(_, let blocks): for block in blocks { read(block, depth) }
      case .thematicBreak: text += "---"
      case .table(_, let rows):
        for row in rows { for cell in row.cells { add(cell) } }
      }
    }
    for block in parsed { read(block, 0) }
    return Segment(
      kind: kind, language: language, lines: max(1, last - count + 1)...max(1, last),
      range: SourceRange(0, block.utf8.count), text: text, content: content, depth: 0)
  }
}
