/// The result of parsing one text.
package struct MarkdownDocument: Sendable {
  /// The blocks at the top level.
  package let blocks: [Block]
  /// The findings, in the order of the source.
  package let findings: [MarkdownFinding]

  package init(blocks: [Block], findings: [MarkdownFinding]) {
    self.blocks = blocks
    self.findings = findings
  }
}

/// A finding about a place in a text whose file is not known yet.
package struct MarkdownFinding: Hashable, Sendable {
  package let severity: Diagnostic.Severity
  /// The stable name of the rule, in kebab case.
  package let rule: String
  package let message: String
  /// 1-based, counted like the lines of the blocks.
  package let line: Int
  /// The words that the finding is about, as they stand in that line or soon after; empty for the
  /// line.
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

  /// The number of findings of one rule that are listed; the rest are counted.
  static let maximumPerRule = 100

  /// Sorts `findings` by line, and sums up rules with too many findings.
  static func summed(_ findings: [MarkdownFinding]) -> [MarkdownFinding] {
    var counts: [String: Int] = [:]
    var last: [String: MarkdownFinding] = [:]
    var result: [MarkdownFinding] = []
    for finding in findings.sorted(by: { $0.line < $1.line }) {
      counts[finding.rule, default: 0] += 1
      if counts[finding.rule, default: 0] <= maximumPerRule {
        result.append(finding)
      } else {
        last[finding.rule] = finding
      }
    }
    for (rule, finding) in last.sorted(by: { $0.key < $1.key }) {
      let more = counts[rule, default: 0] - maximumPerRule
      result.append(
        MarkdownFinding(
          finding.severity, rule, "\(more) more like this, the last one here",
          line: finding.line))
    }
    return result
  }

  /// The finding at its place in `file`.
  package func diagnostic(in file: SourceFile) -> Diagnostic {
    let start = file.range(ofLine: line).lowerBound
    // The finding of a block may be on a later line of it.
    let whole = SourceRange(start, min(start + 16_384, file.bytes.count))
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
