/// Markdown, read by libcmark and completed with what libcmark lacks.
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
    var findings: [MarkdownFinding] = []
    let sentinels = Sentinels(absentFrom: source)
    InputLimits.apply(to: &source, sentinels: sentinels) { findings.append($0) }
    if let sentinels {
      if let marked = SourceMarker.marked(source, with: sentinels, options: options) {
        source = marked
      }
    }
    var text = MarkedText(bytes: source)
    var tree = CommonMarkTree(parsing: text.bytes)
    if let sentinels, mayNeedRewriting(text.bytes, dialect: options.dialect) {
      for _ in 0..<maximumRewritings {
        let rewriter = LineRewriter(
          bytes: text.bytes, wall: sentinels.bytes(of: .wall), dialect: options.dialect)
        let edits = rewriter.edits(for: tree.outline(), in: &text)
        if edits.isEmpty { break }
        text.apply(edits, starts: rewriter.starts)
        tree = CommonMarkTree(parsing: text.bytes)
      }
    }
    // Where nothing was marked, nothing needs to be unmarked.
    let isMarked = text.bytes.count != bytes.count || text.bytes != bytes
    let builder = BlockBuilder(
      text: text, sentinels: isMarked ? sentinels : nil, options: options
    ) {
      findings.append($0)
    }
    let blocks = builder.document(tree)
    return shifted(
      MarkdownDocument(blocks: blocks, findings: MarkdownFinding.summed(findings)),
      by: firstLine - 1)
  }

  /// Whether there is a line of dashes and pipes, and in the notes dialect a tag or `##`.
  private static func mayNeedRewriting(_ bytes: [UInt8], dialect: MarkdownOptions.Dialect) -> Bool {
    if dialect == .notes, ByteSearch.first(0x3C, in: bytes) != nil { return true }
    var start = 0
    while start < bytes.count {
      let end = ByteSearch.first(0x0A, in: bytes, from: start) ?? bytes.count
      if let reason = reasonToRewrite(bytes, start..<end),
        reason == .delimiterRow || dialect == .notes
      {
        return true
      }
      start = end + 1
    }
    return false
  }

  private enum Reason { case delimiterRow, gluedHeading }

  /// Lines of dashes and pipes may be delimiter rows; `##` and a letter may be meant as a heading.
  private static func reasonToRewrite(_ bytes: [UInt8], _ line: Range<Int>) -> Reason? {
    var hasDash = false
    for index in line {
      switch bytes[index] {
      case 0x2D: hasDash = true
      case 0x23:
        let next = bytes[index..<line.upperBound].drop { $0 == 0x23 }
        let isGlued = next.startIndex > index + 1 && next.first.map { $0 > 0x20 } ?? false
        return isGlued ? .gluedHeading : nil
      // Carriage returns alone may hide further lines.
      case 0x0D where index + 1 < line.upperBound: return .delimiterRow
      case 0x7C, 0x3A, 0x20, 0x09, 0x3E, 0x2A, 0x2B, 0x30...0x39, 0x2E, 0x29, 0x0D: break
      default: return nil
      }
    }
    return hasDash ? .delimiterRow : nil
  }
}
