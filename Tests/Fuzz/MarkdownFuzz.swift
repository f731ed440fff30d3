import Bitext

/// Markdown: from bytes to blocks, segments and HTML.
enum MarkdownFuzz {
  static func run(_ bytes: [UInt8]) {
    let (source, problems) = SourceFile.decoding(bytes, path: "a.md")
    for problem in problems { check(problem) }
    guard let source else { return }
    let (document, diagnostics) = Segmenter.segment(source)
    for diagnostic in diagnostics { check(diagnostic) }
    check(document)
    for options in [
      MarkdownOptions.notes, MarkdownOptions(cjk: false),
      MarkdownOptions(dialect: .specification, cjk: true, autolinks: false),
    ] {
      let (blocks, findings) = Markdown.parse(source, options: options)
      for finding in findings { check(finding) }
      let html = HTMLRenderer.html(of: blocks, options: options)
      requireUTF8(html, "the HTML")
      if options.dialect == .notes { _ = WellFormedHTML(html, name: "markdown", isPage: false) }
      checkMarks(in: html, of: source)
      let isSparse = findings.contains { $0.rule == "table-too-sparse" }
      for block in blocks { check(block, lines: 1...source.lineStarts.count, isSparse: isSparse) }
    }
  }

  /// Segments and the gaps between them cover the file.
  static func check(_ document: Document) {
    let source = document.source
    var end = 0
    for segment in document.segments {
      requireUTF8(segment.text.utf8, "the text at \(segment.lines)")
      let range = segment.range
      require(range.lowerBound >= end, "\(segment.lines) overlaps what is before it")
      require(range.upperBound <= source.bytes.count, "\(segment.lines) goes past the end")
      end = range.upperBound
      require(segment.lines.lowerBound >= 1, "line 0")
      require(segment.lines.upperBound <= source.lineStarts.count, "a line past the end")
      let whole = source.range(ofLines: segment.lines)
      require(
        whole.lowerBound <= range.lowerBound && range.upperBound <= whole.upperBound,
        "\(segment.lines) has bytes of other lines")
      for bound in [range.lowerBound, range.upperBound] where bound < source.bytes.count {
        require(source.bytes[bound] & 0xC0 != 0x80, "\(segment.lines) cuts a character")
      }
      let mayBeEmpty = segment.kind == .cell || segment.kind == .image
      require(!segment.text.isEmpty || mayBeEmpty, "an empty segment at \(segment.lines)")
      let isClean = segment.text.unicodeScalars.allSatisfy {
        $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value) || $0 == "\n" || $0 == "\t"
      }
      require(isClean, "a control character at \(segment.lines)")
      require(
        Array(PlainText.composed(segment.text).utf8) == Array(segment.text.utf8),
        "\(segment.lines) is not NFC")
    }
    var leaves: [Int] = []
    for node in document.outline { collect(node, into: &leaves) }
    let abstracts = document.segments.indices.filter { document.segments[$0].kind == .frontMatter }
    require(
      (leaves + abstracts).sorted() == Array(document.segments.indices),
      "a segment is in no leaf, or in two")
    require(
      document.anchors.values.allSatisfy { document.segments.indices.contains($0) }, "a lost place")
  }

  private static func collect(_ node: Document.Node, into leaves: inout [Int]) {
    switch node {
    case .segment(let index), .code(let index, _): leaves.append(index)
    case .group(let indices): leaves += indices
    case .callout(_, let title, let nodes):
      if let title { leaves.append(title) }
      for node in nodes { collect(node, into: &leaves) }
    case .quote(let nodes), .element(_, let nodes), .footnoteDefinition(_, let nodes):
      for node in nodes { collect(node, into: &leaves) }
    case .list(_, let items):
      for item in items { for node in item.children { collect(node, into: &leaves) } }
    case .table(_, let rows): leaves += rows.map(\.segment)
    case .thematicBreak: break
    }
  }

  /// A diagnostic can be printed, and its place is in the file.
  static func check(_ diagnostic: Diagnostic) {
    if case .range(let file, let range) = diagnostic.place {
      require(range.upperBound <= file.bytes.count, "\(diagnostic.rule) is past the end")
    }
    let text = DiagnosticPrinter().text(for: diagnostic)
    requireUTF8(text.utf8, "the message \(diagnostic.rule)")
    require(!text.isEmpty && !text.unicodeScalars.contains("\u{1B}"), "\(diagnostic.rule) is bad")
  }

  private static func check(_ block: Block, lines: ClosedRange<Int>, isSparse: Bool) {
    require(lines.contains(block.lines.lowerBound), "a block begins at \(block.lines.lowerBound)")
    require(lines.contains(block.lines.upperBound), "a block ends at \(block.lines.upperBound)")
    switch block.kind {
    case .quote(let children), .callout(_, _, let children), .list(_, let children),
      .item(_, let children), .element(_, let children), .footnoteDefinition(_, let children):
      for child in children { check(child, lines: lines, isSparse: isSparse) }
    case .table(let columns, let rows):
      for row in rows {
        require(
          row.cells.count == columns.count || isSparse && row.cells.count < columns.count,
          "a row of \(row.cells.count) cells")
        require(
          lines.contains(row.lines.lowerBound) && lines.contains(row.lines.upperBound),
          "\(row.lines)")
      }
    case .paragraph, .heading, .code, .html, .plain, .thematicBreak: break
    }
  }

  /// No placeholder from parsing is left in the output.
  private static func checkMarks(in html: [UInt8], of source: SourceFile) {
    func marks(_ bytes: [UInt8]) -> Int {
      var count = 0
      for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars
      where 0x10A50...0x10A58 ~= scalar.value { count += 1 }
      return count
    }
    guard !source.bytes.contains(0x26) else { return }
    require(marks(html) == 0 || marks(source.bytes) > 0, "a mark is left over")
  }
}
