/// What the parser made of one text.
package struct MarkdownDocument: Sendable {
  package let blocks: [Block]
  /// In the order of the source.
  package let findings: [MarkdownFinding]

  package init(blocks: [Block], findings: [MarkdownFinding]) {
    self.blocks = blocks
    self.findings = findings
  }
}

/// Something worth saying about a place in a text, before it is known which file it is in.
package struct MarkdownFinding: Hashable, Sendable {
  package let severity: Diagnostic.Severity
  /// The stable name of the rule, in kebab case.
  package let rule: String
  package let message: String
  /// 1-based, counted like the lines of the blocks.
  package let line: Int
  /// What the finding is about, as it stands in that line; empty for the line itself.
  package let excerpt: String

  package init(
    _ severity: Diagnostic.Severity, _ rule: String, _ message: String, line: Int,
    excerpt: String = ""
  ) {
    self.severity = severity
    self.rule = rule
    self.message = message
    self.line = line
    self.excerpt = excerpt
  }

  /// The finding at its place in `file`.
  package func diagnostic(in file: SourceFile) -> Diagnostic {
    let whole = file.range(ofLine: line)
    let needle = Array(excerpt.utf8)
    var range = SourceRange(whole.lowerBound, whole.lowerBound)
    if !needle.isEmpty, whole.count >= needle.count {
      for start in whole.lowerBound...(whole.upperBound - needle.count)
      where file.bytes[start] == needle[0] {
        guard file.bytes[start..<(start + needle.count)].elementsEqual(needle) else { continue }
        range = SourceRange(start, start + needle.count)
        break
      }
    }
    return Diagnostic(severity, rule, message, at: .range(file, range))
  }
}
