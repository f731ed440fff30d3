/// Markdown, read by libcmark and completed with the syntax that libcmark lacks.
package enum Markdown {
  /// How deep blocks, and inlines in a block, nest before the deeper ones are flattened.
  package static let maximumDepth = 100

  /// How often lines are rewritten; each time, blocks that the last rewriting uncovered are seen.
  private static let maximumRewritings = 8

  /// Reads `bytes`, which are UTF-8.
  ///
  /// `firstLine` is the number that the first line has in its file, so that blocks know the
  /// file's lines.
  package static func parse(
    _ bytes: [UInt8], firstLine: Int = 1, options: MarkdownOptions = .notes
  ) -> MarkdownDocument {
    var source = bytes
    if source.starts(with: [0xEF, 0xBB, 0xBF]) { source.removeFirst(3) }
    let dialect =
      options.dialect == .notes ? Dialects.read(source, PageValues(options.values)) : nil
    if let dialect { source = dialect.bytes }
    var findings = dialect?.findings ?? []
    let sentinels = Sentinels(absentFrom: source)
    InputLimits.apply(to: &source, sentinels: sentinels) {
      findings.append(dialect.map($0.inOriginal(of:)) ?? $0)
    }
    if let sentinels {
      if let marked = SourceMarker.marked(source, with: sentinels, options: options) {
        source = marked
      }
    }
    var text = MarkedText(bytes: source, origins: dialect?.origins)
    let mayHoldTable = ByteSearch.first(0x7C, in: source) != nil
    var lines: LineRewriter?
    var tree: CommonMarkTree?
    if let sentinels, mayNeedRewriting(text.bytes, sentinels, options.dialect) {
      for round in 0..<maximumRewritings {
        let rewriter = LineRewriter(
          bytes: text.bytes, sentinels: sentinels, dialect: options.dialect)
        // A text with a pipe mostly has a table, and is parsed once more.
        let skeleton = round == 0 && mayHoldTable ? BlockSkeleton.of(text.bytes, sentinels) : nil
        let current = CommonMarkTree(parsing: skeleton?.result ?? text.bytes)
        let leaves = current.outline()
        let edits = rewriter.edits(
          for: skeleton.map { leaves.map($0.inText) } ?? leaves, in: &text)
        if edits.isEmpty {
          lines = rewriter
          if skeleton == nil { tree = consume current }
          break
        }
        text.apply(edits, starts: rewriter.starts)
      }
    }
    // Where nothing was marked, nothing needs to be unmarked.
    let isMarked = text.bytes.count != bytes.count || text.bytes != bytes
    let builder = BlockBuilder(
      ParsedText(text, lines: lines, dialect: options.dialect), size: bytes.count,
      sentinels: isMarked ? sentinels : nil, options: options
    ) {
      findings.append($0)
    }
    let blocks = builder.document(tree ?? CommonMarkTree(parsing: text.bytes))
    if !text.footnotes.isEmpty { findings += BlockFootnotes.unused(in: blocks) }
    return shifted(
      MarkdownDocument(
        blocks: blocks, findings: MarkdownFinding.summed(findings), isOfDialect: dialect != nil),
      by: firstLine - 1)
  }

  /// Whether there is a line of dashes and pipes, and in the notes dialect a tag, `##` or `[^1]:`.
  private static func mayNeedRewriting(
    _ bytes: [UInt8], _ sentinels: Sentinels, _ dialect: MarkdownOptions.Dialect
  ) -> Bool {
    if dialect == .notes, ByteSearch.first(0x3C, in: bytes) != nil { return true }
    var start = 0
    // Carriage returns alone end lines as well, any of which may be one.
    while let place = ByteSearch.first(0x0D, in: bytes, from: start) {
      if place + 1 == bytes.count || bytes[place + 1] != 0x0A { return true }
      start = place + 1
    }
    start = 0
    while start < bytes.count {
      let end = ByteSearch.first(0x0A, in: bytes, from: start) ?? bytes.count
      if let reason = LineRewriter.reason(for: bytes, start..<end, sentinels),
        reason == .delimiterRow || dialect == .notes
      {
        return true
      }
      start = end + 1
    }
    return false
  }
}
